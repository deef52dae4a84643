import type { FactionCriterion } from '../factions.ts';
import type { State } from '../state.ts';

export interface BuildOrder {
  readonly shipping: number;
  /** Methods of the faction card. */
  readonly select: readonly FactionCriterion[];
  /** Without any range. */
  readonly everywhere: boolean;
}

/** «Umwandeln und Bauen», 3c: with the end tiles for distance she spreads instead of coming near. */
export function prefersFar(s: Readonly<State>): boolean {
  return s.endTile === 'distance' || s.endTile === 'sanctuary-stronghold';
}
