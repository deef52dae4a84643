/** By cards that lie before the camera: no tap, no word. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { inFront, playUntil, tap } from '../../../../test/e2e/table.mjs';
import { openSeen, playByCards, turnsOf } from '../../../../test/sight/table.mjs';

const { browser, page, table } = await openSeen('terra-mystica');
await tap(page, '#done'); // the table stands: the first dwellings
await playUntil(page, async () => (await inFront(page)) === 'idle');

test('five turns of hers, each begun by the card that is turned', async () => {
  const before = await turnsOf(page);
  const isDone = async () => (await turnsOf(page)) >= before + 5 && (await inFront(page)) === 'idle';
  await playByCards(page, table, isDone);
});

test('nothing went wrong on the way', () => assert.deepEqual(browser.problems, []));
