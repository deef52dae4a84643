/** A player at the table who only speaks: trains the words, then says what the table waits for. */
import assert from 'node:assert/strict';
import { setTimeout as wait } from 'node:timers/promises';
import { goOn, inFront, logLength, sentence, startGame } from '../e2e/table.mjs';
import { formOf, say, speakers, takes } from './stage.mjs';

const speaker = speakers[1];
/** How often a word is said before it counts as not understood: people say things again, too. */
const patience = 4;

/** Says every word that the wizard shows, as often as it shows it. */
export async function trainWords(page, language, group) {
  await page.locator(`[data-group=${group}]`).click();
  const word = page.locator('train-screen .word');
  await word.waitFor();
  await wait(1000); // the room is measured first
  for (let n = 0; (await word.count()) > 0; n++) {
    assert.ok(n < 90, 'the wizard does not come to its end');
    await sayUntilHeard(page, idOf(await word.innerText(), language), language, takes[n % 3]);
    await wait(150);
  }
}

async function sayUntilHeard(page, id, language, take) {
  const before = await page.locator('train-screen main').innerText();
  for (let times = 0; times < patience; times++) {
    await say(id, language, speaker, take);
    for (let waited = 0; waited < 3000; waited += 100) {
      if ((await page.locator('train-screen main').innerText()) !== before) return;
      await wait(100);
    }
  }
  assert.fail(`the wizard does not hear ${id}`);
}

const ids = [
  ...['next', 'repeat', 'why', 'undo', 'stop', 'done', 'yes', 'no'],
  ...Array.from({ length: 13 }, (_, n) => String(n)),
  ...[...'ABCDEFGHI', 'north', 'central'],
];

export function idOf(text, language) {
  const id = ids.find((one) => formOf(one, language) === text);
  assert.ok(id, `no word is said as ${text}`);
  return id;
}

export const go = (page, address) => page.evaluate((hash) => (location.hash = hash), address);

/** Set up by taps; from then on nothing is touched. */
export async function sitDown(page, address, bot) {
  await startGame(page, address, bot);
  await page.locator('bot-field #mic').waitFor();
  while ((await inFront(page)) !== 'idle') await goOn(page);
  if ((await page.locator('bot-field #mic.listening').count()) === 0)
    await page.locator('bot-field #mic').click();
  await quiet(page);
}

/** Until the app has said what it has to say. */
export async function silence(page) {
  await page.waitForFunction(
    () => !document.querySelector('visavis-app').shadowRoot.querySelector('table-screen').state.isSpeaking,
    undefined,
    { timeout: 60_000 },
  );
}

/** Waits until the app is quiet and its microphone open. */
export async function quiet(page) {
  await silence(page);
  await page.locator('bot-field #mic.listening').waitFor();
  await wait(450); // its echo is waited for
}

/** Says words until the game goes on by them; each after the one before was heard. */
export async function tell(page, language, ...words) {
  const before = await logLength(page);
  await tellUntil(page, language, words, async () => (await logLength(page)) > before);
}

export async function tellUntil(page, language, words, isUnderstood) {
  for (let n = 0; n < patience; n++) {
    await quiet(page);
    for (const word of words) {
      if (word !== words[0]) await wait(600);
      await say(word, language, speaker, takes[3 + n]);
    }
    for (let waited = 0; waited < 5000; waited += 100) {
      if (await isUnderstood()) return;
      await wait(100);
    }
  }
  assert.fail(`"${words.join(' ')}" is not understood at: ${await sentence(page)}`);
}

/** What a player says to what is in front. */
const answers = { step: 'next', 'yes-no': 'yes', count: '2', choice: '1', several: 'done' };

async function goOnByVoice(page, language) {
  const kind = await inFront(page);
  if (kind === 'idle') await endTurnByVoice(page, language);
  else await answerByVoice(page, language, kind);
}

/** "I am done"; and once more, if it is asked whether nothing happened. */
async function endTurnByVoice(page, language) {
  const before = await logLength(page);
  const isAsked = () =>
    page.locator('table-screen').evaluate(({ state }) => state.still === state.game.session);
  await tellUntil(
    page,
    language,
    ['done'],
    async () => (await logLength(page)) > before || (await isAsked()),
  );
  if ((await logLength(page)) === before) await tell(page, language, 'done');
}

async function answerByVoice(page, language, kind) {
  assert.ok(answers[kind], `nothing to say to ${kind}`);
  // Another digit could follow: in one breath that it does not.
  const isLarge = (await page.locator('answer-count .tens').count()) > 0;
  await tell(page, language, answers[kind], ...(isLarge ? ['next'] : []));
}

/** Goes on by voice alone until `isThere`. */
export async function sayUntil(page, language, isThere) {
  for (let said = 0; !(await isThere()); said++) {
    assert.ok(said < 120, `not reached, stuck at: ${await sentence(page)}`);
    await goOnByVoice(page, language);
  }
}
