import * as v from 'valibot';
import { defineCards, provenance } from '../../engine/cards.ts';

const upTo = (last: number, first = 1) =>
  v.pipe(v.number(), v.integer(), v.minValue(first), v.maxValue(last));
const isEachOnce = (cards: readonly { id: string }[], ids: readonly string[]): boolean =>
  cards.length === ids.length && new Set(cards.map((card) => card.id)).size === ids.length;

/** «Spielaufbau», 6: her stars on the glory card, and with the last of them the end. */
export const gloryStars = 8;

/** «Mech-Aktionen», p. 5: the symbols of a target line. The 20 counts only where no other corruption lies. */
export const targetKinds = ['map', 'corruption', 'twenty'] as const;
export type TargetKind = (typeof targetKinds)[number];

/** The most that an area prints. */
export const mostTaken = 3;
export const longestDistance = 3;

const target = v.strictObject({
  /** Stars in the base camp that it takes; 0 is always met. */
  minStars: upTo(gloryStars, 0),
  kind: v.picklist(targetKinds),
  /** How many markers she takes at most; it does not choose the location. */
  count: upTo(mostTaken),
});
export type Target = Readonly<v.InferOutput<typeof target>>;

/** «Automa-Entscheidungskarten»: one mech's area, «Ersetzen» on the left, «Bewegen» on the right. */
const orders = v.strictObject({
  sweep: v.boolean(),
  target: v.nullable(target),
  distance: upTo(longestDistance),
});
export type Orders = Readonly<v.InferOutput<typeof orders>>;

// prettier-ignore
export const decisionIds = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11', '12', '13', '14'] as const;
export type DecisionId = (typeof decisionIds)[number];

const card = v.strictObject({
  id: v.picklist(decisionIds),
  progress: v.boolean(),
  north: orders,
  central: orders,
  provenance,
});
export type Card = Readonly<v.InferOutput<typeof card>>;

export const levelIds = ['level-1', 'level-2', 'level-3', 'level-4', 'level-5'] as const;
export type LevelId = (typeof levelIds)[number];

/** What she scores for. */
export const scored = ['star', 'map', 'corruption'] as const;
export const mostCoins = 20;
export const longestName = 40;

const coins = v.strictObject(v.entriesFromList(scored, upTo(mostCoins, 0)));
export type Coins = Readonly<v.InferOutput<typeof coins>>;

/** A progress card. */
const level = v.strictObject({
  id: v.picklist(levelIds),
  level: upTo(levelIds.length),
  /** As printed; null: nobody has told it yet. */
  name: v.nullable(v.pipe(v.string(), v.minLength(1), v.maxLength(longestName))),
  /** For each. */
  coins,
  /** The spaces with a star, counted from the start space, which is 0. */
  starAt: v.pipe(
    v.array(upTo(60)),
    v.length(gloryStars),
    v.check((steps) => steps.every((step, index) => index === 0 || step > (steps[index - 1] ?? 0))),
    v.readonly(),
  ),
  provenance,
});
export type Level = Readonly<v.InferOutput<typeof level>>;

/** Each card once, with tracks that come to their last star. */
const cardSet = v.strictObject({
  decisions: v.pipe(
    v.array(card),
    v.check((all) => isEachOnce(all, decisionIds)),
    // Without three of them, two aside could leave a deck that never brings the end.
    v.check((all) => all.filter(({ progress }) => progress).length > 2),
    v.readonly(),
  ),
  levels: v.pipe(
    v.array(level),
    v.check((all) => isEachOnce(all, levelIds)),
    v.check((all) => all.every((one) => one.id === levelIds[one.level - 1])),
    v.readonly(),
  ),
});
export type CardSet = Readonly<v.InferOutput<typeof cardSet>>;

