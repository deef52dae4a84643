/**
 * `npm run references`: renews the pictures that prints and screens of the last build are compared with; `-- prints` or
 * `-- screens` only those. Look at them before you keep them.
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { openApp, openBrowser, setPace, startServer } from '../e2e/app.mjs';
import { tidy } from '../e2e/paper.mjs';
import { references, taken } from '../e2e/references.mjs';
import { screenReferences, takeCoarse } from '../e2e/screen-references.mjs';
import { writePng } from './png.mjs';

const [only] = process.argv.slice(2);

function empty(folder) {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
}

async function prints() {
  for (const { folder, pages } of await references()) {
    empty(folder);
    for (const page of pages) writeFileSync(new URL(`${page.name}.png`, folder), writePng(await taken(page)));
  }
  tidy();
}

async function screens() {
  const server = await startServer();
  const browser = await openBrowser();
  await openApp(browser.page, server.address);
  await setPace(browser.page, server.address, 'turn');
  const stage = { page: browser.page, address: server.address, games: {} };
  const all = await screenReferences();
  for (const folder of new Set(all.map((one) => one.folder.href))) empty(new URL(folder));
  for (const one of all)
    writeFileSync(new URL(`${one.name}.png`, one.folder), writePng(await takeCoarse(stage, one)));
  await browser.close();
  await server.close();
}

if (only !== 'screens') await prints();
if (only !== 'prints') await screens();
