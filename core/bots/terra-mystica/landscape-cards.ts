import type { Provenance } from '../../engine/bot.ts';
import type { PriorityRow } from './cards.ts';
import { terrains, type Terrain } from './maps.ts';

/** A row of a landscape card from left to right; null: not known. */
export type RowOfTerrains = readonly (Terrain | null)[];

export interface LandscapeCard extends Readonly<Record<PriorityRow, RowOfTerrains>> {
  readonly provenance: Provenance;
}

/** By home terrain. */
export type Landscape = Readonly<Record<Terrain, LandscapeCard>>;

/** «Allgemeiner Aufbau»: the home terrain is in the first circle. The others are not known. */
const onlyHome = (home: Terrain): LandscapeCard => {
  const row = terrains.map((_, position) => (position === 0 ? home : null));
  return { a: row, b: row, provenance: 'rulebook' };
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
