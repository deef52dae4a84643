/** A turn that asks nothing is read to its end by itself. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { bots, openForTests } from './app.mjs';
import { inFront, logLength, playUntil, startGame } from './table.mjs';
import { standIns } from './voice.mjs';

const { server, browser, page } = await openForTests({ pace: 'turn' });
await page.addInitScript(standIns);
await page.addInitScript(() => {
  // Which row of the turn is lit while it is spoken.
  window.lit = [];
  const speak = speechSynthesis.speak;
  speechSynthesis.speak = (utterance) => {
    window.lit.push(
      document.querySelector('visavis-app').shadowRoot.querySelector('table-screen')?.state.spoken,
    );
    speak(utterance);
  };
});
await page.reload();

const idle = async () => (await inFront(page)) === 'idle';
const session = (read, value) => page.locator('table-screen').evaluate(read, value);

/** The bot has had a turn of several rows, and asks nothing. */
const isLongTurn = () =>
  session(({ state: { game } }) => {
    const { bot, before, turns, prompt } = game.session;
    const { script, steps, answers } = turns.at(-1);
    const isMain = turns.length > 2 && bot.next(before)[0] === script;
    return isMain && !prompt && steps.length > 1 && answers.every(({ told }) => told);
  });

const silence = () =>
  page.waitForFunction(
    () => !document.querySelector('visavis-app').shadowRoot.querySelector('table-screen').state.isSpeaking,
  );

for (const bot of bots)
  test(`${bot}: a turn that asks nothing is read to its end without a tap`, async () => {
    await startGame(page, server.address, bot);
    await playUntil(page, async () => {
      if ((await idle()) && (await isLongTurn())) return true;
      await silence();
      await page.evaluate(() => (window.lit = []));
      return false;
    });
    const entries = await logLength(page);
    await silence();
    const rows = await page.locator('bot-field .turn li.row').count();
    const lit = await page.evaluate(() => [...new Set(window.lit.filter((step) => step !== undefined))]);
    assert.ok(lit.length >= rows, `${rows} rows, read ${lit}`);
    assert.deepEqual(
      lit,
      lit.toSorted((one, other) => one - other),
      'in their order',
    );
    assert.equal(await logLength(page), entries);
  });

test('nothing went wrong on the way', () => assert.deepEqual(browser.problems, []));
