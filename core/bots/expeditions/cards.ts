import type { Provenance } from '../../engine/bot.ts';

/** «Mech-Aktionen», p. 5: the symbols of a target line. The 20 counts only where no other corruption lies. */
export const targetKinds = ['map', 'corruption', 'twenty'] as const;
export type TargetKind = (typeof targetKinds)[number];

export interface Target {
  /** Stars in the base camp that it takes; 0 is always met. */
  readonly minStars: number;
  readonly kind: TargetKind;
  /** How many markers she takes at most; it does not choose the location. */
  readonly count: number;
}

/** «Automa-Entscheidungskarten»: one mech's area, «Ersetzen» on the left, «Bewegen» on the right. */
export interface Orders {
  readonly sweep: boolean;
  readonly target: Target | null;
  readonly distance: number;
}

export const decisionIds = [
  '1',
  '2',
  '3',
  '4',
  '5',
  '6',
  '7',
  '8',
  '9',
  '10',
  '11',
  '12',
  '13',
  '14',
] as const;
export type DecisionId = (typeof decisionIds)[number];

export interface Card {
  readonly id: DecisionId;
  readonly progress: boolean;
  readonly north: Orders;
  readonly central: Orders;
  readonly provenance: Provenance;
}

/** From one public source; the north half of 8 is the rulebook's example, 1 and 12 fit what its pictures show. */
// prettier-ignore
const decisions: readonly Card[] = [
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

/** «Spielaufbau», 6: her stars on the glory card, and with the last of them the end. */
export const gloryStars = 8;

export const levelIds = ['level-1', 'level-2', 'level-3', 'level-4', 'level-5'] as const;
export type LevelId = (typeof levelIds)[number];

/** What she scores for each. */
export interface Coins {
  readonly star: number;
  readonly map: number;
  readonly corruption: number;
}

/** A progress card. */
export interface Level {
  readonly id: LevelId;
  readonly level: number;
  /** As printed; null: nobody has told it yet. */
  readonly name: string | null;
  readonly coins: Coins;
  /** The spaces with a star, counted from the start space, which is 0. */
  readonly starAt: readonly number[];
  readonly provenance: Provenance;
}

/**
 * Levels 1 to 3 from one public source. Of 4 and 5 only the last name is known: ours go on in the same way, a coin more
 * by turns for corruption and for a star, and the stars closer together.
 */
// prettier-ignore
const levels: readonly Level[] = [
  { level: 1, id: 'level-1', name: 'Maszynette',  coins: { star: 4, map: 1, corruption: 1 }, starAt: [3, 8, 13, 18, 22, 25, 27, 29], provenance: 'public' },
  { level: 2, id: 'level-2', name: 'Maszyna',     coins: { star: 4, map: 1, corruption: 2 }, starAt: [2, 6, 11, 15, 19, 23, 25, 27], provenance: 'public' },
  { level: 3, id: 'level-3', name: 'Automaszyna', coins: { star: 5, map: 1, corruption: 2 }, starAt: [2, 5, 9, 12, 15, 19, 21, 23],  provenance: 'public' },
  { level: 4, id: 'level-4', name: null,          coins: { star: 5, map: 1, corruption: 3 }, starAt: [2, 5, 8, 11, 14, 17, 19, 21],  provenance: 'house' },
  { level: 5, id: 'level-5', name: 'Ultimaszyna', coins: { star: 6, map: 1, corruption: 3 }, starAt: [1, 4, 7, 10, 12, 15, 17, 19],  provenance: 'house' },
];

/** Raised with every correction of a table above; by the decks of the cards screen. */
export const versions = { decisions: 1, progress: 1 } as const;

export interface CardSet {
  readonly decisions: readonly Card[];
  readonly levels: readonly Level[];
}

export const shipped: CardSet = { decisions, levels };
