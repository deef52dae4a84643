/** By cards that lie before the camera: no tap, no word. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { inFront } from '../../../../test/e2e/table.mjs';
import { note, openSeen, playByCards, says, turnsOf } from '../../../../test/sight/table.mjs';

const { browser, page, table } = await openSeen('terra-mystica');

test('five turns of hers, each begun by the card that is turned', async () => {
  const before = await turnsOf(page);
  const isDone = async () => (await turnsOf(page)) >= before + 5 && (await inFront(page)) === 'idle';
  await playByCards(page, table, isDone);
});

test('a card that was played already: a sentence and a key, and the game goes on with another', async () => {
  const played = await page.locator('table-screen').evaluate(({ state }) => {
    const { turns } = state.game.session;
    return turns.flatMap(({ answers }) => answers).findLast(({ prompt }) => prompt.turned).value;
  });
  const before = await turnsOf(page);
  table.lay();
  await page.waitForTimeout(2000);
  table.lay(played);
  await says(page, 'sight-played');
  await page.locator('#put-right').waitFor();
  assert.equal(await turnsOf(page), before, await note(page));
  await playByCards(page, table, async () => (await turnsOf(page)) > before);
});

test('nothing went wrong on the way', () => assert.deepEqual(browser.problems, []));
