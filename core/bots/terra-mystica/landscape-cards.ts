import type { Provenance } from '../../engine/bot.ts';
import type { PriorityRow } from './cards.ts';
import { terrains, type Terrain } from './maps.ts';

/** A row of a landscape card from left to right; null: not known. */
export type RowOfTerrains = readonly (Terrain | null)[];

/** What the player said of a row: the first comes before the second. */
export type Said = readonly (readonly [Terrain, Terrain])[];

export interface LandscapeCard extends Readonly<Record<PriorityRow, RowOfTerrains>> {
  readonly said: Readonly<Record<PriorityRow, Said>>;
  readonly provenance: Provenance;
}

/** By home terrain. */
export type Landscape = Readonly<Record<Terrain, LandscapeCard>>;

/** «Allgemeiner Aufbau»: the home terrain is in the first circle. The others are not known. */
const onlyHome = (home: Terrain): LandscapeCard => {
  const row = terrains.map((_, position) => (position === 0 ? home : null));
  return { a: row, b: row, said: { a: [], b: [] }, provenance: 'rulebook' };
};

export const landscape: Landscape = {
  desert: onlyHome('desert'),
  plains: onlyHome('plains'),
  swamp: onlyHome('swamp'),
  lake: onlyHome('lake'),
  forest: onlyHome('forest'),
  mountains: onlyHome('mountains'),
  wasteland: onlyHome('wasteland'),
};

/** Whether a terrain comes before another: what follows from the known circles together with what was said. */
export function isBefore(circles: RowOfTerrains, said: Said, one: Terrain, other: Terrain): boolean {
  const gap = circles.indexOf(null);
  const isDirectlyBefore = (first: Terrain, second: Terrain): boolean => {
    const at = circles.indexOf(first);
    const then = circles.indexOf(second);
    const beforeGap = gap < 0 || at < gap; // then what is not known comes later
    if (at >= 0 && (then > at || (then < 0 && beforeGap))) return true;
    return said.some(([earlier, later]) => earlier === first && later === second);
  };
  const later = [one];
  for (const terrain of later)
    later.push(...terrains.filter((next) => !later.includes(next) && isDirectlyBefore(terrain, next)));
  return one !== other && later.includes(other);
}
