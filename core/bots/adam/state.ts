import type { BaseState, Options, OptionSpec, Provenance, ShownCard, Table } from '../../engine/bot.ts';
import type { RngState } from '../../engine/rng.ts';
import {
  colours,
  infinitiesOf,
  needsOf,
  pointsOf,
  wishesOf,
  type CardSet,
  type Colour,
  type Needs,
} from './cards.ts';
import type { Key } from './phrases.ts';
import { counted, laidOut, missing, type Pieces } from './pieces.ts';
import { fullSupply, type Supply } from './supply.ts';

const level = { kind: 'yes-no', initial: false, shown: 'level' } as const;

export const options = {
  deck: { kind: 'choice', of: ['built-in', 'my-cards'], initial: 'built-in', shown: 'more' },
  way: { kind: 'choice', of: ['mirror', 'ask'], initial: 'mirror', shown: 'way' },
  bags: { kind: 'choice', of: ['app', 'you'], initial: 'app' },
  row: { kind: 'choice', of: ['mirrored', 'asked'], initial: 'asked', shown: 'more' },
  'level-1': level,
  'level-2': level,
  'level-3': level,
  'level-4': level,
  'level-5': level,
  refill: { kind: 'choice', of: ['four', 'three'], initial: 'four', shown: 'more' },
  promos: { kind: 'yes-no', initial: false },
} as const satisfies Record<string, OptionSpec>;

export type AdamTable = Table<Key>;

/** «A.D.A.M.'s anspruchsvolle Algorithmen». */
export const allLevels = [1, 2, 3, 4, 5] as const;
export const rowSize = 6;
export const coatlsToEnd = 3;

/** A card that lies in front of him, with the pieces on it. */
export interface OpenCard {
  readonly card: string;
  held: Pieces;
}

/** A card that the player described: its own drawing is not known. */
interface OwnCard {
  readonly id: string;
  readonly needs: Needs;
  readonly points: number;
}

export interface State extends BaseState {
  cards: CardSet;
  /** Levels that are on. */
  levels: number[];
  promos: boolean;
  /** Cards he begins with, and how many he draws up to. */
  opening: number;
  upTo: number;
  isSetUp: boolean;
  turn: number;
  /** From left to right. */
  open: OpenCard[];
  own: OwnCard[];
  fulfilled: string[];
  discarded: Pieces;
  /** Null where nothing is mirrored: he asks. */
  supply: Supply | null;
  /** From left to right, with a gap where the player took a card; null where only the cards that he takes are named. */
  row: (string | null)[] | null;
  /** Coatls that the player completed. */
  coatls: number;
  ended: 'coatls' | 'bodies' | null;
  yours: Yours | null;
}

export interface Yours {
  points: number;
  /** «Level 1»: at least one temple card. */
  temple: boolean;
}

/** «Vorbereitung», and «A.D.A.M.'s anspruchsvolle Algorithmen». */
export function start(chosen: Options, rng: RngState, cards: CardSet): State {
  const levels = allLevels.filter((level) => chosen[`level-${level}`] === true);
  const mirrors = chosen['way'] === 'mirror';
  const opening = levels.includes(5) ? 4 : 3;
  return {
    cards,
    levels,
    promos: chosen['promos'] === true,
    opening,
    upTo: chosen['refill'] === 'three' ? 3 : opening,
    isSetUp: false,
    turn: 1,
    open: [],
    own: [],
    fulfilled: [],
    discarded: counted([]),
    supply: mirrors ? { ...fullSupply(), ...(chosen['bags'] === 'app' ? { draws: 'app' } : {}) } : null,
    row: mirrors && chosen['row'] === 'mirrored' ? [] : null,
    coatls: 0,
    ended: null,
    yours: null,
    rng,
  };
}

interface Face {
  readonly needs: Needs;
  /** As they are printed. */
  readonly colours: readonly Colour[];
  readonly points: number;
  /** How many pieces its ∞ ask for: one for each repetition. */
  readonly infinities: number;
  readonly provenance: Provenance;
}

export function faceOf(s: Readonly<State>, id: string): Face {
  const own = s.own.find((card) => card.id === id);
  if (own) return { ...own, colours, infinities: 0, provenance: 'owner' };
  const card = s.cards.prophecies.find((prophecy) => prophecy.id === id);
  if (!card) throw new Error(`no prophecy card ${id}`);
  return {
    needs: needsOf(card),
    colours: wishesOf(card).filter((wish) => wish !== 'any'),
    points: pointsOf(card),
    infinities: infinitiesOf(card),
    provenance: card.provenance,
  };
}

export function missingOn(s: Readonly<State>, { card, held }: OpenCard): Needs {
  return missing(faceOf(s, card).needs, held);
}

/** The pieces on a card one by one: those for its colours as they are printed, that of a white ∞ last. */
export function heldOn(s: Readonly<State>, { card, held }: OpenCard): Colour[] {
  const face = faceOf(s, card);
  const coloured = { ...held };
  const white = { ...held };
  for (const colour of colours) {
    coloured[colour] = Math.min(held[colour], face.needs[colour]);
    white[colour] -= coloured[colour];
  }
  return [...laidOut(coloured, face.colours), ...laidOut(white)];
}

/** The name of a card in a sentence: cards of one's own have none. */
export function nameOf(s: Readonly<State>, id: string): string {
  return s.own.some((card) => card.id === id) ? 'own' : id;
}

export function shown(s: Readonly<State>, id: string): { readonly card?: ShownCard } {
  return nameOf(s, id) === 'own' ? {} : { card: { deck: 'prophecies', card: id } };
}

/** A nought is nothing to be shown huge. */
export const heroOf = (count: number): { readonly hero?: number } => (count > 0 ? { hero: count } : {});

export function botPoints(s: Readonly<State>): number {
  return s.fulfilled.reduce((sum, id) => sum + faceOf(s, id).points, 0);
}
