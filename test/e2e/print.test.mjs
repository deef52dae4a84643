/**
 * What only pixels show: a glyph that is missing from a PDF raises no error anywhere.
 * Needs pdftoppm (poppler-utils) and qpdf; without it these tests fail and say so.
 */
import assert from 'node:assert/strict';
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'esbuild';

const root = fileURLToPath(new URL('../../', import.meta.url));
const work = mkdtempSync(join(tmpdir(), 'visavis-print-'));
/** 254 dots an inch are ten a millimetre. */
const dpi = 254;
const perMm = 10;

const print = await bundled();
let fonts;

before(async () => {
  assert.equal(spawnSync('pdftoppm', ['-v']).status, 0, 'pdftoppm is missing: install poppler-utils');
  assert.equal(spawnSync('qpdf', ['--version']).status, 0, 'qpdf is missing');
  const file = (weight) => new Uint8Array(readFileSync(join(root, `print/fonts/visavis-${weight}.ttf`)));
  fonts = { 500: file(500), 600: file(600), 700: file(700) };
});

after(() => rmSync(work, { recursive: true, force: true }));

async function bundled() {
  const modules = [
    'core/look/glyphs.ts',
    'core/look/drawing.ts',
    'core/look/pairs.ts',
    'print/pdf.ts',
    'print/jobs.ts',
    'print/make.ts',
    'print/pages.ts',
    'print/geometry.ts',
  ];
  const outfile = join(work, 'print.mjs');
  await build({
    stdin: {
      contents: modules.map((path) => `export * from './${path}';`).join('\n'),
      resolveDir: root,
      loader: 'ts',
    },
    bundle: true,
    format: 'esm',
    platform: 'node',
    outfile,
    loader: { '.ftl': 'text' },
    logLevel: 'error',
  });
  return import(pathToFileURL(outfile).href);
}

/** The pages of a PDF as pictures: `at(x, y)` in millimetres gives red, green, blue. */
function rendered(bytes, name) {
  const pdf = join(work, `${name}.pdf`);
  writeFileSync(pdf, bytes);
  execFileSync('pdftoppm', ['-r', String(dpi), pdf, join(work, name)]);
  // From ten pages on the numbers of the files have two digits.
  const digits = existsSync(join(work, `${name}-1.ppm`)) ? 1 : 2;
  return (page) => picture(readFileSync(join(work, `${name}-${String(page).padStart(digits, '0')}.ppm`)));
}

function picture(ppm) {
  const [head, width, height] = /^P6\s+(\d+)\s+(\d+)\s+255\s/.exec(ppm.subarray(0, 40).toString('latin1'));
  const at = (x, y) => {
    const first = head.length + 3 * (Math.round(y * perMm) * Number(width) + Math.round(x * perMm));
    return [...ppm.subarray(first, first + 3)];
  };
  return { width: width / perMm, height: height / perMm, at };
}

const isDark = ([r, g, b]) => r + g + b < 380;

function inkIn(page, left, top, width, height) {
  let count = 0;
  for (let x = left; x < left + width; x += 1 / perMm)
    for (let y = top; y < top + height; y += 1 / perMm) if (isDark(page.at(x, y))) count++;
  return count;
}

describe('the typeface in a PDF', () => {
  const columns = 20;
  const size = 8;
  const invisible = [' ', '\u00a0'];

  for (const weight of [500, 600, 700])
    it(`paints every character, weight ${weight}`, async () => {
      const characters = [...print.characters];
      const cell = (i) => ({ x: (i % columns) * 10, y: Math.floor(i / columns) * 12 });
      const shapes = characters.map((content, i) => {
        const { x, y } = cell(i);
        return print.text(x + 5, y + 8, content, { size, weight, fill: '#000000', anchor: 'middle' });
      });
      const height = (Math.ceil(characters.length / columns) + 1) * 12;
      const sheet = { width: 200, height, title: '', isBehind: false, draw: () => ({ shapes }) };
      const bytes = await print.makePdf([sheet], {
        title: '',
        language: 'de',
        fonts,
      });
      const page = rendered(bytes, `glyphs-${weight}`)(1);
      const missing = characters.filter((character, i) => {
        const { x, y } = cell(i);
        return !invisible.includes(character) && inkIn(page, x + 0.5, y, 9, 11) === 0;
      });
      assert.deepEqual(missing, []);
    });
});

const papersAndLanguages = [
  ['a4', 'de'],
  ['letter', 'en'],
];

