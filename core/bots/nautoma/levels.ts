/** The sides of the three week cards. */
export const weekSides = ['calm', 'stormy'] as const;
export type WeekSide = (typeof weekSides)[number];

export interface Level {
  readonly level: number;
  /** Which side of the week cards she scores by; none: no points for weekly achievements. */
  readonly side: WeekSide | 'none';
  readonly perFish: number;
  readonly perSchool: number;
  /** On side B of the board her points and the player's are compared every week. */
  readonly compares: boolean;
}

/** «Die Schwierigkeitsstufe anpassen», p. 3, table. */
// prettier-ignore
export const levels: readonly Level[] = [
  { level: 1, side: 'none',   perFish: 3, perSchool: 5, compares: false },
  { level: 2, side: 'calm',   perFish: 3, perSchool: 5, compares: false },
  { level: 3, side: 'calm',   perFish: 4, perSchool: 6, compares: false },
  { level: 4, side: 'stormy', perFish: 4, perSchool: 6, compares: false },
  { level: 5, side: 'stormy', perFish: 4, perSchool: 6, compares: true },
];

/** «Aufbau»: any side may be used; the extra points are printed on side B, and given on level 5. */
export function givesExtraPoints(s: { readonly level: number; readonly board: 'a' | 'b' }): boolean {
  return s.board === 'b' && levelOf(s).compares;
}

export function levelOf(s: { readonly level: number }): Level {
  const level = levels[s.level - 1];
  if (!level) throw new Error(`no level ${s.level}`);
  return level;
}
