/** Plays at the table of the built app as a person does: looks at what is there, and taps. */
import assert from 'node:assert/strict';
import { standIns } from './voice.mjs';

/** What is in front of the player: step, idle, over, or what the open question expects. */
export async function inFront(page) {
  const table = page.locator('table-screen main');
  await table.waitFor();
  return (await table.getAttribute('class')).split(' ')[1];
}

export function sentence(page) {
  return page.locator('bot-field h1').innerText();
}

/** Round, turn, level: what stands below the bot's name. */
export function headline(page) {
  return page.locator('bot-field .headline').textContent();
}

/** What the bot has of this. */
export function tracker(page, label) {
  return page.locator('bot-field ul li', { hasText: label }).locator('b').innerText();
}

/** How many entries the log has: it grows with every tap that counts. Waits until the game is open. */
export async function logLength(page) {
  await page.locator('table-screen main').waitFor();
  return page.locator('table-screen').evaluate(({ state }) => state.game.log.length);
}

/** Does it and waits until it is stored, in so many entries, and shown. */
async function doAndWait(page, deed, entries = 1) {
  const before = await logLength(page);
  await deed();
  await page.waitForFunction((length) => {
    const table = document.querySelector('visavis-app').shadowRoot.querySelector('table-screen');
    return table.state.game.log.length >= length && !table.isUpdatePending;
  }, before + entries);
}

export function tap(page, selector, nth = 0) {
  return doAndWait(page, () => page.locator(selector).nth(nth).click());
}

/** By key: on a whole map a hex is small, and the buttons of the map may lie above it. */
export function press(page, place) {
  return doAndWait(page, () => place.press('Enter'));
}

/** A space of a board tapped between turns is two entries: the script, and the answer to its first question. */
export function tapBoard(page, deed) {
  return doAndWait(page, deed, 2);
}

/** Loads the table again with a voice and ears that can be told what to hear, and listens. */
export async function listen(page) {
  await page.addInitScript(standIns);
  await page.reload();
  await inFront(page);
  await page.locator('#mic').click();
  await page.locator('#mic.listening').waitFor();
}

/** Said in one breath: one entry. */
export function say(page, words) {
  return doAndWait(page, async () => {
    await page.waitForFunction(() => window.hear);
    await page.evaluate((said) => window.hear(said), words);
  });
}

const numbers = ['eins', 'zwei', 'drei', 'vier', 'fünf', 'sechs', 'sieben', 'acht', 'neun'];

/** Says that something happened, by the number on its key. */
export async function sayEvent(page, name) {
  const number = await page.locator('.event', { hasText: name }).locator('b').innerText();
  return say(page, numbers[Number(number) - 1]);
}

/** "I am done"; and that nothing happened, if that is asked. */
async function endTurn(page) {
  const before = await logLength(page);
  await page.locator('#done').click();
  await page.waitForFunction((length) => {
    const { state } = document.querySelector('visavis-app').shadowRoot.querySelector('table-screen');
    return state.game.log.length > length || state.still === state.game.session;
  }, before);
  if ((await logLength(page)) === before) await tap(page, '#done');
}

/** One tap further, whatever is asked; `choose` may name the option of a choice. */
export async function goOn(page, choose = () => undefined) {
  const kind = await inFront(page);
  switch (kind) {
    case 'step':
      return tap(page, '#next');
    case 'idle':
      return endTurn(page);
    case 'yes-no':
      return tap(page, 'answer-yes-no .key');
    case 'choice': {
      const option = choose(await sentence(page));
      return tap(page, option ? `answer-choice [data-option=${option}]` : 'answer-choice .key');
    }
    case 'several':
      await page.locator('answer-several .several .key').first().click();
      return tap(page, 'answer-several .done');
    case 'count':
      return enterCount(page, 2);
    case 'tally':
      return enterTally(page);
    case 'marks':
      return enterMarks(page);
    case 'place':
      return tapPlace(page);
    default:
      throw new Error(`nothing to tap for ${kind}`);
  }
}

