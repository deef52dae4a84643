import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openForTests } from '../../../../test/e2e/app.mjs';
import {
  accounts,
  enterCount,
  inFront,
  listen,
  playUntil,
  say,
  sayEvent,
  sentence,
  setOption,
  tap,
  tapBoard,
  tracker,
} from '../../../../test/e2e/table.mjs';

const { server, browser, page } = await openForTests({ offline: true });
/** Cards of the row that can be taken. */
const row = page.locator('board-view [data-place^=card-]');

/** Fills the supply board, the colours in turn: one tap a piece. */
async function fillBoard() {
  const done = page.locator('answer-marks .done');
  for (let n = 0; !/^(\d+) von \1$/.test(await done.innerText()); n++) {
    assert.ok(n < 16, 'more taps than places');
    await page
      .locator('answer-marks [data-mark]')
      .nth(n % 5)
      .click();
  }
  await tap(page, 'answer-marks .done');
}

/** The player's own order of the fields: a head first. */
const tapped = [
  'head-left',
  'body-top',
  'body-upper-right',
  'body-lower-right',
  'body-bottom',
  'body-lower-left',
  'body-upper-left',
  'head-right',
  'tail-top',
  'tail-bottom',
];

const play = (isThere) => playUntil(page, isThere, { marks: fillBoard });

test('the table is mirrored: pieces and cards are entered by taps', async () => {
  await page.locator('home-screen a.tile', { hasText: 'Cóatl' }).click();
  await setOption(page, 'way', 'mirror');
  await setOption(page, 'row', 'mirrored');
  await setOption(page, 'bags', 'you');
  await page.locator('#start').click();
  await tap(page, '.unless'); // other numbers than ours
  for (const spot of tapped.slice(0, -1)) await tap(page, `board-view [data-place=${spot}]`);
  await play(async () => (await inFront(page)) === 'idle');
  assert.equal(await page.locator('board-view').count(), 1);
  assert.equal(await tracker(page, 'Körper'), '80');
});

test('A.D.A.M. takes the field he looks for first, and says why', async () => {
  await tap(page, '#done');
  // First the cards are named that were laid out: six of the row, three of his.
  for (let card = 0; card < 9; card++) await tap(page, 'answer-choice [data-option]', 2 * card);
  assert.match(await page.locator('hero-number b').innerText(), /^([1-9]|10)$/);
  await page.locator('#why').click();
  assert.ok((await page.locator('why-dialog reason-list li').count()) > 0);
  await page.keyboard.press('Escape');
  await play(async () => (await inFront(page)) === 'idle');
  assert.equal(await page.locator('board-view').count(), 2);
  assert.equal(await row.count(), 6);
});

test('what the player takes is one tap on the board', async () => {
  const bodies = Number(await tracker(page, 'Körper'));
  const pairs = page.locator('board-view :is([data-place="6"], [data-place="7"])');
  await tapBoard(page, () => pairs.first().click()); // he may have taken one of them
  await play(async () => (await inFront(page)) === 'idle');
  assert.ok(Number(await tracker(page, 'Körper')) < bodies);
});

test('reloaded, offline from then on, the board is the same', async () => {
  const pieces = () =>
    page
      .locator('board-view [role=button]')
      .evaluateAll((places) => places.map((place) => place.getAttribute('aria-label')));
  const before = await pieces();
  assert.ok(before.length > 0);
  await server.close();
  await page.context().setOffline(true);
  await page.reload();
  assert.equal(await inFront(page), 'idle');
  assert.deepEqual(await pieces(), before);
});

test('cards of the row are taken by one tap each; the row is filled when the turn is over', async () => {
  for (const left of [5, 4]) {
    await tapBoard(page, () => row.nth(2).click());
    assert.equal(await inFront(page), 'idle');
    assert.equal(await row.count(), left);
  }
  await tap(page, '#done');
  assert.match(await sentence(page), /^Reihe nach rechts schieben, links \d neue Karten/);
  await tap(page, '#next');
  const patterns = page.locator('answer-choice i svg');
  assert.ok((await patterns.count()) > 35, 'all cards that may lie there');
  assert.ok(
    (await patterns.first().boundingBox()).width > 35,
    'each large enough to be told from the others',
  );
  await play(async () => (await inFront(page)) === 'idle');
  assert.equal(await row.count(), 6);
});

