import { expect } from '@open-wc/testing';
import { fits, onlyAnswer, type Expects } from '../../core/engine/expects.ts';

const count: Expects = { kind: 'count', min: 2, max: 5 };
const choice: Expects = { kind: 'choice', of: ['red', 'blue'] };
const tally: Expects = { kind: 'tally', of: ['red', 'blue'] };
const eight: Expects = { kind: 'tally', of: ['red', 'blue'], total: 8 };
const place: Expects = { kind: 'place', board: 'map', of: ['A1', 'A2'] };
const marks: Expects = { kind: 'marks', board: 'map', of: ['A1', 'A2'], marks: ['free', 'full'], min: 1 };

const rows: readonly [Expects, unknown, boolean][] = [
  [{ kind: 'yes-no' }, true, true],
  [{ kind: 'yes-no' }, false, true],
  [{ kind: 'yes-no' }, 'yes', false],
  [{ kind: 'yes-no' }, 1, false],
  [count, 2, true],
  [count, 5, true],
  [count, 1, false],
  [count, 6, false],
  [count, 2.5, false],
  [count, '3', false],
  [count, NaN, false],
  [count, null, false],
  [choice, 'red', true],
  [choice, 'green', false],
  [choice, 0, false],
  [choice, 'constructor', false],
  [tally, {}, true],
  [tally, { red: 3 }, true],
  [tally, { red: 3, green: 1 }, false],
  [tally, { red: -1 }, false],
  [tally, { red: 0.5 }, false],
  [tally, { red: '3' }, false],
  [tally, [3], false],
  [tally, null, false],
  [eight, { red: 5, blue: 3 }, true],
  [eight, { red: 8 }, true],
  [eight, { red: 7 }, false],
  [eight, { red: 9, blue: -1 }, false],
  [place, 'A2', true],
  [place, 'A3', false],
  [marks, { A1: 'free' }, true],
  [marks, { A1: 'free', A2: 'full' }, true],
  [marks, {}, false],
  [marks, { A3: 'free' }, false],
  [marks, { A1: 'other' }, false],
  [marks, { A1: 1 }, false],
  [marks, 'A1', false],
];

describe('an answer', () => {
  for (const [expects, value, isFit] of rows)
    it(`${JSON.stringify(value)} ${isFit ? 'fits' : 'does not fit'} ${JSON.stringify(expects)}`, () => {
      expect(fits(expects, value)).to.equal(isFit);
    });
});

describe('a question with one answer', () => {
  const only: readonly (readonly [Expects, unknown])[] = [
    [{ kind: 'choice', of: ['red'] }, 'red'],
    [{ kind: 'place', board: 'map', of: ['A1'] }, 'A1'],
    [{ kind: 'count', min: 3, max: 3 }, 3],
    [{ kind: 'several', of: ['red'] }, undefined],
    ...[count, choice, tally, place, marks].map((one) => [one, undefined] as const),
  ];
  for (const [expects, answer] of only)
    it(`${JSON.stringify(expects)}: ${String(answer)}`, () => {
      expect(onlyAnswer(expects)).to.equal(answer);
    });
});
