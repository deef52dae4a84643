/** Quick fingers, two tabs, full disks and odd files around what deletes, restores and takes back. */
import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { bots, openForTests } from './app.mjs';
import { records } from './records.mjs';
import { inFront, logLength, startGame } from './table.mjs';

const { browser, page, server } = await openForTests({
  pace: 'turn',
  acceptDownloads: true,
  viewport: { width: 390, height: 664 },
});
const { address } = server;
const { context } = browser;
const work = mkdtempSync(join(tmpdir(), 'visavis-attacks-'));
after(() => rmSync(work, { recursive: true }));

const go = async (tab, route, part) => {
  await tab.goto('about:blank');
  await tab.goto(`${address}#${route}`);
  await tab.locator(part).first().waitFor();
};
/** All that there is of games. */
const stored = async (tab = page) => ({
  games: await records(tab, 'games'),
  entries: await records(tab, 'entries'),
  sets: await records(tab, 'sets'),
  snapshots: await records(tab, 'snapshots'),
});
const refusal = (tab = page) => tab.locator('visavis-app dialog[open] #refusal');
const understood = (tab = page) => tab.locator('visavis-app dialog[open] form .key').click();
const undo = (tab = page) => tab.locator('#done .key').first();
const json = (content) => ({
  name: 'file.json',
  mimeType: 'application/json',
  buffer: Buffer.from(typeof content === 'string' ? content : JSON.stringify(content)),
});
const choose = (tab, file) => tab.locator('data-settings input[type=file]').setInputFiles(file);
const until = async (isSo, what) => {
  for (const end = Date.now() + 60_000; !(await isSo());) assert.ok(Date.now() < end, what);
};

for (const bot of bots.slice(0, 3)) {
  await startGame(page, address, bot);
  await inFront(page);
}
await go(page, '/settings', 'data-settings #backup');
const [download] = await Promise.all([page.waitForEvent('download'), page.locator('#backup').click()]);
const backup = await readFile(await download.path(), 'utf8');
const begun = await stored();

/** As on another device: nothing is there. */
async function emptied() {
  await page.evaluate(
    () =>
      new Promise((resolve) => {
        const opening = indexedDB.open('visavis');
        opening.onsuccess = () => {
          const names = ['games', 'entries', 'sets', 'snapshots'];
          const transaction = opening.result.transaction(names, 'readwrite');
          for (const name of names) transaction.objectStore(name).clear();
          transaction.oncomplete = () => resolve(opening.result.close());
        };
      }),
  );
  await go(page, '/settings', 'data-settings #backup');
}

test('a double tap on delete deletes one game, and its undo brings back all of it', async () => {
  await go(page, '/games', 'games-list .row');
  await page.locator('games-list .more').first().click();
  await page.locator('#delete').dblclick();
  await undo().waitFor();
  await until(async () => (await stored()).games.length === 2, 'one is deleted');
  await undo().dblclick();
  await until(async () => (await stored()).games.length === 3, 'it is back');
  assert.deepEqual(await stored(), begun);
});

test('two tabs delete the same game: it is deleted once, and comes back from the one that did it', async () => {
  const other = await context.newPage();
  for (const tab of [page, other]) {
    await go(tab, '/games', 'games-list .row');
    await tab.locator('games-list .more').first().click();
    await tab.locator('#delete').waitFor();
  }
  await Promise.all([page, other].map((tab) => tab.locator('#delete').click()));
  await until(async () => (await stored()).games.length === 2, 'one is deleted');
  for (const tab of [page, other])
    await until(
      async () => (await tab.locator('#done, games-list li').count()) > 0,
      'something is shown after deleting',
    );
  const offers = await Promise.all([page, other].map((tab) => tab.locator('#done').count()));
  assert.equal(offers[0] + offers[1], 1, 'one of them can take it back');
  await undo(offers[0] ? page : other).click();
  await until(async () => (await stored()).games.length === 3, 'it is back');
  assert.deepEqual(await stored(), begun);
  await other.close();
});

test('an undo for which there is no room is told, stays, and works when there is', async () => {
  await go(page, '/games', 'games-list .row');
  await page.locator('games-list .more').first().click();
  await page.locator('#delete').click();
  await undo().waitFor();
  await page.evaluate(() => {
    const { transaction } = IDBDatabase.prototype;
    window.mended = () => (IDBDatabase.prototype.transaction = transaction);
    IDBDatabase.prototype.transaction = function (stores, mode, ...more) {
      if (mode === 'readwrite') throw new DOMException('proof', 'QuotaExceededError');
      return transaction.call(this, stores, mode, ...more);
    };
  });
  await undo().click();
  await refusal().waitFor();
  await understood();
  await page.evaluate(() => void window.mended());
  await undo().click();
  await until(async () => (await stored()).games.length === 3, 'it is back');
  assert.deepEqual(await stored(), begun);
});

