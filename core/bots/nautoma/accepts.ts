import type { Cards } from '../../engine/cards.ts';
import * as v from 'valibot';
import { provenances } from '../../engine/bot.ts';
import { achievementIds } from './achievements.ts';
import {
  columns,
  decisionIds,
  diveSteps,
  markers,
  oceanRows,
  spickIds,
  type CardSet,
  shipped,
  versions,
} from './cards.ts';
import { scoredWeeks } from './state.ts';

const provenance = v.picklist(provenances);
const from = (first: number, last: number) =>
  v.pipe(v.number(), v.integer(), v.minValue(first), v.maxValue(last));
const small = from(0, 20);

const isEachOnce = (cards: readonly { id: string }[], ids: readonly string[]): boolean =>
  cards.length === ids.length && new Set(cards.map((card) => card.id)).size === ids.length;

const cardSet = v.strictObject({
  decisions: v.pipe(
    v.array(
      v.strictObject({
        id: v.picklist(decisionIds),
        number: small,
        marker: v.picklist(markers),
        action: v.variant('kind', [
          v.strictObject({ kind: v.literal('fish') }),
          v.strictObject({
            kind: v.literal('dive'),
            steps: v.pipe(v.array(v.picklist(diveSteps)), v.minLength(1)),
          }),
        ]),
        provenance,
      }),
    ),
    v.check((cards) => isEachOnce(cards, decisionIds)),
  ),
  spick: v.pipe(
    v.array(
      v.strictObject({
        id: v.picklist(spickIds),
        number: small,
        column: v.picklist(columns),
        rows: v.pipe(v.array(from(1, oceanRows)), v.minLength(1)),
        provenance,
      }),
    ),
    v.check((cards) => isEachOnce(cards, spickIds)),
  ),
  achievements: v.pipe(
    v.array(
      v.strictObject({
        id: v.picklist(achievementIds),
        week: from(1, scoredWeeks),
        row: from(1, 6),
        calm: small,
        calmFrom: provenance,
        stormy: small,
        stormyFrom: provenance,
        points: v.nullable(small),
        pointsFrom: provenance,
      }),
    ),
    v.check((cards) => isEachOnce(cards, achievementIds)),
    v.check((cards) => [1, 2, 3].every((week) => cards.some((card) => card.week === week))),
  ),
  sideA: v.strictObject({
    achievements: v.pipe(v.array(v.picklist(achievementIds)), v.length(scoredWeeks)),
    provenance,
  }),
});

/** Seven decision cards, six Spick cards and eighteen achievements, each once, with values the rules can use. */
function accepts(cards: unknown): cards is CardSet {
  return v.is(cardSet, cards);
}

export const cards: Cards<CardSet> = { shipped, decks: versions, accepts };
