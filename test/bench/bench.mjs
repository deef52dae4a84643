/**
 * `npm run bench`: size and speed of the built app in Chromium, beside our targets. `npm run bench -- ../other/dist` opens another
 * static build by turns with ours, through the same server; `runs=9` says how often. `only=print` measures printing alone.
 */
import { readFileSync } from 'node:fs';
import { availableParallelism, cpus, loadavg } from 'node:os';
import { gzipSync } from 'node:zlib';
import { build, loadConfigFromFile } from 'vite';
import { bots, openApp, openBrowser, startServer } from '../e2e/app.mjs';
import { inFront, playUntil, startGame } from '../e2e/table.mjs';
import { lengthened } from '../prove/scenarios.mjs';
import { lighthouse } from './lighthouse.mjs';
import { compare, median } from './visits.mjs';

const words = process.argv.slice(2);
const runs = Number(words.find((word) => word.startsWith('runs='))?.slice(5) ?? 7);
const other = words.find((word) => !word.includes('='));
const only = words.find((word) => word.startsWith('only='))?.slice(5);

await build({ logLevel: 'error' });
const load = () => loadavg()[0].toFixed(1);
console.log(
  `${availableParallelism()} × ${cpus()[0].model}, load ${load()}; medians of ${runs} runs, spread in brackets`,
);
const isAll = only !== 'print';
if (isAll) console.table(await compare('dist', other, runs));
const server = await startServer();
const rows = [...(isAll ? await appRows() : []), ...(await printRows())];
await server.close();

show(rows);
if (isAll) console.table(await lighthouse('dist', bots[0]));
console.log(`load at the end ${load()}`);

function sum(resources) {
  return resources.reduce((total, { bytes }) => total + bytes, 0) / 1000;
}

function whole(n) {
  return n.toFixed(0);
}

function fine(n) {
  return n.toFixed(2);
}

async function appRows() {
  const loaded = await firstVisit();
  const { precache, paint, turns, opened, engine } = await installed();
  const map = await mapMoved();
  return [
    {
      what: 'JavaScript of the home screen, KB gzip',
      value: sum(loaded.filter(({ type }) => type === 'script')),
      target: 40,
    },
    { what: 'first visit, KB gzip', value: sum(loaded), target: 66 },
    { what: 'of that, the typeface, KB', value: sum(loaded.filter(({ type }) => type === 'font')) },
    { what: 'whole precache, KB raw', value: precache / 1000, target: 1600 },
    { what: 'first paint from the cache, ms', value: paint },
    {
      what: 'from “continue” to the bot’s sentence, processor 4 times slower, ms',
      value: opened.atOnce,
      target: 150,
    },
    { what: 'the same, when home has had a second to make it ready, ms', value: opened.atRest, target: 150 },
    ...turns.flatMap(({ bot, ms, long }) => [
      {
        what: `${bot}: from “I am done” to the drawn turn, processor 4 times slower, ms`,
        value: ms,
        target: 17,
      },
      { what: 'the same after 2,000 entries, ms', value: long, target: 17 },
    ]),
    { what: 'a turn’s rules and sentences, ms', value: engine.turnMs, show: fine },
    { what: 'slowest turn of any bot, ms', value: engine.slowestTurnMs, target: 4, show: fine },
    {
      what: 'slowest replay of a finished game of any bot, ms',
      value: engine.replayMs,
      target: 30,
      show: fine,
    },
    { what: 'complete games a second of the slowest bot', value: engine.gamesPerSecond },
    { what: 'longest task while the map is moved, processor 4 times slower, ms', value: map, target: 25 },
  ];
}

async function printRows() {
  const { printing, blocked } = await studioMeasured();
  return [
    {
      what: `56 cards with backs on A4, ms (jsPDF: ${Math.round(printing.theirs.ms)})`,
      value: printing.ours.ms,
      target: Math.round(0.35 * printing.theirs.ms),
    },
    {
      what: `that file, KB (jsPDF: ${Math.round(printing.theirs.kb)})`,
      value: printing.ours.kb,
      target: 100,
    },
    {
      what: `everything of Terra Mystica, ms (its cards alone: ${Math.round(printing.cards.ms)})`,
      value: printing.everything.ms,
      target: Math.round(2 * printing.ours.ms),
    },
    { what: 'that file, KB', value: printing.everything.kb, target: 100 },
    { what: 'longest task while the studio of any bot opens, shows, prints, ms', value: blocked, target: 50 },
  ];
}

