/** `npm run bench`: size and speed of the built app in Chromium, beside our targets and the peer's numbers. */
import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { build as bundle } from 'esbuild';
import { build } from 'vite';
import { bots, openApp, openBrowser, startServer } from '../e2e/app.mjs';
import { playUntil, startGame, turnLatency } from '../e2e/table.mjs';

await build({ logLevel: 'error' });
const server = await startServer();
const loaded = await firstVisit();
const { precache, paint, turn, engine, printing, blocked } = await installed();
await server.close();
const map = await mapMoved();

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
  { what: 'slowest turn of any bot, ms', value: engine.slowestTurnMs, target: 4, show: fine },
  {
    what: 'slowest replay of a finished game of any bot, ms',
    value: engine.replayMs,
    target: 30,
    show: fine,
  },
  { what: 'complete games a second of the slowest bot', value: engine.gamesPerSecond },
  {
    what: '56 cards with backs on A4, ms (peer: jsPDF)',
    value: printing.ours.ms,
    target: Math.round(0.35 * printing.theirs.ms),
    peer: Math.round(printing.theirs.ms),
  },
  {
    what: 'that file, KB (peer: jsPDF)',
    value: printing.ours.kb,
    target: 100,
    peer: Math.round(printing.theirs.kb),
  },
  {
    what: 'everything of Terra Mystica, ms',
    value: printing.everything.ms,
    target: Math.round(2 * printing.ours.ms),
  },
  { what: 'that file, KB', value: printing.everything.kb, target: 100 },
  { what: 'longest task while the studio of any bot opens, shows, prints, ms', value: blocked, target: 50 },
  { what: 'longest task while the map is moved, processor 4 times slower, ms', value: map, target: 50 },
];
console.table(
  rows
    .filter(({ value }) => value !== undefined)
    .map(({ what, value, target, peer, show = whole }) => ({
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
  await startGame(page, server.address, bots[0]);
  for (let n = 0; n < 7; n++) {
    await playUntil(page, () => page.locator('#done:has-text("Ich bin fertig")').isVisible());
    turns.push(await turnLatency(page));
  }

  const blocked = await studioUsed(page);
  await page.goto('about:blank');
  const engine = await page.evaluate(`${await bundled('engine')}; bench.measure()`);
  const fonts = [500, 600, 700].map((weight) => [
    weight,
    readFileSync(`print/fonts/visavis-${weight}.ttf`, 'base64'),
  ]);
  const work = `bench.measure(${JSON.stringify(Object.fromEntries(fonts))})`;
  const printing = await page.evaluate(`${await bundled('print')}; ${work}`);
  await close();
  return { precache, paint: median(paints), turn: median(turns), engine, printing, blocked };
}

/** Opens the studio of each bot anew, turns the pages of the preview and prints everything. */
async function studioUsed(page) {
  const longest = [];
  for (const bot of bots) {
    await page.goto(`${server.address}#/settings`);
    await page.reload({ waitUntil: 'load' });
    const task = await longestTask(page, async () => {
      await page.evaluate((at) => (location.hash = at), `#/print/${bot}`);
      await page.locator('print-preview .page svg').waitFor();
      for (let n = 0; n < 3; n++) await page.locator('print-preview button').nth(1).click();
      await page.locator('print-screen button.main').click();
      await page.locator('print-screen a[download]').waitFor();
    });
    longest.push(task);
  }
  return Math.max(...longest);
}

/** Processor time of the page's longest task while something is done: what else this machine does is left out. */
async function longestTask(page, work) {
  const tools = await page.context().newCDPSession(page);
  const events = [];
  tools.on('Tracing.dataCollected', ({ value }) => events.push(...value));
  await tools.send('Tracing.start', { categories: 'toplevel' });
  await work();
  const complete = new Promise((resolve) => tools.once('Tracing.tracingComplete', resolve));
  await tools.send('Tracing.end');
  await complete;
  await tools.detach();
  const threads = events
    .filter(({ args }) => args.name === 'CrRendererMain')
    .map(({ pid, tid }) => `${pid} ${tid}`);
  const tasks = events.filter(({ pid, tid, tdur }) => tdur && threads.includes(`${pid} ${tid}`));
  return Math.max(...tasks.map(({ tdur }) => tdur)) / 1000;
}

function median(values) {
  return values.sort((one, other) => one - other)[Math.floor(values.length / 2)];
}

/** A bot's map under a mouse that drags and turns its wheel, on a machine a quarter as fast as this one. */
async function mapMoved() {
  const { context, page, close } = await openBrowser();
  const isThere = await page.evaluate(`${await bundled('map')}; bench.mount()`);
  if (!isThere) {
    await close();
    return undefined;
  }
  const tools = await context.newCDPSession(page);
  await tools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.waitForTimeout(1000);
  const longest = await longestTask(page, async () => {
    for (let n = 0; n < 10; n++) {
      await page.mouse.move(300, 400);
      await page.mouse.down();
      await page.mouse.move(60, 300, { steps: 20 });
      await page.mouse.up();
      await page.mouse.wheel(0, n % 2 ? 200 : -200);
      await page.waitForTimeout(500); // at rest it is drawn sharp
    }
  });
  await close();
  return longest;
}

async function bundled(name) {
  const { outputFiles } = await bundle({
    entryPoints: [`test/bench/${name}.ts`],
    external: ['canvg', 'dompurify', 'html2canvas'], // jsPDF's, for pages it is not given
    bundle: true,
    write: false,
    format: 'iife',
    globalName: 'bench',
    minify: true,
    loader: { '.ftl': 'text' },
  });
  return outputFiles[0].text;
}
