import { hexName } from '../../engine/hex.ts';
import { letters, maps, type GameMap, type MapId, type Terrain } from './maps.ts';

/** A hex of a map, pointed at the top. Its index in `Geometry.hexes` is in reading order. */
export interface Hex {
  /** Land: row letter and number among the land hexes of the row (C2). River: ~ and its number of all hexes (~C3). */
  readonly id: string;
  readonly terrain: Terrain | 'river';
  readonly row: number;
  /** Of all hexes of the row, rivers too. */
  readonly column: number;
  /** Centre in half hexes: x counts half widths, y rows. */
  readonly x: number;
  readonly y: number;
}

/** A map with its neighbour tables. Hexes are meant by their index: tables are read often. */
export interface Geometry {
  readonly id: MapId;
  readonly hexes: readonly Hex[];
  /** Ids of the land hexes, in reading order. */
  readonly land: readonly string[];
  readonly index: ReadonlyMap<string, number>;
  readonly neighbours: readonly (readonly number[])[];
  readonly isRiver: readonly boolean[];
  /** Where a bridge can end that begins here: two hexes further along an edge, with a river on both sides of it. */
  readonly across: readonly (readonly string[])[];
}

/** A row of 13 starts at the border, a row of 12 half a hex further right. */
const longestRow = 13;
const isInset = (row: string): boolean => row.length < longestRow;

function hexesOf({ rows }: GameMap): Hex[] {
  return rows.flatMap((text, row) => {
    let land = 0;
    return [...text].map((letter, column): Hex => {
      const terrain = letters[letter];
      return {
        id: terrain ? hexName(row, land++) : `~${hexName(row, column)}`,
        terrain: terrain ?? 'river',
        row,
        column,
        x: 2 * column + (isInset(text) ? 2 : 1),
        y: row,
      };
    });
  });
}

/** Hexes touch in their row two half widths apart, in the next row one; in reading order. */
const around = [
  [-1, -1],
  [1, -1],
  [-2, 0],
  [2, 0],
  [-1, 1],
  [1, 1],
] as const;

function built(map: GameMap): Geometry {
  const hexes = hexesOf(map);
  const isRiver = hexes.map((hex) => hex.terrain === 'river');
  const lies = new Map(hexes.map(({ x, y }, index) => [`${x} ${y}`, index]));
  const neighbours = hexes.map(({ x, y }) =>
    around.flatMap(([dx, dy]) => lies.get(`${x + dx} ${y + dy}`) ?? []),
  );
  const isAcross = (from: readonly number[], end: number): boolean => {
    const common = from.filter((at) => neighbours[end]?.includes(at));
    return !from.includes(end) && common.length === 2 && common.every((at) => isRiver[at]);
  };
  return {
    id: map.id,
    hexes,
    land: hexes.filter((hex) => hex.terrain !== 'river').map((hex) => hex.id),
    index: new Map(hexes.map((hex, index) => [hex.id, index])),
    neighbours,
    isRiver,
    across: neighbours.map((from) => {
      const beyond = new Set(from.flatMap((at) => neighbours[at] ?? []));
      const ends = [...beyond].filter((end) => !isRiver[end] && isAcross(from, end));
      return ends.sort((one, other) => one - other).flatMap((end) => hexes[end]?.id ?? []);
    }),
  };
}

const known = new Map<MapId, Geometry>();

/** Built once a map. */
export function geometryOf(id: MapId): Geometry {
  const geometry = known.get(id) ?? built(maps[id]);
  known.set(id, geometry);
  return geometry;
}
