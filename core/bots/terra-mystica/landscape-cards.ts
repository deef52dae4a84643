import * as v from 'valibot';
import { provenance } from '../../engine/cards.ts';
import { terrains, type Terrain } from './maps.ts';
import { list } from './schema.ts';

export const priorityRows = ['a', 'b'] as const;
export type PriorityRow = (typeof priorityRows)[number];

const terrain = v.picklist(terrains);

/** A row of a landscape card from left to right; null: not known. */
const row = v.pipe(
  v.array(v.nullable(terrain)),
  v.length(terrains.length),
  v.check((circles) => terrains.every((one) => circles.indexOf(one) === circles.lastIndexOf(one))),
  v.readonly(),
);
export type RowOfTerrains = v.InferOutput<typeof row>;

/** What the player said of a row: the first comes before the second. */
const said = list(v.strictTuple([terrain, terrain]));
type Said = v.InferOutput<typeof said>;

const card = v.pipe(
  v.strictObject({ a: row, b: row, said: v.strictObject({ a: said, b: said }), provenance }),
  v.check((one) => priorityRows.every((each) => isOrder(one[each], one.said[each]))),
);
export type LandscapeCard = v.InferOutput<typeof card>;

/** «Allgemeiner Aufbau»: the home terrain is in the first circle. */
const cardOf = (home: Terrain) =>
  v.pipe(
    card,
    v.check(({ a, b }) => a[0] === home && b[0] === home),
  );

/** By home terrain. */
export const landscapeDeck = v.strictObject({
  desert: cardOf('desert'),
  plains: cardOf('plains'),
  swamp: cardOf('swamp'),
  lake: cardOf('lake'),
  forest: cardOf('forest'),
  mountains: cardOf('mountains'),
  wasteland: cardOf('wasteland'),
});

/** Only the home is known. */
const onlyHome = (home: Terrain): LandscapeCard => {
  const row = terrains.map((_, position) => (position === 0 ? home : null));
  return { a: row, b: row, said: { a: [], b: [] }, provenance: 'rulebook' };
};

export const landscape: v.InferOutput<typeof landscapeDeck> = {
  desert: onlyHome('desert'),
  plains: onlyHome('plains'),
  swamp: onlyHome('swamp'),
  lake: onlyHome('lake'),
  forest: onlyHome('forest'),
  mountains: onlyHome('mountains'),
  wasteland: onlyHome('wasteland'),
};

/** No terrain may come both before and after another. */
function isOrder(circles: RowOfTerrains, pairs: Said): boolean {
  const precedes = (one: Terrain, other: Terrain) => isBefore(circles, pairs, one, other);
  return terrains.every((one) => terrains.every((other) => !(precedes(one, other) && precedes(other, one))));
}

/** Whether a terrain comes before another: what follows from the known circles together with what was said. */
export function isBefore(circles: RowOfTerrains, pairs: Said, one: Terrain, other: Terrain): boolean {
  const gap = circles.indexOf(null);
  const isDirectlyBefore = (first: Terrain, second: Terrain): boolean => {
    const at = circles.indexOf(first);
    const then = circles.indexOf(second);
    const beforeGap = gap < 0 || at < gap; // then what is not known comes later
    if (at >= 0 && (then > at || (then < 0 && beforeGap))) return true;
    return pairs.some(([earlier, later]) => earlier === first && later === second);
  };
  const later = [one];
  for (const terrain of later)
    later.push(...terrains.filter((next) => !later.includes(next) && isDirectlyBefore(terrain, next)));
  return one !== other && later.includes(other);
}
