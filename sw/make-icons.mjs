/** `npm run icons`: the mark as favicon and as the pictures of the installed app. */
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';
import { chromiumArgs, findChromium } from '../test/tools/chromium.mjs';

const ink = '#14181b';
const paper = '#f3f4f0';
const bright = '#7fd6f2';

/** The bot's half-disc sits on the table's edge, yours hangs below; r is 17 % of the side. */
const mark = (upper, lower) => `
  <path d="M50 50a17 17 0 0 0 34 0z" fill="${lower}"/>
  <path d="M16 50a17 17 0 0 1 34 0z" fill="${upper}"/>
  <path d="M0 48.5h100v3H0z" fill="${upper}"/>`;
const svg = (inside) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">${inside}\n</svg>\n`;

const rounded = svg(`
  <clipPath id="c"><rect width="100" height="100" rx="22"/></clipPath>
  <g clip-path="url(#c)"><path d="M0 0h100v100H0z" fill="${ink}"/>${mark(paper, bright)}</g>`);
const full = svg(`<path d="M0 0h100v100H0z" fill="${ink}"/>${mark(paper, bright)}`);
const monochrome = svg(mark('#fff', '#fff'));

const pictures = [
  { file: 'icon-192.png', side: 192, svg: rounded },
  { file: 'icon-512.png', side: 512, svg: rounded },
  { file: 'icon-maskable-512.png', side: 512, svg: full },
  { file: 'icon-monochrome-512.png', side: 512, svg: monochrome },
  { file: 'apple-touch-icon.png', side: 180, svg: full },
];

const install = (file) => fileURLToPath(new URL(`install/${file}`, import.meta.url));
writeFileSync(install('icon.svg'), rounded);

const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumArgs });
const page = await browser.newPage();
for (const { file, side, svg: picture } of pictures) {
  await page.setViewportSize({ width: side, height: side });
  await page.setContent(`<style>body{margin:0}svg{display:block;width:100vw}</style>${picture}`);
  await page.screenshot({ path: install(file), omitBackground: true });
}
await browser.close();
