import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { bots, openApp, setPace } from '../e2e/app.mjs';
import { goOn, inFront, logLength, sentence, startGame } from '../e2e/table.mjs';
import { startStageApp } from './built.mjs';
import {
  openSeat,
  openVoiceBrowser,
  record,
  speakers,
  startMusic,
  startTalk,
  takes,
  withLoop,
} from './stage.mjs';
import {
  beginByVoice,
  go,
  openMicrophone,
  playerAt,
  prepareTakes,
  sayUntil,
  setRate,
  silence,
  speak,
  sitDown,
  speakQuickly,
  tell,
  tellUntil,
  testWords,
  trainWords,
} from './table.mjs';

const bot = 'template';
const turnsAt = (page) =>
  page.locator('table-screen').evaluate(({ state }) => state.game.session.turns.length);
/** What is said at a bot's own table only is in its folder. */
const ownTests = [];
for (const id of bots) {
  const own = resolve(`core/bots/${id}/test/voice.mjs`);
  if (existsSync(own))
    for (const [what, play] of Object.entries((await import(own)).default))
      ownTests.push([`${id}: ${what}`, play]);
}

let server;
let browser;
let page;
let player;
/** In all whole games. */
const said = { words: 0, again: 0 };

async function open(profile = undefined) {
  browser = await openVoiceBrowser({}, profile);
  page = browser.page;
  player = playerAt(page);
  await page.addInitScript(() => {
    globalThis.uttered = [];
    globalThis.heard = [];
    const speak = speechSynthesis.speak.bind(speechSynthesis);
    speechSynthesis.speak = (utterance) => {
      globalThis.uttered.push(utterance.text);
      utterance.addEventListener('end', ({ elapsedTime }) => {
        globalThis.heard.push({ text: utterance.text, seconds: elapsedTime });
      });
      speak(utterance);
    };
  });
  await openApp(page, server.address);
}

before(async () => {
  server = await startStageApp();
  await open();
});
after(async () => {
  await browser?.close();
  await server?.close();
});

test('the wizard learns the words of a player', async () => {
  await go(page, '#/train');
  await page.locator('train-screen input').fill('Espe');
  prepareTakes();
  const begin = performance.now();
  await trainWords(player, 'first');
  console.log(`figure: training 21 words takes ${Math.round((performance.now() - begin) / 1000)} s`);
  assert.match(await page.locator('[data-group=first]').innerText(), /21 von 21/);
});

test('how well it hears the player now', async () => {
  await testWords(player);
  const [understood, asked] = /(\d+) von (\d+)/
    .exec(await page.locator('train-screen .result').innerText())
    .slice(1);
  console.log(`figure: the wizard's own test: ${understood} of ${asked} understood`);
  assert.equal(asked, '10');
  assert.ok(understood >= 9);
});

test('colours and places are words, too', async () => {
  for (const group of ['colours', 'places']) {
    await trainWords(player, group);
    const key = await page.locator(`[data-group=${group}]`).elementHandle();
    await page.waitForFunction((one) => /(\d+) von \1$/.test(one.innerText), key, { timeout: 5000 });
  }
});

