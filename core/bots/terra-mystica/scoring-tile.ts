import type { State, TerraTable } from './state.ts';
import {
  cults,
  mayLie,
  tileIds,
  unread,
  type Cult,
  type RoundTile,
  type ScoringTile,
  type TileId,
} from './tiles.ts';

const lateFrom = 4;
const mostPoints = 20;

/** The tile of this round; where the player draws, it is named when it is first needed. Those of the merchants are not known. */
function tileNow(s: State, table: TerraTable): RoundTile {
  const known = s.tiles[s.round - 1];
  if (known) return known;
  const tile = s.merchants ? unread('merchants') : nameTile(s, table);
  s.tiles[s.round - 1] = tile;
  return tile;
}

/** Which tile lies there? None that lies in another round. */
export function nameTile(s: Readonly<State>, table: TerraTable): RoundTile {
  const { round } = s;
  const isElsewhere = (id: TileId) => s.tiles.some((tile, index) => tile?.id === id && index !== round - 1);
  const of = tileIds.filter((id) => !isElsewhere(id) && mayLie(id, round));
  return unread(table.choice({ say: 'which-tile', of, with: { round } }));
}

/** What is printed is read from the tile whenever it is needed. */
const printedOn = (s: Readonly<State>, { id }: RoundTile): ScoringTile | undefined =>
  s.cards.scoringTiles.find((tile) => tile.id === id);

/** The colour of the Automa symbol. */
export function cultOfTile(s: State, table: TerraTable): Cult {
  const tile = tileNow(s, table);
  const known = printedOn(s, tile)?.cult ?? tile.cult;
  if (known) return known;
  tile.cult = table.choice({ say: 'tile-cult', of: cults, with: { round: s.round } });
  keep(s, tile, { cult: tile.cult });
  return tile.cult;
}

/** «Automa passt», p. 7, 1: the number in the lower right. */
export function pointsOfTile(s: State, table: TerraTable): number {
  const tile = tileNow(s, table);
  const side = s.round < lateFrom ? 'early' : 'late';
  const known = printedOn(s, tile)?.[side] ?? tile.points;
  if (known !== null) return known;
  const points = table.count({ say: 'tile-points', min: 0, max: mostPoints, with: { round: s.round } });
  tile.points = points;
  keep(s, tile, { [side]: points });
  return points;
}

/** The next game begins with what the player read from the tile. */
function keep(s: State, { id }: RoundTile, read: Partial<ScoringTile>): void {
  const scoringTiles = s.cards.scoringTiles.map((tile): ScoringTile =>
    tile.id === id ? { ...tile, ...read, provenance: 'owner' } : tile,
  );
  s.cards = { ...s.cards, scoringTiles };
}
