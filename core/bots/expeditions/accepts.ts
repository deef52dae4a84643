import type { Cards } from '../../engine/cards.ts';
import * as v from 'valibot';
import { provenances } from '../../engine/bot.ts';
import { decisionIds, gloryStars, levelIds, targetKinds, type CardSet, shipped, versions } from './cards.ts';

const provenance = v.picklist(provenances);
const from = (first: number, last: number) =>
  v.pipe(v.number(), v.integer(), v.minValue(first), v.maxValue(last));

const isEachOnce = (cards: readonly { id: string }[], ids: readonly string[]): boolean =>
  cards.length === ids.length && new Set(cards.map((card) => card.id)).size === ids.length;

const orders = v.strictObject({
  sweep: v.boolean(),
  target: v.nullable(
    v.strictObject({ minStars: from(0, gloryStars), kind: v.picklist(targetKinds), count: from(1, 3) }),
  ),
  distance: from(1, 3),
});

const cardSet = v.strictObject({
  decisions: v.pipe(
    v.array(
      v.strictObject({
        id: v.picklist(decisionIds),
        progress: v.boolean(),
        north: orders,
        central: orders,
        provenance,
      }),
    ),
    v.check((cards) => isEachOnce(cards, decisionIds)),
    // Without three of them, two aside could leave a deck that never brings the end.
    v.check((cards) => cards.filter((card) => card.progress).length > 2),
  ),
  levels: v.pipe(
    v.array(
      v.strictObject({
        id: v.picklist(levelIds),
        level: from(1, levelIds.length),
        name: v.nullable(v.pipe(v.string(), v.minLength(1), v.maxLength(40))),
        coins: v.strictObject({ star: from(0, 20), map: from(0, 20), corruption: from(0, 20) }),
        starAt: v.pipe(
          v.array(from(1, 60)),
          v.length(gloryStars),
          v.check((steps) => steps.every((step, index) => index === 0 || step > (steps[index - 1] ?? 0))),
        ),
        provenance,
      }),
    ),
    v.check((levels) => isEachOnce(levels, levelIds)),
    v.check((levels) => levels.every(({ id, level }) => id === levelIds[level - 1])),
  ),
});

/** Fourteen decision cards and five progress cards, each once, with a track that comes to its eighth star. */
function accepts(cards: unknown): cards is CardSet {
  return v.is(cardSet, cards);
}

export const cards: Cards<CardSet> = { shipped, decks: versions, accepts };
