import { expect } from '@open-wc/testing';
import { languages } from '../../core/engine/text.ts';
import { calibrationPages, crossAt, offsetOf, ringAt, squares } from '../../print/calibration.ts';
import { backCell, frontCell, gridFor, papers, plainSetup } from '../../print/geometry.ts';
import { studio, testItem } from '../../print/jobs.ts';
import { layOut } from '../../print/lay-out.ts';
import type { Shape } from '../../core/look/drawing.ts';
import { orderOf } from '../tools/print-order.ts';
import '../tools/games.ts';
import { outside, overlapping, textBoxes } from './boxes.ts';

const last = squares.count - 1;

/** A printer that puts everything on the back of a sheet this far from where it belongs. */
const misses = [
  { x: 0, y: 0 },
  { x: 1.5, y: -0.5 },
  { x: -2, y: 2 },
] as const;

/** Where a point of the back shows when the sheet is held against the light. */
const seen = {
  long: ({ width }: { width: number }, { x, y }: { x: number; y: number }) => ({ x: width - x, y }),
  short: ({ height }: { height: number }, { x, y }: { x: number; y: number }) => ({ x, y: height - y }),
};

/** Where the lines of a drawing begin. */
const lines = (shapes: readonly Shape[]): { x: number; y: number }[] =>
  shapes.flatMap((shape) => {
    if (shape.kind === 'group') return lines(shape.shapes);
    const [, x, y] = (shape.kind === 'path' && /^M(\S+) ([^L]+)L/.exec(shape.d)) || [];
    return [{ x: Number(x), y: Number(y) }];
  });

describe('the test page', () => {
  for (const sides of ['long', 'short'] as const)
    for (const miss of misses)
      it(`shows one cross in its ring, ${sides}, ${miss.x}, ${miss.y}; then backs are where they belong`, () => {
        const page = papers.a4;
        const hits: [number, number][] = [];
        for (let column = 0; column <= last; column++)
          for (let row = 0; row <= last; row++) {
            const cross = crossAt(page, column, row, sides);
            const at = seen[sides](page, { x: cross.x + miss.x, y: cross.y + miss.y });
            const ring = ringAt(page, column, row);
            if (Math.hypot(at.x - ring.x, at.y - ring.y) < 0.1) hits.push([column, row]);
          }
        expect(hits).to.have.length(1);

        const [[column, row] = [0, 0]] = hits;
        const grid = gridFor({ ...plainSetup, sides });
        const back = backCell(grid, 0, sides, offsetOf(column, row));
        const { width, height } = grid.card;
        const middle = { x: back.x + width / 2 + miss.x, y: back.y + height / 2 + miss.y };
        const front = frontCell(grid, 0);
        const shown = seen[sides](grid.page, middle);
        expect(shown.x).to.be.closeTo(front.x + width / 2, 0.1);
        expect(shown.y).to.be.closeTo(front.y + height / 2, 0.1);
      });

  for (const paper of ['a4', 'letter', 'a5'] as const)
    for (const language of languages)
      it(`has its words on the paper and apart: ${paper}, ${language}`, async () => {
        const { reader } = await studio('template', language);
        const [front] = calibrationPages(
          { setup: { ...plainSetup, paper }, shift: { x: 1.5, y: -2 } },
          reader,
        );
        if (!front) throw new Error('no page');
        const boxes = textBoxes(front.draw());
        const [right, bottom] = [front.width - 5, front.height - 5];
        expect(boxes).to.have.length.above(squares.count ** 2);
        expect(outside(boxes, { left: 5, right, top: 5, bottom })).to.deep.equal([]);
        expect(overlapping(boxes)).to.deep.equal([]);
      });

  for (const language of languages)
    it(`says which edge is flipped and what is corrected already, and names no game, ${language}`, async () => {
      const made = await studio('template', language);
      const say = (key: string, values = {}) => made.reader.text({ say: key, with: values });
      const shift = { x: 1.5, y: -2 };
      for (const sides of ['long', 'short'] as const) {
        const order = { ...orderOf([testItem], { sides }), shift };
        const { pages, title } = await layOut([made], order);
        const words = textBoxes(pages[0]!.draw())
          .map(({ content }) => content)
          .join(' ');
        expect(words.toLowerCase()).to.contain(say(`paper-turn-${sides}`).toLowerCase());
        expect(words).to.contain(say('paper-test-corrected', shift));
        expect(`${title} ${words}`).to.contain(say('paper-test'));
        expect(`${title} ${words}`).not.to.contain(say('bot-name')).and.not.to.contain(say('game-name'));
      }
    });

  it('is moved by what the printer is corrected by', async () => {
    const { reader } = await studio('template', 'de');
    const crosses = (shift: { x: number; y: number }) =>
      lines(calibrationPages({ setup: plainSetup, shift }, reader)[1]!.draw().shapes);
    const [before, after] = [crosses({ x: 0, y: 0 }), crosses({ x: 1.5, y: -2 })];
    expect(before).to.have.length(2 * squares.count ** 2);
    before.forEach(({ x, y }, i) => {
      expect(after[i]!.x - x).to.be.closeTo(1.5, 0.001);
      expect(after[i]!.y - y).to.be.closeTo(-2, 0.001);
    });
  });

  it('has a ruler of 100 mm each way', async () => {
    const { reader } = await studio('template', 'de');
    const [front] = calibrationPages({ setup: plainSetup, shift: { x: 0, y: 0 } }, reader);
    const lines = front?.draw().shapes.flatMap((shape) => {
      const [, x1, y1, x2, y2] = (shape.kind === 'path' && /^M(\S+) (\S+)L(\S+) (\S+)$/.exec(shape.d)) || [];
      return [`${Number(x2) - Number(x1)} × ${Number(y2) - Number(y1)}`];
    });
    expect(lines).to.include('100 × 0').and.include('0 × 100');
  });
});
