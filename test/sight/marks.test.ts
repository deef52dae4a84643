import { expect } from '@open-wc/testing';
import { cells, markMargin, markRoom, marks, markShape, markSize, ways } from '../../core/sight/marks.ts';
import { createDetector } from '../../core/sight/detector.ts';

const apart = (one: Uint8Array, other: Uint8Array): number =>
  one.reduce((sum, cell, i) => sum + Number(cell !== other[i]), 0);

describe('the marks', () => {
  it('are so many, and for ever the same', async () => {
    expect(marks().length).to.equal(444);
    const all = new TextEncoder().encode(
      marks()
        .map((word) => word.join(''))
        .join('\n'),
    );
    const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', all));
    const hex = [...digest.subarray(0, 8)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
    expect(hex).to.equal('a815cd9c1ea0a016');
  });

  it('differ in twelve cells, however they are turned or mirrored', () => {
    const turned = marks().map((word) => ways.map((way) => way.map((from) => word[from]!)));
    let least = cells;
    marks().forEach((word, one) => {
      for (let other = one; other < turned.length; other++)
        turned[other]!.forEach((seen, way) => {
          if (one !== other || way > 0) least = Math.min(least, apart(word, seen));
        });
    });
    expect(least).to.equal(12);
  });

  it('are eleven millimetres with a cell of white around', () => {
    expect(markSize).to.equal(11);
    expect(markMargin).to.equal(11 / 8);
    expect(markRoom).to.equal(13.75);
    expect(() => markShape(marks().length)).to.throw();
  });
});

/** The drawing of a mark, painted by the browser, in grey. */
function painted(number: number, turn: number, size: number, isMirrored = false) {
  const [width, height] = [320, 240];
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d')!;
  context.fillStyle = '#b0a080';
  context.fillRect(0, 0, width, height);
  context.translate(width / 2, height / 2);
  context.rotate((turn * Math.PI) / 180);
  context.scale((isMirrored ? -1 : 1) * (size / markSize), size / markSize);
  context.translate(-markRoom / 2, -markRoom / 2);
  for (const shape of markShape(number).shapes)
    if (shape.kind === 'path') {
      context.fillStyle = shape.fill ?? '';
      context.fill(new Path2D(shape.d));
    }
  const { data } = context.getImageData(0, 0, width, height);
  return { width, height, data: Uint8Array.from({ length: width * height }, (_, i) => data[4 * i]!) };
}

describe('the detector', () => {
  const detector = createDetector();
  const seen = (...how: Parameters<typeof painted>) =>
    detector.detect(painted(...how)).map(({ mark }) => mark);

  it('reads every mark as it is drawn', () => {
    for (const number of marks().keys())
      expect(seen(number, (37 * number) % 360, 40)).to.deep.equal([number]);
  });

  it('reads them mirrored, small and large', () => {
    for (const size of [16, 24, 60, 120]) {
      expect(seen(7, 30, size)).to.deep.equal([7]);
      expect(seen(7, 30, size, true)).to.deep.equal([7]);
    }
  });

  it('tells where a mark is, and how large', () => {
    const [sighting] = detector.detect(painted(3, 10, 50));
    expect(sighting!.x).to.be.closeTo(160, 1);
    expect(sighting!.y).to.be.closeTo(120, 1);
    expect(sighting!.size).to.be.closeTo(50, 1);
  });

  it('sees nothing in nothing', () => {
    const data = new Uint8Array(320 * 240);
    expect(detector.detect({ width: 320, height: 240, data })).to.deep.equal([]);
    expect(detector.detect({ width: 320, height: 240, data: data.fill(255) })).to.deep.equal([]);
  });
});
