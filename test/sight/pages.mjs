/** Our own printed pages as pictures in grey: faces of cards, marks, boards and sheets. */
import { execFileSync } from 'node:child_process';
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fonts, greyOf, print, work } from '../e2e/paper.mjs';

/** Points a millimetre, for what is looked at closely, and for what only lies around. */
export const [fine, rough] = [12, 2];

/** The pages of a PDF, in grey. */
export async function pictures(name, drawings, perMm) {
  const pages = drawings.map((drawing) => {
    const { width, height } = drawing;
    return { width, height, title: name, isBehind: false, drawing };
  });
  writeFileSync(
    join(work, `${name}.pdf`),
    await print.makePdf(pages, { title: name, language: 'de', fonts }),
  );
  execFileSync('pdftoppm', [
    '-gray',
    '-r',
    String(25.4 * perMm),
    join(work, `${name}.pdf`),
    join(work, name),
  ]);
  return readdirSync(work)
    .filter((file) => file.startsWith(`${name}-`) && file.endsWith('.pgm'))
    .sort()
    .map((file) => ({ ...greyOf(readFileSync(join(work, file))), perMm }));
}

/** Every mark, cut from a page of its own. */
export function markPictures({ marks, markShape, markRoom }) {
  const drawings = marks().map((_, number) => ({
    width: markRoom,
    height: markRoom,
    shapes: [markShape(number)],
  }));
  return pictures('marks', drawings, fine);
}

/** Some faces of every deck of every bot. */
export async function facePictures(perDeck = 2) {
  const drawings = [];
  for (const { id } of print.games) {
    const made = await print.studio(id, 'de');
    for (const { cards } of made.decks())
      drawings.push(...cards.slice(0, perDeck).map((card) => card.face()));
  }
  return pictures('faces', drawings, fine);
}

/** Boards and sheets, as what cards lie on or what has nothing to say. */
export async function boardPictures() {
  const drawings = [];
  for (const { id } of print.games) {
    const made = await print.studio(id, 'de');
    const items = made.items().map((item) => item.id);
    const order = { setup: print.plainSetup, items, copies: 1, ink: 'colour', shift: { x: 0, y: 0 } };
    const pages = made.pages({ ...order, items: items.filter((item) => !item.startsWith('deck-')) });
    drawings.push(...pages.slice(0, 3).map((page) => page.draw()));
  }
  return pictures('boards', drawings, rough);
}
