/** Camera and microphone at the same time: cards are turned before the one, words are said into the other. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { bots, openForTests } from '../e2e/app.mjs';
import { inFront } from '../e2e/table.mjs';
import { cameraArgs } from '../sight/film.mjs';
import {
  countEmptyFrames,
  createTable,
  laid,
  lifted,
  note,
  says,
  sitDownSeen,
  turnsOf,
} from '../sight/table.mjs';
import { voiceBrowser } from './stage.mjs';
import { go, openMicrophone, playerAt, sayUntil, speakQuickly, tellUntil, trainWords } from './table.mjs';

const [, bot] = bots;
const table = await createTable(bot);
const { server, browser, page } = await openForTests({
  ...voiceBrowser,
  pace: 'turn',
  args: [...voiceBrowser.args, ...cameraArgs(table.path)],
  permissions: ['microphone', 'camera'],
});
const player = playerAt(page);
const [{ id: card }] = table.cards;

const session = (read) => page.locator('table-screen').evaluate(read);
const scripts = () => session(({ state }) => state.game.session.turns.map(({ script }) => script));
const lastCard = () => session(({ state }) => state.game.session.state.card);

/** The card that was played is laid down again: it is asked whether it was shuffled in. */
async function layAgain() {
  await lifted(page, table);
  table.lay(card);
  await says(page, 'sight-shuffled');
}

test('commands, yes and no are trained', async () => {
  await countEmptyFrames(page);
  await speakQuickly(page);
  await go(page, '#/train');
  await page.locator('train-screen input').fill('Espe');
  await trainWords(player, 'first', '0');
});

test('a card that is turned begins the turn, and words go on', async () => {
  await sitDownSeen(page, server.address, bot);
  await openMicrophone(page);
  const before = await turnsOf(page);
  assert.ok(await laid(page, table, card), await note(page));
  assert.equal(await lastCard(), card);
  await sayUntil(player, async () => (await inFront(page)) === 'idle');
  assert.equal(await turnsOf(page), before + 1);
});

test('a card already played was not shuffled in: a no, and nothing happens', async () => {
  const before = await turnsOf(page);
  await layAgain();
  const isAsked = () => session(({ state }) => state.offered !== undefined);
  assert.ok(await isAsked());
  await tellUntil(player, ['no'], async () => !(await isAsked()));
  assert.equal(await turnsOf(page), before);
});

test('it was shuffled in again: a yes, and it counts', async () => {
  const before = await turnsOf(page);
  await layAgain();
  await tellUntil(player, ['yes'], async () => (await turnsOf(page)) === before + 2);
  assert.deepEqual((await scripts()).slice(-2), ['shuffle-in', 'turn']);
  assert.equal(await lastCard(), card);
});

test('nothing went wrong on the way', () => assert.deepEqual(browser.problems, []));
