/** By cards that lie before the camera: no tap, no word. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { note, openSeen, playByCards, says, turnsOf } from '../../../../test/sight/table.mjs';

const { browser, page, table } = await openSeen('nautoma');

const headline = () => page.locator('bot-field .headline').textContent();

test('a card of another deck: a sentence, and nothing else', async () => {
  const before = await turnsOf(page);
  table.lay('spick-1');
  await says(page, 'sight-other-deck');
  assert.equal(await turnsOf(page), before, await note(page));
});

test('two cards that may be meant: a sentence, and nothing else', async () => {
  const before = await turnsOf(page);
  table.lay('card-1', 'card-2');
  await says(page, 'sight-two-cards');
  assert.equal(await turnsOf(page), before, await note(page));
});

test('a week', async () => {
  const [week] = /\d+/.exec(await headline());
  await playByCards(page, table, async () => /\d+/.exec(await headline())[0] !== week);
});

test('nothing went wrong on the way', () => assert.deepEqual(browser.problems, []));
