/** His cards are always real ones: those of the set-up are seen, too. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { tap } from '../../../../test/e2e/table.mjs';
import { laid, note, openCamera, startSeen } from '../../../../test/sight/table.mjs';

const { server, browser, page, table } = await openCamera('adam');

test('his three cards, one after the other', async () => {
  await startSeen(page, server.address, 'adam', false);
  await tap(page, '#done'); // the table stands
  const cards = ['tally-red', 'triple-blue', 'pair-yellow-green'];
  for (const card of cards) assert.ok(await laid(page, table, card), await note(page));
  const his = await page
    .locator('table-screen')
    .evaluate(({ state }) => state.game.session.state.open.map((one) => one.card));
  assert.deepEqual(his, cards);
});

test('nothing went wrong on the way', () => assert.deepEqual(browser.problems, []));
