import type { Cards } from '../../engine/cards.ts';
import * as v from 'valibot';
import { provenances } from '../../engine/bot.ts';
import { actions, colours, segmentNames, type CardSet, shipped, versions } from './cards.ts';

const provenance = v.picklist(provenances);
const position = (last: number) =>
  v.pipe(v.array(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(last))), v.maxLength(last));
const small = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(24));
const tieBreaker = v.strictObject({
  rows: v.picklist(['top-down', 'bottom-up']),
  along: v.picklist(['left-to-right', 'right-to-left']),
  provenance,
});

const cardSet = v.strictObject({
  actions: v.pipe(
    v.array(
      v.strictObject({
        id: v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,40}$/)),
        number: small,
        start: v.boolean(),
        energy: v.pipe(small, v.minValue(1)),
        orders: v.array(
          v.strictObject({
            action: v.picklist(actions),
            range: small,
            after: v.exactOptional(v.picklist(['else', 'then'])),
          }),
        ),
        provenance,
      }),
    ),
    v.check((cards) => new Set(cards.map((card) => card.id)).size === cards.length),
    v.check((cards) => cards.filter((card) => card.start).length === 2),
    v.check((cards) => cards.filter((card) => !card.start).length === 4),
  ),
  board: v.pipe(
    v.strictObject({
      fields: v.pipe(
        v.array(
          v.strictObject({ colour: v.picklist(colours), segment: v.picklist(segmentNames), area: small }),
        ),
        v.minLength(4),
        v.maxLength(24),
      ),
      fieldsProvenance: provenance,
      segments: v.strictObject(v.entriesFromList(segmentNames, tieBreaker)),
      areas: v.array(
        v.strictObject({ citizens: position(5), modules: position(5), machines: position(3), provenance }),
      ),
    }),
    v.check((board) => board.fields.every((field) => field.area < board.areas.length)),
  ),
  buildingCosts: v.strictObject({ small, large: small, provenance }),
});

/** Two start cards, four progress cards, and a board whose fields name areas that exist. */
function accepts(cards: unknown): cards is CardSet {
  return v.is(cardSet, cards);
}

export const cards: Cards<CardSet> = { shipped, decks: versions, accepts };
