import { expect } from '@open-wc/testing';
import { icons } from '../../core/look/icons.ts';
import { tools } from '../../core/look/tools.ts';
import { outline, type Segment } from '../../print/outline.ts';

const ends = (segments: readonly Segment[]) =>
  segments.flatMap((segment) =>
    segment.kind === 'close' ? [] : [segment.to.map((v) => Math.round(v * 100) / 100)],
  );

describe('path data', () => {
  const cases: [string, string, number[][]][] = [
    [
      'absolute and relative',
      'M1 2L3 4l1-1h2v3H0V1',
      [
        [1, 2],
        [3, 4],
        [4, 3],
        [6, 3],
        [6, 6],
        [0, 6],
        [0, 1],
      ],
    ],
    [
      'numbers without spaces',
      'M.5.5l-.5-.5',
      [
        [0.5, 0.5],
        [0, 0],
      ],
    ],
    [
      'pairs after a move',
      'm1 1 2 0 0 2',
      [
        [1, 1],
        [3, 1],
        [3, 3],
      ],
    ],
    [
      'back to the start after closing',
      'M1 1h4v4Zl1 1',
      [
        [1, 1],
        [5, 1],
        [5, 5],
        [2, 2],
      ],
    ],
    [
      'a half-disc in two quarters',
      'M0 0A5 5 0 0 1 10 0',
      [
        [0, 0],
        [5, -5],
        [10, 0],
      ],
    ],
    [
      'the other way round',
      'M0 0A5 5 0 0 0 10 0',
      [
        [0, 0],
        [5, 5],
        [10, 0],
      ],
    ],
  ];
  for (const [name, d, expected] of cases)
    it(name, () => {
      expect(ends(outline(d))).to.deep.equal(expected);
    });

  it('mirrors the control points of smooth curves', () => {
    const [, , second] = outline('M0 0c1-2 2-2 3 0s2 2 3 0');
    expect(second).to.deep.equal({ kind: 'curve', a: [4, 2], b: [5, 2], to: [6, 0] });
  });

  it('keeps every icon on its grid', () => {
    for (const [name, d] of [
      ...Object.entries(icons).map(([name, { d }]) => [name, d]),
      ...Object.entries(tools),
    ])
      for (const [x = 0, y = 0] of ends(outline(d as string))) {
        expect(x, `${name} x`).to.be.within(0.9, 23.1);
        expect(y, `${name} y`).to.be.within(0.9, 23.1);
      }
  });
});
