/** A camera that may not be used: a sentence, and the game goes on by taps. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { bots, openForTests } from './app.mjs';
import { goOn, logLength, startGame } from './table.mjs';
import { chromiumArgs } from '../tools/chromium.mjs';

const { server, browser, page } = await openForTests({
  args: [...chromiumArgs, '--use-fake-device-for-media-stream', '--deny-permission-prompts'],
});

const looksFor = () => page.locator('table-screen').evaluate(({ state }) => state.camera);

test('it is off until it is switched on', async () => {
  await startGame(page, server.address, bots[0]);
  assert.equal(await looksFor(), 'off');
  assert.equal(await page.locator('bot-field #camera').count(), 0);
});

test('a camera that is refused is told of once, and taps go on', async () => {
  await page.locator('bot-field #menu').click();
  await page.locator('menu-dialog #eye-start').click();
  await page.waitForFunction(() => {
    const { state } = document.querySelector('visavis-app').shadowRoot.querySelector('table-screen');
    return state.camera === 'refused' && state.note.some(({ say }) => say === 'sight-refused');
  });
  const before = await logLength(page);
  await goOn(page);
  assert.ok((await logLength(page)) > before);
});

test('at the next table it is not asked for again', async () => {
  await startGame(page, server.address, bots[1]);
  assert.equal(await looksFor(), 'off');
  assert.deepEqual(browser.problems, []);
});
