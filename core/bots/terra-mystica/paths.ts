import type { Geometry, Hex } from './geometry.ts';

/**
 * «Am nächsten / kürzester Weg»: how many hexes from the nearest of these, rivers and her buildings included, never
 * through a blocked one. A hex that no path leads to is infinitely far.
 */
export function distances(
  { neighbours }: Geometry,
  from: readonly number[],
  blocked: ReadonlySet<number>,
): number[] {
  const far = neighbours.map(() => Infinity);
  for (const at of from) far[at] = 0;
  const queue = [...from];
  for (const at of queue) {
    const next = (far[at] ?? 0) + 1;
    for (const other of neighbours[at] ?? [])
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