/** A finger on the first space that can be meant; where others lie close, the key of the loupe. */
export async function tapPlace(page) {
  const place = page.locator('bot-field :is([role=button], .press)').first();
  const before = await logLength(page);
  await doAndWait(page, async () => {
    // A finger taps what is painted: by then it lies where it stays.
    await page.locator('bot-field').evaluate((field) => field.updateComplete);
    const { x, y, width, height } = await place.boundingBox();
    await page.mouse.click(x + width / 2, y + height / 2);
    const isUnderLoupe = await page.waitForFunction((length) => {
      const { state } = document.querySelector('visavis-app').shadowRoot.querySelector('table-screen');
      return state.sheet === 'pick' ? 'yes' : state.game.log.length > length && 'no';
    }, before);
    if ((await isUnderLoupe.jsonValue()) === 'yes') await page.locator('pick-dialog .main').click();
  });
}

/** Points line by line, or as many of the first as it takes. */
async function enterTally(page) {
  if ((await page.locator('answer-account').count()) > 0) {
    const lines = await page.locator('answer-account .points').count();
    for (let line = 1; line < lines; line++) {
      if (line > 1) await page.locator('answer-account .next').click();
      await page
        .locator('answer-account .pad .key')
        .nth(line % 9)
        .click();
    }
    return tap(page, 'answer-account .done');
  }
  const more = page.locator('answer-tally li .key:last-child:not([disabled])');
  while (!(await page.locator('answer-tally .done').isEnabled())) await more.first().click();
  return tap(page, 'answer-tally .done');
}

/** Something on the first places, until it is enough. */
async function enterMarks(page) {
  const isGuided = (await page.locator('answer-marks [role=group]').count()) > 0;
  const places = page.locator('bot-field :is([role=button], .press)');
  const done = page.locator('answer-marks .done');
  for (let n = 0; n === 0 || !(await done.isEnabled()); n++)
    await (isGuided
      ? page.locator('answer-marks .brushes .key').first().click()
      : places.nth(n).press('Enter'));
  return tap(page, 'answer-marks .done');
}

/** Chooses on the set-up screen, behind its row or under "more" if need be. */
export async function setOption(page, name, value) {
  const key = page.locator(`#option-${name} [data-value=${value}]`);
  const row = page.locator(`#row-${name}`);
  await page.locator('setup-screen #start').waitFor();
  if (await key.count()) return key.click();
  if (await row.count()) {
    await row.click();
    return key.click();
  }
  await page.locator('#row-more').click();
  await key.click();
  return page.locator('option-sheet #done').click();
}

/** A new game with the options as they are offered. */
export async function startGame(page, address, bot) {
  await page.goto(`${address}#/setup/${bot}`);
  await page.locator('#start').click();
  await inFront(page);
}

/** Counts have keys; where there are too many, the tens are chosen first, of `large` if it is one of them. */
export async function enterCount(page, count, large = count) {
  if ((await page.locator('answer-count .tens').count()) === 0)
    return tap(page, `answer-count .key:text-is("${count}")`);
  const tensOf = (n) =>
    page.locator('answer-count .tens .key', { hasText: new RegExp(`^\\s*${Math.floor(n / 10) * 10}–`) });
  const number = (await tensOf(large).count()) > 0 ? large : count;
  await tensOf(number).click();
  return tap(page, `answer-count .ones .key:text-is("${number}")`);
}

/** Goes on until `isThere`. Questions get their first answer, if `answers` has none for their kind. */
export async function playUntil(page, isThere, answers = {}) {
  for (let taps = 0; !(await isThere()); taps++) {
    assert.ok(taps < 900, `not reached, stuck at ${await headline(page)}: ${await sentence(page)}`);
    await (answers[await inFront(page)] ?? (() => goOn(page)))();
  }
}

/** The result: both totals, and the sums of their columns. */
export async function accounts(page) {
  await page.locator('#result').click();
  await page.locator('result-screen .account > table').waitFor();
  const rows = await page.locator('result-screen .account > table tbody tr').allInnerTexts();
  const cells = (n) => rows.map((row) => Number(row.split('\t')[n]?.trim())).filter(Number.isFinite);
  const sum = (n) => cells(n).reduce((total, points) => total + points, 0);
  const [bot, you] = (await page.locator('result-screen .points').allInnerTexts()).map(Number);
  return { bot, you, sums: { bot: sum(1), you: sum(2) } };
}
