import type { ShownBoard } from '../../engine/bot.ts';
import type { Group } from './cards.ts';
import { geometryOf, type Geometry } from './geometry.ts';
import type { Terrain } from './maps.ts';
import { type Human, type Owner, type State } from './state.ts';
import { powerOf, type Building } from './tiles.ts';
import { humanFaction } from './your-factions.ts';

export const hexMap = 'hex-map';

export interface Piece {
  readonly owner: Owner;
  kind: Building;
  /** With a power chip. */
  marked: boolean;
  /** With one of her trade markers below. */
  traded: boolean;
}

/** The mirrored map: what lies on the printed one. */
export interface Mirror {
  pieces: Record<string, Piece>;
  /** Terrain tiles. */
  terrain: Record<string, Terrain>;
  /** `C2-D3` to its owner. */
  bridges: Record<string, Owner>;
  /** By her faction card: nobody builds on a closed hex, nobody but she on one of hers. */
  taken?: Record<string, Taken>;
}

export const takings = ['closed', 'hers'] as const;
export type Taken = (typeof takings)[number];

/** The map as the selection methods look at it: hexes by index. */
export interface Position {
  readonly geometry: Geometry;
  readonly pieces: ReadonlyMap<number, Piece>;
  /** The power value of each building. */
  readonly power: ReadonlyMap<number, number>;
  readonly hers: readonly number[];
  readonly marked: readonly number[];
  readonly unmarked: readonly number[];
  readonly humans: readonly number[];
  /** Directly beside each hex: at an edge, or over a bridge. */
  readonly beside: readonly (readonly number[])[];
  /** «Am nächsten»: a path never enters these. */
  readonly blocked: ReadonlySet<number>;
  /** She does not build here. */
  readonly closed: ReadonlySet<number>;
}

export function positionOf(s: Readonly<State>, board: Readonly<Mirror>): Position {
  const geometry = geometryOf(s.map);
  const pieces = new Map<number, Piece>();
  for (const [id, piece] of Object.entries(board.pieces)) pieces.set(indexOf(geometry, id), piece);
  const where = (test: (piece: Piece) => boolean): number[] =>
    [...pieces].filter(([, piece]) => test(piece)).map(([at]) => at);
  const humans = where(({ owner }) => owner !== 'bot');
  return {
    geometry,
    pieces,
    power: new Map([...pieces].map(([at, piece]) => [at, valueOf(s, piece)])),
    hers: where(({ owner }) => owner === 'bot'),
    marked: where(({ owner, marked }) => owner === 'bot' && marked),
    unmarked: where(({ owner, marked }) => owner === 'bot' && !marked),
    humans,
    beside: besideAll(geometry, board),
    blocked: new Set(humans),
    closed: new Set(takenOf(board, 'closed').map((id) => indexOf(geometry, id))),
  };
}

export function takenOf({ taken = {} }: Readonly<Mirror>, as: Taken): string[] {
  return Object.keys(taken).filter((hex) => taken[hex] === as);
}

export const withoutHex = <T>(record: Readonly<Record<string, T>>, hex: string): Record<string, T> =>
  Object.fromEntries(Object.entries(record).filter(([id]) => id !== hex));

export function ofGroup(position: Position, group: Group): readonly number[] {
  return group === 'marked' ? position.marked : position.unmarked;
}

export function ownedBy({ pieces }: Position, owner: Owner): number[] {
  return [...pieces].filter(([, piece]) => piece.owner === owner).map(([at]) => at);
}

export function indexOf({ index }: Geometry, id: string): number {
  const at = index.get(id);
  if (at === undefined) throw new Error(`no hex ${id}`);
  return at;
}

export function nameOf({ hexes }: Geometry, at: number): string {
  return hexes[at]?.id ?? '';
}

/** A terrain tile replaces what is printed. */
export function terrainAt(geometry: Geometry, board: Readonly<Mirror>, at: number): Terrain {
  const hex = geometry.hexes[at];
  if (!hex || hex.terrain === 'river') throw new Error(`no land at ${at}`);
  return board.terrain[hex.id] ?? hex.terrain;
}

/** The hex becomes this terrain: a tile, unless it is printed so. */
export function lay(geometry: Geometry, board: Mirror, id: string, terrain: Terrain): void {
  if (geometry.hexes[indexOf(geometry, id)]?.terrain === terrain)
    board.terrain = withoutHex(board.terrain, id);
  else board.terrain[id] = terrain;
}

/** The banks of the bridges, of all or of one owner. */
export function banksOf(
  geometry: Geometry,
  { bridges }: Readonly<Mirror>,
  owner?: Owner,
): (readonly [number, number])[] {
  return Object.entries(bridges)
    .filter(([, builder]) => owner === undefined || builder === owner)
    .map(([bridge]) => {
      const [one = '', other = ''] = bridge.split('-');
      return [indexOf(geometry, one), indexOf(geometry, other)];
    });
}

/** A bridge makes two hexes directly adjacent; she has none, so her range never leads over one. */
function besideAll(geometry: Geometry, board: Readonly<Mirror>): Position['beside'] {
  const banks = banksOf(geometry, board);
  if (banks.length === 0) return geometry.neighbours;
  return geometry.neighbours.map((near, at) => [
    ...near,
    ...banks.flatMap(([one, other]) => (one === at ? [other] : other === at ? [one] : [])),
  ]);
}

/** The power that a building on a hex offers a player: the value of the own buildings directly beside it. */
export function powerBeside(
  { beside, pieces, power }: Position,
  at: number,
  humans: readonly Human[],
): number {
  const isTheirs = (other: number) => humans.some((human) => human === pieces.get(other)?.owner);
  return (beside[at] ?? []).filter(isTheirs).reduce((sum, other) => sum + (power.get(other) ?? 0), 0);
}

/** Stronghold and sanctuary of the Yetis are worth one more. */
function valueOf(s: Readonly<State>, { owner, kind }: Piece): number {
  const isLarge = kind === 'stronghold' || kind === 'sanctuary';
  return powerOf[kind] + (isLarge && owner !== 'bot' && humanFaction(s, owner) === 'yetis' ? 1 : 0);
}

/** The map as it lies; with the spaces that were possible, and the one that was chosen. */
export function boardNow(
  s: Readonly<State>,
  board: Readonly<Mirror>,
  possible: readonly string[] = [],
  target?: string,
): ShownBoard {
  const words: Record<string, string[]> = {};
  const say = (id: string, word: string): void => {
    words[id] = [...(words[id] ?? []), word];
  };
  Object.entries(board.terrain).forEach(([id, terrain]) => say(id, terrain));
  for (const [id, { owner, kind, marked, traded }] of Object.entries(board.pieces)) {
    say(id, owner);
    say(id, kind);
    if (marked) say(id, 'marked');
    if (traded) say(id, 'trade');
  }
  Object.entries(board.taken ?? {}).forEach(([id, taken]) => say(id, taken));
  possible.forEach((id) => say(id, 'option'));
  if (target !== undefined) say(target, 'target');
  const marks: Record<string, string> = {};
  for (const [id, spoken] of Object.entries(words)) marks[id] = spoken.join(' ');
  for (const [bridge, owner] of Object.entries(board.bridges)) marks[`bridge:${bridge}`] = owner;
  return { board: hexMap, marks, places: geometryOf(s.map).land };
}
