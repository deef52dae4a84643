import { group, inks, n, path, rect, type GroupShape, type Ink } from '../look/drawing.ts';

/**
 * The marks that are printed on cards: six by six cells, black or white, in a black border of one cell, with white
 * around it. Any two of them differ in twelve cells or more, however they are turned or mirrored: so a mark is never
 * taken for another one, and it does not matter how the card lies or whether a camera shows the world as a mirror does.
 *
 * They are the words of a linear code of twelve dimensions and distance twelve that was sought for this: turned and
 * mirrored, each of its words is a word of it again. A word and its turned and mirrored ones are one mark. Those that
 * look the same when turned or mirrored are left out, and with them chessboards, stripes and the eyes of QR codes. The
 * number of a mark is printed on paper: nothing here may ever change.
 */
const generators = [
  'e967bde10',
  '67f74e1c8',
  '20739dfd9',
  '13872efe6',
  '087bde697',
  '040b8dbab',
  '02e7cc591',
  '01df8c6a2',
  '00f4ed10f',
  '003927677',
  '0005b9887',
  '00031ecff',
] as const;

/** Cells along a side, without the border. */
export const side = 6;
export const cells = side * side;
/** With the border. */
export const sideWithBorder = side + 2;

/** 1 is white; row by row. */
export type Cells = Uint8Array;

/** Where each cell comes from, in all eight ways to turn and mirror a mark; the first changes nothing. */
export const ways: readonly Uint8Array[] = [false, true].flatMap((isMirrored) =>
  [0, 1, 2, 3].map((turns) =>
    Uint8Array.from({ length: cells }, (_, i) => {
      let [x, y] = [i % side, Math.floor(i / side)];
      if (isMirrored) x = side - 1 - x;
      for (let turn = 0; turn < turns; turn++) [x, y] = [side - 1 - y, x];
      return y * side + x;
    }),
  ),
);

let made: readonly Cells[] | undefined;

/** All of them, by their number. Made when they are first asked for. */
export function marks(): readonly Cells[] {
  return (made ??= make());
}

/** Cells as a number: the first is its highest bit. */
const numberOf = (word: Cells): number => word.reduce((sum, cell) => 2 * sum + cell, 0);
const cellsOf = (word: number): Cells => Uint8Array.from(word.toString(2).padStart(cells, '0'), Number);

function make(): readonly Cells[] {
  const basis = generators.map((generator) => cellsOf(parseInt(generator, 16)));
  // What is turned after it was added up is the same as what was turned before.
  const turned = ways.map((way) => sums(basis.map((word) => numberOf(way.map((from) => word[from] ?? 0)))));
  const seen = new Set<number>();
  const found = (turned[0] ?? []).flatMap((_, i) => {
    const keys = turned.map((words) => words[i] ?? 0);
    const key = Math.min(...keys);
    if (seen.has(key) || new Set(keys).size < ways.length) return [];
    seen.add(key);
    const word = cellsOf(key);
    return [{ key, word, edges: edges(word) }];
  });
  // Coarse ones first: they are read from farther away.
  found.sort((a, b) => a.edges - b.edges || a.key - b.key);
  return found.map(({ word }) => word);
}

/** All words of a code. */
const sums = (basis: readonly number[]): number[] =>
  basis.reduce<number[]>((before, row) => [...before, ...before.map((word) => added(word, row))], [0]);

/** Bits are compared half by half: there are more of them than in an integer. */
const half = 2 ** (cells / 2);
const added = (one: number, other: number): number =>
  (Math.floor(one / half) ^ Math.floor(other / half)) * half + ((one % half) ^ (other % half));

/** Neighbours of unlike colour. */
function edges(word: Cells): number {
  return word.reduce((sum, cell, i) => {
    const right = i % side < side - 1 && word[i + 1] !== cell;
    const below = i + side < cells && word[i + side] !== cell;
    return sum + Number(right) + Number(below);
  }, 0);
}

/** Millimetres, the border included; and the white around it that it needs. */
export const markSize = 11;
export const markMargin = markSize / sideWithBorder;
/** With the white. */
export const markRoom = markSize + 2 * markMargin;

/** A mark and its white, from its upper left corner. */
export function markShape(number: number): GroupShape {
  const word = marks()[number];
  if (!word) throw new Error(`there is no mark ${number}`);
  const cell = markSize / sideWithBorder;
  const whole = { x: 0, y: 0, width: markRoom, height: markRoom };
  // White cells are holes: one shape has no seams between its cells.
  const holes = runs(word).map(({ x, y, length }) => {
    const [left, top] = [markMargin + (x + 1) * cell, markMargin + (y + 1) * cell];
    return `M${n(left)} ${n(top)}v${n(cell)}h${n(length * cell)}v${n(-cell)}Z`;
  });
  const outer = `M${n(markMargin)} ${n(markMargin)}h${n(markSize)}v${n(markSize)}h${n(-markSize)}Z`;
  return group([rect(whole, same(inks.paper)), path(outer + holes.join(''), same(black))], {
    isAside: true,
  });
}

/** As dark as the printer can. */
const black = '#000000';
/** In every ink: as outlines nobody could read it. */
const same = (fill: string): Ink => ({ fill, grey: { fill }, lines: { fill } });

/** White cells that follow each other in a row. */
function runs(word: Cells): { readonly x: number; readonly y: number; readonly length: number }[] {
  return Array.from({ length: side }, (_, y) => {
    const row = [...word.subarray(y * side, (y + 1) * side)].join('');
    return [...row.matchAll(/1+/g)].map((run) => ({ x: run.index, y, length: run[0].length }));
  }).flat();
}
