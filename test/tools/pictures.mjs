/**
 * `npm run pictures`: takes every screen of the built app at every size, and a contact sheet of each, into a folder
 * outside the project. Words narrow it down: `npm run pictures -- home setup sizes=390x664,1024x768 looks=dark,large-en
 * out=here`. `build=no` takes the last build. Looks are joined by hyphens: light, dark, black, large, en.
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import { openApp, openBrowser, startServer } from '../e2e/app.mjs';
import { screens } from './screens.mjs';
import { allSizes, dress, settled } from './looks.mjs';

const words = process.argv.slice(2);
const flags = Object.fromEntries(words.filter((word) => word.includes('=')).map((word) => word.split('=')));
const listed = (name, all) => flags[name]?.split(',') ?? all;

const sizes = listed('sizes', allSizes);
/** All sizes in the plain look; the others at one phone and one tablet. */
const looks = listed('looks', ['light', 'dark', 'black-en', 'large', 'large-dark-en']);
const fewSizes = flags.sizes ? sizes : ['390x664', '1024x768'];
const out = resolve(flags.out ?? join(tmpdir(), 'visavis-pictures'));

if (flags.build !== 'no') await build({ logLevel: 'error' });
const wanted = await screens(words.filter((word) => !word.includes('=')));
rmSync(out, { recursive: true, force: true });
mkdirSync(out, { recursive: true });

const server = await startServer();
const browser = await openBrowser();
const { page } = browser;
const { address } = server;
await openApp(page, address);

const taken = new Map();
const games = {};
for (const look of looks) {
  await dress(page, address, look);
  for (const { name, go } of wanted) {
    await page.setViewportSize({ width: 390, height: 844 });
    try {
      await go({ page, address, games });
    } catch (error) {
      console.error(`${name}: ${error.message.split('\n')[0]}`);
      continue;
    }
    for (const size of look === looks[0] ? sizes : fewSizes) {
      const [width, height] = size.split('x').map(Number);
      await page.setViewportSize({ width, height });
      await settled(page);
      const file = `${name}.${size}.${look}.png`;
      await page.screenshot({ path: join(out, file) });
      taken.set(name, [...(taken.get(name) ?? []), { file, caption: `${size} ${look}`, width, height }]);
    }
  }
}

/** All pictures of a screen beside each other. */
await page.setViewportSize({ width: 1600, height: 900 });
for (const [name, pictures] of taken) {
  const figures = pictures.map(
    ({ file, caption, width }) =>
      `<figure><img src="${file}" width="${Math.round(width * 0.5)}"><figcaption>${caption}</figcaption></figure>`,
  );
  const file = join(out, `sheet-${name}.html`);
  writeFileSync(
    file,
    `<!doctype html><meta charset="utf-8"><style>body{margin:12px;background:#888;font:13px sans-serif;display:flex;flex-wrap:wrap;gap:12px;align-items:flex-start}figure{margin:0}img{display:block}h1{flex:0 0 100%;margin:0;font-size:18px}</style><h1>${name}</h1>${figures.join('')}`,
  );
  await page.goto(pathToFileURL(file).href);
  await page.screenshot({ path: join(out, `sheet-${name}.png`), fullPage: true });
}
for (const problem of new Set(browser.problems)) console.error(problem);
console.log(`${[...taken.values()].flat().length} pictures of ${taken.size} screens in ${out}`);
await browser.close();
await server.close();