function show(rows) {
  console.table(
    rows
      .filter(({ value }) => value !== undefined)
      .map(({ what, value, target, show = whole }) => ({
        what,
        measured: show(value),
        target: target ?? '',
        kept: target === undefined ? '' : value <= target ? 'yes' : 'NO',
      })),
  );
}

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

  const tools = await page.context().newCDPSession(page);
  const slower = (rate) => tools.send('Emulation.setCPUThrottlingRate', { rate });
  const turns = [];
  for (const bot of bots) {
    await startGame(page, server.address, bot);
    turns.push({ bot, ms: await turnsTaken(page, slower), table: page.url() });
  }
  const openings = { atOnce: [], atRest: [] };
  for (let n = 0; n < 7; n++)
    for (const when of ['atOnce', 'atRest']) {
      await page.goto(server.address);
      await page.locator('home-screen .continue').waitFor();
      if (when === 'atRest') await page.waitForTimeout(1000);
      await slower(4);
      openings[when].push(await openLatency(page));
      await slower(1);
    }
  for (const turn of turns) {
    await page.goto(turn.table);
    const { id } = await lengthened(page, server.address, 2000);
    await page.goto(`${server.address}#/table/${id}`);
    turn.long = await turnsTaken(page, slower);
  }

  await page.goto('about:blank');
  const engine = await page.evaluate(`${await bundled('engine')}; bench.measure()`);
  await close();
  const opened = { atOnce: median(openings.atOnce), atRest: median(openings.atRest) };
  return { precache, paint: median(paints), turns, opened, engine };
}

async function studioMeasured() {
  const { page, close } = await openBrowser();
  await openApp(page, server.address);
  const blocked = await studioUsed(page);
  await page.goto('about:blank');
  const fonts = [500, 600, 700].map((weight) => [
    weight,
    readFileSync(`print/fonts/visavis-${weight}.ttf`, 'base64'),
  ]);
  const work = `bench.measure(${JSON.stringify(Object.fromEntries(fonts))})`;
  const printing = await page.evaluate(`${await bundled('print')}; ${work}`);
  await close();
  return { printing, blocked };
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

/** The median of some turns at the table, each on a slower processor. */
async function turnsTaken(page, slower) {
  const taken = [];
  for (let n = 0; n < 5; n++) {
    await playUntil(page, async () => (await inFront(page)) === 'idle');
    await slower(4);
    taken.push(await turnLatency(page));
    await slower(1);
  }
  return median(taken);
}

/** Milliseconds from "I am done" until the bot's turn is drawn; whether nothing happened is asked before, where it is. */
function turnLatency(page) {
  return page.evaluate(async () => {
    const table = document.querySelector('visavis-app').shadowRoot.querySelector('table-screen');
    const find = (selector, root) => {
      for (const element of root.querySelectorAll('*')) {
        if (element.matches(selector)) return element;
        const within = element.shadowRoot && find(selector, element.shadowRoot);
        if (within) return within;
      }
      return undefined;
    };
    const press = async (isThere) => {
      const done = find('#done', table.shadowRoot);
      const begun = performance.now();
      done.click();
      while (!isThere() || table.isUpdatePending) await new Promise(requestAnimationFrame);
      await new Promise((resolve) => setTimeout(resolve)); // after the frame
      return performance.now() - begun;
    };
    const { game } = table.state;
    const isPlayed = () => table.state.game !== game;
    const first = await press(() => isPlayed() || table.state.still === game.session);
    if (isPlayed()) return first;
    await new Promise(requestIdleCallback); // nobody taps again before the question is drawn
    return press(isPlayed);
  });
}

/** Milliseconds from the tap on "continue" until the table's sentence is there. */
function openLatency(page) {
  return page.evaluate(async () => {
    const inside = (name, root) => root?.querySelector(name)?.shadowRoot;
    const app = document.querySelector('visavis-app').shadowRoot;
    const begun = performance.now();
    inside('home-screen', app).querySelector('.continue').click();
    const isThere = () => inside('bot-field', inside('table-screen', app))?.querySelector('h1')?.textContent;
    while (!isThere()) await new Promise(requestAnimationFrame);
    return performance.now() - begun;
  });
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

/** Built as the app is, so that what is measured is what it ships. */
async function bundled(name) {
  const { config } = await loadConfigFromFile({ command: 'build', mode: 'production' });
  const { treeshake } = config.build.rolldownOptions;
  const [{ output }] = await build({
    configFile: false,
    logLevel: 'error',
    plugins: config.plugins.filter((plugin) => ['ftl', 'lean-pdf'].includes(plugin.name)),
    build: {
      target: config.build.target,
      write: false,
      lib: { entry: `test/bench/${name}.ts`, formats: ['iife'], name: 'bench' },
      rolldownOptions: {
        treeshake,
        external: ['canvg', 'dompurify', 'html2canvas'], // jsPDF's, for pages it is not given
        output: { codeSplitting: false },
      },
    },
  });
  return output[0].code;
}
