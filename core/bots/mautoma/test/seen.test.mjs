/** By cards that lie before the camera: no tap, no word. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { inFront } from '../../../../test/e2e/table.mjs';
import { laid, lifted, note, openSeen, playByCards, says, turnsOf } from '../../../../test/sight/table.mjs';

const { browser, page, table } = await openSeen('mautoma');

const scripts = () =>
  page.locator('table-screen').evaluate(({ state }) => state.game.session.turns.map(({ script }) => script));

/** The card that was turned last. */
const lastCard = () => page.locator('table-screen').evaluate(({ state }) => state.game.session.state.card);

test('a card that answers nothing now: a sentence, and nothing else', async () => {
  const before = await turnsOf(page);
  table.lay('12');
  await says(page, 'sight-no-answer');
  assert.equal(await turnsOf(page), before, await note(page));
});

test('a card already played: it is asked whether it was shuffled in again, and then it counts', async () => {
  const before = await turnsOf(page);
  await playByCards(
    page,
    table,
    async () => (await turnsOf(page)) > before && (await inFront(page)) === 'idle',
  );
  const played = await lastCard();
  await lifted(page, table);
  table.lay(played);
  await says(page, 'sight-shuffled');
  await page.locator('table-screen #put-right').waitFor();
  assert.equal(await turnsOf(page), before + 1, 'nothing was done by itself');
  assert.ok(await laid(page, table, 'yes'), await note(page));
  await page.waitForFunction(
    (turns) =>
      document.querySelector('visavis-app').shadowRoot.querySelector('table-screen').state.game.session.turns
        .length === turns,
    before + 3,
  );
  assert.deepEqual((await scripts()).slice(-2), ['shuffle-in', 'turn']);
  assert.equal(await lastCard(), played);
});

test('a whole game', async () => {
  await playByCards(page, table, async () => (await inFront(page)) === 'over');
});

test('nothing went wrong on the way', () => assert.deepEqual(browser.problems, []));
