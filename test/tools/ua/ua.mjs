/**
 * `npm run ua`: everything of every bot by veraPDF's rules for PDF/UA-1. Needs Java 17; veraPDF comes in a package that is
 * fetched when it is first needed. A file that was spoiled must be found, else the check is none.
 */
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fonts, print, tidy, work } from '../../e2e/paper.mjs';

const library = '@opendataloader/pdf@2.5.0';
const cache = 'node_modules/.cache/visavis/ua';
const jar = join(cache, 'package/lib/opendataloader-pdf-cli.jar');
if (!existsSync(jar)) {
  mkdirSync(cache, { recursive: true });
  const packed = execFileSync('npm', ['pack', '--silent', '--pack-destination', cache, library]);
  execFileSync('tar', ['xzf', join(cache, String(packed).trim().split('\n').at(-1)), '-C', cache]);
}

/** With marks for the camera, cards that answer and the stand. */
async function everything(bot, language, ink, way = {}) {
  const made = await print.studio(bot, language);
  const items = made.items().map(({ id }) => id);
  const [setup, shift] = [
    { ...print.plainSetup, sight: true, ...way },
    { x: 0, y: 0 },
  ];
  return print.make({ bot, languages: [language], setup, items, copies: 1, ink, shift }, fonts);
}

const written = (name, bytes) => {
  const file = join(work, name);
  writeFileSync(file, bytes);
  return file;
};

/** Besides A4 in all inks. */
const ways = {
  letter: { paper: 'letter' },
  large: { size: 'large' },
  small: { size: 'large', paper: 'a5' },
  tarot: { size: 'tarot', sheet: 'a5' },
  fold: { sides: 'fold', sheet: 'a6' },
  shop: { paper: 'single', bleed: 3 },
  cutter: { register: true, gap: 2, sides: 'fronts' },
};

const files = [];
for (const { id } of print.games)
  for (const language of ['de', 'en'])
    for (const ink of ['colour', 'grey', 'lines'])
      files.push(written(`${id}-${language}-${ink}.pdf`, (await everything(id, language, ink)).bytes));
for (const { id } of print.games)
  for (const [name, way] of Object.entries(ways))
    files.push(written(`${id}-en-${name}.pdf`, (await everything(id, 'en', 'colour', way)).bytes));
const size = { width: 50, height: 50 };
const spoiled = { ...size, title: '', isBehind: false };
const unnamed = { ...size, shapes: [print.figure('', [print.circle(25, 25, 9, { fill: '#000000' })])] };
const bytes = await print.makePdf([{ ...spoiled, drawing: unnamed }], { title: '', language: 'de', fonts });
files.push(written('spoiled.pdf', bytes));

const told = execFileSync('java', ['-cp', jar, 'test/tools/ua/Ua.java', ...files], { encoding: 'utf8' });
tidy();
const results = told
  .trim()
  .split('\n')
  .map((line) => line.split('\t'))
  .map(([file, checks, broken = '']) => ({ file: file.split('/').at(-1), checks: Number(checks), broken }));
console.table(results);
assert.equal(results.length, files.length);
for (const { file, broken } of results)
  if (file === 'spoiled.pdf') assert.notEqual(broken, '', 'a picture without words was not found');
  else assert.equal(broken, '', file);
