import * as v from 'valibot';
import { provenances } from '../../engine/bot.ts';
import {
  colours,
  families,
  innerPositions,
  outerPositions,
  patternSymbols,
  type CardSet,
  type PatternSymbol,
} from './cards.ts';

const provenance = v.picklist(provenances);
const from = (first: number, last: number) =>
  v.pipe(v.number(), v.integer(), v.minValue(first), v.maxValue(last));
const isEachOnce = (items: readonly string[]): boolean => new Set(items).size === items.length;
const each = <const P extends readonly string[]>(positions: P, count: number) =>
  v.pipe(
    v.array(v.picklist(positions)),
    v.length(count),
    v.check((items) => isEachOnce(items)),
  );

const isCollected = (symbol: PatternSymbol): boolean => !symbol.endsWith('×');

const cardSet = v.object({
  prophecies: v.pipe(
    v.array(
      v.object({
        id: v.pipe(v.string(), v.regex(/^(?!own-)[a-z0-9-]+$/)),
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
  positions: v.pipe(
    v.object({
      bodies: each(outerPositions, 6),
      heads: each(innerPositions, 2),
      tails: each(innerPositions, 2),
      provenance,
    }),
    v.check(({ heads, tails }) => isEachOnce([...heads, ...tails])),
  ),
});

/** Prophecy cards that ask for at least one piece, and ten fields, each in a place of its own. */
export function accepts(cards: unknown): cards is CardSet {
  return v.is(cardSet, cards);
}
