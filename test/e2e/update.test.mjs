import assert from 'node:assert/strict';
import { appendFile, cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { openApp, openBrowser, startServer } from './app.mjs';

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

test('a new version waits until it is asked for, and the page stays as it is', async () => {
  const { page } = browser;
  await page.evaluate(() => (window.isSamePage = true));
  await appendFile(join(copy, 'service-worker.js'), '\n// a later version\n');
  await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    await registration.update();
    while (!registration.waiting) await new Promise((done) => setTimeout(done, 50));
  });
  assert.equal(await page.evaluate(() => window.isSamePage), true);

  await page.evaluate(async () => {
    const { waiting } = await navigator.serviceWorker.ready;
    const changed = new Promise((done) => navigator.serviceWorker.addEventListener('controllerchange', done));
    waiting.postMessage('skip-waiting');
    await changed;
  });
  assert.deepEqual(browser.problems, []);
});
