import * as v from 'valibot';
import { defineCards, provenance } from '../../engine/cards.ts';

export const colours = ['yellow', 'red', 'black', 'green', 'blue'] as const;
export type Colour = (typeof colours)[number];

/** What a card can ask for: a colour, or any piece (white ∞). */
export const wishes = [...colours, 'any'] as const;
export type Wish = (typeof wishes)[number];
export type Needs = Readonly<Record<Wish, number>>;

/** A printed symbol: a piece, one or more of a colour (∞), of any colour (white ∞), or a crossed neighbour (×). */
export type PatternSymbol = Colour | `${Colour}∞` | `${Colour}×` | '∞';
export const patternSymbols: readonly PatternSymbol[] = [
  ...colours.flatMap((colour): PatternSymbol[] => [colour, `${colour}∞`, `${colour}×`]),
  '∞',
];

// prettier-ignore
export const families = [
  'tally', 'promo-set', 'isolated-pair', 'triple', 'pair', 'alternating-four',
  'block-five', 'block-four', 'sequence-five', 'bridge', 'open-bridge',
] as const;
export type Family = (typeof families)[number];

/** Where a field lies on the supply board, seen with the head in the middle upright; bodies clockwise from the top. */
export const spots = [
  'body-top',
  'body-upper-right',
  'body-lower-right',
  'body-bottom',
  'body-lower-left',
  'body-upper-left',
  'head-left',
  'head-right',
  'tail-top',
  'tail-bottom',
] as const;
export type Spot = (typeof spots)[number];

/** How long a pattern is at most, from where to where its numbers go, and how many levels and cards there are at most. */
export const limits = {
  pattern: 8,
  times: [1, 8],
  points: [0, 20],
  copies: [1, 4],
  levels: 8,
  cards: 200,
} as const;

const within = ([least, most]: readonly [number, number]) =>
  v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most));
const isEachOnce = (items: readonly string[]): boolean => new Set(items).size === items.length;

const prophecy = v.strictObject({
  // Cards that are described during a game are called `own-1`, `own-2`, …
  id: v.pipe(v.string(), v.regex(/^(?!own-)[a-z0-9-]{1,60}$/)),
  frame: v.picklist(colours),
  family: v.picklist(families),
  /** From head to tail; at least one piece is collected. */
  pattern: v.pipe(
    v.array(v.picklist(patternSymbols)),
    v.maxLength(limits.pattern),
    v.check((symbols) => symbols.some((symbol) => wishOf(symbol))),
    v.readonly(),
  ),
  /** How often the pattern is there, and the points for it; the last is the most. */
  levels: v.pipe(
    v.array(v.pipe(v.strictTuple([within(limits.times), within(limits.points)]), v.readonly())),
    v.minLength(1),
    v.maxLength(limits.levels),
    v.readonly(),
  ),
  copies: within(limits.copies),
  provenance,
});
export type Prophecy = Readonly<v.InferOutput<typeof prophecy>>;

const cardSet = v.strictObject({
  prophecies: v.pipe(
    v.array(prophecy),
    v.maxLength(limits.cards),
    v.check((cards) => isEachOnce(cards.map(({ id }) => id))),
    v.readonly(),
  ),
  /** The fields in the order of their numbers, each with one. */
  numbers: v.strictObject({
    spots: v.pipe(
      v.array(v.picklist(spots)),
      v.length(spots.length),
      v.check((items) => isEachOnce(items)),
      v.readonly(),
    ),
    provenance,
  }),
});
export type CardSet = Readonly<v.InferOutput<typeof cardSet>>;

