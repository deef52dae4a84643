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

type Style = Pick<TextStyle, 'size' | 'weight' | 'tracking'>;

/** A text that is measured once and then broken at many widths. */
interface Measured {
  readonly characters: readonly string[];
  /** Where its words end. */
  readonly ends: readonly number[];
  /** How wide a part of it is, in the unit of its size. */
  width(from: number, to: number): number;
}

/** What the typeface lacks counts as wide as it is high. */
function measured(content: string, { size, weight, tracking = 0 }: Style): Measured {
  const { advances, units } = faces[weight];
  const characters = Array.from(content);
  const [lefts, rights, ends]: [number[], number[], number[]] = [[], [], []];
  let x = 0;
  let before: number | undefined;
  for (const [i, character] of characters.entries()) {
    const place = places.get(character);
    if (character === ' ') ends.push(i);
    x += kern(before, place, weight);
    lefts.push(x);
    x += place === undefined ? units : (advances[place] ?? 0);
    rights.push(x);
    before = place;
  }
  const width = (from: number, to: number): number => {
    const sum = (rights[to - 1] ?? 0) - (lefts[from] ?? 0);
    return to > from ? (sum / units + (to - from) * tracking) * size : 0;
  };
  return { characters, ends: [...ends, characters.length], width };
}

/** The width of a text, in the unit of its size. */
export function textWidth(content: string, style: Style): number {
  const { characters, width } = measured(content, style);
  return width(0, characters.length);
}

interface Line {
  readonly from: number;
  readonly to: number;
}

function linesOf({ ends, width: widthOf }: Measured, width: number): Line[] {
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

const written = ({ characters }: Measured, lines: readonly Line[]): string[] =>
  lines.map(({ from, to }) => characters.slice(from, to).join(''));

/** Breaks a text into lines that are not wider than `width`. A longer word gets a line of its own. */
export function wrap(content: string, style: Style, width: number): string[] {
  const words = measured(content, style);
  return written(words, linesOf(words, width));
}

/** The same number of lines, but about equally long: no single word is left over. */
export function wrapEvenly(content: string, style: Style, width: number): string[] {
  const words = measured(content, style);
  const count = linesOf(words, width).length;
  if (count === 1) return [content];
  let [narrow, wide] = [width / (count + 1), width];
  for (let i = 0; i < 12; i++) {
    const middle = (narrow + wide) / 2;
    const lines = linesOf(words, middle);
    const fits = lines.length === count && lines.every(({ from, to }) => words.width(from, to) <= middle);
    if (fits) wide = middle;
    else narrow = middle;
  }
  return written(words, linesOf(words, wide));
}
