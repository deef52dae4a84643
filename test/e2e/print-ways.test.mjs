/** Every way to print, measured on its pages. */
import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { colour, fonts, needTools, print, rendered, tidy } from './paper.mjs';

before(needTools);
after(tidy);

describe('other ways to print', () => {
  const order = {
    bot: 'template',
    languages: ['de'],
    items: ['deck-ships'],
    copies: 1,
    shift: { x: 0, y: 0 },
  };
  const made = async (name, setup, ink = 'colour', shift = order.shift) => {
    const job = { ...order, ink, shift, setup: { ...print.plainSetup, ...setup } };
    return rendered((await print.make(job, fonts)).bytes, name);
  };
  const { deep, bright } = print.gameOf('template').look.pair;

  it('needs a third of the ink as line art, at most', async () => {
    const [full, lines] = [await made('full', {}), await made('lines', {}, 'lines')];
    for (const number of [1, 2]) {
      const [much, little] = [full, lines].map((page) => page(number).ink(10, 17, 190, 176));
      assert.ok(little < much / 3, `page ${number}: ${little} of ${much}`);
    }
  });

  it('stands backs on their heads when the short edge is turned', async () => {
    const grid = print.gridFor({ ...print.plainSetup, sides: 'short' });
    const page = (await made('short', { sides: 'short' }))(2);
    for (let i = 0; i < 6; i++) {
      const { x, y } = print.frontCell(grid, i);
      const middle = { x: x + 31.75, y: 297 - (y + 44.45) };
      assert.deepEqual(page.at(middle.x + 5, middle.y + 2), colour(bright), `card ${i + 1}`);
      assert.deepEqual(page.at(middle.x - 5, middle.y - 2), [255, 255, 255], `card ${i + 1}`);
    }
  });

  it('has backs beside their fronts to be folded behind them', async () => {
    const grid = print.gridFor({ ...print.plainSetup, sides: 'fold' });
    const page = (await made('fold', { sides: 'fold' }))(1);
    const { x, y } = print.frontCell(grid, 0);
    assert.deepEqual(page.at(x + 1, y + 1), colour(deep));
    assert.deepEqual(page.at(297 - (x + 31.75) - 5, y + 44.45 - 2), colour(bright));
  });

  it('moves the backs of a printer that misses them', async () => {
    const grid = print.gridFor(print.plainSetup);
    const [plain, moved] = [await made('plain', {}), await made('moved', {}, 'colour', { x: 3, y: 0 })];
    const { x, y } = print.frontCell(grid, 2);
    // Left of the leftmost back, beyond its bleed.
    const left = 210 - (x + 63.5) - 2.4;
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
