import * as v from 'valibot';
import { defineCards, provenance } from '../../engine/cards.ts';

/** From which end of the quay a ship looks for its berth. */
export const ends = ['left', 'right'] as const;
export const mostPoints = 6;

/** What is printed on a card. Type and check are one thing: nothing else reaches the rules. */
const ship = v.strictObject({
  id: v.pipe(v.string(), v.regex(/^card-[1-8]$/)),
  end: v.picklist(ends),
  points: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(mostPoints)),
  provenance,
});
export type Ship = v.InferOutput<typeof ship>;

const cardSet = v.strictObject({ ships: v.pipe(v.array(ship), v.length(8), v.readonly()) });
export type CardSet = v.InferOutput<typeof cardSet>;

// prettier-ignore
const ships: readonly Ship[] = [
  { id: 'card-1', end: 'left',  points: 1, provenance: 'rulebook' },
  { id: 'card-2', end: 'right', points: 2, provenance: 'rulebook' },
  { id: 'card-3', end: 'left',  points: 3, provenance: 'rulebook' },
  { id: 'card-4', end: 'right', points: 4, provenance: 'rulebook' },
  { id: 'card-5', end: 'left',  points: 2, provenance: 'rulebook' },
  { id: 'card-6', end: 'right', points: 3, provenance: 'rulebook' },
  { id: 'card-7', end: 'left',  points: 4, provenance: 'public' },
  { id: 'card-8', end: 'right', points: 5, provenance: 'house' },
];

/** Every deck has a version: raise it when its cards are corrected. */
export const cards = defineCards(cardSet, { ships }, { ships: 1 });
