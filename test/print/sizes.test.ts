import { expect } from '@open-wc/testing';
import { languages } from '../../core/engine/text.ts';
import { frameOf, poker } from '../../core/look/card.ts';
import { inks, line, text, type Shape } from '../../core/look/drawing.ts';
import { sidesOf } from '../../core/look/paper.ts';
import { smallest } from '../../core/look/write.ts';
import { crowded } from '../../print/crowded.ts';
import { fitting, misfitOf } from '../../print/fits.ts';
import { cardSizeNames, plainSetup, type Size } from '../../print/geometry.ts';
import { studio, type Studio } from '../../print/jobs.ts';
import { faceIn, largeType, layoutOf } from '../../print/layouts.ts';
import { markRoom } from '../../core/sight/marks.ts';
import { marked } from '../../print/marked.ts';
import { smallestType } from '../../print/type-size.ts';
import { games } from '../tools/games.ts';
import { outside, overlapping, textBoxes } from './boxes.ts';

const pointsPerMm = 72 / 25.4;
const sizes = cardSizeNames.filter((name) => name !== 'custom');
/** On these every deck of every bot can be read. */
const usual = ['poker', 'standard', 'tarot', 'large'] as const;

/** Sizes of one's own: small, square, wide, narrow, and as large as can be. */
const own = [
  [20, 20],
  [30, 30],
  [50, 50],
  [100, 40],
  [40, 100],
  [88.9, 63.5],
  [70, 70],
  [50, 72],
  [56, 87],
  [80, 120],
  [200, 200],
] as const;
/** Cards are upright, or large enough for one that is. */
const isReadable = (width: number, height: number): boolean =>
  width >= 41 && height >= 63 && (height > width || Math.min(width, height) >= 63);

it('the smallest letters are 8.2 points high, in large print 14', () => {
  expect(smallest * pointsPerMm).to.be.at.least(8.2);
  expect(largeType * pointsPerMm).to.be.closeTo(14, 1e-9);
});

it('a text that lies on a line, or on another text, is crowded', () => {
  const at = (y: number) => text(5, y, 'Anlegen', { size: 4, weight: 500, fill: inks.ink });
  const drawing = (...shapes: Shape[]) => ({ ...poker, shapes });
  const rule = line(5, 20, 50, 20, { stroke: inks.rule });
  expect(crowded(drawing(at(18), rule, at(26)), 4)).to.equal(undefined);
  expect(crowded(drawing(at(21), rule), 4)).to.equal('Anlegen');
  expect(crowded(drawing(at(18), at(20)), 4)).to.equal('Anlegen');
});

for (const { id } of games)
  for (const language of languages)
    describe(`faces in every size: ${id}, ${language}`, () => {
      let made: Studio;
      before(async () => {
        made = await studio(id, language);
      });

      for (const size of sizes)
        it(`are laid out for ${size}, or refused`, () => {
          const layout = layoutOf({ ...plainSetup, size });
          const { frame, scale } = layout;
          const least = size === 'large' ? largeType : smallest;
          for (const deck of made.decks())
            for (const card of deck.cards) {
              if (misfitOf(card, layout)) {
                expect(
                  usual,
                  `${deck.id} ${card.id}: ${JSON.stringify(misfitOf(card, layout))}`,
                ).not.to.include(size);
                continue;
              }
              for (const side of sidesOf(card)) {
                const name = `${deck.id} ${side.id}`;
                const face = faceIn(layout, side);
                const boxes = textBoxes(face);
                const { left, right, footLine } = frame;
                expect(face.width * scale, name).to.be.closeTo(layout.card.width, 1e-9);
                expect(scale * smallestType(face), name).to.be.at.least(least - 1e-9);
                expect(outside(boxes, { left, right, top: 0, bottom: footLine }), name).to.deep.equal([]);
                expect(overlapping(boxes), name).to.deep.equal([]);
              }
            }
        });

      for (const [width, height] of own)
        it(`are laid out for ${width} × ${height} mm, or refused with the smallest usual size that works`, () => {
          const layoutFor = (custom: Size) => layoutOf({ ...plainSetup, size: 'custom', custom });
          const layout = layoutFor({ width, height });
          for (const deck of made.decks()) {
            const { deck: kept, left } = fitting(deck, layout, made.reader);
            for (const side of kept.cards.flatMap(sidesOf))
              expect(smallestType(faceIn(layout, side)), side.id).to.be.at.least(smallest - 1e-9);
            if (left.length === 0) {
              expect(isReadable(width, height), deck.id).to.equal(true);
              continue;
            }
            expect(kept.cards).to.have.length(0);
            expect(left[0]?.say).to.equal('print-left-size');
            const { leastWidth, leastHeight } = left[0]!.with as Record<string, number>;
            const least = layoutFor({ width: leastWidth!, height: leastHeight! });
            expect(fitting(deck, least, made.reader).left).to.deep.equal([]);
          }
        });

      it('are said to fit without marks where only these are too much', () => {
        for (const size of sizes)
          for (const deck of made.decks()) {
            const layout = layoutOf({ ...plainSetup, size });
            const [plain, withMarks] = [deck, marked(deck)].map(
              (one) => fitting(one, layout, made.reader).left,
            );
            expect(
              withMarks!.some(({ say }) => say === 'print-left-marks'),
              `${deck.id}, ${size}`,
            ).to.equal(plain!.length === 0 && withMarks!.length > 0);
          }
      });

      it('can keep a square free for a mark', () => {
        const frame = frameOf(poker, markRoom);
        const { x, y, width, height } = frame.reserved;
        for (const deck of made.decks())
          for (const card of deck.cards.flatMap(sidesOf))
            for (const box of textBoxes(card.face(undefined, frame)))
              expect(
                box.right <= x || box.left >= x + width || box.bottom <= y || box.top >= y + height,
                `${card.id}: ${box.content}`,
              ).to.equal(true);
      });
    });
