import { expect } from '@open-wc/testing';
import { languages, type Reader } from '../../core/engine/text.ts';
import { readerOf } from '../../core/engine/words.ts';
import { frameOf } from '../../core/look/card.ts';
import type { Drawing } from '../../core/look/drawing.ts';
import { sidesOf } from '../../core/look/paper.ts';
import de from '../../print/de.ftl';
import en from '../../print/en.ftl';
import { papers, plainSetup } from '../../print/geometry.ts';
import { misfit } from '../../print/misfit.ts';
import { largeSheets, referenceSheets } from '../../print/sheets.ts';
import { games } from '../tools/games.ts';
import { outside, overlapping, textBoxes } from './boxes.ts';

const words = { de, en };
const card = frameOf();

/** A language that needs so many times the words of another. */
function wordy(plain: Reader, factor: number): Reader {
  const longer = (text: string): string => {
    const all = text.split(' ');
    return Array.from({ length: Math.ceil(all.length * factor) }, (_, i) => all[i % all.length]).join(' ');
  };
  return {
    ...plain,
    text: (phrase) => longer(plain.text(phrase)),
    part: (phrase, name) => {
      const part = plain.part(phrase, name);
      return part === undefined ? undefined : longer(part);
    },
  };
}

/** Every text is where it belongs, or the drawing is refused. */
function expectInPlace(drawing: Drawing, zone: Parameters<typeof outside>[1], name: string): boolean {
  if (misfit(drawing)) return false;
  const boxes = textBoxes(drawing).filter(({ content }) => content !== '');
  expect(outside(boxes, zone), name).to.deep.equal([]);
  expect(overlapping(boxes), name).to.deep.equal([]);
  return true;
}

for (const { id: bot, look, paper: load } of games) {
  const paper = await load();
  const { shipped } = paper.cards;
  for (const language of languages)
    describe(`texts of any length: ${bot}, ${language}`, () => {
      const plain = readerOf(language, words, ...paper.texts);

      for (const factor of [1, 1.4, 2, 5])
        it(`stay on their card, or are refused: ${factor} times as many words`, () => {
          const cards = paper.decks(shipped, wordy(plain, factor)).flatMap((deck) => deck.cards);
          const zone = { left: card.left, right: card.right, top: 0, bottom: card.footLine };
          const fitting = cards.flatMap(sidesOf).filter(({ id, face }) => expectInPlace(face(), zone, id));
          if (factor === 1) expect(fitting).to.have.length(cards.flatMap(sidesOf).length);
        });

      for (const factor of [1, 2])
        it(`stay on their board, or are refused: ${factor} times as many words`, () => {
          for (const { title, draw } of paper.boards?.(shipped, wordy(plain, factor)) ?? []) {
            const drawing = draw();
            const { width: right, height: bottom } = drawing;
            const isFitting = expectInPlace(drawing, { left: 0, right, top: 0, bottom }, title);
            if (factor === 1) expect(isFitting, title).to.equal(true);
          }
        });

      for (const [name, sheets] of [
        ['sheet', referenceSheets],
        ['sheet in large print', largeSheets],
      ] as const)
        for (const factor of [1, 1.4, 3])
          it(`go on on the next page of the ${name}: ${factor} times as many words`, () => {
            const read = wordy(plain, factor);
            const extras = paper.extras(read, shipped);
            const page = papers.a4;
            const pages = sheets({ look, paper, extras, reader: read, page, margin: plainSetup.margin });
            const zone = { left: 5, right: page.width - 5, top: 5, bottom: page.height - 5 };
            for (const drawing of pages) {
              const isFitting = expectInPlace(drawing, zone, name);
              if (factor === 1) expect(isFitting).to.equal(true);
            }
          });
    });
}
