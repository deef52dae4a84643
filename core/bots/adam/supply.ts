import type { Marks, ShownBoard } from '../../engine/bot.ts';
import { colours, type Colour, type Spot } from './cards.ts';
import { counted, sumOf, type Pieces } from './pieces.ts';

export const supplyBoard = 'supply-board';
export const numbersBoard = 'supply-numbers';

export const kinds = ['body', 'head', 'tail'] as const;
export type Kind = (typeof kinds)[number];

/** «1. Suchen»: the fields in the order in which he scans them. */
export const fields = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const;

/** Which field lies where, by its number: `spots[0]` is where field 1 lies. */
type Spots = readonly Spot[];

export const kindAt = (spot: Spot | undefined): Kind =>
  kinds.find((kind) => spot?.startsWith(kind)) ?? 'body';

/** A pair has two places, `4a` and `4b`; heads and tails have one, `7`. */
export function placesOf(spots: Spots, field: number): string[] {
  return kindAt(spots[field - 1]) === 'body' ? [`${field}a`, `${field}b`] : [`${field}`];
}

export function placesIn(spots: Spots): string[] {
  return fields.flatMap((field) => placesOf(spots, field));
}

export function fieldOf(place: string): number {
  return Number.parseInt(place, 10);
}

export function kindOf(spots: Spots, place: string): Kind {
  return kindAt(spots[fieldOf(place) - 1]);
}

/** The same pieces where the fields have other numbers. */
export function renumbered(board: Readonly<Record<string, Colour>>, from: Spots, to: Spots): Supply['board'] {
  const numberNow = (place: string) => to.findIndex((spot) => spot === from[fieldOf(place) - 1]) + 1;
  return Object.fromEntries(
    Object.entries(board).map(([place, colour]) => [place.replace(/^\d+/, `${numberNow(place)}`), colour]),
  );
}

/** «Vorbereitung»: pieces of each colour. */
export const ofEachColour = { body: 16, head: 3, tail: 3 } as const satisfies Record<Kind, number>;

/** The mirrored supply: what lies on the board and what is left in the bags. */
export interface Supply {
  board: Record<string, Colour>;
  bag: Record<Kind, Pieces>;
  /** Pieces that the player took. */
  yours: Pieces;
  /** Who draws from the bags: the app, else the player. */
  draws?: 'app';
}

export function fullSupply(): Supply {
  const all = (count: number): Pieces =>
    Object.fromEntries(colours.map((colour) => [colour, count])) as Pieces;
  return {
    board: {},
    bag: { body: all(ofEachColour.body), head: all(ofEachColour.head), tail: all(ofEachColour.tail) },
    yours: counted([]),
  };
}

export function piecesOn(board: Marks, field: number): Colour[] {
  return ['a', 'b', ''].flatMap((part) => (board[`${field}${part}`] as Colour | undefined) ?? []);
}

export function filledFields(board: Marks): number[] {
  return fields.filter((field) => piecesOn(board, field).length > 0);
}

/** The whole content of a field leaves the board. */
export function takeField(supply: Supply, field: number): Colour[] {
  const taken = piecesOn(supply.board, field);
  supply.board = Object.fromEntries(
    Object.entries(supply.board).filter(([place]) => fieldOf(place) !== field),
  );
  return taken;
}

/** All body fields, or all heads and tails: an empty ring has the board refilled. */
export function emptyRing({ board }: Supply, spots: Spots): 'outer' | 'inner' | undefined {
  const filled = Object.keys(board).map((place) => kindOf(spots, place));
  if (!filled.includes('body')) return 'outer';
  return filled.every((kind) => kind === 'body') ? 'inner' : undefined;
}

/** Every empty place, as far as the bags go. */
export function placesToRefill(supply: Supply, spots: Spots): string[] {
  if (!emptyRing(supply, spots)) return [];
  return placesIn(spots).filter(
    (place) => supply.board[place] === undefined && sumOf(supply.bag[kindOf(spots, place)]) > 0,
  );
}

/** How many pieces come: a bag may hold less than its places. */
export function comingTo(supply: Supply, spots: Spots, empty: readonly string[], kind: Kind): number {
  return Math.min(sumOf(supply.bag[kind]), empty.filter((place) => kindOf(spots, place) === kind).length);
}

/** «Spielende»: neither on the board nor in the bag. */
export function bodiesLeft({ board, bag }: Supply, spots: Spots): number {
  return sumOf(bag.body) + Object.keys(board).filter((place) => kindOf(spots, place) === 'body').length;
}

/** The board as it lies; the field that he takes is marked. */
export function boardNow(supply: Supply, taken?: number): ShownBoard {
  const target = taken === undefined ? {} : { [`field-${taken}`]: 'target' };
  return { board: supplyBoard, marks: { ...supply.board, ...target } };
}
