import type { Geometry, Hex } from './geometry.ts';

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

/**
 * «Am nächsten / kürzester Weg»: how many hexes from the nearest of these, rivers and her buildings included, never
 * through a blocked one. A hex that no path leads to is infinitely far.
 */
export function distances(
  beside: Geometry['neighbours'],
  from: readonly number[],
  blocked: ReadonlySet<number>,
): number[] {
  const far = beside.map(() => Infinity);
  for (const at of from) far[at] = 0;
  const queue = [...from];
  for (const at of queue) {
    const next = (far[at] ?? 0) + 1;
    for (const other of beside[at] ?? [])
      if (far[other] === Infinity && !blocked.has(other)) {
        far[other] = next;
        queue.push(other);
      }
  }
  return far;
}

/** The shortest way between two groups of hexes. */
export function shortest(far: readonly number[], to: readonly number[]): number {
  return to.reduce((least, at) => Math.min(least, far[at] ?? Infinity), Infinity);
}

/** As the crow flies, whatever lies between. */
export function apart(one: Hex, other: Hex): number {
  const rows = Math.abs(one.y - other.y);
  return rows + Math.max(0, (Math.abs(one.x - other.x) - rows) / 2);
}
