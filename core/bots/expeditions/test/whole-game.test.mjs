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

const place = (name) => page.locator(`board-view [data-place=${name}]`);

const play = (isThere) =>
  playUntil(page, isThere, {
    count: () => enterCount(page, 2, 42),
    marks: () => tap(page, 'answer-marks .done'),
  });
const idle = async () => (await inFront(page)) === 'idle';

async function begin(way) {
  await page.evaluate(() => (location.hash = '#/setup/expeditions'));
  await setOption(page, 'level', 'level-5');
  await setOption(page, 'way', way);
  await setOption(page, 'begins', 'you');
  await page.locator('#start').click();
  await play(idle);
}

async function finish() {
  await play(async () => (await inFront(page)) === 'over');
  const { bot, you, sums } = await accounts(page);
  assert.equal(sums.bot, bot);
  assert.equal(you, 42);
}

test('mirrored: the player explores with two taps, and the rows show it', async () => {
  await begin('mirror');
  assert.match(await place('n3').getAttribute('aria-label'), /Landkarte, verdeckt/);
  await tapBoard(page, () => place('n3').click());
  await play(async () => (await inFront(page)) === 'choice');
  await tap(page, 'answer-choice [data-option=two]');
  await play(idle);
  assert.match(await place('n3').getAttribute('aria-label'), /2 Verderbnismarker.*Dein Mech/);
});

test('her target is computed, marked on the rows, and explained', async () => {
  await play(
    async () =>
      (await inFront(page)) === 'step' && (await page.locator('board-view [aria-label*=Ziel]').count()) > 0,
  );
  await page.locator('#why').click();
  assert.ok((await page.locator('why-dialog reason-list li').count()) > 0);
  await page.keyboard.press('Escape');
});

test('asked from now on, then mirrored again with what lies there', async () => {
  await play(idle);
  await tap(page, '.event:has-text("Nachfragen")');
  await play(idle);
  assert.equal(await page.locator('board-view').count(), 0);
  await play(async () => (await inFront(page)) === 'choice');
  await play(idle);
  await tap(page, '.event:has-text("spiegeln")');
  await play(async () => (await inFront(page)) === 'marks');
  await page.locator('answer-marks [data-mark=map]').click();
  await place('c2').click();
  await tap(page, 'answer-marks .done');
  await play(idle);
  assert.match(await place('c2').getAttribute('aria-label'), /Landkarte/);
});

test('a place is put right by voice alone', async () => {
  await listen(page);
  await sayEvent(page, 'liegt anders');
  await say(page, 'eins'); // a place
  await say(page, 'Zentrum drei');
  await say(page, 'zwei'); // markers
  assert.equal(await inFront(page), 'idle');
  assert.match(await place('c3').getAttribute('aria-label'), /2 Verderbnismarker/);
  await page.locator('#mic').click();
});

test('a second 20 is said to be one, and counts the second time', async () => {
  const twentyAt = async (name) => {
    await tap(page, '.event:has-text("anders")');
    await tap(page, 'answer-choice [data-option=place]');
    await tap(page, `board-view [data-place=${name}]`);
    await tap(page, 'answer-choice [data-option=twenty]');
  };
  await twentyAt('c3');
  while ((await inFront(page)) === 'yes-no') await tap(page, 'answer-yes-no .key'); // it may lie elsewhere
  await play(idle);
  await twentyAt('c4');
  assert.equal(await sentence(page), 'Die 20? Bisher lag sie bei Zentrum 3.');
  await tap(page, 'answer-yes-no .key', 1);
  await tap(page, 'answer-choice [data-option=twenty]');
  await tap(page, 'answer-yes-no .key');
  await play(idle);
  assert.match(await place('c4').getAttribute('aria-label'), /20/);
  assert.doesNotMatch(await place('c3').getAttribute('aria-label'), /20/);
});

test('reloaded, offline from then on, the mirrored game goes on to its end', async () => {
  const stars = await tracker(page, 'Sterne');
  await server.close();
  await page.context().setOffline(true);
  await page.reload();
  assert.equal(await inFront(page), 'idle');
  assert.equal(await tracker(page, 'Sterne'), stars);
  await finish();
});

test('a whole game by questions alone', async () => {
  await begin('ask');
  assert.equal(await page.locator('board-view').count(), 0);
  await finish();
});

test('nothing went wrong on the way', () => assert.deepEqual(browser.problems, []));