/** A colour as `at` tells it. */
const colour = (hex) => [1, 3, 5].map((i) => parseInt(hex.slice(i, i + 2), 16));

for (const bot of print.printed)
  for (const [paper, language] of papersAndLanguages)
    describe(`a print of ${bot} on ${paper}`, () => {
      const { deep, bright } = print.pairs[bot];
      const setup = { ...print.plainSetup, paper };
      const grid = print.gridFor(setup);
      const perPage = print.cardsPerPage(grid);
      let page;
      let decks;
      let others;
      let file;
      /** The number of the page that a card's front is on; its back is on the next. */
      const frontOf = (deck, i) => {
        const sheets = decks.slice(0, deck).map(({ cards }) => Math.ceil(cards.length / perPage));
        const sheet = sheets.reduce((sum, n) => sum + n, 0) + Math.floor(i / perPage);
        return 2 * sheet + 1;
      };
      const cellOf = (i) => print.frontCell(grid, i % perPage);
      before(async () => {
        const made = await print.studio(bot, language);
        decks = made.decks();
        others = made.boards().length + 1;
        const items = made.items().map(({ id }) => id);
        const job = {
          bot,
          languages: [language],
          setup,
          items,
          copies: 1,
          ink: 'colour',
          shift: { x: 0, y: 0 },
        };
        page = rendered((await print.make(job, fonts)).bytes, `${bot}-${paper}`);
        file = join(work, `${bot}-${paper}.pdf`);
      });

      it('has the size of the paper', () => {
        const { width, height } = print.papers[paper];
        assert.ok(Math.abs(page(1).width - width) < 0.2 && Math.abs(page(1).height - height) < 0.2);
      });

      it('shows the deep band at the edge of the first card of a deck, and paper beside it', () => {
        const { x, y } = print.frontCell(grid, 0);
        decks.forEach((_, i) => {
          const front = page(frontOf(i, 0));
          assert.deepEqual(front.at(x + 1, y + 1), colour(deep));
          assert.deepEqual(front.at(x - 4.6, y + 5), [255, 255, 255]);
        });
      });

      it('has the medal of each back exactly behind the middle of its card', () => {
        decks.forEach(({ cards }, deck) => {
          const backs = cards.map((_, i) => frontOf(deck, i) + 1).map(once(page));
          cards.forEach(({ id, reverse }, i) => {
            if (reverse) return;
            const { x, y } = cellOf(i);
            // Seen through the paper: mirrored. The mark lies left and right of the middle, turned by 180°.
            const middle = { x: print.papers[paper].width - (x + 31.75), y: y + 44 };
            assert.deepEqual(
              backs[i].at(middle.x - 5, middle.y - 2),
              colour(bright),
              `${id}, upper half-disc`,
            );
            assert.deepEqual(
              backs[i].at(middle.x + 5, middle.y + 2),
              [255, 255, 255],
              `${id}, lower half-disc`,
            );
          });
        });
      });

      it('has the other face of a card exactly behind it', () => {
        decks.forEach(({ cards }, deck) => {
          const backs = cards.map((_, i) => frontOf(deck, i) + 1).map(once(page));
          cards.forEach(({ id, reverse }, i) => {
            if (!reverse) return;
            const { x, y } = cellOf(i);
            const left = print.papers[paper].width - (x + 63.5);
            assert.deepEqual(backs[i].at(left + 0.3, y + 0.3), colour(deep), `${id}, upper left corner`);
            assert.deepEqual(backs[i].at(left + 63.2, y + 0.3), colour(deep), `${id}, upper right corner`);
            assert.deepEqual(backs[i].at(left + 0.5, y + 87.5), [255, 255, 255], `${id}, foot`);
          });
        });
      });

      it('has a ruler of 100 mm', () => {
        const { width, height } = print.papers[paper];
        const front = page(1);
        const level = paper === 'a4';
        const lines = [];
        for (let at = 5; at < 10; at += 1 / perMm)
          lines.push(level ? longestRun(front, height - at) : longestRise(front, width - at));
        assert.ok(
          lines.some((length) => Math.abs(length - 100) < 0.5),
          `lines: ${[...new Set(lines)].join(', ')} mm`,
        );
      });

      it('fills board and sheet, and leaves the other side of their paper empty', () => {
        const { width, height } = print.papers[paper];
        for (let i = 0; i < others; i++) {
          const number = frontOf(decks.length, 0) + 2 * i;
          assert.ok(inkIn(page(number), 15, 40, width - 30, 200) > 20_000, `page ${number}`);
          assert.equal(inkIn(page(number + 1), 5, 5, width - 10, height - 10), 0, `page ${number + 1}`);
        }
      });

      it('is a sound file with all fonts embedded', () => {
        const checked = spawnSync('qpdf', ['--check', file], { encoding: 'utf8' });
        assert.equal(checked.status, 0, checked.stdout + checked.stderr);
        const [, , ...fontLines] = execFileSync('pdffonts', [file], { encoding: 'utf8' }).trim().split('\n');
        assert.equal(fontLines.length, 3);
        for (const line of fontLines) assert.match(line, /CID TrueType\s+Identity-H\s+yes yes yes/);
      });
    });

