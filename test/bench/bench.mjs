/** `npm run bench`: size and speed of the built app in Chromium, beside our targets and the peer's numbers. */
import { gzipSync } from 'node:zlib';
import { build as bundle } from 'esbuild';
import { build } from 'vite';
import { openApp, openBrowser, startServer } from '../e2e/app.mjs';
import { playUntil, startGame, turnLatency } from '../e2e/table.mjs';

await build({ logLevel: 'error' });
const server = await startServer();
const loaded = await firstVisit();
const { precache, paint, turn, engine } = await installed();
await server.close();

const sum = (resources) => resources.reduce((total, { bytes }) => total + bytes, 0) / 1000;
const whole = (n) => n.toFixed(0);
const fine = (n) => n.toFixed(2);

/** The peer is a helper for one game; its numbers are those of a first visit of the author's page. */
const rows = [
  {
    what: 'JavaScript of the home screen, KB gzip',
    value: sum(loaded.filter(({ type }) => type === 'script')),
    target: 45,
    peer: 169,
  },
  {
    what: 'first visit without fonts, KB gzip',
    value: sum(loaded.filter(({ type }) => type !== 'font')),
    target: 120,
    peer: 457,
  },
  { what: 'fonts of the first visit, KB', value: sum(loaded.filter(({ type }) => type === 'font')) },
  { what: 'whole precache, KB raw', value: precache / 1000, target: 1600, peer: 4000 },
  { what: 'first paint from the cache, ms', value: paint },
  { what: 'from “I am done” to the bot’s step, ms', value: turn },
  { what: 'of that, the rules and sentences, ms', value: engine.turnMs, show: fine },
  { what: 'replay of a finished game, ms', value: engine.replayMs, show: fine },
  { what: 'complete Mautoma games a second', value: engine.gamesPerSecond },
];
console.table(
  rows.map(({ what, value, target, peer, show = whole }) => ({
    what,
    measured: show(value),
    target: target ?? '',
    peer: peer ?? '',
    'peer : we': peer ? `${(peer / value).toFixed(1)} : 1` : '',
  })),
);

/** What the page asks for on its first visit; the worker fills its cache later and is left out. */
async function firstVisit() {
  const browser = await openBrowser({ serviceWorkers: 'block' });
  const responses = [];
  browser.context.on('response', (response) => responses.push(response));
  await browser.page.goto(server.address, { waitUntil: 'networkidle' });
  const resources = await Promise.all(
    responses.map(async (response) => {
      const body = await response.body();
      const type = response.request().resourceType();
      const isPacked = type === 'font' || type === 'image';
      return { type, bytes: isPacked ? body.length : gzipSync(body, { level: 9 }).length };
    }),
  );
  await browser.close();
  return resources;
}

async function installed() {
  const { page, close } = await openBrowser();
  await openApp(page, server.address);
  const precache = await page.evaluate(async () => {
    const stores = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
    const answers = await Promise.all(stores.map((store) => store.matchAll()));
    const bodies = await Promise.all(answers.flat().map((answer) => answer.arrayBuffer()));
    return bodies.reduce((total, { byteLength }) => total + byteLength, 0);
  });
  const paints = [];
  for (let n = 0; n < 7; n++) {
    await page.reload({ waitUntil: 'load' });
    const entry = await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint')[0]);
    paints.push(await entry.evaluate(({ startTime }) => startTime));
  }

  const turns = [];
  await startGame(page, server.address, 'mautoma');
  for (let n = 0; n < 7; n++) {
    await playUntil(page, '#done:has-text("Ich bin fertig")');
    turns.push(await turnLatency(page));
  }

  await page.goto('about:blank');
  const engine = await page.evaluate(`${await engineBundle()}; bench.measure()`);
  await close();
  return { precache, paint: median(paints), turn: median(turns), engine };
}

function median(values) {
  return values.sort((one, other) => one - other)[Math.floor(values.length / 2)];
}

async function engineBundle() {
  const { outputFiles } = await bundle({
    entryPoints: ['test/bench/engine.ts'],
    bundle: true,
    write: false,
    format: 'iife',
    globalName: 'bench',
    minify: true,
    loader: { '.ftl': 'text' },
  });
  return outputFiles[0].text;
}
