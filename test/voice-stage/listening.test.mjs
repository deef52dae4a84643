import assert from 'node:assert/strict';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import { build as bundle } from 'esbuild';
import { openApp } from '../e2e/app.mjs';
import { startStageApp } from './built.mjs';
import { openVoiceBrowser, record, say, speakers, takes, withLoop } from './stage.mjs';

const commands = ['next', 'repeat', 'why', 'undo', 'stop', 'done'];

let app;
let browser;
let page;

before(async () => {
  app = await startStageApp();
  browser = await openVoiceBrowser();
  page = browser.page;
  await openApp(page, app.address); // its worker answers for the other page too
  await page.goto(app.page);
  await page.waitForFunction(() => 'stage' in globalThis);
});
after(async () => {
  await browser?.close();
  await app?.close();
});

test('the page has the policy of the app', () => {
  const policy = (file) => /content="(default-src[^"]*)"/.exec(readFileSync(file, 'utf8'))[1];
  assert.equal(policy('test/voice-stage/page.html'), policy('index.html'));
});

test('worker and worklet are files of their own, and there without a network', () => {
  const assets = join('dist', 'assets');
  const text = (file) => readFileSync(join(assets, file), 'utf8');
  const listener = readdirSync(assets).find(
    (file) => /^listener-.*\.js$/.test(file) && text(file).includes('worklet-'),
  );
  const files = ['worker', 'worklet'].map(
    (name) => new RegExp(`${name}-[\\w-]+\\.js`).exec(text(listener))[0],
  );
  const precached = readFileSync(join('dist', 'service-worker.js'), 'utf8');
  for (const file of [listener, ...files]) assert.ok(precached.includes(file), file);
});

/** However the build shares it out among its files. */
test('all of listening is under 12 KB', async () => {
  const parts = [
    'listen/listener.ts',
    'listen/worker.ts',
    'listen/worklet.js',
    'listen/recogniser.ts',
    'grammar.ts',
  ];
  const { outputFiles } = await bundle({
    entryPoints: parts.map((part) => `core/voice/${part}`),
    bundle: true,
    splitting: true,
    minify: true,
    format: 'esm',
    outdir: 'out',
    write: false,
  });
  const sum = outputFiles.reduce((total, { text }) => total + gzipSync(text, { level: 9 }).length, 0);
  console.log(`figure: listening is ${sum} bytes gzip (at most 12000)`);
  assert.ok(sum < 12_000);
});

test('this browser does not recognise speech on the device, and says so', async () => {
  assert.equal(await page.evaluate(() => stage.recognisesOnDevice('de')), false);
});

for (const [language, text] of [
  ['de', 'Du bist dran.'],
  ['en', 'It is your turn.'],
])
  test(`the app is heard speaking: ${language}`, async () => {
    const recording = await record();
    assert.equal(
      await page.evaluate(([text, language]) => stage.speak(text, language), [text, language]),
      'said',
    );
    const { sound } = await recording.stop();
    console.log(language, { sound });
    assert.ok(sound > 0.2);
  });

test('a player trains the commands and is understood, without a network', async () => {
  await app.close();
  await page.context().setOffline(true);
  await page.reload();
  await page.waitForFunction(() => 'stage' in globalThis);
  assert.equal(await page.evaluate(() => stage.listener.start()), 'listening');
  await wait(1000);
  for (const word of commands)
    for (const take of takes.slice(0, 3)) {
      const training = page.evaluate((word) => stage.train(word), word);
      await say(word, 'de', speakers[1], take);
      assert.ok((await training) > 0);
      await wait(200);
    }
  await page.evaluate(() => stage.learn());

  const delays = [];
  for (const word of commands) {
    const { word: heard, delay } = await understood(word);
    assert.equal(heard, word);
    delays.push(delay);
  }
  console.log(`figure: from the end of the sound to the word, end to end: ${delays.join(', ')} ms`);
});

test('a foreign word is refused', async () => {
  const from = await page.evaluate(() => stage.news.length);
  await say('green', 'de', speakers[1]);
  assert.equal((await decision(from)).kind, 'unsure');
});

const sentence =
  'Der Automa nimmt drei Karten und legt sie in die Mitte, dann zieht er zwei Felder nach Norden.';
const newsSince = (from) => page.evaluate((from) => stage.news.slice(from), from);
const meant = (news) => news.filter(({ kind }) => ['word', 'unsure', 'interrupted'].includes(kind));

for (const late of [40, 350, 500])
  test(`its own voice, coming back ${late} ms late, is neither acted on nor answered`, async () => {
    const from = await page.evaluate(() => stage.news.length);
    await withLoop(late, 0, async () => {
      for (const text of ['Drei.', 'Wie viele sind es?', sentence, 'Weiter.']) {
        await page.evaluate((text) => stage.speakDeaf(text, 'de'), text);
        await wait(1800);
      }
    });
    assert.deepEqual(meant(await newsSince(from)), []);
  });

for (const late of [100, 500])
  test(`it yields to the player who speaks over it, where its own voice comes back ${late} ms late and 20 dB lower`, async () => {
    await withLoop(late, 20, async () => {
      assert.equal(await page.evaluate((text) => stage.speakDeaf(text, 'de'), sentence), 'said');
      await wait(1000);
      const from = await page.evaluate(() => stage.news.length);
      const speaking = page.evaluate((text) => stage.speakDeaf(text, 'de'), sentence);
      await wait(1500);
      await say('next', 'de', speakers[1]);
      assert.equal(await speaking, 'stopped');
      const { word } = await decision(from);
      const kinds = meant(await newsSince(from)).map(({ kind }) => kind);
      assert.deepEqual([word, kinds[0]], ['next', 'interrupted']);
    });
  });

test('nothing is heard from a microphone that is off', async () => {
  assert.equal((await understood('next')).word, 'next');
  await page.evaluate(() => stage.listener.stop());
  await say('next', 'de', speakers[1]);
  await wait(800);
  assert.equal(await page.evaluate(() => stage.news.at(-1).kind), 'off');
});

test('a microphone that is not allowed is told', async () => {
  await page.context().clearPermissions();
  assert.equal(await page.evaluate(() => stage.listener.start()), 'refused');
});

test('nothing went wrong on the way', () => {
  assert.deepEqual(browser.problems, []);
});

/** Says a word until it is taken for one: on a busy machine sound has gaps. */
async function understood(word) {
  for (const take of takes.slice(3)) {
    const from = await page.evaluate(() => stage.news.length);
    await say(word, 'de', speakers[1], take);
    const end = Date.now();
    const { kind, word: heard, at } = await decision(from);
    if (kind === 'word') return { word: heard, delay: at - end };
  }
  return {};
}

async function decision(from) {
  const found = await page.waitForFunction(
    (from) => stage.news.slice(from).find(({ kind }) => kind === 'word' || kind === 'unsure'),
    from,
    { timeout: 5000 },
  );
  return found.jsonValue();
}
