import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { after, before, test } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import { openApp, startServer } from '../e2e/app.mjs';
import { goOn, inFront, logLength, sentence, startGame } from '../e2e/table.mjs';
import { openVoiceBrowser, record, say, speakers } from './stage.mjs';
import { answerTo, goOnByVoice, quiet, tell, trainWords } from './table.mjs';

let server;
let browser;
let page;

before(async () => {
  server = await startServer();
  browser = await openVoiceBrowser();
  page = browser.page;
  await page.addInitScript(() => {
    globalThis.uttered = [];
    const speak = speechSynthesis.speak.bind(speechSynthesis);
    speechSynthesis.speak = (utterance) => {
      globalThis.uttered.push(utterance.text);
      speak(utterance);
    };
  });
  await openApp(page, server.address);
});
after(async () => {
  await browser?.close();
  await server?.close();
});

const headline = () => page.locator('bot-field header span').innerText();
const go = (address) => page.evaluate((hash) => (location.hash = hash), address);

test('the wizard learns the words of a player, and tells how well it understands them', async () => {
  await go('#/train');
  await page.locator('train-screen input').fill('Espe');
  await trainWords(page, 'de', 'first');
  assert.match(await page.locator('[data-group=first]').innerText(), /21 von 21/);
});

test('the app speaks quickly, for the sake of this test', async () => {
  await go('#/settings');
  await page.locator('settings-screen input[type=range]').evaluate((input) => {
    input.value = '1.5';
    input.dispatchEvent(new Event('change'));
  });
});

/** Set up by taps; from then on nothing is touched. */
async function sitDown(bot) {
  await startGame(page, server.address, bot);
  await page.locator('bot-field #mic').waitFor();
  while ((await inFront(page)) !== 'idle') await goOn(page);
  if ((await page.locator('bot-field #mic.listening').count()) === 0)
    await page.locator('bot-field #mic').click();
  await quiet(page);
}

for (const [language, bot] of [
  ['de', 'mautoma'],
  ['en', 'nautoma'],
])
  test(`the steps of ${bot} are heard, one utterance a sentence: ${language}`, async () => {
    await go('#/settings');
    await page.locator(`#language [data-value=${language}]`).click();
    await startGame(page, server.address, bot);
    const recording = await record();
    const uttered = [];
    for (let steps = 0; steps < 4; steps++) {
      await silence();
      assert.equal(await inFront(page), 'step');
      await page.evaluate(() => (globalThis.uttered.length = 0));
      await page.locator('#repeat').click();
      await silence();
      uttered.push(await page.evaluate(() => [...globalThis.uttered]));
      await goOn(page);
    }
    const { rms, stretches } = await recording.stop();
    console.log({ language, rms, stretches, uttered });
    assert.ok(rms > 0.005);
    for (const said of uttered) {
      assert.ok(said.length > 0, 'a step was not spoken');
      for (const sentence of said) assert.match(sentence, /^[^.!?]+[.!?]$/);
    }
    const sentences = uttered.flat().length;
    assert.ok(stretches >= sentences, `${stretches} stretches of sound for ${sentences} sentences`);
  });

/** Until the app has said what it has to say. */
async function silence() {
  await wait(200);
  await page.waitForFunction(
    () => !document.querySelector('visavis-app').shadowRoot.querySelector('table-screen').state.isSpeaking,
    undefined,
    { timeout: 60_000 },
  );
}

test('five turns of Mautoma by voice alone', async () => {
  await go('#/settings');
  await page.locator('#language [data-value=de]').click();
  await sitDown('mautoma');
  const round = async () => Number(/\d+/.exec(await headline())[0]);
  const first = await round();
  for (let said = 0; (await round()) < first + 5; said++) {
    assert.ok(said < 60, `the turns do not end: ${await sentence(page)}`);
    await goOnByVoice(page, 'de');
  }
});

