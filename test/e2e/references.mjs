/**
 * Pages whose pictures are kept: one of every deck, board and sheet of every bot, one of every way to print, and for each
 * ink a large one with the first card of every deck in every size.
 */
import { coarse, fonts, print } from './paper.mjs';

const plain = { language: 'de', copies: 1, ink: 'colour', page: 1, setup: {} };

/** What is kept: folders, each with orders of one page under their names. A bot's pictures are in its own folder. */
export async function references() {
  const bots = print.games.filter(({ id }) => id !== template);
  return [...(await Promise.all(bots.map(ofBot))), ways];
}

const template = 'template';

const inks = ['colour', 'grey', 'lines'].map((ink) => ({
  ...plain,
  name: `ink-${ink}`,
  ink,
  isContact: true,
}));

async function ofBot({ id: bot }) {
  const made = await print.studio(bot, 'de');
  const items = made.items().flatMap(({ id, isExtra }) => (isExtra ? [] : [id]));
  return {
    of: bot,
    folder: new URL(`../../core/bots/${bot}/test/references/`, import.meta.url),
    pages: [
      ...items.map((item) => ({ ...plain, name: item, bot, item })),
      { ...plain, name: 'backs', bot, item: items[0], page: 2 },
      ...inks.map((one) => ({ ...one, bot })),
    ],
  };
}

const cards = { ...plain, bot: template, item: 'deck-ships' };
const letter = { paper: 'letter', bleed: 2, guides: 'lines' };
const ways = {
  of: 'ways to print',
  folder: new URL('../print/references/', import.meta.url),
  pages: [
    { ...cards, name: 'way-lines', ink: 'lines' },
    { ...cards, name: 'way-bleed-backs', setup: { bleed: 3 }, page: 2 },
    { ...cards, name: 'way-cutter', setup: { register: true, gap: 2 } },
    { ...cards, name: 'way-large', setup: { size: 'large' } },
    { ...cards, name: 'way-fold', setup: { sides: 'fold' } },
    { ...cards, name: 'way-letter-en', language: 'en', setup: letter },
    { ...cards, name: 'way-large-sheet', item: 'sheet', setup: { size: 'large' } },
    { ...cards, name: 'test-page', item: print.testItem },
    { ...cards, name: 'answers', item: 'deck-answers' },
    { ...cards, name: 'stand', item: 'board-paper-stand' },
    ...inks.map((one) => ({ ...one, bot: template, hasExtras: true })),
  ],
};

/** A reference as a PDF of one page; `change` may spoil its drawing first. */
export async function paper(reference, change = (same) => same) {
  const { drawing, ...frame } = await drawn(reference);
  const { name: title, language } = reference;
  return print.makePdf([{ ...frame, drawing: change(drawing) }], { title, language, fonts });
}

/** The same as it is kept: in grey, a contact page a little coarser. */
export const taken = async (reference, change, how = []) =>
  coarse(await paper(reference, change), reference.name, how, reference.isContact ? 30 : 40);

/** Bots, ready to be printed: all that is kept of one shares its drawings. */
const studios = new Map();

async function studioOf({ bot, language }) {
  const key = `${bot} ${language}`;
  if (!studios.has(key)) studios.set(key, await print.studio(bot, language));
  return studios.get(key);
}

async function drawn(reference) {
  const made = await studioOf(reference);
  if (reference.isContact) return contact(made, reference);
  const { item, copies, ink, page, setup } = reference;
  return print.drawnPage(pagesOf(made, { items: [item], copies, ink, setup })[page - 1]);
}

const pagesOf = (made, { setup, ...order }) =>
  made.pages({ shift: { x: 0, y: 0 }, setup: { ...print.plainSetup, ...setup }, ...order });

const cardSizes = ['poker', 'standard', 'bridge', 'euro', 'mini', 'micro', 'tarot'];
const isFirst = ({ file }) => /-01(-back)?$/.test(file);

/** All in one ink on one large page: the first card of every deck in every size, boards, the sheet in every size. */
function contact(made, { ink, hasExtras = false }) {
  const items = made.items().filter(({ isExtra }) => hasExtras || !isExtra);
  const decks = items.flatMap(({ id, cards }) => (cards === undefined ? [] : [id]));
  const boards = items.flatMap(({ id }) => (id.startsWith('board-') ? [id] : []));
  const ordered = (some, setup) => pagesOf(made, { items: some, copies: 1, ink, setup });
  const cards = cardSizes.map((size) => ordered(decks, { size, paper: 'single' }).filter(isFirst));
  const sheets = ['paper', 'a5', 'a6'].map((sheet) => ordered(['sheet'], { sheet })[0]);
  const pages = [...cards, [...boards.map((board) => ordered([board], {})[0]), ...sheets]];
  const rows = pages.filter((row) => row.length > 0);
  return inRows(rows.map((row) => row.map((page) => page.draw())));
}

/** Drawings side by side, row below row. */
function inRows(rows) {
  const across = (row) => row.reduce((sum, { width }) => sum + width, 0);
  const high = (row) => Math.max(...row.map(({ height }) => height));
  const shapes = [];
  let y = 0;
  for (const row of rows) {
    row.forEach((drawing, i) => {
      const clip = { x: 0, y: 0, width: drawing.width, height: drawing.height };
      const transform = { x: across(row.slice(0, i)), y };
      shapes.push({ kind: 'group', shapes: drawing.shapes, clip, transform });
    });
    y += high(row);
  }
  const [width, height] = [Math.max(...rows.map(across)), y];
  return { title: 'contact', isBehind: false, width, height, drawing: { width, height, shapes } };
}

const tile = 10;

/** How far two pictures are apart, in shades of 16: on the whole, and where they differ most, in points of the picture. */
export function difference(one, other) {
  if (one.width !== other.width || one.height !== other.height) return { mean: 16, worst: 16, at: [0, 0] };
  const [a, b] = [soft(one), soft(other)];
  const { width, height } = one;
  let [sum, worst, at] = [0, 0, [0, 0]];
  for (let top = 0; top < height; top += tile)
    for (let left = 0; left < width; left += tile) {
      let [far, count] = [0, 0];
      for (let y = top; y < Math.min(height, top + tile); y++)
        for (let x = left; x < Math.min(width, left + tile); x++, count++)
          far += Math.abs(a[y * width + x] - b[y * width + x]);
      sum += far;
      if (far / count > worst) [worst, at] = [far / count, [left, top]];
    }
  return { mean: sum / (width * height), worst, at };
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
