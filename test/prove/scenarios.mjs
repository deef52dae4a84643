/** What may go wrong around the app, one thing at a time. Each returns how many cases were tried; what fails is thrown. */
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { appendFile, cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bots, openApp, openBrowser, startServer } from '../e2e/app.mjs';
import { records } from '../e2e/records.mjs';
import { inFront, logLength, startGame } from '../e2e/table.mjs';
import { bring } from '../tools/screens.mjs';

/** Waits until it is so. */
async function until(isSo, what, patience = 60_000) {
  for (const end = Date.now() + patience; !(await isSo());) {
    assert.ok(Date.now() < end, what);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

const refusal = (page) => page.locator('visavis-app dialog[open] #refusal');
const understood = (page) => page.locator('visavis-app dialog[open] form .key').click();

/** The entries of a game with their numbers; several may lie in one record. */
const entriesOf = async (page, id) =>
  (await records(page, 'entries'))
    .filter(({ game }) => game === id)
    .flatMap(({ n, entry, more = [] }) =>
      [entry, ...more.map((one) => one.entry)].map((one, i) => ({ n: n + i, entry: one })),
    );
const stored = async (page, id) => (await entriesOf(page, id)).map(({ n }) => n);
const gameOf = (page) => page.url().split('/').at(-1);

/** Whatever can be tapped, quickly, without waiting for anything. */
const hammer = (page) =>
  page.evaluate(() => {
    const find = (selector, root = document) => {
      for (const element of root.querySelectorAll('*')) {
        if (element.matches(selector)) return element;
        const inside = element.shadowRoot && find(selector, element.shadowRoot);
        if (inside) return inside;
      }
    };
    window.hammering = setInterval(
      () => find('#next, #done, answer-yes-no .key, answer-choice .key')?.click(),
      30,
    );
  });

const entriesInOrder = (numbers) => assert.deepEqual(numbers, [...numbers.keys()], 'the log has gaps');

/** The browser is killed in the middle of play. */
export async function kills({ server, times, random }) {
  let app = await openBrowser();
  await openApp(app.page, server.address);
  await startGame(app.page, server.address, bots[0]);
  const address = app.page.url();
  for (let n = 0; n < times; n++) {
    await hammer(app.page);
    let shown = 0;
    const end = Date.now() + 300 + random(1500);
    while (Date.now() < end) shown = await logLength(app.page);
    const { profile } = app;
    killAll(profile);
    await app.context.close().catch(() => undefined);
    app = await openBrowser({}, profile);
    await app.page.goto(address);
    await inFront(app.page);
    assert.ok((await logLength(app.page)) >= shown, `${shown} entries were shown`);
    entriesInOrder(await stored(app.page, gameOf(app.page)));
  }
  await app.close();
  return times;
}

/** Every process of the browser with this profile; it was started here. */
function killAll(profile) {
  const lines = execFileSync('ps', ['-eo', 'pid,args'], { encoding: 'utf8' }).split('\n');
  for (const line of lines.filter((one) => one.includes(`--user-data-dir=${profile}`))) {
    try {
      process.kill(Number(line.trim().split(' ')[0]), 'SIGKILL');
    } catch {
      // It went with its parent.
    }
  }
}

const key = (page) => page.locator('your-side #done, your-side #next').first();
const undo = (page) => page.locator('your-side #undo');

/** A tap that cannot be stored is told, shows nothing new, and works afterwards. */
async function tapFails(page, break_, mend) {
  await break_();
  const before = await lastStored(page);
  assert.equal(await logLength(page), before, 'what is not stored is not shown');
  await understood(page);
  await mend();
  await page.reload();
  await inFront(page);
  assert.equal(await logLength(page), before, 'what was stored is there');
  await tapped(page, (await key(page).count()) > 0 ? key(page) : undo(page));
  entriesInOrder(await stored(page, gameOf(page)));
}

async function tapped(page, at) {
  const before = await logLength(page);
  await at.click();
  await until(async () => (await logLength(page)) > before, 'it does not go on');
}

/** Taps until it is refused: a browser looks only now and then how much room there is. */
async function lastStored(page) {
  for (const end = Date.now() + 90_000; Date.now() < end;) {
    const before = await logLength(page);
    await ((await key(page).count()) > 0 ? key(page) : undo(page)).click();
    await until(
      async () => (await refusal(page).count()) > 0 || (await logLength(page)) > before,
      'neither stored nor refused',
    );
    if ((await refusal(page).count()) > 0) return before;
  }
  assert.fail('never refused');
}

/** In the middle of a game, at something that can simply be tapped. */
async function laid({ server }) {
  const app = await openBrowser();
  await openApp(app.page, server.address);
  await startGame(app.page, server.address, bots[0]);
  await key(app.page).waitFor();
  return app;
}

export async function fullDisk(setting) {
  const app = await laid(setting);
  const devtools = await app.context.newCDPSession(app.page);
  const { origin } = new URL(setting.server.address);
  for (let n = 0; n < setting.times; n++)
    await tapFails(
      app.page,
      () => devtools.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 1 }),
      () => devtools.send('Storage.overrideQuotaForOrigin', { origin }),
    );
  await app.close();
  return setting.times;
}

