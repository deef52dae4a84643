import type { Phrase, Values } from './bot.ts';
import type { Texts } from './text.ts';
import { canonical, changes, owned, unitsOf, withUnits, type Unit } from './units.ts';

interface Named {
  /** Its words are the message `edit-<name>`, those of its values are parts of that message. */
  readonly name: string;
  readonly with?: Values;
}

/** One value on a card, and how it is entered. `put` gives the card set with another value. */
export type Field<C = unknown> = Named &
  (
    | { readonly kind: 'yes-no'; readonly value: boolean; put(value: boolean): C }
    /** A word that nobody can tap. */
    | {
        readonly kind: 'text';
        readonly most: number;
        /** Null: not known. */
        readonly value: string | null;
        put(value: string | null): C;
      }
    | {
        readonly kind: 'choice';
        readonly of: readonly string[];
        readonly value: string;
        put(value: string): C;
      }
    | {
        readonly kind: 'count';
        readonly min: number;
        readonly max: number;
        /** Null: not known; only where it may be. */
        readonly value: number | null;
        readonly mayBeUnknown?: boolean;
        put(value: number | null): C;
      }
    /** Any of these, in the order of the list. */
    | {
        readonly kind: 'several';
        readonly of: readonly string[];
        readonly value: readonly string[];
        put(value: readonly string[]): C;
      }
    /** These one after the other, as they are tapped. */
    | {
        readonly kind: 'order';
        readonly of: readonly string[];
        readonly most: number;
        readonly repeats: boolean;
        /** The name of the drawn board whose spaces these are: they are tapped there. */
        readonly onBoard?: string;
        readonly value: readonly string[];
        put(value: readonly string[]): C;
      }
  );

/** A card, or another part of the printed material, as a player enters it. */
export interface EditCard<C = unknown> {
  readonly id: string;
  readonly name: Phrase;
  /** Which units of the card set stand on it. */
  readonly units: readonly string[];
  /** Something on it is not known: there is nothing to compare yet. */
  readonly isUnknown?: boolean;
  readonly fields: readonly Field<C>[];
}

export interface EditDeck<C = unknown> {
  readonly id: string;
  readonly cards: readonly EditCard<C>[];
  /** The title of the drawn board it belongs to; without one, its cards are drawn. */
  readonly board?: string;
}

/** How a bot's cards are entered. */
export interface Edits<C = unknown> {
  readonly texts: Texts;
  decks(cards: C): readonly EditDeck<C>[];
  /** Why the rules cannot work with these cards, as far as tapping can lead there. */
  refused(cards: C): Phrase | undefined;
}

type Extra = Values | undefined;

export function yesNo<C>(name: string, value: boolean, put: (value: boolean) => C, values?: Extra): Field<C> {
  return { kind: 'yes-no', name, value, put, ...given(values) };
}

export function choice<C, V extends string>(
  name: string,
  of: readonly V[],
  value: V,
  put: (value: V) => C,
  values?: Extra,
): Field<C> {
  return { kind: 'choice', name, of, value, put: (one) => put(one as V), ...given(values) };
}

export function count<C>(
  name: string,
  [min, max]: readonly [number, number],
  value: number,
  put: (value: number) => C,
  values?: Extra,
): Field<C> {
  return { kind: 'count', name, min, max, value, put: (one) => put(one ?? min), ...given(values) };
}

export function countOrUnknown<C>(
  name: string,
  [min, max]: readonly [number, number],
  value: number | null,
  put: (value: number | null) => C,
  values?: Extra,
): Field<C> {
  return { kind: 'count', name, min, max, value, mayBeUnknown: true, put, ...given(values) };
}

export function several<C, V extends string>(
  name: string,
  of: readonly V[],
  value: readonly V[],
  put: (value: readonly V[]) => C,
  values?: Extra,
): Field<C> {
  return { kind: 'several', name, of, value, put: (some) => put(some as readonly V[]), ...given(values) };
}

/** Several of the numbers from `first` to `last`. */
export function numbers<C>(
  name: string,
  [first, last]: readonly [number, number],
  value: readonly number[],
  put: (value: readonly number[]) => C,
  values?: Extra,
): Field<C> {
  const of = Array.from({ length: last - first + 1 }, (_, i) => String(first + i));
  return several(name, of, value.map(String), (some) => put(some.map(Number)), values);
}

/** Each once, or as often as it is tapped. */
export function order<C, V extends string>(
  name: string,
  of: readonly V[],
  { most, repeats, onBoard }: { readonly most: number; readonly repeats: boolean; readonly onBoard?: string },
  value: readonly V[],
  put: (value: readonly V[]) => C,
  values?: Extra,
): Field<C> {
  return {
    kind: 'order',
    name,
    of,
    most,
    repeats,
    ...(onBoard ? { onBoard } : {}),
    value,
    put: (row) => put(row as readonly V[]),
    ...given(values),
  };
}

function given(values: Extra): { readonly with?: Values } {
  return values ? { with: values } : {};
}

/** A list with something else about the item of that id. */
export function withItem<T extends { readonly id: string }>(
  list: readonly T[],
  id: string,
  change: Partial<T>,
): readonly T[] {
  return list.map((one) => (one.id === id ? { ...one, ...change } : one));
}

/** What the player changed counts as read from the box. */
export function edited(before: unknown, after: unknown): unknown {
  return withUnits(after, changes(before, after).map(owned));
}

/** The player has compared these units with the box. */
export function confirmed(cards: unknown, keys: readonly string[]): unknown {
  return withUnits(cards, pick(cards, keys).map(owned));
}

/** These units as they are in another card set. */
export function restored(cards: unknown, shipped: unknown, keys: readonly string[]): unknown {
  return withUnits(cards, pick(shipped, keys));
}

function pick(cards: unknown, keys: readonly string[]): Unit[] {
  const units = unitsOf(cards);
  return keys.flatMap((key) => units.get(key) ?? []);
}

const consonants = 'bdfgklmnprstvz';
const vowels = 'aeiou';

/** Three words for what is printed on a deck, wherever it comes from: two owners compare by reading them out. */
export function checkWords(cards: unknown, deck: EditDeck): string {
  const keys = [...new Set(deck.cards.flatMap(({ units }) => units))];
  const content = canonical(pick(cards, keys).map((unit) => owned(unit).value));
  return [1, 2, 3].map((seed) => spoken(hash(content, seed))).join(' ');
}

function spoken(number: number): string {
  const syllables = consonants.length * vowels.length;
  const syllable = (n: number) => `${consonants[Math.floor(n / vowels.length)]}${vowels[n % vowels.length]}`;
  return syllable(number % syllables) + syllable(Math.floor(number / syllables) % syllables);
}

/** FNV-1a, 32 bits. */
function hash(content: string, seed: number): number {
  let value = 0x811c9dc5 ^ seed;
  for (let i = 0; i < content.length; i++) value = Math.imul(value ^ content.charCodeAt(i), 0x01000193);
  // The low bits alone follow the last characters too closely.
  return (value ^ (value >>> 15)) >>> 0;
}