/** From one public source; the north half of 8 is the rulebook's example, 1 and 12 fit what its pictures show. */
// prettier-ignore
const decisions: CardSet['decisions'] = [
  { id: '1', progress: false, north: { sweep: false, target: { minStars: 1, kind: 'map', count: 1 }, distance: 1 }, central: { sweep: false, target: { minStars: 5, kind: 'corruption', count: 2 }, distance: 1 }, provenance: 'public' },
  { id: '2', progress: true, north: { sweep: false, target: { minStars: 2, kind: 'map', count: 1 }, distance: 2 }, central: { sweep: false, target: { minStars: 3, kind: 'corruption', count: 1 }, distance: 2 }, provenance: 'public' },
  { id: '3', progress: true, north: { sweep: true, target: { minStars: 3, kind: 'map', count: 1 }, distance: 3 }, central: { sweep: false, target: { minStars: 4, kind: 'corruption', count: 3 }, distance: 3 }, provenance: 'public' },
  { id: '4', progress: true, north: { sweep: true, target: { minStars: 3, kind: 'map', count: 1 }, distance: 1 }, central: { sweep: false, target: { minStars: 4, kind: 'corruption', count: 2 }, distance: 2 }, provenance: 'public' },
  { id: '5', progress: false, north: { sweep: true, target: { minStars: 4, kind: 'map', count: 1 }, distance: 2 }, central: { sweep: false, target: { minStars: 3, kind: 'corruption', count: 1 }, distance: 3 }, provenance: 'public' },
  { id: '6', progress: true, north: { sweep: false, target: { minStars: 2, kind: 'corruption', count: 1 }, distance: 3 }, central: { sweep: false, target: { minStars: 2, kind: 'corruption', count: 1 }, distance: 1 }, provenance: 'public' },
  { id: '7', progress: true, north: { sweep: false, target: { minStars: 3, kind: 'corruption', count: 1 }, distance: 1 }, central: { sweep: false, target: null, distance: 1 }, provenance: 'public' },
  { id: '8', progress: false, north: { sweep: false, target: { minStars: 3, kind: 'corruption', count: 2 }, distance: 2 }, central: { sweep: false, target: null, distance: 1 }, provenance: 'public' },
  { id: '9', progress: true, north: { sweep: false, target: { minStars: 4, kind: 'corruption', count: 3 }, distance: 3 }, central: { sweep: false, target: null, distance: 2 }, provenance: 'public' },
  { id: '10', progress: true, north: { sweep: false, target: { minStars: 4, kind: 'corruption', count: 1 }, distance: 1 }, central: { sweep: false, target: { minStars: 0, kind: 'map', count: 1 }, distance: 3 }, provenance: 'public' },
  { id: '11', progress: true, north: { sweep: false, target: { minStars: 5, kind: 'corruption', count: 2 }, distance: 2 }, central: { sweep: false, target: { minStars: 0, kind: 'map', count: 1 }, distance: 2 }, provenance: 'public' },
  { id: '12', progress: true, north: { sweep: false, target: { minStars: 6, kind: 'twenty', count: 1 }, distance: 3 }, central: { sweep: true, target: { minStars: 1, kind: 'map', count: 1 }, distance: 1 }, provenance: 'public' },
  { id: '13', progress: true, north: { sweep: false, target: { minStars: 5, kind: 'twenty', count: 1 }, distance: 2 }, central: { sweep: true, target: { minStars: 2, kind: 'map', count: 1 }, distance: 3 }, provenance: 'public' },
  { id: '14', progress: true, north: { sweep: false, target: { minStars: 7, kind: 'twenty', count: 1 }, distance: 3 }, central: { sweep: false, target: { minStars: 0, kind: 'map', count: 1 }, distance: 2 }, provenance: 'public' },
];

/**
 * Levels 1 to 3 from one public source. Of 4 and 5 only the last name is known: ours go on in the same way, a coin more
 * by turns for corruption and for a star, and the stars closer together.
 */
// prettier-ignore
const levels: CardSet['levels'] = [
  { level: 1, id: 'level-1', name: 'Maszynette',  coins: { star: 4, map: 1, corruption: 1 }, starAt: [3, 8, 13, 18, 22, 25, 27, 29], provenance: 'public' },
  { level: 2, id: 'level-2', name: 'Maszyna',     coins: { star: 4, map: 1, corruption: 2 }, starAt: [2, 6, 11, 15, 19, 23, 25, 27], provenance: 'public' },
  { level: 3, id: 'level-3', name: 'Automaszyna', coins: { star: 5, map: 1, corruption: 2 }, starAt: [2, 5, 9, 12, 15, 19, 21, 23],  provenance: 'public' },
  { level: 4, id: 'level-4', name: null,          coins: { star: 5, map: 1, corruption: 3 }, starAt: [2, 5, 8, 11, 14, 17, 19, 21],  provenance: 'house' },
  { level: 5, id: 'level-5', name: 'Ultimaszyna', coins: { star: 6, map: 1, corruption: 3 }, starAt: [1, 4, 7, 10, 12, 15, 17, 19],  provenance: 'house' },
];

export const cards = defineCards(cardSet, { decisions, levels }, { decisions: 1, progress: 1, glory: 1 });
