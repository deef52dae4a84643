/**
 * Cuts the typeface down to the characters that we use, and writes the table of glyphs beside it.
 * Run it after changing `characters`: node print/fonts/make.mjs
 */
import { createRequire } from 'node:module';
import { readFile, writeFile } from 'node:fs/promises';
import * as fontkit from 'fontkit';
import subsetFont from 'subset-font';

const require = createRequire(import.meta.url);
const here = (path) => new URL(path, import.meta.url);

const range = (from, to) =>
  Array.from({ length: to - from + 1 }, (_, i) => String.fromCodePoint(from + i)).join('');
const latin = range(0x20, 0x7e) + range(0xa0, 0xff).replace('\u00ad', '');
const more = 'ŒœŠšŽžŸ‚‘’„“”‹›–—…•€−';

const cuts = [
  { weight: 500, name: 'Medium' },
  { weight: 600, name: 'SemiBold' },
  { weight: 700, name: 'Bold' },
];

const characters = await known(latin + more);

/** Nobody waits for signs that no sentence has: a screen has them of its own, paper has not. */
const unusual = '¢¤¥¦¨ª¬¯´¶¸º¹¼¾';
const onScreen = characters.filter((character) => !unusual.includes(character));

/** Asking for a character that the typeface lacks is no error, so only those that it has are asked for. */
async function known(wanted) {
  const font = fontkit.create(await readFile(source(cuts[0])));
  return [...new Set(wanted)].filter((c) => font.hasGlyphForCodePoint(c.codePointAt(0)));
}

function source({ weight, name }) {
  const file = `${weight}${name}`;
  return require.resolve(
    `@expo-google-fonts/atkinson-hyperlegible-next/${file}/AtkinsonHyperlegibleNext_${file}.ttf`,
  );
}

/** Pairs that the eye misses if they are not kerned; the files themselves carry no kerning. */
const kerned = [
  ...(range(0x30, 0x39) + range(0x41, 0x5a) + range(0x61, 0x7a) + 'ÄÖÜäöüßéó.,:;!?»«„“’”–-()·'),
];
const leastKern = 20;

async function kernsOf(spec) {
  const font = fontkit.create(await readFile(source(spec)));
  const kern = (left, right) =>
    font.layout(left + right, ['kern']).positions[0].xAdvance -
    font.glyphForCodePoint(left.codePointAt(0)).advanceWidth;
  const kerns = {};
  for (const left of kerned)
    for (const right of kerned) {
      const by = kern(left, right);
      if (Math.abs(by) < leastKern) continue;
      kerns[left] ??= {};
      kerns[left][by] = (kerns[left][by] ?? '') + right;
    }
  return kerns;
}

async function cut(spec) {
  const bytes = await subsetFont(await readFile(source(spec)), characters.join(''), {
    targetFormat: 'sfnt',
    keepFeatures: [],
    noHinting: true,
  });
  await writeFile(here(`./visavis-${spec.weight}.ttf`), bytes);
  const font = fontkit.create(bytes);
  const glyphs = characters.map((c) => font.glyphForCodePoint(c.codePointAt(0)));
  return {
    weight: spec.weight,
    name: `AtkinsonHyperlegibleNext-${spec.name}`,
    units: font.unitsPerEm,
    ascent: font.ascent,
    descent: font.descent,
    capHeight: font.capHeight,
    box: [font.bbox.minX, font.bbox.minY, font.bbox.maxX, font.bbox.maxY],
    ids: glyphs.map((glyph) => glyph.id),
    advances: glyphs.map((glyph) => glyph.advanceWidth),
    kerns: await kernsOf(spec),
  };
}

function module(faces) {
  const [{ ids }] = faces;
  if (faces.some((other) => String(other.ids) !== String(ids)))
    throw new Error('the cuts differ in their glyphs');
  const face = ({ weight, advances, kerns, ...rest }) => `  ${weight}: {
${Object.entries(rest)
  .filter(([key]) => key !== 'ids')
  .map(([key, value]) => `    ${key}: ${JSON.stringify(value)},`)
  .join('\n')}
    ids,
    advances: ${JSON.stringify(advances)},
    kerns: ${JSON.stringify(kerns)},
  },`;
  return `// Written by print/fonts/make.mjs; glyph ids and widths belong to the files visavis-*.ttf.
import type { Weight } from './drawing.ts';

/** Lengths are in units; an em has \`units\` of them. */
export interface Face {
  readonly name: string;
  readonly units: number;
  readonly ascent: number;
  readonly descent: number;
  readonly capHeight: number;
  readonly box: readonly number[];
  readonly ids: readonly number[];
  readonly advances: readonly number[];
  /** By left character, then by amount: the right characters. */
  readonly kerns: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

/** Every character that can be printed; its place here is its place in the lists below. */
export const characters = ${JSON.stringify(characters.join(''))};

/** The cuts have the same glyphs in the same order. */
// prettier-ignore
const ids = ${JSON.stringify(ids)};

// prettier-ignore
export const faces: Readonly<Record<Weight, Face>> = {
${faces.map(face).join('\n')}
};
`;
}

const faces = [];
for (const spec of cuts) faces.push(await cut(spec));
await writeFile(here('../../core/look/glyphs.ts'), module(faces));

const variable =
  require.resolve('@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2');
const web = await subsetFont(await readFile(variable), onScreen.join(''), {
  targetFormat: 'woff2',
  keepFeatures: ['kern', 'tnum'],
  variationAxes: { wght: { min: 500, max: 700, default: 500 } },
});
await writeFile(here('../../components/styles/fonts/visavis.woff2'), web);
