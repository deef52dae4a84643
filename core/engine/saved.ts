import * as v from 'valibot';
import type { BaseState } from './bot.ts';
import type { Cards } from './cards.ts';
import type { DeckMode, Pile } from './deck.ts';
import { areChanges } from './recard.ts';
import { isRecord } from './record.ts';
import { withUnits } from './units.ts';

/** What a state may be that was saved, here or in a file. Nothing else reaches the rules. */
export interface Saved<S = unknown> {
  /** Raised with every migration. */
  readonly version: number;
  /** The state as the rules have it now, from one of that version; undefined if it is none. */
  read(state: unknown, version: number): S | undefined;
}

/** Takes a state from a version to the next. */
export type StateMigration = (state: Readonly<Record<string, unknown>>) => Record<string, unknown>;

/** A schema for each part of the state: one that is missing, or too many, or of another type, does not compile. */
type Parts<S> = { readonly [K in keyof S]-?: v.GenericSchema<unknown, Exclude<S[K], undefined>> };
type Own<S> = Omit<S, keyof BaseState>;

/** `isWhole`: the parts belong together; all that is named is there. */
export function defineSaved<S extends BaseState>(
  cards: Cards,
  parts: Parts<Own<S>>,
  isWhole: (state: S) => boolean = () => true,
  migrations: readonly StateMigration[] = [],
): Saved<S> {
  const schema = v.strictObject({
    ...(parts as Record<string, v.GenericSchema>),
    rng: v.strictTuple([word, word, word, word]),
    cards: v.custom((set) => cards.accepts(set)),
    newCards: v.exactOptional(v.custom(areChanges)),
  });
  const fits = (state: unknown): state is S =>
    v.is(schema, state) && takesNewCards(cards, state as S) && isWhole(state as unknown as S);
  const version = migrations.length + 1;
  return {
    version,
    read(state, of) {
      if (of < 1 || of > version || !isRecord(state)) return undefined;
      const now = migrations.slice(of - 1).reduce((earlier, migrate) => migrate(earlier), state);
      return fits(now) ? now : undefined;
    },
  };
}

const word = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(0xffff_ffff));

/** What waits for a shuffle must fit, too. */
function takesNewCards(cards: Cards, { cards: set, newCards }: BaseState): boolean {
  return newCards === undefined || cards.accepts(withUnits(set, newCards));
}

/** A whole number from 0 on. */
export const upTo = (most: number, least = 0) =>
  v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most));

/** No game has more of anything, points or rounds. */
export const many = upTo(9999);

export const listOf = <T>(one: v.GenericSchema<unknown, T>, most = 200) =>
  v.pipe(v.array(one), v.maxLength(most));

export const name = v.pipe(v.string(), v.maxLength(100));

/** A record of such values; `v.record` alone takes lists too. */
export const recordOf = <T>(value: v.GenericSchema<unknown, T>) =>
  v.pipe(v.custom<Record<string, unknown>>(isRecord), v.record(name, value)) as v.GenericSchema<
    unknown,
    Record<string, T>
  >;

/** Each of these names with a value. */
export const eachOf = <N extends string, T>(names: readonly N[], value: v.GenericSchema<unknown, T>) =>
  v.strictObject(Object.fromEntries(names.map((one) => [one, value]))) as unknown as v.GenericSchema<
    unknown,
    Record<N, T>
  >;

/** Some of these names with a value. */
export const someOf = <N extends string, T>(names: readonly N[], value: v.GenericSchema<unknown, T>) =>
  v.strictObject(
    Object.fromEntries(names.map((one) => [one, v.exactOptional(value)])),
  ) as unknown as v.GenericSchema<unknown, Partial<Record<N, T>>>;

export const deckMode: v.GenericSchema<unknown, DeckMode> = v.picklist(['built-in', 'on-table']);

export const pile: v.GenericSchema<unknown, Pile> = v.strictObject({
  known: listOf(name),
  hidden: upTo(200),
  pool: listOf(name),
});

export const areDifferent = (names: readonly unknown[]): boolean => new Set(names).size === names.length;

/** Every card of the pile exists, none is there twice, and what is hidden can have come from somewhere. */
export const isPileOf = ({ known, hidden, pool }: Pile, mode: DeckMode, cards: readonly string[]): boolean =>
  areDifferent(known) &&
  areDifferent(pool) &&
  [...known, ...pool].every((card) => cards.includes(card)) &&
  hidden <= (mode === 'built-in' ? 0 : pool.length);
