/** By cards that lie before the camera: no tap, no word. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { inFront } from '../../../../test/e2e/table.mjs';
import { note, openSeen, playByCards, says, turnsOf } from '../../../../test/sight/table.mjs';

const { browser, page, table } = await openSeen('mautoma');

test('a card that answers nothing now: a sentence, and nothing else', async () => {
  const before = await turnsOf(page);
  table.lay('12');
  await says(page, 'sight-no-answer');
  assert.equal(await turnsOf(page), before, await note(page));
});

test('a whole game', async () => {
  await playByCards(page, table, async () => (await inFront(page)) === 'over');
});

test('nothing went wrong on the way', () => assert.deepEqual(browser.problems, []));
