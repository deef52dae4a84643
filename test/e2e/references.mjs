/** Pages whose pictures are kept: one of every deck, board and sheet of every bot, and of every way to print. */
import { fonts, print } from './paper.mjs';

const plain = { language: 'de', copies: 1, ink: 'colour', page: 1, setup: {} };

/** What is kept: folders, each with orders of one page under their names. A bot's pictures are in its own folder. */
export async function references() {
  const bots = print.games.filter(({ id }) => id !== template);
  return [...(await Promise.all(bots.map(ofBot))), ways];
}

const template = 'template';

async function ofBot({ id: bot }) {
  const made = await print.studio(bot, 'de');
  const items = made.items().flatMap(({ id, isExtra }) => (isExtra ? [] : [id]));
  return {
    of: bot,
    folder: new URL(`../../core/bots/${bot}/test/references/`, import.meta.url),
    pages: [
      ...items.map((item) => ({ ...plain, name: item, bot, item })),
      { ...plain, name: 'backs', bot, item: items[0], page: 2 },
    ],
  };
}

const cards = { ...plain, bot: template, item: 'deck-ships' };
const sizes = ['standard', 'bridge', 'euro', 'mini', 'micro', 'tarot'];
const letter = { paper: 'letter', bleed: 2, guides: 'lines' };
const ways = {
  of: 'ways to print',
  folder: new URL('../print/references/', import.meta.url),
  pages: [
    { ...cards, name: 'way-lines', ink: 'lines' },
    { ...cards, name: 'way-lines-backs', ink: 'lines', page: 2 },
    { ...cards, name: 'way-grey', ink: 'grey' },
    { ...cards, name: 'way-bleed-backs', setup: { bleed: 3 }, page: 2 },
    { ...cards, name: 'way-cutter', setup: { register: true, gap: 2 } },
    ...sizes.map((size) => ({ ...cards, name: `size-${size}`, setup: { size } })),
    { ...cards, name: 'way-grey-backs', ink: 'grey', page: 2 },
    ...['a5', 'a6'].map((sheet) => ({ ...cards, name: `sheet-${sheet}`, item: 'sheet', setup: { sheet } })),
    { ...cards, name: 'way-large', setup: { size: 'large' } },
    { ...cards, name: 'way-fold', setup: { sides: 'fold' } },
    { ...cards, name: 'way-letter-en', language: 'en', setup: letter },
    { ...cards, name: 'way-large-sheet', item: 'sheet', setup: { size: 'large' } },
    { ...cards, name: 'test-page', item: print.testItem },
    { ...cards, name: 'answers', item: 'deck-answers' },
    { ...cards, name: 'stand', item: 'board-paper-stand' },
  ],
};

/** A reference as a PDF of one page; `change` may spoil its drawing first. */
export async function paper(
  { name, bot, item, language, copies, ink, page, setup },
  change = (same) => same,
) {
  const made = await print.studio(bot, language);
  const order = {
    setup: { ...print.plainSetup, ...setup },
    items: [item],
    copies,
    ink,
    shift: { x: 0, y: 0 },
  };
  const wanted = print.pagesOf([made], order)[page - 1];
  const { drawing, ...frame } = print.drawnPage(wanted);
  return print.makePdf([{ ...frame, drawing: change(drawing) }], { title: name, language, fonts });
}

const tile = 10;

/** How far two pictures are apart, in shades of 16: on the whole, and where they differ most. */
export function difference(one, other) {
  if (one.width !== other.width || one.height !== other.height) return { mean: 16, worst: 16 };
  const [a, b] = [soft(one), soft(other)];
  const { width, height } = one;
  let [sum, worst] = [0, 0];
  for (let top = 0; top < height; top += tile)
    for (let left = 0; left < width; left += tile) {
      let [far, count] = [0, 0];
      for (let y = top; y < Math.min(height, top + tile); y++)
        for (let x = left; x < Math.min(width, left + tile); x++, count++)
          far += Math.abs(a[y * width + x] - b[y * width + x]);
      sum += far;
      worst = Math.max(worst, far / count);
    }
  return { mean: sum / (width * height), worst };
}

/** Each point as its neighbourhood: another version of poppler smooths edges in another way. */
function soft({ width, height, data }) {
  const out = new Float32Array(data.length);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      let [sum, count] = [0, 0];
      for (let dy = -1; dy <= 1; dy++)
        for (let dx = -1; dx <= 1; dx++) {
          const [u, v] = [x + dx, y + dy];
          if (u < 0 || v < 0 || u >= width || v >= height) continue;
          sum += data[v * width + u];
          count++;
        }
      out[y * width + x] = sum / count;
    }
  return out;
}
