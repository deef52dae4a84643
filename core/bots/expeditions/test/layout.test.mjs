import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openForTests, setPace } from '../../../../test/e2e/app.mjs';
import { inFront, playUntil, setOption, tap, tapBoard } from '../../../../test/e2e/table.mjs';

const { server, browser, page } = await openForTests({ reducedMotion: 'reduce' });

test('the rows of Expeditions, their words and what is to be pressed fit on a small phone', async () => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(`${server.address}#/setup/expeditions`);
  await setOption(page, 'way', 'ask');
  await setOption(page, 'begins', 'you');
  await page.locator('#start').click();
  await playUntil(page, async () => (await inFront(page)) === 'idle');
  await tap(page, '.event >> nth=1');
  assert.equal(await inFront(page), 'marks');
  assert.equal(await page.evaluate(() => document.scrollingElement.scrollHeight), 740);
  const wide = await page
    .locator('answer-marks .brushes .key')
    .evaluateAll((keys) => keys.filter((key) => key.scrollWidth > key.clientWidth).length);
  assert.equal(wide, 0);
});

test('what the player reports lies there at once, below its row', async () => {
  await setPace(page, server.address, 'turn');
  await page.goto(`${server.address}#/setup/expeditions`);
  await setOption(page, 'way', 'mirror');
  await page.locator('#start').click();
  const isIdle = async () => (await inFront(page)) === 'idle';
  const free = page.locator('bot-field board-view [role=button][aria-label$="Landkarte, verdeckt"]');
  await playUntil(page, async () => (await isIdle()) && (await free.count()) > 0);
  const place = await free.first().getAttribute('data-place');
  await tapBoard(page, () => free.first().press('Enter'));
  await tap(page, 'answer-choice [data-option=three]');
  assert.ok(await isIdle());
  const lies = page.locator(`bot-field .map-below [data-place=${place}]`);
  assert.match(await lies.getAttribute('aria-label'), /: 3 Verderbnismarker. Dein Mech$/);
});

test('nothing went wrong on the way', () => assert.deepEqual(browser.problems, []));
