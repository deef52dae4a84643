import { geometryOf } from './geometry.ts';
import { indexOf, type Mirror } from './mirror.ts';
import type { State } from './state.ts';

/** Where a bridge can end, if there is none yet. */
export function bridgesFrom(s: Readonly<State>, board: Readonly<Mirror>, hex: string): string[] {
  const geometry = geometryOf(s.map);
  const ends = geometry.across[indexOf(geometry, hex)] ?? [];
  return ends.filter((end) => board.bridges[bridgeName(hex, end)] === undefined);
}

export const bridgeName = (one: string, other: string): string =>
  one < other ? `${one}-${other}` : `${other}-${one}`;
