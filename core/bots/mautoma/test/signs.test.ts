import { expect } from '@open-wc/testing';
import { inks } from '../../../look/drawing.ts';
import { inked } from '../../../../print/ink.ts';
import { expectTellable, signsOf } from '../../../../test/tools/tellable.ts';
import { arrows } from '../arrows.ts';
import { cards } from '../cards.ts';

const breakers = Object.entries(cards.shipped.board.segments);
const drawn = signsOf(
  breakers.map(([name]) => name),
  10,
  (name) => arrows(breakers.find(([one]) => one === name)![1], { x: 0, y: 0 }, { stroke: inks.ink }),
);

it('every two tie-breakers are told apart in every ink and by whatever eyes', () => {
  expectTellable(drawn);
});

it('the arrow along the first row is the heavy one, with little ink, too', () => {
  for (const [name, drawing] of drawn) {
    const [sign] = inked(drawing, 'lines').shapes;
    const [thin, heavy] = sign?.kind === 'group' ? sign.shapes : [];
    const widths = [thin, heavy].map((shape) => (shape?.kind === 'path' ? (shape.strokeWidth ?? 0) : 0));
    expect(widths[1], name).to.be.above(2 * widths[0]!);
  }
});
