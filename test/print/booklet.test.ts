import { expect } from '@open-wc/testing';
import { languages } from '../../core/engine/text.ts';
import type { Shape } from '../../core/look/drawing.ts';
import { smallest } from '../../core/look/write.ts';
import { studio } from '../../print/jobs.ts';
import { smallestType } from '../../print/type-size.ts';
import { games } from '../tools/games.ts';
import { orderOf } from '../tools/print-order.ts';

const wordsOf = (shapes: readonly Shape[]): string[] =>
  shapes.flatMap((shape) =>
    shape.kind === 'group' ? wordsOf(shape.shapes) : shape.kind === 'text' ? [shape.content] : [],
  );

for (const { id } of games)
  for (const language of languages)
    for (const paper of ['a4', 'letter'] as const)
      it(`the booklet of ${id} is one sheet of ${paper} with all of the overview, ${language}`, async () => {
        const made = await studio(id, language);
        const pages = made.pages(orderOf(['booklet'], { paper })).filter(({ isEmpty }) => !isEmpty);
        expect(pages).to.have.length(1);
        const drawing = pages[0]!.draw();
        expect(smallestType(drawing)).to.be.at.least(smallest - 1e-9);
        const all = wordsOf(drawing.shapes).join(' ').replaceAll(/\s+/g, ' ');
        const { sheet } = await made.game.paper();
        for (const { items } of sheet)
          for (const { text } of items)
            if (text) expect(all).to.contain(made.reader.text(text).replaceAll(/\s+/g, ' '));
      });

for (const { id } of games)
  for (const language of languages)
    it(`no short section in the booklet of ${id} is torn while a leaf is free, ${language}`, async () => {
      const made = await studio(id, language);
      const { shapes } = made.pages(orderOf(['booklet']))[0]!.draw();
      const leaves = shapes.filter((shape) => shape.kind === 'group' && shape.tag === 'Sect');
      expect(leaves).to.have.length(8);
      const words = leaves.map((leaf) => wordsOf([leaf]));
      const { sheet } = await made.game.paper();
      const short = sheet.filter(({ items }) => items.length <= 4);
      const again = short.map(({ heading }) =>
        made.reader.text({ say: 'paper-continued', with: { heading: made.reader.word(heading) } }),
      );
      const torn = again.filter((heading) => words.some((some) => some.join(' ').includes(heading)));
      const isFull = words.every((some) => some.length > 2); // more than its foot
      expect(isFull ? [] : torn).to.deep.equal([]);
    });
