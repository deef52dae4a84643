import type { TextStyle, Weight } from './drawing.ts';
import { characters, faces } from './glyphs.ts';

/** A character that the cut typeface has no glyph for. Viewers would show nothing, so nothing is printed. */
export class MissingGlyph extends Error {
  constructor(character: string, content: string) {
    super(`No glyph for »${character}« (U+${character.codePointAt(0)?.toString(16)}) in: ${content}`);
  }
}

export interface Glyph {
  readonly id: number;
  /** In em; the kerning with the next glyph is not in it. */
  readonly advance: number;
  /** In em, mostly negative: how much nearer the next glyph comes. */
  readonly kern: number;
}

const places = new Map(Array.from(characters, (character, place) => [character, place] as const));

const space = ' '.charCodeAt(0);

/** The same by the code of a character: none of ours has two halves. */
const placeOfCode = new Int16Array(1 + Math.max(...Array.from(characters, (one) => one.charCodeAt(0)))).fill(
  -1,
);
for (const [character, place] of places) placeOfCode[character.charCodeAt(0)] = place;

/** The typeface has a glyph for every character of these words. */
export const canWrite = (content: string): boolean => Array.from(content).every((one) => places.has(one));

export function glyphs(content: string, weight: Weight): Glyph[] {
  const { ids, advances, units } = faces[weight];
  const all = Array.from(content);
  return all.map((character, i) => {
    const place = places.get(character);
    const id = place === undefined ? undefined : ids[place];
    const advance = place === undefined ? undefined : advances[place];
    if (place === undefined || id === undefined || advance === undefined)
      throw new MissingGlyph(character, content);
    return { id, advance: advance / units, kern: kern(place, places.get(all[i + 1] ?? ''), weight) / units };
  });
}

/** Kerning by the places of both characters, made when a weight is first measured. */
const kernTables = new Map<Weight, Int16Array>();

function kernsOf(weight: Weight): Int16Array {
  const known = kernTables.get(weight);
  if (known) return known;
  const made = new Int16Array(places.size ** 2);
  for (const [left, kerns] of Object.entries(faces[weight].kerns))
    for (const [by, rights] of Object.entries(kerns))
      for (const right of rights)
        made[(places.get(left) ?? 0) * places.size + (places.get(right) ?? 0)] = Number(by);
  kernTables.set(weight, made);
  return made;
}

function kern(left: number | undefined, right: number | undefined, weight: Weight): number {
  if (left === undefined || right === undefined) return 0;
  return kernsOf(weight)[left * places.size + right] ?? 0;
}

type Style = Pick<TextStyle, 'weight' | 'tracking'>;

/** A text that is measured once and then broken at many widths and sizes. */
export interface Measured {
  readonly content: string;
  /** Where its words end. */
  readonly ends: readonly number[];
  /** How wide a part of it is, in em. */
  width(from: number, to: number): number;
}

/** The second half of a character that takes two. */
const isHalf = (code: number): boolean => code >= 0xdc00 && code <= 0xdfff;

/** What the typeface lacks counts as wide as it is high. */
export function measured(content: string, { weight, tracking = 0 }: Style): Measured {
  const { advances, units } = faces[weight];
  const kerns = kernsOf(weight);
  const { length } = content;
  const [lefts, rights] = [new Float64Array(length), new Float64Array(length)];
  const ends: number[] = [];
  let x = 0;
  let before = -1;
  for (let i = 0; i < length; i++) {
    const code = content.charCodeAt(i);
    const place = placeOfCode[code] ?? -1;
    if (code === space) ends.push(i);
    if (before >= 0 && place >= 0) x += kerns[before * places.size + place] ?? 0;
    lefts[i] = x;
    x += place >= 0 ? (advances[place] ?? 0) : isHalf(code) ? 0 : units;
    rights[i] = x;
    before = place;
  }
  ends.push(length);
  const width = (from: number, to: number): number =>
    to > from ? ((rights[to - 1] ?? 0) - (lefts[from] ?? 0)) / units + (to - from) * tracking : 0;
  return { content, ends, width };
}

/** The width of a text, in the unit of its size. */
export function textWidth(content: string, style: Style & Pick<TextStyle, 'size'>): number {
  return style.size * measured(content, style).width(0, content.length);
}

/** A part of a text that stands on one line. */
export interface Line {
  readonly from: number;
  readonly to: number;
}

export const wordsOf = ({ content }: Measured, { from, to }: Line): string => content.slice(from, to);

/** Breaks a text into lines that are not wider than `width`, in em. A longer word gets a line of its own. */
export function wrap({ ends, width: widthOf }: Measured, width: number): Line[] {
  const lines: Line[] = [];
  let line: Line | undefined;
  for (const to of ends) {
    if (line && widthOf(line.from, to) > width) {
      lines.push(line);
      line = { from: line.to + 1, to };
    } else line = { from: line?.from ?? 0, to };
  }
  return line ? [...lines, line] : lines;
}

/** The same number of lines, but about equally long: no single word is left over. */
export function wrapEvenly(text: Measured, width: number): Line[] {
  const first = wrap(text, width);
  const count = first.length;
  if (count === 1) return first;
  let [narrow, wide] = [width / (count + 1), width];
  for (let i = 0; i < 12; i++) {
    const middle = (narrow + wide) / 2;
    const lines = wrap(text, middle);
    const fits = lines.length === count && lines.every(({ from, to }) => text.width(from, to) <= middle);
    if (fits) wide = middle;
    else narrow = middle;
  }
  return wrap(text, wide);
}
