import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openForTests } from '../../../../test/e2e/app.mjs';
import { inFront, playUntil, setOption, tap } from '../../../../test/e2e/table.mjs';

const { server, browser, page } = await openForTests({ reducedMotion: 'reduce' });

test('mautoma on 390×844, artifacts counted: belongings and keys are in view beside circle and strip', async () => {
  const bottom = async (selector) => {
    const { y, height } = await page.locator(selector).first().boundingBox();
    return y + height;
  };
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${server.address}#/setup/mautoma`);
  await setOption(page, 'artifacts', 'track');
  await page.locator('#start').click();
  await playUntil(page, async () => (await inFront(page)) === 'idle', {
    tally: async () => {
      for (let n = 0; n < 8; n++) await page.locator('answer-tally li button').nth(1).click();
      await tap(page, 'answer-tally .done');
    },
  });
  const side = await page.locator('your-side').boundingBox();
  assert.ok((await bottom('bot-field ul')) <= side.y, 'the belongings are covered');
  const tied = '.unless[data-option=tied]';
  await playUntil(page, async () => (await page.locator(tied).count()) > 0);
  await page.locator(tied).click();
  await page.locator('answer-marks').waitFor();
  assert.ok((await bottom('answer-marks .done')) <= 844, 'the key below the strip is cut');
});

test('nothing went wrong on the way', () => assert.deepEqual(browser.problems, []));
