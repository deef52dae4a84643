/** The screen is never blank: whatever does not come is told, and the last address counts. */
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { bots, openApp, openBrowser, startServer } from './app.mjs';
import { records } from './records.mjs';
import { startGame } from './table.mjs';

const server = await startServer();
const browser = await openBrowser({ acceptDownloads: true });
const { page, context } = browser;
await openApp(page, server.address);
after(async () => {
  await browser.close();
  await server.close();
});

test('however quickly the address changes, the last one is shown', async () => {
  for (const last of ['settings', 'games', 'home', `setup/${bots[0]}`]) {
    await page.evaluate((end) => {
      for (const at of ['games', 'settings', 'home', 'print/x', 'train', end]) location.hash = `#/${at}`;
    }, last);
    await page.locator(`visavis-app ${last.split('/')[0]}-screen`).waitFor();
  }
});

test('a screen waits for its words, however late they come', async (t) => {
  const fresh = await openBrowser();
  t.after(fresh.close);
  await fresh.page.route('**/all-words-*', async (route) => {
    await fresh.page.waitForFunction(() => customElements.get('settings-screen'));
    await route.continue();
  });
  await fresh.page.goto(`${server.address}#/settings`);
  await fresh.page.locator('settings-screen h1').waitFor();
  assert.deepEqual(fresh.problems, []);
});

test('a screen that cannot be loaded says so and what to do', async () => {
  const fresh = await context.newPage();
  await fresh.goto(server.address);
  // With a network the worker would bring it back.
  await context.setOffline(true);
  await fresh.evaluate(async () => {
    const name = (await caches.keys()).find((one) => one.includes('precache'));
    const cache = await caches.open(name);
    for (const key of await cache.keys()) if (/train-screen/.test(key.url)) await cache.delete(key);
  });
  await fresh.goto(`${server.address}#/train`);
  await fresh.locator('visavis-app main #reload').waitFor();
  assert.match(await fresh.locator('visavis-app #failed p').innerText(), /Netz/);
  await fresh.goto(`${server.address}#/settings`);
  await fresh.locator('settings-screen').waitFor();
  await context.setOffline(false);
  await fresh.close();
});

const fail = () => page.evaluate(() => void Promise.reject(new Error('a fault, on purpose')));
const refusal = page.locator('visavis-app dialog[open] #refusal');

test('a fault away from the table speaks of no game', async () => {
  await page.goto(`${server.address}#/settings`);
  await page.locator('settings-screen').waitFor();
  await fail();
  await refusal.waitFor();
  assert.match(await refusal.innerText(), /Was gespeichert war, ist noch da/);
  assert.equal(await page.locator('dialog[open] #take-back').count(), 0);
  await page.reload();
});

test('a fault at the table offers a step back, the game and a report', async () => {
  await startGame(page, server.address, bots[0]);
  await fail();
  await page.locator('dialog[open] #take-back').waitFor();
  assert.match(await refusal.innerText(), /Deine Partie ist gespeichert/);
  for (const id of ['save-game', 'report']) {
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.locator(`dialog[open] #${id}`).click(),
    ]);
    assert.match(download.suggestedFilename(), /^visavis-.*\.json$/);
  }
  await Promise.all([page.waitForEvent('load'), page.locator('dialog[open] #take-back').click()]);
  await page.locator('table-screen main').waitFor();
});

/** As another app hands a file over, or a hostile page: by a form, which our own pages may not send. */
async function handOver(text) {
  await page.goto(`${server.address}licences.json`);
  await page.evaluate((content) => {
    const form = Object.assign(document.createElement('form'), {
      ...{ method: 'post', action: './shared', enctype: 'multipart/form-data' },
    });
    const input = Object.assign(document.createElement('input'), { type: 'file', name: 'file' });
    const files = new DataTransfer();
    files.items.add(new File([content], 'visavis.json', { type: 'application/json' }));
    input.files = files.files;
    form.append(input);
    document.body.append(form);
    form.submit();
  }, text);
}

test('a backup that is handed over changes nothing before it is wanted, and goes back whole', async () => {
  const theme = () => page.evaluate(() => document.documentElement.dataset.theme);
  const settings = [{ name: 'theme', value: 'black' }];
  await page.goto(`${server.address}#/games`);
  await page.locator('games-screen').waitFor();
  const before = await theme();
  await handOver(JSON.stringify({ visavis: 1, games: [], cards: [], voices: [], settings }));
  await page.locator('data-settings #plan').waitFor();
  assert.equal(await theme(), before);
  await page.locator('data-settings #fetch').click();
  await page.locator('html[data-theme=black]').waitFor();
  await page.locator('visavis-app #done .key').first().click();
  await page.locator(`html[data-theme=${before}]`).waitFor();
});

test('a game file that the system opens with the app is among the games at once', async () => {
  const fresh = await context.newPage();
  await fresh.addInitScript(() => {
    const value = { setConsumer: (take) => (window.launch = take) };
    Object.defineProperty(window, 'launchQueue', { value });
  });
  await fresh.goto(server.address);
  await fresh.waitForFunction(() => window.launch);
  const before = (await records(fresh, 'games')).length;
  await fresh.evaluate((bot) => {
    const file = new File([JSON.stringify({ visavis: 1, bot })], 'game.json', { type: 'application/json' });
    window.launch({ files: [{ getFile: async () => file }] });
  }, bots[0]);
  await fresh.locator('games-screen li').nth(before).waitFor();
  await fresh.close();
});

test('shortcuts of the installed app lead to the game that runs, to set-up and to print', async () => {
  const { shortcuts } = await (await fetch(`${server.address}manifest.de.webmanifest`)).json();
  for (const { url } of shortcuts) {
    const fresh = await context.newPage();
    await fresh.goto(new URL(url, server.address).href);
    const [, , at] = url.split('/');
    await fresh
      .locator({ continue: 'table-screen main', setup: '#start', print: 'print-screen h1' }[at])
      .waitFor();
    await fresh.close();
  }
});

test('a database that never answers is waited for in words', async () => {
  const fresh = await context.newPage();
  await fresh.addInitScript(() => {
    const { open } = IDBFactory.prototype;
    IDBFactory.prototype.open = function (...args) {
      const request = open.apply(this, args);
      request.addEventListener = () => undefined;
      return request;
    };
  });
  await fresh.goto(server.address);
  await fresh.locator('visavis-app #failed p').waitFor();
  assert.match(await fresh.locator('visavis-app #failed p').innerText(), /antwortet nicht/);
  await fresh.close();
});