test('the third cóatl ends the game, and both scores stand face to face', async () => {
  for (let coatl = 0; coatl < 3; coatl++) {
    await tap(page, '.event:has-text("Cóatl fertig")');
    await play(async () => ['idle', 'count', 'over'].includes(await inFront(page)));
  }
  await play(async () => (await inFront(page)) === 'count');
  await enterCount(page, 42);
  await play(async () => (await inFront(page)) === 'over');
  assert.equal((await accounts(page)).you, 42);
});

test('the next game knows the numbers of the fields: they are not told again, and the app draws from the bags', async () => {
  await page.evaluate(() => (location.hash = '#/setup/adam'));
  await setOption(page, 'bags', 'app');
  await setOption(page, 'row', 'asked');
  await page.locator('#start').click();
  const asked = (kind) => () => assert.fail(`${kind} was asked for`);
  const idle = async () => (await inFront(page)) === 'idle';
  await playUntil(page, idle, { 'yes-no': asked('yes-no'), marks: asked('marks') });
  const fields = page.locator('board-view [data-place]');
  assert.equal(await fields.count(), 10);
  assert.match(
    await fields.first().getAttribute('aria-label'),
    /^Feld 1, Kopf, (gelb|rot|schwarz|grün|blau)$/,
  );
});

test('something else lies on a field: it is put right, and he takes it', async () => {
  await tap(page, '.event:has-text("Liegt anders")');
  await tap(page, 'answer-choice [data-option=field]');
  await tap(page, 'board-view [data-place="1"]');
  await tap(page, 'answer-choice [data-option=green]');
  assert.equal(await inFront(page), 'idle');
  const first = page.locator('board-view [data-place="1"]');
  assert.equal(await first.getAttribute('aria-label'), 'Feld 1, Kopf, grün');
});

test('a field is put right by voice alone', async () => {
  await listen(page);
  await sayEvent(page, 'anders');
  await say(page, 'eins'); // a field
  await say(page, 'eins');
  await say(page, 'blau');
  assert.equal(await inFront(page), 'idle');
  const first = page.locator('board-view [data-place="1"]');
  assert.equal(await first.getAttribute('aria-label'), 'Feld 1, Kopf, blau');
  await page.locator('#mic').click();
});

const more = (colour) => page.locator('answer-tally li', { hasText: colour }).locator('.key').last();

test('asked from now on: what contradicts in a turn is said, kept, and counts the second time', async () => {
  await tap(page, '.event:has-text("anders")');
  await tap(page, 'answer-choice [data-option=to-ask]');
  await play(async () => (await inFront(page)) === 'tally');
  const [, colour] = /Er sucht .*?(gelb|rot|schwarz|grün|blau)/.exec(await sentence(page));
  await tap(page, 'answer-tally .done'); // that lies nowhere
  await more(colour).click();
  await tap(page, 'answer-tally .done');
  assert.match(await sentence(page), new RegExp(`(?=.*nirgends).*${colour}`));
  assert.equal(await page.locator('answer-tally li', { hasText: colour }).locator('b').innerText(), '1');
  await tap(page, 'answer-tally .done');
  assert.match(await sentence(page), new RegExp(`1 ${colour}`));
  await play(async () => (await inFront(page)) === 'idle');
  assert.equal(await page.locator('board-view [data-place="1"]').count(), 0);
});

test('mirrored again: the board is entered, and he looks for himself', async () => {
  await tap(page, '.event:has-text("anders")');
  await tap(page, 'answer-choice [data-option=to-mirror]');
  await play(async () => (await inFront(page)) === 'idle');
  assert.equal(await page.locator('board-view [data-place]').count(), 10);
});

test('what the player draws from the bags is said as one list of colours', async () => {
  await page.evaluate(() => (location.hash = '#/setup/adam'));
  await setOption(page, 'bags', 'you');
  await page.locator('#start').click();
  await playUntil(page, async () => (await inFront(page)) === 'marks');
  await page.locator('#mic').click();
  await page.locator('#mic.listening').waitFor();
  const table = page.locator('table-screen');
  const places = await table.evaluate(({ state }) => state.game.session.prompt.expects.of);
  const colours = { gelb: 'yellow', rot: 'red', schwarz: 'black', grün: 'green', blau: 'blue' };
  const drawn = places.map((_, n) => Object.keys(colours)[n % 5]);
  await say(page, [...drawn, 'ich bin fertig'].join(' '));
  const { value } = await table.evaluate(({ state }) => state.game.log.at(-1));
  assert.deepEqual(value, Object.fromEntries(places.map((place, n) => [place, colours[drawn[n]]])));
  await page.locator('#mic').click();
});

test('nothing went wrong on the way', () => assert.deepEqual(browser.problems, []));
