import type { Geometry } from './geometry.ts';

/**
 * «Automas Reichweite»: land beside one of these hexes, directly or over at most `shipping` rivers in a row.
 * The hexes themselves are only in it if another of them reaches them.
 */
export function reach(
  { neighbours, isRiver }: Geometry,
  from: readonly number[],
  shipping: number,
): Set<number> {
  const land = new Set<number>();
  const rivers = new Set<number>();
  let edge = from;
  for (let crossed = 0; crossed <= shipping && edge.length > 0; crossed++) {
    const further: number[] = [];
    for (const at of edge)
      for (const next of neighbours[at] ?? []) {
        if (!isRiver[next]) land.add(next);
        else if (!rivers.has(next)) {
          rivers.add(next);
          further.push(next);
        }
      }
    edge = further;
  }
  return land;
}

/** Groups of hexes that reach each other, one by one; `joined` adds pairs that a bridge connects. */
export function groupsOf(
  geometry: Geometry,
  hexes: readonly number[],
  shipping: number,
  joined: readonly (readonly [number, number])[] = [],
): number[][] {
  const rest = new Set(hexes);
  const groups: number[][] = [];
  for (const first of hexes) {
    if (!rest.delete(first)) continue;
    const group = [first];
    for (const at of group) {
      const near = reach(geometry, [at], shipping);
      for (const [one, other] of joined) {
        if (one === at) near.add(other);
        if (other === at) near.add(one);
      }
      for (const next of near) if (rest.delete(next)) group.push(next);
    }
    groups.push(group);
  }
  return groups;
}
