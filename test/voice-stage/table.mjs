/** A player at the table who only speaks: trains the words, then says what the table waits for. */
import assert from 'node:assert/strict';
import { setTimeout as wait } from 'node:timers/promises';
import { goOn, inFront, logLength, sentence, startGame } from '../e2e/table.mjs';
import { bundled } from '../tools/bundled.mjs';
import { formOf, say, sayInARow, soundOf, speakers, takes } from './stage.mjs';

const { commands, isGuided, meaning, vocabulary, words } = await bundled(
  'core/voice/grammar.ts',
  'core/voice/words.ts',
  'core/engine/expects.ts',
);
const speaker = speakers[1];
const language = 'de';
/** How often a word is said before it counts as not understood: people say things again, too. */
const patience = 6;

/** Milliseconds between words, for each to be one of its own. */
const apart = 450;

/** Someone at a table: the page, the microphone that it hears, and what was said in all and said again. */
export const playerAt = (page, microphone = undefined) => ({ page, microphone, words: 0, again: 0 });

/** Says a word, whatever the app does meanwhile. */
export const speak = ({ microphone }, word, take) => say(word, language, speaker, take, microphone);

/** Makes all that is said in training: a player needs no time for that. */
export function prepareTakes() {
  for (const word of words) for (const take of takes.slice(0, 3)) soundOf(word, language, speaker, take);
}

/** Says every word that the wizard shows, as often as it shows it; or all before one. */
export async function trainWords(player, group, before = undefined) {
  const word = player.page.locator('train-screen .word');
  await player.page.locator(`[data-group=${group}]`).click();
  await word.waitFor();
  await wait(1000); // the room is measured first
  for (let n = 0; (await word.count()) > 0; n++) {
    assert.ok(n < 90, 'the wizard does not come to its end');
    const id = idOf(await word.innerText());
    if (id === before) return;
    await sayUntilHeard(player, id, takes[n % 3]);
  }
}

/** The wizard's own test: every word that it asks for, said once. */
export async function testWords(player) {
  const { page } = player;
  const main = page.locator('train-screen main');
  const word = main.locator('.word');
  await page.locator('train-screen #test').click();
  await word.waitFor();
  await wait(1000);
  for (let n = 0; (await word.count()) > 0; n++) {
    const shown = await main.innerText();
    await speak(player, idOf(await word.innerText()), takes[3 + (n % 4)]);
    assert.ok(await within(5000, async () => (await main.innerText()) !== shown), 'nothing is heard');
  }
}

async function sayUntilHeard(player, id, take) {
  const main = await player.page.locator('train-screen main').elementHandle();
  const before = await main.innerText();
  const changes = () =>
    player.page.waitForFunction(([main, text]) => main.innerText !== text, [main, before], { timeout: 4000 });
  for (let times = 0; times < patience; times++) {
    const saying = speak(player, id, take);
    const isHeard = await changes().then(
      () => true,
      () => false,
    );
    if (isHeard) return;
    await saying;
  }
  assert.fail(`the wizard does not hear ${id}`);
}

/** Looks again and again, so many milliseconds. */
async function within(milliseconds, isSo) {
  for (let waited = 0; waited < milliseconds; waited += 50) {
    if (await isSo()) return true;
    await wait(50);
  }
  return false;
}

function idOf(text) {
  const id = words.find((one) => formOf(one, language) === text);
  assert.ok(id, `no word is said as ${text}`);
  return id;
}

export const go = (page, address) => page.evaluate((hash) => (location.hash = hash), address);

/** How fast the app speaks, 1 as usual. */
export async function setRate(page, rate) {
  await go(page, '#/settings');
  await page.locator('settings-screen input[type=range]').evaluate((input, value) => {
    input.value = value;
    input.dispatchEvent(new Event('change'));
  }, String(rate));
}

/** For the sake of the tests. */
export const speakQuickly = (page) => setRate(page, 1.5);

/** A new game; from its first question on nothing is touched. */
export async function beginByVoice({ page }, address, bot) {
  await startGame(page, address, bot);
  await openMicrophone(page);
}

/** Set up by taps; from then on nothing is touched. */
export async function sitDown({ page }, address, bot) {
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
  const speaks = await page.locator('table-screen').evaluate(({ context }) => context.settings.voice);
  if (speaks) await wait(450); // its echo is waited for
}

/** Says words until the game goes on by them; each after the one before was heard. The entry that this made. */
export async function tell(player, ...words) {
  const before = await logLength(player.page);
  await tellUntil(player, words, async () => (await logLength(player.page)) > before);
  return entryAt(player, before);
}

const entryAt = ({ page }, n) =>
  page.locator('table-screen').evaluate(({ state }, n) => state.game.log[n], n);

