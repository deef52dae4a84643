import assert from 'node:assert/strict';
import { appendFile, cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { bots, openApp, openBrowser, startServer } from './app.mjs';
import { goOn, inFront, logLength, startGame } from './table.mjs';

let copy;
let server;
let browser;

before(async () => {
  copy = await mkdtemp(join(tmpdir(), 'visavis-dist-'));
  await cp('dist', copy, { recursive: true });
  server = await startServer('/', copy);
  browser = await openBrowser();
  await openApp(browser.page, server.address);
});
after(async () => {
  await browser?.close();
  await server?.close();
  await rm(copy, { recursive: true, force: true });
});

const offer = (page) => page.locator('visavis-app #update');
const mark = (page) => page.evaluate(() => (window.isSamePage = true));
const isSame = (page) => page.evaluate(() => window.isSamePage === true);

/** A later version lies on the server, and the browser has found it. */
async function publish(page) {
  await appendFile(join(copy, 'service-worker.js'), '\n// a later version\n');
  await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    await registration.update();
    while (!registration.waiting) await new Promise((done) => setTimeout(done, 50));
  });
}

test('a new version waits during a game, is offered afterwards, and comes at a tap', async () => {
  const { page } = browser;
  await startGame(page, server.address, bots[0]);
  await goOn(page);
  const entries = await logLength(page);
  await mark(page);
  await publish(page);
  assert.equal(await isSame(page), true);
  assert.equal(await offer(page).count(), 0);

  await page.goto(`${server.address}#/`);
  await offer(page).waitFor();
  await Promise.all([page.waitForEvent('load'), offer(page).click()]);
  assert.equal(await isSame(page), false);
  assert.equal(await page.evaluate(async () => (await navigator.serviceWorker.ready).waiting), null);
  assert.equal(await offer(page).count(), 0);

  await page.locator('home-screen .continue').click();
  await inFront(page);
  assert.equal(await logLength(page), entries);
});

test('another tab stays as it is until it is asked, too, and its offer works', async () => {
  const { context, page } = browser;
  const other = await context.newPage();
  await openApp(other, server.address);
  for (const tab of [page, other]) await tab.goto(`${server.address}#/settings`);
  await publish(page);
  await offer(other).waitFor();
  await mark(other);
  await Promise.all([page.waitForEvent('load'), offer(page).click()]);
  await page.locator('settings-screen').waitFor();
  assert.equal(await isSame(other), true);
  await Promise.all([other.waitForEvent('load'), offer(other).click()]);
  assert.equal(await isSame(other), false);
  await other.close();
  assert.deepEqual(browser.problems, []);
});

test('later is an answer, too: the notice goes, nothing changes', async () => {
  const { page } = browser;
  await page.goto(`${server.address}#/`);
  await mark(page);
  await publish(page);
  await offer(page).waitFor();
  await page.locator('visavis-app aside button', { hasText: 'Später' }).click();
  await offer(page).waitFor({ state: 'detached' });
  assert.equal(await isSame(page), true);
});
