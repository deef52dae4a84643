import { geometryOf } from './geometry.ts';
import { indexOf, type Mirror } from './mirror.ts';
import type { State } from './state.ts';

/** Where a bridge can end: two hexes further along an edge, with a river on both sides of it. */
export function bridgesFrom(s: Readonly<State>, board: Readonly<Mirror>, hex: string): string[] {
  const geometry = geometryOf(s.map);
  const beside = (id: string) => geometry.neighbours[indexOf(geometry, id)] ?? [];
  const from = beside(hex);
  return geometry.land.filter((end) => {
    if (end === hex || board.bridges[bridgeName(hex, end)] !== undefined) return false;
    const common = beside(end).filter((at) => from.includes(at));
    const isBeside = from.includes(indexOf(geometry, end));
    return !isBeside && common.length === 2 && common.every((at) => geometry.isRiver[at]);
  });
}

export const bridgeName = (one: string, other: string): string =>
  one < other ? `${one}-${other}` : `${other}-${one}`;