test('"why" gives the reasons, and "undo" takes the last thing back', async () => {
  while ((await inFront(page)) !== 'step') await goOnByVoice(page, 'de');
  await quiet(page);
  await say('why', 'de', speakers[1]);
  await page.locator('why-dialog dialog[open]').waitFor();
  await page.keyboard.press('Escape');
  const before = await sentence(page);
  await tell(page, 'de', 'next');
  await tell(page, 'de', 'undo');
  assert.equal(await sentence(page), before);
});

test('a week of Nautoma by voice alone', async () => {
  await sitDown('nautoma');
  for (let said = 0; !(await headline()).startsWith('Woche 2'); said++) {
    assert.ok(said < 120, `the week does not end: ${await sentence(page)}`);
    assert.ok(answerTo(await inFront(page)), `nothing to say to ${await inFront(page)}`);
    await goOnByVoice(page, 'de');
  }
});

test('a location of Expeditions by its name, and the app reads it back', async () => {
  await go('#/train');
  await trainWords(page, 'de', 'places');
  assert.match(await page.locator('[data-group=places]').innerText(), /11 von 11/);
  await sitDown('expeditions');
  await goOnByVoice(page, 'de');
  while ((await inFront(page)) !== 'idle') await goOnByVoice(page, 'de');
  const events = await page.locator('your-side .event').allInnerTexts();
  await tell(page, 'de', String(1 + events.findIndex((text) => text.includes('Ein Ort'))));
  assert.equal(await sentence(page), 'Welcher Ort?');
  await page.evaluate(() => (globalThis.uttered.length = 0));
  await tell(page, 'de', 'north', '3');
  const last = await page.locator('table-screen').evaluate((table) => table.state.game.session.deeds.at(-1));
  assert.deepEqual(last, { type: 'answered', to: 'your-location', value: 'n3' });
  assert.ok((await page.evaluate(() => globalThis.uttered)).includes('Norden drei.'));
});

test('the next button of a headset goes on', async () => {
  await go('#/settings');
  await page.locator('#headset [data-value=true]').click();
  await sitDown('mautoma');
  const before = await logLength(page);
  await wait(500);
  execFileSync('dbus-send', [
    '--session',
    '--print-reply',
    `--dest=${mediaPlayer()}`,
    '/org/mpris/MediaPlayer2',
    'org.mpris.MediaPlayer2.Player.Next',
  ]);
  await page.waitForFunction(
    (length) =>
      document.querySelector('visavis-app').shadowRoot.querySelector('table-screen').state.game.log.length >
      length,
    before,
    { timeout: 5000 },
  );
});

function mediaPlayer() {
  const names = execFileSync('dbus-send', [
    '--session',
    '--print-reply',
    '--dest=org.freedesktop.DBus',
    '/org/freedesktop/DBus',
    'org.freedesktop.DBus.ListNames',
  ]).toString();
  const found = /org\.mpris\.MediaPlayer2\.chromium\.instance\w+/.exec(names);
  assert.ok(found, names);
  return found[0];
}

test('a microphone that is not allowed leaves taps and keys, with a sentence', async () => {
  await page.context().clearPermissions();
  await sitDown2();
  assert.match(await page.locator('your-side .note').innerText(), /Mikrofon ist nicht erlaubt/);
  await goOn(page);
});

async function sitDown2() {
  await startGame(page, server.address, 'mautoma');
  while ((await inFront(page)) !== 'idle') await goOn(page);
  const mic = page.locator('bot-field #mic');
  if ((await page.locator('bot-field #mic.listening').count()) > 0) await mic.click();
  await mic.click();
  await page.locator('your-side .note').waitFor();
}

test('without voices there are text and tones, and nothing hangs', async () => {
  const silent = await openVoiceBrowser({ args: undefined });
  try {
    await openApp(silent.page, server.address);
    await startGame(silent.page, server.address, 'mautoma');
    while ((await inFront(silent.page)) !== 'idle') await goOn(silent.page);
    assert.deepEqual(silent.problems, []);
  } finally {
    await silent.close();
  }
});

test('nothing went wrong on the way', () => assert.deepEqual(browser.problems, []));
