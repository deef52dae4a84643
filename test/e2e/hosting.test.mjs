/** The built app behind the headers that its files for hosts ask for; and built twice. */
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync, readdirSync, rmSync, mkdtempSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { after, test } from 'node:test';
import { bots, openApp, openBrowser } from './app.mjs';
import { startGame } from './table.mjs';

const types = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.json': 'application/json',
};
const headers = Object.fromEntries(
  readFileSync('dist/_headers', 'utf8')
    .split('\n')
    .slice(1)
    .filter((line) => line)
    .map((line) => line.trim().split(/: (.*)/s)),
);

const host = createServer((request, response) => {
  const { pathname } = new URL(request.url, 'http://host');
  const file = pathname === '/' ? '/index.html' : pathname;
  try {
    const content = readFileSync(`dist${file}`);
    const type = types[extname(file)] ?? 'application/octet-stream';
    response.writeHead(200, { ...headers, 'content-type': type }).end(content);
  } catch {
    response.writeHead(404).end();
  }
});
await new Promise((resolve) => host.listen(0, '127.0.0.1', resolve));
const address = `http://127.0.0.1:${host.address().port}/`;
const browser = await openBrowser();
after(async () => {
  await browser.close();
  host.close();
});

test('a game and a printed page work behind the headers, without a violation', async () => {
  const { page } = browser;
  await openApp(page, address);
  await startGame(page, address, bots[0]);
  await page.goto(`${address}#/print/${bots[0]}`);
  await page.locator('print-screen h1').waitFor();
  assert.deepEqual(browser.problems, []);
});

test('markup from a text is refused, and so is a frame around the app', async () => {
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
  assert.match(headers['Content-Security-Policy'], /frame-ancestors 'none'/);
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
