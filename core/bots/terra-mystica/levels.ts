import * as v from 'valibot';
import { provenance } from '../../engine/cards.ts';
import { eachOnce, from } from './schema.ts';

export const levelIds = ['automalein', 'automa', 'automaechtig', 'ultoma', 'alptrauma'] as const;
export type LevelId = (typeof levelIds)[number];

const byRound = v.pipe(v.array(from(0, 10)), v.length(6), v.readonly());

const level = v.strictObject({
  id: v.picklist(levelIds),
  shipping: byRound,
  x: byRound,
  /** «Zusammenstellen des Automastapels»: unseen cards added; five more join in the rounds, and the reserve never runs out. */
  added: from(0, 2),
  /** Card *3 comes only after round 1. */
  lateThird: v.boolean(),
  provenance,
});
export type Level = v.InferOutput<typeof level>;

export const levelDeck = eachOnce(level, levelIds);

/** The changes of the deck are in the rulebook, and shipping and X of «Automa» in rounds 1 to 4. */
// prettier-ignore
export const levels: readonly Level[] = [
  { id: 'automalein',   shipping: [0, 0, 1, 1, 1, 1], x: [0, 0, 0, 0, 0, 0], added: 0, lateThird: true,  provenance: 'public' },
  { id: 'automa',       shipping: [0, 0, 1, 1, 2, 2], x: [0, 0, 1, 1, 1, 1], added: 0, lateThird: false, provenance: 'public' },
  { id: 'automaechtig', shipping: [0, 0, 1, 1, 2, 2], x: [1, 1, 2, 2, 2, 2], added: 1, lateThird: false, provenance: 'public' },
  { id: 'ultoma',       shipping: [1, 1, 2, 2, 2, 2], x: [2, 2, 2, 2, 3, 3], added: 1, lateThird: false, provenance: 'public' },
  { id: 'alptrauma',    shipping: [1, 1, 2, 2, 3, 3], x: [2, 2, 3, 3, 4, 4], added: 2, lateThird: false, provenance: 'public' },
];
