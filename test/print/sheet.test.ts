import { expect } from '@open-wc/testing';
import { ruleKey } from '../../core/engine/rule.ts';
import { languages } from '../../core/engine/text.ts';
import type { Shape, TextShape } from '../../core/look/drawing.ts';
import type { PageSetup } from '../../print/geometry.ts';
import { studio } from '../../print/jobs.ts';
import { games } from '../tools/games.ts';
import { orderOf } from '../tools/print-order.ts';

/** Texts where they lie; worked examples are pictures. */
const textsOf = (shapes: readonly Shape[]): TextShape[] =>
  shapes.flatMap((shape) =>
    shape.kind === 'text' ? [shape] : shape.kind === 'group' && !shape.transform ? textsOf(shape.shapes) : [],
  );

const ways: readonly Partial<PageSetup>[] = [{}, { paper: 'letter' }, { paper: 'a5' }, { size: 'large' }];

for (const { id } of games)
  for (const language of languages)
    describe(`the sheet of ${id}, ${language}`, () => {
      for (const way of ways)
        it(`has a heading where it goes on: ${JSON.stringify(way)}`, async () => {
          const made = await studio(id, language);
          const pages = made.pages(orderOf(['sheet'], way)).filter(({ isEmpty }) => !isEmpty);
          expect(pages).to.have.length.above(0);
          for (const [i, page] of pages.slice(1).entries()) {
            const texts = textsOf(page.draw().shapes).slice(0, -1); // without the foot
            for (const isRight of way.size === 'large' || way.paper === 'a5' ? [false] : [false, true]) {
              const column = texts.filter(({ x }) => x > 0.6 * page.width === isRight);
              const [highest] = column.sort((one, other) => one.y - other.y);
              if (highest) expect(highest.tag, `${i}: ${highest.content}`).to.equal('H2');
            }
          }
        });

      for (const way of ways)
        it(`does not end with a page for a line or two: ${JSON.stringify(way)}`, async () => {
          const made = await studio(id, language);
          const last = made
            .pages(orderOf(['sheet'], way))
            .filter(({ isEmpty }) => !isEmpty)
            .at(-1)!;
          const lines = textsOf(last.draw().shapes).slice(0, -1); // without the foot
          expect(Math.max(...lines.map(({ y }) => y))).to.be.greaterThan(last.height / 5);
        });

      it('has the names that the screen has above its steps', async () => {
        const made = await studio(id, language);
        const [{ sheet }, bot] = await Promise.all([made.game.paper(), made.game.rules()]);
        for (const section of new Set(Object.values(bot.phrases).map((rule) => rule.section))) {
          const rule = { say: ruleKey(section), with: {} };
          const part = (name: string) =>
            made.reader.has(rule.say) ? made.reader.part(rule, name) : undefined;
          const [title, about] = [part('title')?.toLowerCase(), part('about')];
          for (const { heading, items } of sheet)
            for (const item of items.filter(({ text }) => text && made.reader.text(text) === about))
              if (title !== undefined)
                expect(
                  [heading, item.title].some((say) => made.reader.word(say).toLowerCase().includes(title)),
                  `${title}, on the sheet ${made.reader.word(item.title)}`,
                ).to.equal(true);
        }
      });

      it('does not call all parts the same', async () => {
        const made = await studio(id, language);
        const { sheet } = await made.game.paper();
        const said = (keys: readonly string[]) =>
          new Set(keys.map((key) => made.reader.text({ say: key, with: {} })));
        expect(said(sheet.map(({ heading }) => heading))).to.have.length(sheet.length);
        for (const { items } of sheet)
          if (items.length > 1) expect(said(items.map(({ title }) => title))).to.have.length.above(1);
      });
    });