/** The database fails in every way that it can: each is put in the place of the real one. */
export async function failingDatabase(setting) {
  const app = await laid(setting);
  const names = ['AbortError', 'UnknownError', 'InvalidStateError', 'QuotaExceededError'];
  for (const name of names)
    await tapFails(
      app.page,
      () =>
        app.page.evaluate((error) => {
          const { transaction } = IDBDatabase.prototype;
          window.mended = () => (IDBDatabase.prototype.transaction = transaction);
          IDBDatabase.prototype.transaction = function (stores, mode, ...more) {
            if (mode !== 'readwrite') return transaction.call(this, stores, mode, ...more);
            if (error !== 'AbortError') throw new DOMException('proof', error);
            const made = transaction.call(this, stores, mode, ...more);
            queueMicrotask(() => made.abort());
            return made;
          };
        }, name),
      () => app.page.evaluate(() => void window.mended()),
    );
  await app.close();
  return names.length;
}

/** A page of the same site without the app. */
async function beside({ context }, { address }) {
  const page = await context.newPage();
  await page.goto(`${address}icon.svg`);
  return page;
}

/** Deleted, or opened by a later version, while a game is played: told, and after a reload told or begun anew. */
export async function lostDatabase(setting) {
  const { server } = setting;
  const app = await laid(setting);
  const other = await beside(app, server);
  await other.evaluate(() => void indexedDB.deleteDatabase('visavis'));
  await refusal(app.page).waitFor();
  await understood(app.page);
  await app.page.goto(server.address);
  await app.page.reload();
  await app.page.locator('home-screen h1').waitFor();
  await other.evaluate(
    () =>
      new Promise((resolve) => {
        const request = indexedDB.open('visavis', 999);
        request.onsuccess = () => resolve(request.result.close());
      }),
  );
  await refusal(app.page).waitFor();
  await app.page.reload();
  await app.page.locator('visavis-app #failed p').waitFor();
  assert.match(await app.page.locator('visavis-app #failed p').innerText(), /\./);
  await app.close();
  return 2;
}

const damages = [
  { summary: undefined },
  { changedAt: 'x' },
  { start: null },
  { start: { bot: 'nobody', options: {} } },
  { length: null },
  { summary: { headline: 1, over: 1 } },
];

/** Records that are damaged hide no others. */
export async function corruptRecords(setting) {
  const { server } = setting;
  const app = await laid(setting);
  await app.page.goto(server.address);
  const other = await beside(app, server);
  const [good] = await records(other, 'games');
  const bad = { ...good, changedAt: good.changedAt + 9 };
  await records(
    other,
    'games',
    damages.map((change, n) => ({ ...bad, ...change, id: `bad-${n}` })),
  );
  await app.page.reload();
  await app.page.locator('home-screen a[href^="#/table/"]').first().waitFor();
  await app.page.goto(`${server.address}#/games`);
  await until(
    async () => (await app.page.locator('games-screen li').count()) >= damages.length + 1,
    'games are missing from the list',
  );
  await app.close();
  return damages.length;
}

