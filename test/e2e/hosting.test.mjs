/** The built app behind the headers that its files for hosts ask for; and built twice. */
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync, readdirSync, rmSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { bots, openApp, openBrowser, startServer } from './app.mjs';
import { startGame } from './table.mjs';

const headers = Object.fromEntries(
  readFileSync('dist/_headers', 'utf8')
    .split('\n')
    .slice(1)
    .filter((line) => line)
    .map((line) => line.trim().split(/: (.*)/s)),
);

const server = await startServer('/', 'dist', headers);
const { address } = server;
const browser = await openBrowser();
after(async () => {
  await browser.close();
  await server.close();
});

test('the host has the headers, and finds only what is there', async () => {
  const answer = async (path) => {
    const { status, headers: given } = await fetch(`${address}${path}`);
    return { status, policy: given.get('content-security-policy') };
  };
  const policy = headers['Content-Security-Policy'];
  for (const path of ['', 'index.html', 'licences.json'])
    assert.deepEqual(await answer(path), { status: 200, policy }, path);
  for (const path of ['assets/none.js', 'some/where', 'settings'])
    assert.equal((await answer(path)).status, 404, path);
});

test('a game and a printed page work behind the headers, without a violation', async () => {
  const { page } = browser;
  await openApp(page, address);
  await startGame(page, address, bots[0]);
  await page.goto(`${address}#/print/${bots[0]}`);
  await page.locator('print-screen h1').waitFor();
  assert.deepEqual(browser.problems, []);
});

test('markup from a text is refused, and nobody frames the app', async () => {
  const { page } = browser;
  const refused = await page.evaluate(() => {
    try {
      document.createElement('div').innerHTML = '<img src=x>';
      return false;
    } catch (error) {
      return error instanceof TypeError;
    }
  });
  assert.equal(refused, true);
  // A page of somebody else: the same host, without the headers.
  const other = await startServer('/', 'dist');
  await page.goto(`${other.address}licences.json`);
  await page.evaluate(
    (src) =>
      new Promise((loaded) => {
        const frame = document.body.appendChild(document.createElement('iframe'));
        frame.onload = loaded;
        frame.src = src;
      }),
    address,
  );
  assert.equal(await page.locator('iframe').contentFrame().locator('visavis-app').count(), 0);
  await other.close();
});

test('the same sources make the same bytes', () => {
  const folder = mkdtempSync(join(tmpdir(), 'visavis-again-'));
  execFileSync('npx', ['vite', 'build', '--logLevel', 'error', '--outDir', folder, '--emptyOutDir']);
  const bytes = (root) =>
    Object.fromEntries(
      readdirSync(root, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => join(entry.parentPath, entry.name))
        .map((file) => [
          file.slice(root.length),
          createHash('sha256').update(readFileSync(file)).digest('hex'),
        ]),
    );
  assert.deepEqual(bytes(folder), bytes('dist'));
  rmSync(folder, { recursive: true, force: true });
});