export async function tellUntil(player, words, isUnderstood) {
  for (let n = 0; n < patience; n++) {
    await quiet(player.page);
    const missing = await notHeard(player, words);
    const take = takes[3 + (n % 4)];
    for (const word of missing.slice(0, -1)) {
      await speak(player, word, take);
      await wait(apart);
    }
    const saying = speak(player, missing.at(-1), take);
    player.words += missing.length;
    if (n > 0) player.again += 1;
    if (await within(6000, isUnderstood)) return;
    await saying;
  }
  assert.fail(`"${words.join(' ')}" is not understood at: ${await sentence(player.page)}`);
}

/** The table shows the words of half an answer: they need not be said again, and are what was said. */
async function notHeard({ page }, words) {
  const heard = await page.locator('table-screen').evaluate(({ state }) => state.heard);
  assert.deepEqual(heard, words.slice(0, heard.length), `${words.join(' ')} is taken for something else`);
  return words.slice(heard.length);
}

/** What is understood must be what was said: nothing else may be in the log. */
async function goOnByVoice(player) {
  const kind = await inFront(player.page);
  if (kind === 'idle') await endTurnByVoice(player);
  else if (kind === 'step') assert.equal((await tell(player, 'next')).type, 'read');
  else await answerByVoice(player);
}

/** "I am done"; and once more, if it is asked whether nothing happened. */
async function endTurnByVoice(player) {
  const table = player.page.locator('table-screen');
  const before = await logLength(player.page);
  const isAsked = () => table.evaluate(({ state }) => state.still === state.game.session);
  const hasEnded = async () => (await logLength(player.page)) > before;
  const [script] = await table.evaluate(({ state: { game } }) => game.session.bot.next(game.session.state));
  await tellUntil(player, ['done'], async () => (await hasEnded()) || (await isAsked()));
  if (!(await hasEnded())) await tell(player, 'done');
  assert.equal((await entryAt(player, before)).script, script, '"done" is taken for something else');
}

async function answerByVoice(player) {
  const { expects, places } = await player.page.locator('table-screen').evaluate(({ state: { game } }) => {
    const { expects } = game.session.prompt;
    const said = game.boards.named[expects.board]?.said;
    return { expects, places: said && Object.fromEntries(expects.of.map((place) => [place, said(place)])) };
  });
  const isList = expects.kind === 'marks' && isGuided(expects);
  const { words, value } = isList ? listed(expects) : answerTo(expects, places && ((place) => places[place]));
  if (isList) await dictate(player, words.slice(0, -1));
  const entry = await tell(player, ...(isList ? words.slice(-1) : words));
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
async function dictate(player, marks) {
  const count = () =>
    player.page
      .locator('table-screen')
      .evaluate(({ state }) => Object.values(state.draft.marks).filter((mark) => mark !== 'next').length);
  const first = await count();
  for (const [n, mark] of marks.entries())
    await tellUntil(player, [mark], async () => (await count()) > first + n);
}

/**
 * Reads out what lies on the places of a board, so many in a breath. What was understood lies there and is the beginning of what was said:
 * the next breath goes on there. What came to lie in a wrong place is seen, and taken back by voice. Returns how many breaths it took, and how many of
 * them were taken for something else.
 */
export async function readOut(player, marks, inABreath) {
  const { page, microphone } = player;
  const laid = () =>
    page.locator('table-screen').evaluate(({ state: { draft, game } }) => {
      const { of, marks } = game.session.prompt.expects;
      return of.map((place) => draft.marks[place]).filter((mark) => marks.includes(mark));
    });
  let wrong = 0;
  for (let breaths = 0; breaths < patience * marks.length; breaths++) {
    const before = (await laid()).length;
    if (before === marks.length) return { breaths, wrong };
    await quiet(page);
    const breath = marks.slice(before, before + inABreath);
    await sayInARow(breath, language, speaker, takes[3 + (breaths % 4)], microphone);
    await within(2500, async () => (await laid()).length === before + breath.length);
    const now = await laid();
    const right = now.findIndex((mark, n) => mark !== marks[n]);
    if (right < 0) continue;
    console.log(`${breath.join(' ')} is taken for ${now.slice(before).join(' ')}`);
    wrong += 1;
    for (let length = now.length; length > right; length--)
      await tellUntil(player, ['undo'], async () => (await laid()).length < length);
  }
  assert.fail(`${marks.join(' ')} is not understood`);
}

/** Far more than any game takes. */
const mostSaid = 600;

/** Goes on by voice alone until `isThere`. */
export async function sayUntil(player, isThere) {
  for (let said = 0; !(await isThere()); said++) {
    assert.ok(said < mostSaid, `not reached, stuck at: ${await sentence(player.page)}`);
    await goOnByVoice(player);
  }
}