describe('other ways to print', () => {
  const order = {
    bot: 'mautoma',
    languages: ['de'],
    items: ['deck-actions'],
    copies: 1,
    shift: { x: 0, y: 0 },
  };
  const made = async (name, setup, ink = 'colour', shift = order.shift) => {
    const job = { ...order, ink, shift, setup: { ...print.plainSetup, ...setup } };
    return rendered((await print.make(job, fonts)).bytes, name);
  };
  const { deep, bright } = print.pairs.mautoma;

  it('needs a third of the ink as line art, at most', async () => {
    const [full, lines] = [await made('full', {}), await made('lines', {}, 'lines')];
    for (const number of [1, 2]) {
      const [much, little] = [full, lines].map((page) => inkIn(page(number), 10, 17, 190, 176));
      assert.ok(little < much / 3, `page ${number}: ${little} of ${much}`);
    }
  });

  it('stands backs on their heads when the short edge is turned', async () => {
    const grid = print.gridFor({ ...print.plainSetup, sides: 'short' });
    const page = (await made('short', { sides: 'short' }))(2);
    for (let i = 0; i < 6; i++) {
      const { x, y } = print.frontCell(grid, i);
      const middle = { x: x + 31.75, y: 297 - (y + 44) };
      assert.deepEqual(page.at(middle.x + 5, middle.y + 2), colour(bright), `card ${i + 1}`);
      assert.deepEqual(page.at(middle.x - 5, middle.y - 2), [255, 255, 255], `card ${i + 1}`);
    }
  });

  it('has backs beside their fronts to be folded behind them', async () => {
    const grid = print.gridFor({ ...print.plainSetup, sides: 'fold' });
    const page = (await made('fold', { sides: 'fold' }))(1);
    const { x, y } = print.frontCell(grid, 0);
    assert.deepEqual(page.at(x + 1, y + 1), colour(deep));
    assert.deepEqual(page.at(297 - (x + 31.75) - 5, y + 44 - 2), colour(bright));
  });

  it('moves the backs of a printer that misses them', async () => {
    const grid = print.gridFor(print.plainSetup);
    const [plain, moved] = [await made('plain', {}), await made('moved', {}, 'colour', { x: 3, y: 0 })];
    const { x, y } = print.frontCell(grid, 2);
    // Left of the leftmost back, beyond its bleed.
    const left = 210 - (x + 63.5) - 2.5;
    assert.deepEqual(plain(2).at(left, y + 20), colour(deep));
    assert.deepEqual(moved(2).at(left, y + 20), [255, 255, 255]);
    assert.deepEqual(moved(1).at(x + 1, y + 1), plain(1).at(x + 1, y + 1));
  });

  it('fills the page of a single card with its colour, up to the edge', async () => {
    const page = await made('single', { paper: 'single', bleed: 3 });
    for (const number of [1, 2])
      for (const x of [0.2, 69.2]) assert.deepEqual(page(number).at(x, 0.2), colour(deep), `page ${number}`);
    assert.ok(Math.abs(page(1).width - 69.5) < 0.2);
  });
});

/** Reads each page once. */
function once(page) {
  const read = new Map();
  return (number) => {
    if (!read.has(number)) read.set(number, page(number));
    return read.get(number);
  };
}

/** The longest dark stretch of a row, in millimetres. */
const longestRun = ({ width, at }, y) => longest(width, (x) => at(x, y));
/** And of a column. */
const longestRise = ({ height, at }, x) => longest(height, (y) => at(x, y));

function longest(length, at) {
  let [most, run] = [0, 0];
  for (let i = 0; i < length * perMm; i++) {
    run = isDark(at(i / perMm)) ? run + 1 : 0;
    most = Math.max(most, run);
  }
  return most / perMm;
}
