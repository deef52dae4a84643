/** A player at the table who only speaks: trains the words, then says what the table waits for. */
import assert from 'node:assert/strict';
import { setTimeout as wait } from 'node:timers/promises';
import { goOn, inFront, logLength, sentence, startGame } from '../e2e/table.mjs';
import { bundled } from '../tools/bundled.mjs';
import { formOf, say, speakers, takes } from './stage.mjs';

const { commands, isGuided, meaning, vocabulary, words } = await bundled(
  'core/voice/grammar.ts',
  'core/voice/words.ts',
  'core/engine/expects.ts',
);
const speaker = speakers[1];
/** How often a word is said before it counts as not understood: people say things again, too. */
const patience = 6;
/** What was said in all, and how often it was said again. */
export const talked = { words: 0, again: 0 };

/** Says every word that the wizard shows, as often as it shows it; or all before one. */
export async function trainWords(page, language, group, before = undefined) {
  await page.locator(`[data-group=${group}]`).click();
  const word = page.locator('train-screen .word');
  await word.waitFor();
  await wait(1000); // the room is measured first
  for (let n = 0; (await word.count()) > 0; n++) {
    assert.ok(n < 90, 'the wizard does not come to its end');
    const id = idOf(await word.innerText(), language);
    if (id === before) return;
    await sayUntilHeard(page, id, language, takes[n % 3]);
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

export function idOf(text, language) {
  const id = words.find((one) => formOf(one, language) === text);
  assert.ok(id, `no word is said as ${text}`);
  return id;
}

export const go = (page, address) => page.evaluate((hash) => (location.hash = hash), address);

/** For the sake of the tests. */
export async function speakQuickly(page) {
  await go(page, '#/settings');
  await page.locator('settings-screen input[type=range]').evaluate((input) => {
    input.value = '1.5';
    input.dispatchEvent(new Event('change'));
  });
}

/** A new game; from its first question on nothing is touched. */
export async function beginByVoice(page, address, bot) {
  await startGame(page, address, bot);
  await openMicrophone(page);
}

/** Set up by taps; from then on nothing is touched. */
export async function sitDown(page, address, bot) {
  await startGame(page, address, bot);
  while ((await inFront(page)) !== 'idle') await goOn(page);
  await openMicrophone(page);
}

export async function openMicrophone(page) {
  await page.locator('bot-field #mic').waitFor();
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
      await say(word, language, speaker, takes[3 + (n % 4)]);
    }
    talked.words += words.length;
    if (n > 0) talked.again += 1;
    for (let waited = 0; waited < 5000; waited += 100) {
      if (await isUnderstood()) return;
      await wait(100);
    }
  }
  assert.fail(`"${words.join(' ')}" is not understood at: ${await sentence(page)}`);
}

async function goOnByVoice(page, language) {
  const kind = await inFront(page);
  if (kind === 'idle') await endTurnByVoice(page, language);
  else if (kind === 'step') await tell(page, language, 'next');
  else await answerByVoice(page, language);
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

/** What is understood must be what was said: nothing else may be in the log. */
async function answerByVoice(page, language) {
  const { expects, places } = await page.locator('table-screen').evaluate(({ state: { game } }) => {
    const { expects } = game.session.prompt;
    const said = game.boards.named[expects.board]?.said;
    return { expects, places: said && Object.fromEntries(expects.of.map((place) => [place, said(place)])) };
  });
  const isList = expects.kind === 'marks' && isGuided(expects);
  const { words, value } = isList ? listed(expects) : answerTo(expects, places && ((place) => places[place]));
  const before = await logLength(page);
  if (isList) await dictate(page, language, words.slice(0, -1));
  await tell(page, language, ...(isList ? words.slice(-1) : words));
  const entry = await page.locator('table-screen').evaluate(({ state }, n) => state.game.log[n], before);
  assert.deepEqual(entry.value, value, `${words.join(' ')} is taken for something else`);
}

/** Said where it can be. */
const liked = ['yes', '2', '1'];

/** An answer in few words, whatever is asked: as soon as it can end, it does. */
function answerTo(expects, said) {
  const end = expects.account ? 'done' : 'next';
  const heard = [];
  for (;;) {
    const ended = [...heard, heard.length === 0 ? 'done' : end];
    const next = vocabulary(expects, heard, said).filter((word) => !commands.includes(word));
    const more = [...heard, liked.find((word) => next.includes(word)) ?? next[0]];
    for (const tried of [ended, more]) {
      const { kind, value } = meaning(tried, expects, said);
      if (kind === 'answer') return { words: tried, value };
    }
    assert.ok(next.length > 0, `nothing can be said after ${heard.join(' ')}`);
    heard.splice(0, heard.length, ...more);
  }
}

/** Place after place, only what lies there. */
function listed({ of, marks: [mark], min, start = {} }) {
  const filled = of.filter((place) => !(place in start)).slice(0, min - Object.keys(start).length);
  return {
    words: [...filled.map(() => mark), 'done'],
    value: { ...start, ...Object.fromEntries(filled.map((place) => [place, mark])) },
  };
}

/** Word after word, as soon as the one before lies on its place. */
async function dictate(page, language, marks) {
  const count = () =>
    page
      .locator('table-screen')
      .evaluate(({ state }) => Object.values(state.draft.marks).filter((mark) => mark !== 'next').length);
  const first = await count();
  for (const [n, mark] of marks.entries())
    await tellUntil(page, language, [mark], async () => (await count()) > first + n);
}

/** Far more than any game takes. */
const mostSaid = 600;

/** Goes on by voice alone until `isThere`. */
export async function sayUntil(page, language, isThere) {
  for (let said = 0; !(await isThere()); said++) {
    assert.ok(said < mostSaid, `not reached, stuck at: ${await sentence(page)}`);
    await goOnByVoice(page, language);
  }
}