/** From one public source, compared with a picture of the cards; the promo cards without a picture. */
// prettier-ignore
const prophecies: CardSet['prophecies'] = [
  { id: 'tally-yellow', frame: 'red', family: 'tally', pattern: ['yellow'], levels: [[3, 2], [4, 3], [5, 4], [6, 5]], copies: 2, provenance: 'public' },
  { id: 'tally-red', frame: 'red', family: 'tally', pattern: ['red'], levels: [[3, 2], [4, 3], [5, 4], [6, 5]], copies: 2, provenance: 'public' },
  { id: 'tally-black', frame: 'red', family: 'tally', pattern: ['black'], levels: [[3, 2], [4, 3], [5, 4], [6, 5]], copies: 2, provenance: 'public' },
  { id: 'tally-green', frame: 'red', family: 'tally', pattern: ['green'], levels: [[3, 2], [4, 3], [5, 4], [6, 5]], copies: 2, provenance: 'public' },
  { id: 'tally-blue', frame: 'red', family: 'tally', pattern: ['blue'], levels: [[3, 2], [4, 3], [5, 4], [6, 5]], copies: 2, provenance: 'public' },
  { id: 'isolated-pair-yellow', frame: 'black', family: 'isolated-pair', pattern: ['yellow×', 'yellow', 'yellow', 'yellow×'], levels: [[1, 2], [2, 5]], copies: 1, provenance: 'public' },
  { id: 'isolated-pair-red', frame: 'black', family: 'isolated-pair', pattern: ['red×', 'red', 'red', 'red×'], levels: [[1, 2], [2, 5]], copies: 1, provenance: 'public' },
  { id: 'isolated-pair-black', frame: 'black', family: 'isolated-pair', pattern: ['black×', 'black', 'black', 'black×'], levels: [[1, 2], [2, 5]], copies: 1, provenance: 'public' },
  { id: 'isolated-pair-green', frame: 'black', family: 'isolated-pair', pattern: ['green×', 'green', 'green', 'green×'], levels: [[1, 2], [2, 5]], copies: 1, provenance: 'public' },
  { id: 'isolated-pair-blue', frame: 'black', family: 'isolated-pair', pattern: ['blue×', 'blue', 'blue', 'blue×'], levels: [[1, 2], [2, 5]], copies: 1, provenance: 'public' },
  { id: 'triple-yellow', frame: 'black', family: 'triple', pattern: ['yellow', 'yellow', 'yellow'], levels: [[1, 3], [2, 7]], copies: 1, provenance: 'public' },
  { id: 'triple-red', frame: 'black', family: 'triple', pattern: ['red', 'red', 'red'], levels: [[1, 3], [2, 7]], copies: 1, provenance: 'public' },
  { id: 'triple-black', frame: 'black', family: 'triple', pattern: ['black', 'black', 'black'], levels: [[1, 3], [2, 7]], copies: 1, provenance: 'public' },
  { id: 'triple-green', frame: 'black', family: 'triple', pattern: ['green', 'green', 'green'], levels: [[1, 3], [2, 7]], copies: 1, provenance: 'public' },
  { id: 'triple-blue', frame: 'black', family: 'triple', pattern: ['blue', 'blue', 'blue'], levels: [[1, 3], [2, 7]], copies: 1, provenance: 'public' },
  { id: 'pair-yellow-green', frame: 'blue', family: 'pair', pattern: ['yellow', 'green'], levels: [[1, 1], [2, 3], [3, 5]], copies: 1, provenance: 'public' },
  { id: 'pair-red-black', frame: 'blue', family: 'pair', pattern: ['red', 'black'], levels: [[1, 1], [2, 3], [3, 5]], copies: 1, provenance: 'public' },
  { id: 'pair-yellow-blue', frame: 'blue', family: 'pair', pattern: ['yellow', 'blue'], levels: [[1, 1], [2, 3], [3, 5]], copies: 1, provenance: 'public' },
  { id: 'pair-green-blue', frame: 'blue', family: 'pair', pattern: ['green', 'blue'], levels: [[1, 1], [2, 3], [3, 5]], copies: 1, provenance: 'public' },
  { id: 'pair-black-green', frame: 'blue', family: 'pair', pattern: ['black', 'green'], levels: [[1, 1], [2, 3], [3, 5]], copies: 1, provenance: 'public' },
  { id: 'pair-yellow-black', frame: 'blue', family: 'pair', pattern: ['yellow', 'black'], levels: [[1, 1], [2, 3], [3, 5]], copies: 1, provenance: 'public' },
  { id: 'pair-red-blue', frame: 'blue', family: 'pair', pattern: ['red', 'blue'], levels: [[1, 1], [2, 3], [3, 5]], copies: 1, provenance: 'public' },
  { id: 'alternating-black-blue', frame: 'blue', family: 'alternating-four', pattern: ['black', 'blue', 'black', 'blue'], levels: [[1, 5]], copies: 1, provenance: 'public' },
  { id: 'alternating-yellow-red', frame: 'blue', family: 'alternating-four', pattern: ['yellow', 'red', 'yellow', 'red'], levels: [[1, 5]], copies: 1, provenance: 'public' },
  { id: 'alternating-red-green', frame: 'blue', family: 'alternating-four', pattern: ['red', 'green', 'red', 'green'], levels: [[1, 5]], copies: 1, provenance: 'public' },
  { id: 'block-3red-2green', frame: 'yellow', family: 'block-five', pattern: ['red', 'red', 'red', 'green', 'green'], levels: [[1, 6]], copies: 1, provenance: 'public' },
  { id: 'block-2black-3green', frame: 'yellow', family: 'block-five', pattern: ['black', 'black', 'green', 'green', 'green'], levels: [[1, 6]], copies: 1, provenance: 'public' },
  { id: 'block-2yellow-3blue', frame: 'yellow', family: 'block-five', pattern: ['yellow', 'yellow', 'blue', 'blue', 'blue'], levels: [[1, 6]], copies: 1, provenance: 'public' },
  { id: 'block-2blue-2yellow', frame: 'yellow', family: 'block-four', pattern: ['blue', 'blue', 'yellow', 'yellow'], levels: [[1, 4]], copies: 1, provenance: 'public' },
  { id: 'block-2red-2blue', frame: 'yellow', family: 'block-four', pattern: ['red', 'red', 'blue', 'blue'], levels: [[1, 4]], copies: 1, provenance: 'public' },
  { id: 'block-2black-2yellow', frame: 'yellow', family: 'block-four', pattern: ['black', 'black', 'yellow', 'yellow'], levels: [[1, 4]], copies: 1, provenance: 'public' },
  { id: 'block-2green-2red', frame: 'yellow', family: 'block-four', pattern: ['green', 'green', 'red', 'red'], levels: [[1, 4]], copies: 1, provenance: 'public' },
  { id: 'sequence-five-yellow-black-red-green-blue', frame: 'yellow', family: 'sequence-five', pattern: ['yellow', 'black', 'red', 'green', 'blue'], levels: [[1, 7]], copies: 1, provenance: 'public' },
  { id: 'sequence-five-red-black-blue-yellow-green', frame: 'yellow', family: 'sequence-five', pattern: ['red', 'black', 'blue', 'yellow', 'green'], levels: [[1, 7]], copies: 1, provenance: 'public' },
  { id: 'sequence-five-black-green-red-blue-yellow', frame: 'yellow', family: 'sequence-five', pattern: ['black', 'green', 'red', 'blue', 'yellow'], levels: [[1, 7]], copies: 1, provenance: 'public' },
  { id: 'bridge-yellow-black-red', frame: 'green', family: 'bridge', pattern: ['yellow', 'black∞', 'red'], levels: [[1, 2], [2, 6]], copies: 1, provenance: 'public' },
  { id: 'bridge-green-yellow-black', frame: 'green', family: 'bridge', pattern: ['green', 'yellow∞', 'black'], levels: [[1, 2], [2, 6]], copies: 1, provenance: 'public' },
  { id: 'bridge-yellow-blue-green', frame: 'green', family: 'bridge', pattern: ['yellow', 'blue∞', 'green'], levels: [[1, 2], [2, 6]], copies: 1, provenance: 'public' },
  { id: 'bridge-blue-green-black', frame: 'green', family: 'bridge', pattern: ['blue', 'green∞', 'black'], levels: [[1, 2], [2, 6]], copies: 1, provenance: 'public' },
  { id: 'bridge-red-black-blue', frame: 'green', family: 'bridge', pattern: ['red', 'black∞', 'blue'], levels: [[1, 2], [2, 6]], copies: 1, provenance: 'public' },
  { id: 'bridge-red-blue-yellow', frame: 'green', family: 'bridge', pattern: ['red', 'blue∞', 'yellow'], levels: [[1, 2], [2, 6]], copies: 1, provenance: 'public' },
  { id: 'bridge-green-red-black', frame: 'green', family: 'bridge', pattern: ['green', 'red∞', 'black'], levels: [[1, 2], [2, 6]], copies: 1, provenance: 'public' },
  { id: 'bridge-green-yellow-green', frame: 'green', family: 'bridge', pattern: ['green', 'yellow∞', 'green'], levels: [[1, 2], [2, 6]], copies: 1, provenance: 'public' },
  { id: 'bridge-blue-green-blue', frame: 'green', family: 'bridge', pattern: ['blue', 'green∞', 'blue'], levels: [[1, 2], [2, 6]], copies: 1, provenance: 'public' },
  { id: 'open-bridge-black-yellow', frame: 'green', family: 'open-bridge', pattern: ['black', 'yellow', '∞', 'yellow', 'black'], levels: [[1, 4]], copies: 1, provenance: 'public' },
  { id: 'open-bridge-green-black', frame: 'green', family: 'open-bridge', pattern: ['green', 'black', '∞', 'black', 'green'], levels: [[1, 4]], copies: 1, provenance: 'public' },
  { id: 'open-bridge-black-blue', frame: 'green', family: 'open-bridge', pattern: ['black', 'blue', '∞', 'blue', 'black'], levels: [[1, 4]], copies: 1, provenance: 'public' },
  { id: 'open-bridge-yellow-red', frame: 'green', family: 'open-bridge', pattern: ['yellow', 'red', '∞', 'red', 'yellow'], levels: [[1, 4]], copies: 1, provenance: 'public' },
  { id: 'open-bridge-red-blue', frame: 'green', family: 'open-bridge', pattern: ['red', 'blue', '∞', 'blue', 'red'], levels: [[1, 4]], copies: 1, provenance: 'public' },
  { id: 'promo-set-yellow-green-red', frame: 'red', family: 'promo-set', pattern: ['yellow', 'yellow', 'green', 'green', 'red'], levels: [[1, 3]], copies: 1, provenance: 'public' },
  { id: 'promo-set-black-blue-red', frame: 'red', family: 'promo-set', pattern: ['black', 'black', 'blue', 'blue', 'red'], levels: [[1, 3]], copies: 1, provenance: 'public' },
  { id: 'promo-set-red-black-green', frame: 'red', family: 'promo-set', pattern: ['red', 'red', 'black', 'black', 'green'], levels: [[1, 3]], copies: 1, provenance: 'public' },
  { id: 'promo-set-yellow-black-red-blue', frame: 'red', family: 'promo-set', pattern: ['yellow', 'yellow', 'black', 'black', 'red', 'blue'], levels: [[1, 4]], copies: 1, provenance: 'public' },
  { id: 'promo-set-green-blue-yellow-black', frame: 'red', family: 'promo-set', pattern: ['green', 'green', 'blue', 'blue', 'yellow', 'black'], levels: [[1, 4]], copies: 1, provenance: 'public' },
  { id: 'promo-set-yellow-red-green-blue', frame: 'red', family: 'promo-set', pattern: ['yellow', 'yellow', 'red', 'red', 'green', 'blue'], levels: [[1, 4]], copies: 1, provenance: 'public' },
];