/** The clock of the device is set back by years: nothing is out of order. */
export async function clockSetBack(setting) {
  const { server } = setting;
  const app = await laid(setting);
  await app.context.addInitScript(() => {
    const { now } = Date;
    Date.now = () => now() - 10 * 365 * 86_400_000;
  });
  await app.page.reload();
  await inFront(app.page);
  await tapped(app.page, key(app.page));
  entriesInOrder(await stored(app.page, gameOf(app.page)));
  await app.page.goto(`${server.address}#/games`);
  await app.page.locator('games-screen li').first().waitFor();
  await app.close();
  return 1;
}

const cacheOf = (page, deed, key) =>
  page.evaluate(
    async ([what, url]) => {
      const name = (await caches.keys()).find((one) => one.includes('precache'));
      const cache = await caches.open(name);
      const keys = (await cache.keys()).map((request) => request.url);
      if (what === 'drop') await cache.delete(url);
      return keys;
    },
    [deed, key],
  );

/** What the browser throws away comes back with the network; without it, the app says what is missing. */
export async function evictedCaches({ server, times, random }) {
  const app = await openBrowser();
  const { page } = app;
  await openApp(page, server.address);
  const all = await cacheOf(page, 'list');
  const chosen = Array.from({ length: Math.min(times, all.length) }, () => all[random(all.length)]);
  for (const key of chosen) {
    await cacheOf(page, 'drop', key);
    await page.reload();
    await until(async () => (await cacheOf(page, 'list')).includes(key), `${key} does not come back`);
  }
  const script = all.find((key) => /assets\/index.*\.js/.test(key));
  if (script) await cacheOf(page, 'drop', script);
  await app.context.setOffline(true);
  await page.reload({ waitUntil: 'commit' }).catch(() => undefined);
  await page
    .getByText(/Netz|network/)
    .first()
    .waitFor();
  await app.context.setOffline(false);
  await page.reload();
  await page.locator('home-screen h1').waitFor();
  await app.close();
  return chosen.length + 1;
}

/** The worker is stopped by the browser; without a network the app opens all the same, from any address below its own. */
export async function crashedWorker({ server, times }) {
  const app = await openBrowser();
  const { page } = app;
  await openApp(page, server.address);
  const devtools = await app.context.newCDPSession(page);
  await devtools.send('ServiceWorker.enable');
  await app.context.setOffline(true);
  for (let n = 0; n < times; n++) {
    await devtools.send('ServiceWorker.stopAllWorkers');
    await page.goto(`${server.address}some/where/else#/settings`);
    await page.locator('settings-screen').waitFor();
    assert.equal(new URL(page.url()).pathname, new URL(server.address).pathname);
  }
  await app.close();
  return times;
}

/** Two tabs on one game: one plays, the other follows, and takes over now and then. */
export async function twoTabs({ server, times, random }) {
  const app = await openBrowser();
  const one = app.page;
  await openApp(one, server.address);
  await startGame(one, server.address, bots[0]);
  const other = await app.context.newPage();
  await other.goto(one.url());
  await other.locator('table-screen .elsewhere').waitFor();
  let [playing, watching] = [one, other];
  for (let n = 0; n < times; n++) {
    if (random(6) === 0) {
      await watching.locator('table-screen .elsewhere .main').click();
      await playing.locator('table-screen .elsewhere').waitFor();
      [playing, watching] = [watching, playing];
    }
    const before = await logLength(playing);
    const keys = playing.locator('your-side #done, your-side #next, answer-yes-no .key, answer-choice .key');
    await ((await keys.count()) > 0 ? keys.first() : undo(playing)).click();
    await until(async () => (await logLength(playing)) > before, 'it does not go on');
    const length = await logLength(playing);
    await until(async () => (await logLength(watching)) >= length, 'the other tab does not follow');
  }
  entriesInOrder(await stored(playing, gameOf(playing)));
  await app.close();
  return times;
}

