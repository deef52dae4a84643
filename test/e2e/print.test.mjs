/**
 * What only pixels show: a glyph that is missing from a PDF raises no error anywhere.
 * Needs pdftoppm (poppler-utils) and qpdf; without it these tests fail and say so.
 */
import assert from 'node:assert/strict';
import { execFileSync, spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { colour, fonts, isDark, needTools, perMm, print, rendered, tidy, work } from './paper.mjs';

before(needTools);
after(tidy);

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
      const sheet = { width: 200, height, title: '', isBehind: false, drawing: { shapes } };
      const bytes = await print.makePdf([sheet], {
        title: '',
        language: 'de',
        fonts,
      });
      const page = rendered(bytes, `glyphs-${weight}`)(1);
      const missing = characters.filter((character, i) => {
        const { x, y } = cell(i);
        return !invisible.includes(character) && page.ink(x + 0.5, y, 9, 11) === 0;
      });
      assert.deepEqual(missing, []);
    });
});

const papersAndLanguages = [
  ['a4', 'de'],
  ['letter', 'en'],
];

for (const { id: bot, look } of print.games)
  for (const [paper, language] of papersAndLanguages)
    describe(`a print of ${bot} on ${paper}`, () => {
      const { deep, bright } = look.pair;
      const setup = { ...print.plainSetup, paper };
      const grid = print.gridFor(setup);
      const perPage = print.cardsPerPage(grid);
      let page;
      let decks;
      let others;
      let isEmpty;
      let file;
      let job;
      /** Decks share their sheets: how many cards lie before the i-th one of a deck. */
      const cardsBefore = (deck, i) =>
        decks.slice(0, deck).reduce((sum, { cards }) => sum + cards.length, 0) + i;
      /** The number of the page that a card's front is on; its back is on the next. */
      const frontOf = (deck, i) => 2 * Math.floor(cardsBefore(deck, i) / perPage) + 1;
      const cellOf = (deck, i) => print.frontCell(grid, cardsBefore(deck, i) % perPage);
      before(async () => {
        const made = await print.studio(bot, language);
        decks = made.decks();
        others = made.boards().length + 2;
        const items = made.items().map(({ id }) => id);
        job = {
          bot,
          languages: [language],
          setup,
          items,
          copies: 1,
          ink: 'colour',
          shift: { x: 0, y: 0 },
        };
        const empty = made.reader.text({ say: 'paper-title-empty', with: {} });
        isEmpty = print.pagesOf([made], job).map(({ title }) => title === empty);
        page = rendered((await print.make(job, fonts)).bytes, `${bot}-${paper}`);
        file = join(work, `${bot}-${paper}.pdf`);
      });

      it('has the size of the paper', () => {
        const { width, height } = print.papers[paper];
        assert.ok(Math.abs(page(1).width - width) < 0.2 && Math.abs(page(1).height - height) < 0.2);
      });

      it('shows the deep band at the edge of the first card of a deck, and paper beside it', () => {
        decks.forEach((_, i) => {
          const { x, y } = cellOf(i, 0);
          const front = page(frontOf(i, 0));
          assert.deepEqual(front.at(x + 1, y + 1), colour(deep));
        });
        const { x, y } = print.frontCell(grid, 0);
        assert.deepEqual(page(1).at(x - 4.6, y + 5), [255, 255, 255]);
      });

      it('has the medal of each back exactly behind the middle of its card', () => {
        decks.forEach(({ cards }, deck) => {
          const backs = cards.map((_, i) => frontOf(deck, i) + 1).map(once(page));
          cards.forEach(({ id, reverse }, i) => {
            if (reverse) return;
            const { x, y } = cellOf(deck, i);
            // Seen through the paper: mirrored. The mark lies left and right of the middle, turned by 180°.
            const middle = { x: print.papers[paper].width - (x + 31.75), y: y + 44.45 };
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
            const { x, y } = cellOf(deck, i);
            const left = print.papers[paper].width - (x + 63.5);
            assert.deepEqual(backs[i].at(left + 0.3, y + 0.3), colour(deep), `${id}, upper left corner`);
            assert.deepEqual(backs[i].at(left + 63.2, y + 0.3), colour(deep), `${id}, upper right corner`);
            assert.deepEqual(backs[i].at(left + 0.5, y + 88.4), [255, 255, 255], `${id}, foot`);
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

      it('fills boards and sheet; behind them is the rest of the sheet, or nothing', () => {
        const first = 2 * Math.ceil(cardsBefore(decks.length, 0) / perPage) + 1;
        // A long sheet goes on behind itself and on another sheet of paper.
        const sides = isEmpty.length - (first - 1);
        assert.ok(sides >= 2 * others - 1 && sides % 2 === 1, `${sides} sides`);
        for (let number = first; number <= isEmpty.length; number++) {
          const side = page(number);
          const ink = side.ink(5, 5, side.width - 10, side.height - 10);
          if (isEmpty[number - 1]) assert.equal(ink, 0, `page ${number}`);
          else assert.ok(ink > 20_000, `page ${number}`);
        }
      });

      // Poppler draws a page anew for every text it reads out: some cards of each deck.
      it('tells cards to those who hear them: first its name, then what it does', async () => {
        const items = job.items.filter((item) => item.startsWith('deck-'));
        const few = decks.map(({ cards }) => cards.slice(0, 2));
        const leaveOut = new Set(
          decks.flatMap((deck) => deck.cards.map((_, i) => print.cardKey(deck, i)).slice(2)),
        );
        const heard = join(work, `${bot}-heard.pdf`);
        writeFileSync(heard, (await print.make({ ...job, items, leaveOut }, fonts)).bytes);
        const told = execFileSync('pdfinfo', ['-struct-text', heard], { encoding: 'utf8', maxBuffer: 1e8 });
        const words = told.replace(/\s+/g, ' ');
        let from = 0;
        for (const cards of few)
          for (const { id, face } of cards) {
            const [name, ...others] = texts(face().shapes);
            const rest = others.slice(
              0,
              others.findIndex(({ continues }) => !continues),
            );
            const heading = [name, ...rest].map(({ content }) => content).join(' ');
            from = words.indexOf(`"${heading}"`, from);
            assert.ok(from >= 0, `${id}: ${heading}`);
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

/** What is written on a drawing, in its order. */
const texts = (shapes) =>
  shapes.flatMap((shape) =>
    shape.kind === 'group' ? texts(shape.shapes) : shape.kind === 'text' ? [shape] : [],
  );

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