/** The rulebook shows the numbers in a picture that we lack. */
const numbers: CardSet['numbers'] = { spots, provenance: 'house' };

export const cards = defineCards(cardSet, { prophecies, numbers }, { supply: 1, prophecies: 1 });

/** «1. Suchen»: ∞ is one piece for each repetition, crossed symbols are ignored. */
function wishOf(symbol: PatternSymbol): Wish | undefined {
  if (symbol.endsWith('×')) return undefined;
  return symbol === '∞' ? 'any' : (symbol.replace('∞', '') as Colour);
}

/** What he collects for a card, as it is printed. */
export const wishesOf = ({ pattern }: Prophecy): Wish[] => [
  ...new Set(pattern.flatMap((symbol) => wishOf(symbol) ?? [])),
];

/** So many of each, for the highest level. */
export function needsOf({ pattern, levels }: Prophecy): Needs {
  const times = levels.at(-1)?.[0] ?? 1;
  const needs = { yellow: 0, red: 0, black: 0, green: 0, blue: 0, any: 0 };
  for (const wish of pattern.flatMap((symbol) => wishOf(symbol) ?? [])) needs[wish] += times;
  return needs;
}

/** How many pieces its ∞ ask for. */
export function infinitiesOf({ pattern, levels }: Prophecy): number {
  return pattern.filter((symbol) => symbol.endsWith('∞')).length * (levels.at(-1)?.[0] ?? 1);
}

export function pointsOf({ levels }: Prophecy): number {
  return levels.at(-1)?.[1] ?? 0;
}