/** The words are there: at one table all that can be said is said, at the others a whole game is played at the same time. */
describe('with trained words', { concurrency: 2 }, () => {
  const trained = join(process.env.XDG_RUNTIME_DIR, 'trained');
  before(async () => {
    await speakQuickly(page);
    await browser.context.close(); // all of it is on the disk then
    cpSync(browser.profile, trained, { recursive: true });
    await open(browser.profile);
  });
  describe('at a table', { concurrency: 1 }, () => {
    test('from here on a turn is told step by step', () => setPace(page, server.address, 'step'));

    for (const language of ['de', 'en'])
      test(`steps are heard, one utterance a sentence: ${language}`, async () => {
        await go(page, '#/settings');
        await page.locator(`#language [data-value=${language}]`).click();
        await startGame(page, server.address, bot);
        for (let steps = 0; steps < 4; steps++) {
          while ((await inFront(page)) !== 'step') await goOn(page);
          await silence(page);
          await page.evaluate(() => (globalThis.uttered.length = globalThis.heard.length = 0));
          const recording = await record();
          await page.locator('#repeat').click();
          await page.waitForFunction(() => globalThis.uttered.length > 0);
          await silence(page);
          const { sound } = await recording.stop();
          const { uttered, heard } = await page.evaluate(() => ({ uttered, heard }));
          console.log({ language, sound, uttered, heard });
          for (const sentence of uttered) assert.match(sentence, /^[^.!?]+[.!?]$/);
          assert.deepEqual(
            heard.map(({ text }) => text),
            uttered,
            'every sentence came to its end',
          );
          // At this rate a letter takes more than 20 ms; the quickest sentence is a tenth of the others.
          const letters = uttered.join('').length;
          assert.ok(sound > letters * 0.02, `${sound} s of sound for ${letters} letters`);
          await goOn(page);
        }
      });

    test('three turns by voice alone, with music 20 dB below', async () => {
      await go(page, '#/settings');
      await page.locator('#language [data-value=de]').click();
      await sitDown(player, server.address, bot);
      const first = await turnsAt(page);
      await withMusic(() => sayUntil(player, async () => (await turnsAt(page)) === first + 3));
    });

    test('"why" gives the reasons, and "undo" takes the last thing back', async () => {
      await sayUntil(player, async () => (await inFront(page)) === 'step');
      await tellUntil(player, ['why'], () => page.locator('why-dialog dialog[open]').isVisible());
      await page.keyboard.press('Escape');
      const before = await sentence(page);
      await tell(player, 'next');
      await tell(player, 'undo');
      assert.equal(await sentence(page), before);
    });

    test('who speaks over the app is heard, and it is quiet at once', async () => {
      await setRate(page, 0.6);
      await sitDown(player, server.address, bot);
      await sayUntil(player, async () => (await inFront(page)) === 'step');
      await silence(page);
      const before = await logLength(page);
      await page.evaluate(() => (globalThis.uttered.length = globalThis.heard.length = 0));
      await page.locator('#repeat').click();
      await page.waitForFunction(() => globalThis.uttered.length > 0);
      await speak(player, 'next', takes[3]);
      await logGrows(before);
      const { uttered, heard } = await page.evaluate(() => ({ uttered, heard }));
      assert.ok(!heard.some(({ text }) => text === uttered[0]), 'it was not said to its end');
      await speakQuickly(page);
    });

    test('what it asks, coming back 350 ms late and no quieter, is neither an answer nor asked again', () =>
      withLoop(350, 0, async () => {
        await startGame(page, server.address, bot);
        await openMicrophone(page);
        while (['step', 'idle'].includes(await inFront(page))) await goOn(page);
        await silence(page);
        const question = await standing(page);
        for (let times = 0; times < 3; times++) {
          await page.evaluate(() => (globalThis.uttered.length = globalThis.heard.length = 0));
          await page.locator('#repeat').click();
          await page.waitForFunction(() => globalThis.uttered.length > 0);
          await silence(page);
          await wait(2500); // long enough for an echo to end and to be decided
          const { uttered, heard } = await page.evaluate(() => ({ uttered, heard }));
          assert.deepEqual(
            heard.map(({ text }) => text),
            uttered,
            'it is not interrupted',
          );
          assert.equal(uttered.length, new Set(uttered).size, `said once: ${uttered.join(' ')}`);
          assert.deepEqual(await standing(page), question);
        }
      }));

    test('from here on a turn is one sheet', () => setPace(page, server.address, 'turn'));

    /** Does it while there is music in the room. */
    async function withMusic(act) {
      const end = await startMusic(20, speakers[1]);
      try {
        await act();
      } finally {
        await end();
      }
    }

    for (const [what, play] of ownTests)
      test(`${what}, with music 20 dB below`, () => withMusic(() => play(player, server.address)));

    test('the next button of a headset goes on', async () => {
      await go(page, '#/settings');
      await page.locator('#headset [data-value=true]').click();
      await sitDown(player, server.address, bot);
      const before = await logLength(page);
      await wait(500);
      execFileSync('dbus-send', [
        '--session',
        '--print-reply',
        `--dest=${mediaPlayer()}`,
        '/org/mpris/MediaPlayer2',
        'org.mpris.MediaPlayer2.Player.Next',
      ]);
      await logGrows(before);
    });

    const logGrows = (before) =>
      page.waitForFunction(
        (length) =>
          document.querySelector('visavis-app').shadowRoot.querySelector('table-screen').state.game.log
            .length > length,
        before,
        { timeout: 5000 },
      );

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
      await refuseMicrophone();
      assert.match(await page.locator('your-side .note').innerText(), /Mikrofon ist nicht erlaubt/);
      await goOn(page);
    });

    async function refuseMicrophone() {
      await startGame(page, server.address, bot);
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
        await startGame(silent.page, server.address, bot);
        while ((await inFront(silent.page)) !== 'idle') await goOn(silent.page);
        assert.deepEqual(silent.problems, []);
      } finally {
        await silent.close();
      }
    });

    test('nothing went wrong on the way', () => assert.deepEqual(browser.problems, []));
  });

  /**
   * All at the same time, each in a room of its own, by the player who trained the words. The app speaks in the first turns; in the
   * others that would take as long as it takes to say it.
   */
  describe('a whole game by voice alone, with music 20 dB below', { concurrency: bots.length }, () => {
    // First: it takes longer than any game.
    test('five minutes of talk and music 15 dB below, where a no would put something right: nothing happens', async () => {
      const seat = await openSeat('bystander', trained);
      try {
        await seat.page.addInitScript(rememberExpected);
        await seat.page.reload();
        await startGame(seat.page, server.address, bots[1]);
        await openMicrophone(seat.page);
        const isOpen = () => seat.page.evaluate(() => globalThis.expected?.includes('no'));
        while ((await inFront(seat.page)) !== 'idle' || !(await isOpen())) await goOn(seat.page);
        await silence(seat.page);
        const before = await standing(seat.page);
        for (const start of [startTalk, startMusic]) {
          const end = await start(15, speakers[1], seat.microphone);
          for (let seconds = 0; seconds < 150; seconds += 1) {
            await wait(1000);
            assert.deepEqual(await standing(seat.page), before, `${start.name}, after ${seconds} seconds`);
          }
          await end();
        }
        // And now one that is meant.
        const isPutRight = async () => !isDeepStrictEqual(await standing(seat.page), before);
        await tellUntil(playerAt(seat.page, seat.microphone), ['no'], isPutRight);
      } finally {
        await seat.close();
      }
    });

    for (const bot of process.env.BOTS?.split(',') ?? bots)
      test(bot, async () => {
        const begin = performance.now();
        const seat = await openSeat(bot, trained);
        const someone = playerAt(seat.page, seat.microphone);
        const end = await startMusic(20, speakers[1], seat.microphone);
        try {
          await beginByVoice(someone, server.address, bot);
          await sayUntil(someone, async () => (await turnsAt(seat.page)) > 3);
          await seat.page.locator('bot-field #voice').click();
          await sayUntil(someone, async () => (await inFront(seat.page)) === 'over');
        } finally {
          await end();
          await seat.close();
        }
        const minutes = ((performance.now() - begin) / 60_000).toFixed(1);
        const { words, again } = someone;
        console.log(
          `figure: ${bot}: ${words} words in ${minutes} minutes, ${again} times said again, none taken for another`,
        );
        said.words += words;
        said.again += again;
        assert.deepEqual(seat.problems, []);
      });
  });
});

test('hardly a word of these games had to be said again', () => {
  assert.ok(said.words > 0);
  assert.ok(said.again <= said.words / 10, `${said.again} of ${said.words}`);
});

/** The words that are listened for. */
function rememberExpected() {
  const { postMessage } = Worker.prototype;
  Worker.prototype.postMessage = function (message, ...more) {
    if (message.kind === 'expect') globalThis.expected = message.words;
    return postMessage.call(this, message, ...more);
  };
}

/** All that a word would change. */
const standing = (page) =>
  page.locator('table-screen').evaluate(({ state: { game, sheet, heard, isSpeaking, microphone } }) => ({
    log: game.log.length,
    isListening: ['listening', 'heard'].includes(microphone),
    sheet,
    heard,
    isSpeaking,
  }));