/** A tab of the very first visit, while another one changes to the next version. */
export async function twoVersions() {
  const copy = await mkdtemp(join(tmpdir(), 'visavis-prove-'));
  await cp('dist', copy, { recursive: true });
  const server = await startServer('/', copy);
  const app = await openBrowser();
  const { page } = app;
  await openApp(page, server.address);
  const other = await app.context.newPage();
  await openApp(other, server.address);
  await appendFile(join(copy, 'service-worker.js'), '\n// a later version\n');
  const offer = (tab) => tab.locator('visavis-app #update');
  await other.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()));
  await offer(other).waitFor();
  await Promise.all([other.waitForEvent('load'), offer(other).click()]);
  await offer(page).waitFor();
  await Promise.all([page.waitForEvent('load'), offer(page).click()]);
  await page.locator('home-screen h1').waitFor();
  await app.close();
  await server.close();
  await rm(copy, { recursive: true, force: true });
  return 1;
}

/** The game at the table with so many entries, turns begun and taken back, fetched as a file: it lies as the app stores it. */
export async function lengthened(page, address, length) {
  const id = gameOf(page);
  const { start } = (await records(page, 'games')).find((game) => game.id === id);
  const begun = (await entriesOf(page, id)).map(({ entry }) => entry);
  const pair = [{ type: 'played', script: 'turn' }, { type: 'undone' }];
  const more = Array.from({ length: Math.ceil((length - begun.length) / 2) }, () => pair).flat();
  const long = await bring(page, address, JSON.stringify({ visavis: 1, ...start, log: [...begun, ...more] }));
  return (await records(page, 'games')).find((game) => game.id === long);
}

const median = (numbers) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)];

/**
 * With thousands of games and a long log home, list and table open as with one game that has just begun, and it plays on.
 * Milliseconds by turns, the one game first, medians of several openings; and what the heap has grown by.
 */
export async function longLife(setting) {
  const { server, times, openings } = setting;
  const apps = [await laid(setting), await laid(setting)];
  const [, { page }] = apps;
  const good = await lengthened(page, server.address, 2000);
  const addresses = [apps[0].page.url(), `${server.address}#/table/${good.id}`];
  const copy = (n) => ({
    ...good,
    id: `many-${n}`,
    changedAt: good.changedAt - n - 1,
    summary: { ...good.summary, over: n > 3 },
    shelf: n > 3 ? 'over' : 'running',
  });
  await records(
    page,
    'games',
    Array.from({ length: setting.games }, (_, n) => copy(n)),
  );
  const opened = async (app, address, selector) => {
    await app.page.goto(`${server.address}icon.svg`);
    const begun = Date.now();
    await app.page.goto(address);
    await app.page.locator(selector).first().waitFor();
    return Date.now() - begun;
  };
  /** The first opening of each is not counted: it finds nothing compiled. */
  const byTurns = async (selector, addressOf) => {
    const taken = apps.map(() => []);
    for (let n = -1; n < openings; n++)
      for (const [i, app] of apps.entries()) {
        const time = await opened(app, addressOf(i), selector);
        if (n >= 0) taken[i].push(time);
      }
    return taken.map(median);
  };
  const home = await byTurns('home-screen a[href^="#/table/"]', () => `${server.address}#/`);
  const list = await byTurns('games-screen li', () => `${server.address}#/games`);
  const table = await byTurns('table-screen main', (i) => addresses[i]);
  assert.ok((await logLength(page)) >= 2000, 'the long log is not played');
  const devtools = await apps[1].context.newCDPSession(page);
  const heap = async () => {
    await devtools.send('HeapProfiler.collectGarbage');
    const { usedSize } = await devtools.send('Runtime.getHeapUsage');
    return usedSize / 1e6;
  };
  const taps = async (n) => {
    for (let i = 0; i < n; i++) await tapped(page, i % 2 ? undo(page) : key(page));
  };
  await taps(20);
  const begun = await heap();
  await taps(times);
  const grown = (await heap()) - begun;
  assert.ok(grown < 12, `the heap grew by ${grown.toFixed(1)} MB`);
  for (const app of apps) await app.close();
  return { cases: times, note: { home, list, table, grown: Number(grown.toFixed(1)) } };
}
