import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openForTests } from '../../../../test/e2e/app.mjs';
import {
  accounts,
  enterCount,
  headline,
  inFront,
  listen,
  playUntil,
  press,
  say,
  sayEvent,
  sentence,
  setOption,
  tap,
  tapBoard,
} from '../../../../test/e2e/table.mjs';

const { server, browser, page } = await openForTests({ offline: true });

const hex = (name) => page.locator(`board-view [data-place=${name}]`);
const loupe = page.locator('pick-dialog');
const touch = async (where, name) => {
  const box = await where.locator(`[data-place=${name}]`).boundingBox();
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
};
/** What was played so far. */
const scripts = () =>
  page.locator('table-screen').evaluate(({ state }) => state.game.session.turns.map(({ script }) => script));
const lastScript = async () => (await scripts()).at(-1);
const play = (isThere) => playUntil(page, isThere, { count: () => enterCount(page, 2, 40) });
const idle = async () => (await inFront(page)) === 'idle';

test('the base map is mirrored: home, first dwellings and rows are entered by taps', async () => {
  await page.locator('home-screen a.tile', { hasText: 'Terra Mystica' }).click();
  await setOption(page, 'way', 'mirror');
  await page.locator('#start').click();
  await play(idle);
  await tap(page, '#done'); // the table stands
  await play(idle);
  assert.match(await headline(page), /^Runde 1 von 6/);
  const buildings = await page
    .locator('board-view [aria-label*=Wohnhaus]')
    .evaluateAll((all) => all.map((one) => one.getAttribute('aria-label')));
  assert.equal(buildings.filter((name) => name.includes('Automa')).length, 2);
  assert.ok(buildings.some((name) => name.includes('mit Machtchip')));
});

test('a dwelling of the player is one tap: what it usually means is told', async () => {
  const mine = page.locator('board-view [aria-label*=", du"]');
  const before = await mine.count();
  const free = page.locator('board-view [role=button]:not([aria-label*=": "])').first();
  const name = await free.getAttribute('data-place');
  await tapBoard(page, () => free.press('Enter'));
  await play(idle);
  assert.match(await hex(name).getAttribute('aria-label'), /du: Wohnhaus/);
  assert.ok((await mine.count()) > before);
});

test('where hexes lie close a loupe opens: a neighbour can be meant, and the key says what happens there', async () => {
  const [one, other] = ['D4', 'D5'];
  await touch(page.locator('bot-field'), one);
  await loupe.locator(`.met[data-place=${one}]`).waitFor();
  await touch(loupe, other);
  await loupe.locator(`.met[data-place=${other}]`).waitFor();
  const more = loupe.locator('.key').first();
  assert.equal(await more.getAttribute('aria-label'), 'Wohnhaus bauen und noch mehr');
  await tapBoard(page, () => more.click());
  await play(idle);
  assert.match(await hex(other).getAttribute('aria-label'), /du: Wohnhaus/);
  assert.equal(await lastScript(), 'your-hex');
});

test('its main key says that the turn is over, too: hers follows', async () => {
  await touch(page.locator('bot-field'), 'F4');
  await loupe.locator('.met[data-place=F4]').waitFor();
  assert.equal(await loupe.locator('.main').innerText(), 'Wohnhaus bauen\nund ich bin fertig');
  const before = await scripts();
  await tapBoard(page, () => loupe.locator('.main').click());
  assert.deepEqual((await scripts()).slice(before.length), ['your-hex', 'turn']);
  await play(idle);
  assert.match(await hex('F4').getAttribute('aria-label'), /du: Wohnhaus/);
});

test('her hex is named, shown on the map, and explained', async () => {
  await play(async () => (await page.locator('board-view [aria-label*="Das ist es"]').count()) > 0);
  assert.match(await page.locator('hero-number b').innerText(), /^[A-I]\d+$/);
  await page.locator('#why').click();
  assert.ok((await page.locator('why-dialog reason-list li').count()) > 1);
  await page.keyboard.press('Escape');
});

test('a hex is put right by voice alone', async () => {
  await play(idle);
  await listen(page);
  await sayEvent(page, 'liegt anders');
  await say(page, 'eins'); // a hex
  await say(page, 'Berta zwei');
  await say(page, 'zwei'); // no building
  await say(page, 'eins'); // desert
  assert.equal(await inFront(page), 'idle');
  assert.match(await hex('B2').getAttribute('aria-label'), /^B2, Wüste/);
  await page.locator('#mic').click();
});

test('asked from now on, then mirrored again; what contradicts is said, kept, and counts the second time', async () => {
  const hers = page.locator('board-view [aria-label*="Automa: Wohnhaus"]');
  await tap(page, '.event:has-text("anders")');
  await tap(page, 'answer-choice [data-option=to-ask]');
  await play(idle);
  assert.equal(await page.locator('board-view').count(), 0);
  await tap(page, '#done');
  await play(idle);
  await tap(page, '.event:has-text("anders")');
  await tap(page, 'answer-choice [data-option=to-mirror]');
  await hex('I1').press('Enter');
  await tap(page, 'answer-marks .done');
  assert.match(await sentence(page), /Nach meiner Zählung/);
  await tap(page, 'answer-yes-no .key', 1);
  assert.equal(await hers.count(), 1);
  await tap(page, 'answer-marks .done');
  await tap(page, 'answer-yes-no .key');
  await playUntil(page, idle, {
    count: () => enterCount(page, 0),
    marks: () => tap(page, 'answer-marks .done'),
    several: () => tap(page, 'answer-several .done'),
  });
  assert.equal(await hers.getAttribute('data-place'), 'I1');
});

test('reloaded, offline from then on, the game is the same', async () => {
  await play(idle);
  const seen = [await headline(page), await page.locator('board-view [aria-label*=Automa]').count()];
  await server.close();
  await page.context().setOffline(true);
  await page.reload();
  assert.equal(await inFront(page), 'idle');
  assert.deepEqual(
    [await headline(page), await page.locator('board-view [aria-label*=Automa]').count()],
    seen,
  );
});

test('what was told in the first round is put right before the end; the mirror follows', async () => {
  const game = (read) => page.locator('table-screen').evaluate(read);
  const isLast = () => game(({ state: { game } }) => game.session.bot.next(game.session.state)[0] === 'end');
  const free = page.locator('board-view [role=button]:not([aria-label*=": "])').first();
  const name = await free.getAttribute('data-place');
  const lies = () =>
    page
      .locator('table-screen')
      .evaluate(({ state }, at) => state.game.session.state.board.pieces[at]?.kind, name);
  assert.match(await headline(page), /^Runde 1 von 6/);
  await tapBoard(page, () => free.press('Enter'));
  await play(async () => (await idle()) && (await isLast()));
  assert.equal(await lies(), 'dwelling');
  await page.locator('#log').click();
  await tap(page, `log-dialog li:has-text('${name}: du hast jetzt ein Wohnhaus') [data-option=transform]`);
  await tap(page, 'answer-choice .key');
  await page.locator('#done').click();
  await press(page, page.locator('review-dialog #rejoin'));
  await play(async () => (await idle()) && (await game(({ state }) => !state.game.session.aside)));
  assert.equal(await lies(), undefined);
});

test('six rounds later both accounts stand face to face', async () => {
  await play(async () => (await inFront(page)) === 'over');
  const { bot, you, sums } = await accounts(page);
  assert.deepEqual(sums, { bot, you });
});

test('nothing went wrong on the way', () => assert.deepEqual(browser.problems, []));
