/** Pages whose pictures are kept: one of every deck, board and sheet of every bot, and of every way to print. */
import { fonts, print } from './paper.mjs';

export const folder = new URL('../print/references/', import.meta.url);

const plain = { language: 'de', copies: 1, ink: 'colour', page: 1, setup: {} };

/** What is kept: under its name an order and the number of the page. */
export async function references() {
  const all = [];
  for (const { id: bot } of print.games) {
    const made = await print.studio(bot, 'de');
    const items = made.items().map(({ id }) => id);
    for (const item of items) all.push({ ...plain, name: `${bot}-${item}`, bot, item });
    all.push({ ...plain, name: `${bot}-backs`, bot, item: items[0], page: 2 });
  }
  const ways = { bot: 'expeditions', item: 'deck-decisions' };
  return [
    ...all,
    { ...plain, ...ways, name: 'way-lines', ink: 'lines' },
    { ...plain, ...ways, name: 'way-large', setup: { size: 'large' } },
    { ...plain, ...ways, name: 'way-fold', setup: { sides: 'fold' } },
    {
      ...plain,
      ...ways,
      name: 'way-letter-en',
      language: 'en',
      setup: { paper: 'letter', bleed: 2, guides: 'lines' },
    },
    { ...plain, ...ways, name: 'way-large-sheet', item: 'sheet', page: 2, setup: { size: 'large' } },
    { ...plain, ...ways, name: 'test-page', item: print.testItem },
  ];
}

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
  const drawn = { ...wanted, draw: () => change(wanted.draw()) };
  return print.makePdf([print.drawnPage(drawn)], { title: name, language, fonts });
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
