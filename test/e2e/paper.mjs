/** The print folder outside the browser: makes PDFs, and looks at their pages with poppler. */
import assert from 'node:assert/strict';
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { bundled } from '../tools/bundled.mjs';
import { readPgm } from '../tools/png.mjs';

const root = fileURLToPath(new URL('../../', import.meta.url));
export const work = mkdtempSync(join(tmpdir(), 'visavis-print-'));
export const tidy = () => rmSync(work, { recursive: true, force: true });

/** 254 dots an inch are ten a millimetre. */
const dpi = 254;
export const perMm = 10;

const fontFile = (weight) => new Uint8Array(readFileSync(join(root, `print/fonts/visavis-${weight}.ttf`)));
export const fonts = { 500: fontFile(500), 600: fontFile(600), 700: fontFile(700) };

export const print = await bundled(
  'core/look/glyphs.ts',
  'core/look/drawing.ts',
  'test/tools/games.ts',
  'print/pdf.ts',
  'print/jobs.ts',
  'print/marked.ts',
  'print/order.ts',
  'test/tools/make-pdf.ts',
  'print/pages.ts',
  'print/geometry.ts',
);

export function needTools() {
  assert.equal(spawnSync('pdftoppm', ['-v']).status, 0, 'pdftoppm is missing: install poppler-utils');
  assert.equal(spawnSync('qpdf', ['--version']).status, 0, 'qpdf is missing');
}

/** Dots are ink or paper, nothing between: a quarter less work, and a colour is exact up to its edge. */
const sharp = ['-aa', 'no', '-aaVector', 'no'];

/** The pages of a PDF as pictures: `at(x, y)` in millimetres gives red, green, blue. */
export function rendered(bytes, name) {
  const page = paged(bytes, name, [...sharp, '-r', String(dpi)], 'ppm');
  return (number) => picture(page(number));
}

/** A page in grey, coarse enough to be kept. */
export function coarse(bytes, name, how, dpi) {
  return readPgm(paged(bytes, name, ['-gray', ...how, '-r', String(dpi)], 'pgm')(1));
}

/** The pages as a camera close by would see them: in grey, four dots a millimetre. */
export function pagesInGrey(bytes, name) {
  const page = paged(bytes, name, ['-gray', '-r', '101.6'], 'pgm');
  const count = readdirSync(work).filter(
    (file) => file.startsWith(`${name}-`) && file.endsWith('.pgm'),
  ).length;
  return Array.from({ length: count }, (_, i) => greyOf(page(i + 1)));
}

/** Every shade of a PGM. */
export function greyOf(file) {
  const [head, width, height] = /^P5\s+(\d+)\s+(\d+)\s+255\s/.exec(file.subarray(0, 40).toString('latin1'));
  return { width: Number(width), height: Number(height), data: new Uint8Array(file.subarray(head.length)) };
}

function paged(bytes, name, how, ending) {
  const pdf = join(work, `${name}.pdf`);
  writeFileSync(pdf, bytes);
  execFileSync('pdftoppm', [...how, pdf, join(work, name)]);
  // From ten pages on the numbers of the files have two digits.
  const digits = existsSync(join(work, `${name}-1.${ending}`)) ? 1 : 2;
  return (page) => readFileSync(join(work, `${name}-${String(page).padStart(digits, '0')}.${ending}`));
}

function picture(ppm) {
  const [head, width, height] = /^P6\s+(\d+)\s+(\d+)\s+255\s/.exec(ppm.subarray(0, 40).toString('latin1'));
  const dot = (mm) => Math.round(mm * perMm);
  const first = (column, row) => head.length + 3 * (row * Number(width) + column);
  const at = (x, y) => [...ppm.subarray(first(dot(x), dot(y)), first(dot(x) + 1, dot(y)))];
  /** Dark dots, row after row as they lie in the file: there are millions of them. */
  const ink = (left, top, wide, high) => {
    let count = 0;
    for (let row = dot(top); row < dot(top + high); row++)
      for (let i = first(dot(left), row); i < first(dot(left + wide), row); i += 3)
        if (ppm[i] + ppm[i + 1] + ppm[i + 2] < darkest) count++;
    return count;
  };
  return { width: width / perMm, height: height / perMm, at, ink };
}

const darkest = 380;
export const isDark = ([r, g, b]) => r + g + b < darkest;

/** A colour as `at` tells it. */
export const colour = (hex) => [1, 3, 5].map((i) => parseInt(hex.slice(i, i + 2), 16));
