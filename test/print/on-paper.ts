import { expect } from '@open-wc/testing';
import { languages, type Language } from '../../core/engine/text.ts';
import type { Shape } from '../../core/look/drawing.ts';
import { studio } from '../../print/jobs.ts';
import { orderOf } from '../tools/print-order.ts';

const wordsOf = (shapes: readonly Shape[]): string[] =>
  shapes.flatMap((shape) =>
    shape.kind === 'group' ? wordsOf(shape.shapes) : shape.kind === 'text' ? [shape.content] : [],
  );

/** What players missed who had nothing but the printed pages; sheet and booklet tell it. */
export function toldOnPaper(bot: string, missed: Readonly<Record<Language, readonly string[]>>): void {
  for (const language of languages)
    for (const item of ['sheet', 'booklet'])
      it(`the ${item} of ${bot} tells what was missed on paper alone, ${language}`, async () => {
        const pages = (await studio(bot, language)).pages(orderOf([item]));
        const words = pages.flatMap((page) => wordsOf(page.draw().shapes)).join(' ');
        for (const one of missed[language]) expect(words).to.include(one);
      });
}
