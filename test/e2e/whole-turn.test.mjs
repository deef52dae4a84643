/** Every game is played to its end with whole turns, by taps and by keys; what that cost is what the simulation counts. */
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { bots, openForTests } from './app.mjs';
import { goOn, inFront, logLength, startGame, tap, tapPlace } from './table.mjs';

const { page, server, browser } = await openForTests({ pace: 'turn' });
await page.addInitScript(() => {
  window.taps = 0;
  const isTap = ({ isTrusted, type, key }) => isTrusted && (type === 'click' || /^(Enter|\d)$/.test(key));
  for (const type of ['click', 'keydown'])
    addEventListener(type, (event) => (window.taps += isTap(event) ? 1 : 0), { capture: true });
});

/** A game at a table of this size, in a page that was just loaded. */
async function beginGame(bot, width, height) {
  await page.setViewportSize({ width, height });
  await page.goto(server.address);
  await page.reload();
  await startGame(page, server.address, bot);
}

/** Far more than any game takes. */
const mostTaps = 900;

for (const bot of bots)
  test(`${bot}: a whole game, no step to read, nothing wrong`, async () => {
    await beginGame(bot, 390, 664);
    await page.evaluate(() => (window.taps = 0));
    let steps = 0;
    while ((await inFront(page)) !== 'over') {
      assert.notEqual(await inFront(page), 'step');
      assert.ok(steps++ < mostTaps, `${bot} does not end`);
      if (steps % 3 === 0 && (await canTapBoard())) await tapPlace(page);
      else if (steps % 5 === 0 && (await canReport())) await tap(page, 'your-side .event');
      else await goOn(page);
    }
    const taps = await page.evaluate(() => window.taps);
    assert.equal(taps, (await counted()).game - 2);
    assert.deepEqual(browser.problems, []);
  });

for (const bot of bots)
  test(`${bot}: a whole game by keyboard, from home to the next one`, async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(server.address);
    await page.reload();
    await page.locator('home-screen main').waitFor();
    await enterAt(`.tile[href$='/${bot}']`);
    await page.locator('setup-screen #start').waitFor();
    await enterAt('#start');
    await inFront(page);
    let keys = 0;
    const press = async (...names) => {
      for (const name of names) await page.keyboard.press(name);
      keys += names.length;
    };
    for (let n = 0; (await inFront(page)) !== 'over'; n++) {
      assert.ok(n < mostTaps, `${bot} does not end`);
      await goOnByKeys(press);
    }
    assert.equal(keys, (await counted('keys')).game - 2);
    await enterAt('#result');
    await page.locator('result-screen #again').waitFor();
    await enterAt('#again');
    await page.locator('table-screen main:not(.over)').waitFor();
    assert.deepEqual(browser.problems, []);
  });

/** The bot has had its turn, and nothing was reported since. */
async function isOwn() {
  const isAfterBot = await page.locator('table-screen').evaluate(({ state: { game } }) => {
    const { bot, before, turns } = game.session;
    return /turn/.test(turns.at(-1)?.script) && bot.next(before)[0] === turns.at(-1)?.script;
  });
  return isAfterBot && (await inFront(page)) === 'idle';
}

/** A board in view can be tapped. */
const canTapBoard = async () =>
  (await isOwn()) && (await page.locator('bot-field board-view [role=button]').first().isVisible());

/** Something that happens has a key. */
const canReport = async () => (await isOwn()) && (await page.locator('your-side .event').count()) > 0;

/** What is typed for each kind of question: as many keys as it takes taps. */
async function goOnByKeys(press) {
  const before = await logLength(page);
  const kind = await inFront(page);
  switch (kind) {
    case 'idle':
      if (await isFocused('*')) await tabTo('#done');
      await press('Enter');
      break;
    case 'place':
      await tabTo('board-view [role=button]');
      await press('Enter');
      break;
    case 'several':
      await press('1', 'Enter');
      break;
    case 'count':
      await press(...(await countKeys()));
      break;
    case 'tally': {
      const lines = await page.locator('answer-account .points').count();
      assert.ok(lines > 0, 'only points are typed');
      for (let line = 1; line <= lines; line++) await press(String(line), 'Enter');
      break;
    }
    default:
      await press('1');
  }
  await page.waitForFunction((length) => {
    const table = document.querySelector('visavis-app').shadowRoot.querySelector('table-screen');
    const { game, still } = table.state;
    return (game.log.length > length || still === game.session) && !table.isUpdatePending;
  }, before);
  if (kind === 'idle' && (await logLength(page)) === before) {
    await press('Enter');
    await page.waitForFunction(
      (length) =>
        document.querySelector('visavis-app').shadowRoot.querySelector('table-screen').state.game.log.length >
        length,
      before,
    );
  }
}

/** Where no other digit can follow, one is enough. */
async function countKeys() {
  if ((await page.locator('answer-count .tens').count()) > 0) return ['2', 'Enter'];
  const most = Number(await page.locator('answer-count .key').last().innerText());
  return [`${Math.min(most, 9)}`];
}

/** Is the focus on such an element? On none, if it is on the page. */
function isFocused(selector) {
  return page.evaluate((wanted) => {
    let focused = document.activeElement;
    const hosts = [];
    while (focused?.shadowRoot?.activeElement) {
      hosts.push(focused.localName);
      focused = focused.shadowRoot.activeElement;
    }
    if (!focused || focused === document.body) return false;
    const [own, host] = wanted.split(' ').reverse();
    return (
      focused.matches(own) &&
      (host === undefined || [...hosts, focused.getRootNode().host?.localName].includes(host))
    );
  }, selector);
}

async function enterAt(selector) {
  await tabTo(selector);
  await page.keyboard.press('Enter');
}

async function tabTo(selector) {
  for (let n = 0; !(await isFocused(selector)); n++) {
    assert.ok(n < 40, `${selector} is not reached by Tab`);
    await page.keyboard.press('Tab');
  }
}

/** The game as a file, and what the simulation counts for it. */
async function counted(hand = 'finger') {
  const file = join(mkdtempSync(join(tmpdir(), 'visavis-')), 'game.json');
  await page.locator('#menu').click();
  const download = page.waitForEvent('download');
  await page.locator('menu-dialog #export').click();
  await (await download).saveAs(file);
  const words = ['run', '-s', 'effort', '--', `file=${file}`, `hand=${hand}`];
  return JSON.parse(execFileSync('npm', words, { encoding: 'utf8' }));
}
