import type { Provenance } from '../../engine/bot.ts';

/** What a weekly achievement counts. The names of week 1 row 6 and week 2 row 4 are lost in the rulebook's text. */
// prettier-ignore
export const achievementIds = [
  'egg-or-young', 'small-fish', 'any-fish', 'young-1', 'consumed-fish', 'week-1-row-6',
  'full-row', 'young-2', 'fish-with-token', 'week-2-row-4', 'two-eggs', 'medium-fish',
  'school', 'young-3', 'three-eggs', 'large-fish', 'fish-without-token', 'when-activated',
] as const;
export type AchievementId = (typeof achievementIds)[number];

/** A row of a week card, and the points printed on the tile of the same name. */
export interface Achievement {
  readonly id: AchievementId;
  readonly week: number;
  readonly row: number;
  readonly calm: number;
  readonly calmFrom: Provenance;
  readonly stormy: number;
  readonly stormyFrom: Provenance;
  /** Points for each; null: nobody knows yet, the player reads them from the tile when it is scored. */
  readonly points: number | null;
  readonly pointsFrom: Provenance;
}

/**
 * «Aufbau», 4: the rulebook's text prints one side, read as calm. The stormy side is ours: one more than calm, two
 * more where each counts a single point.
 */
// prettier-ignore
export const achievements: readonly Achievement[] = [
  { week: 1, row: 1, id: 'egg-or-young',       calm: 3, calmFrom: 'rulebook', stormy: 5, stormyFrom: 'house', points: 1,    pointsFrom: 'public' },
  { week: 1, row: 2, id: 'small-fish',         calm: 2, calmFrom: 'rulebook', stormy: 3, stormyFrom: 'house', points: 2,    pointsFrom: 'public' },
  { week: 1, row: 3, id: 'any-fish',           calm: 2, calmFrom: 'rulebook', stormy: 3, stormyFrom: 'house', points: null, pointsFrom: 'owner' },
  { week: 1, row: 4, id: 'young-1',            calm: 0, calmFrom: 'rulebook', stormy: 1, stormyFrom: 'house', points: null, pointsFrom: 'owner' },
  { week: 1, row: 5, id: 'consumed-fish',      calm: 0, calmFrom: 'rulebook', stormy: 1, stormyFrom: 'house', points: 2,    pointsFrom: 'public' },
  { week: 1, row: 6, id: 'week-1-row-6',       calm: 0, calmFrom: 'rulebook', stormy: 1, stormyFrom: 'house', points: null, pointsFrom: 'owner' },
  { week: 2, row: 1, id: 'full-row',           calm: 0, calmFrom: 'rulebook', stormy: 1, stormyFrom: 'house', points: 2,    pointsFrom: 'rulebook' },
  { week: 2, row: 2, id: 'young-2',            calm: 1, calmFrom: 'rulebook', stormy: 2, stormyFrom: 'house', points: null, pointsFrom: 'owner' },
  { week: 2, row: 3, id: 'fish-with-token',    calm: 3, calmFrom: 'rulebook', stormy: 5, stormyFrom: 'house', points: 1,    pointsFrom: 'public' },
  { week: 2, row: 4, id: 'week-2-row-4',       calm: 2, calmFrom: 'rulebook', stormy: 3, stormyFrom: 'house', points: 2,    pointsFrom: 'public' },
  { week: 2, row: 5, id: 'two-eggs',           calm: 0, calmFrom: 'rulebook', stormy: 1, stormyFrom: 'house', points: 3,    pointsFrom: 'public' },
  { week: 2, row: 6, id: 'medium-fish',        calm: 0, calmFrom: 'rulebook', stormy: 1, stormyFrom: 'house', points: 2,    pointsFrom: 'public' },
  { week: 3, row: 1, id: 'school',             calm: 0, calmFrom: 'rulebook', stormy: 1, stormyFrom: 'house', points: 2,    pointsFrom: 'public' },
  { week: 3, row: 2, id: 'young-3',            calm: 3, calmFrom: 'rulebook', stormy: 4, stormyFrom: 'house', points: 3,    pointsFrom: 'public' },
  { week: 3, row: 3, id: 'three-eggs',         calm: 0, calmFrom: 'rulebook', stormy: 1, stormyFrom: 'house', points: 2,    pointsFrom: 'public' },
  { week: 3, row: 4, id: 'large-fish',         calm: 1, calmFrom: 'rulebook', stormy: 2, stormyFrom: 'house', points: 2,    pointsFrom: 'public' },
  { week: 3, row: 5, id: 'fish-without-token', calm: 3, calmFrom: 'rulebook', stormy: 5, stormyFrom: 'house', points: 1,    pointsFrom: 'public' },
  { week: 3, row: 6, id: 'when-activated',     calm: 4, calmFrom: 'rulebook', stormy: 5, stormyFrom: 'house', points: 2,    pointsFrom: 'public' },
];

/** The one to doubt first: of two printed values, the player is told about the less certain. */
export function doubtful(...from: readonly Provenance[]): Provenance {
  return (['house', 'public', 'owner'] as const).find((one) => from.includes(one)) ?? 'rulebook';
}

/** Side A of the achievement board prints its three achievements; side B takes a tile a week. */
export interface SideA {
  readonly achievements: readonly AchievementId[];
  readonly provenance: Provenance;
}

export const sideA: SideA = { achievements: ['egg-or-young', 'full-row', 'school'], provenance: 'public' };
