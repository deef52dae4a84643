/** A player at the table who only speaks: trains the words, then says what the table waits for. */
import assert from 'node:assert/strict';
import { setTimeout as wait } from 'node:timers/promises';
import { inFront, logLength, sentence } from '../e2e/table.mjs';
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

/** Waits until the app is quiet and its microphone open. */
export async function quiet(page) {
  await page.waitForFunction(
    () => !document.querySelector('visavis-app').shadowRoot.querySelector('table-screen').state.isSpeaking,
    undefined,
    { timeout: 60_000 },
  );
  await page.locator('bot-field #mic.listening').waitFor();
  await wait(450); // its echo is waited for
}

/** Says words until the game goes on by them; each after the one before was heard. */
export async function tell(page, language, ...words) {
  const before = await logLength(page);
  for (let n = 0; n < patience; n++) {
    await quiet(page);
    for (const word of words) {
      if (word !== words[0]) await wait(600);
      await say(word, language, speaker, takes[3 + n]);
    }
    for (let waited = 0; waited < 1500; waited += 100) {
      if ((await logLength(page)) > before) return;
      await wait(100);
    }
  }
  assert.fail(`"${words.join(' ')}" is not understood at: ${await sentence(page)}`);
}

/** What a player says to what is in front. */
export function answerTo(kind) {
  return { step: 'next', idle: 'done', 'yes-no': 'yes', count: '2', choice: '1' }[kind];
}

export async function goOnByVoice(page, language) {
  await tell(page, language, answerTo(await inFront(page)));
}
