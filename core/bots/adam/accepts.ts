import type { Cards } from '../../engine/cards.ts';
import * as v from 'valibot';
import { provenances } from '../../engine/bot.ts';
import {
  colours,
  families,
  patternSymbols,
  spots,
  type CardSet,
  type PatternSymbol,
  shipped,
  versions,
} from './cards.ts';

const provenance = v.picklist(provenances);
const from = (first: number, last: number) =>
  v.pipe(v.number(), v.integer(), v.minValue(first), v.maxValue(last));
const isEachOnce = (items: readonly string[]): boolean => new Set(items).size === items.length;

const isCollected = (symbol: PatternSymbol): boolean => !symbol.endsWith('×');

const cardSet = v.strictObject({
  prophecies: v.pipe(
    v.array(
      v.strictObject({
        id: v.pipe(v.string(), v.regex(/^(?!own-)[a-z0-9-]{1,60}$/)),
        frame: v.picklist(colours),
        family: v.picklist(families),
        pattern: v.pipe(
          v.array(v.picklist(patternSymbols)),
          v.maxLength(8),
          v.check((symbols) => symbols.some(isCollected)),
        ),
        levels: v.pipe(v.array(v.strictTuple([from(1, 8), from(0, 20)])), v.minLength(1)),
        copies: from(1, 4),
        provenance,
      }),
    ),
    v.check((cards) => isEachOnce(cards.map((card) => card.id))),
  ),
  numbers: v.strictObject({
    spots: v.pipe(
      v.array(v.picklist(spots)),
      v.length(spots.length),
      v.check((items) => isEachOnce(items)),
    ),
    provenance,
  }),
});

/** Prophecy cards that ask for at least one piece, and ten fields, each with a number of its own. */
function accepts(cards: unknown): cards is CardSet {
  return v.is(cardSet, cards);
}

export const cards: Cards<CardSet> = { shipped, decks: versions, accepts };