test('what a backup brings is in view with its keys, and a double tap fetches it once', async () => {
  await emptied();
  await choose(page, json(backup));
  await page.locator('#plan').waitFor();
  for (const key of ['#fetch', '#leave']) {
    const { y, height } = await page.locator(key).boundingBox();
    assert.ok(y >= 0 && y + height <= 664 - 60, `${key} is at ${y}`);
  }
  await page.locator('#fetch').dblclick();
  await undo().waitFor();
  assert.equal((await stored()).games.length, 3);
  await undo().click();
  await until(async () => (await stored()).games.length === 0, 'it is taken back');
});

test('what another tab has played on since stays when a restore is taken back', async () => {
  await emptied();
  await choose(page, json(backup));
  await page.locator('#fetch').click();
  await undo().waitFor();
  const { games } = await stored();
  const other = await context.newPage();
  const kept = games.find(({ start }) => start.bot === bots[0]);
  await other.goto(`${address}#/table/${kept.id}`);
  await inFront(other);
  const before = await logLength(other);
  await other.locator('your-side #done, your-side #next').first().click();
  await until(async () => (await logLength(other)) > before, 'it is played');
  await undo().click();
  await refusal().waitFor();
  assert.match(await refusal().innerText(), /bleibt/);
  await understood();
  const now = await stored();
  assert.deepEqual(
    now.games.map(({ id }) => id),
    [kept.id],
  );
  assert.ok(now.entries.every(({ game }) => game === kept.id));
  await other.locator('your-side #undo').click();
  await until(async () => (await logLength(other)) > before + 1, 'it goes on');
  assert.deepEqual(browser.problems, []);
  await other.close();
});

const { games: backedUp, ...rest } = JSON.parse(backup);
const huge = join(work, 'huge.json');
writeFileSync(huge, '{');
truncateSync(huge, 300_000_000);
const files = {
  'of a newer app': [json({ ...rest, games: backedUp, visavis: 2 }), /neuere/],
  'with a game of newer rules': [json({ ...rest, games: [{ ...backedUp[0], rules: 99 }] }), /neuere/],
  'of no bytes': [json(''), /\./],
  'of 300 million bytes': [huge, /groß/],
  'that is cut off': [json(backup.slice(0, -20)), /\./],
  'that is a list': [json('[]'), /\./],
  'that is nested without end': [json(`${'['.repeat(100_000)}${']'.repeat(100_000)}`), /\./],
};
for (const [what, [file, words]] of Object.entries(files))
  test(`a backup ${what} is refused in a sentence, and nothing is stored`, async () => {
    await emptied();
    await choose(page, file);
    await refusal().waitFor();
    assert.match(await refusal().innerText(), words);
    assert.doesNotMatch(await refusal().innerText(), /Fehler in der App/);
    await understood();
    assert.equal((await stored()).games.length, 0);
  });

const codes = ['%E0%A4%A', '🂡🂢', '‮abc', '..%2F..%2F', 'AAAA', '-', 'A'.repeat(30_000), '%00', 'constructor'];
for (const code of codes)
  test(`the code ${code.slice(0, 12)} is refused in a sentence`, async () => {
    await page.goto('about:blank');
    await page.goto(`${address}#/open/${code}`);
    const told = page.locator('open-screen [role=alert], code-scanner #scan, home-screen h1').first();
    await told.waitFor();
    assert.ok((await told.innerText()).length > 3);
    assert.equal((await stored()).games.length, 0);
  });

test('all is deleted while another tab plays: that is told, and begins anew', async () => {
  await startGame(page, address, bots[0]);
  const other = await context.newPage();
  await go(other, '/settings', 'data-settings #clear');
  await other.locator('#clear').dblclick();
  assert.equal((await stored(other)).games.length, 1, 'a double tap deletes nothing');
  if (await other.locator('#clear-on').count()) await other.locator('#clear-on').click();
  await other.locator('#clear-all').click();
  await until(async () => (await stored(other)).games.length === 0, 'all is deleted');
  await page.locator('your-side #done, your-side #next').first().click();
  await refusal().waitFor();
  await understood();
  assert.equal((await stored()).entries.length, 0, 'nothing of a game that is gone');
  await startGame(page, address, bots[1]);
  assert.equal((await stored()).games.length, 1);
  await other.close();
});
