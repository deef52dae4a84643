import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openForTests } from '../../../../test/e2e/app.mjs';
import { inFront, playUntil, setOption, tap } from '../../../../test/e2e/table.mjs';

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

test('nothing went wrong on the way', () => assert.deepEqual(browser.problems, []));
