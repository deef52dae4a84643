import { found, type RoundTile, type State, type TerraTable } from './state.ts';
import { cults, tileIds, type Cult, type ScoringTile } from './tiles.ts';

const lateFrom = 4;
/** «Allgemeiner Aufbau», 2: the tile with the spade never lies there. */
const noSpadeFrom = 5;
const mostPoints = 20;

/** The tile of this round; it is named when it is first needed. Those of the merchants are not known. */
function tileNow(s: State, table: TerraTable): RoundTile {
  const known = s.tiles[s.round - 1];
  if (known) return known;
  const tile: RoundTile = s.merchants ? { id: 'merchants', cult: null, points: null } : named(s, table);
  s.tiles[s.round - 1] = tile;
  return tile;
}

function named(s: State, table: TerraTable): RoundTile {
  const left = tileIds.filter(
    (id) => !s.tiles.some((tile) => tile?.id === id) && !(id === 'spade' && s.round >= noSpadeFrom),
  );
  const id = table.choice({ say: 'which-tile', of: left, with: { round: s.round } });
  const { cult, early, late } = found(
    s.cards.scoringTiles.find((tile) => tile.id === id),
    id,
  );
  return { id, cult, points: s.round < lateFrom ? early : late };
}

/** The colour of the Automa symbol. */
export function cultOfTile(s: State, table: TerraTable): Cult {
  const tile = tileNow(s, table);
  if (tile.cult) return tile.cult;
  tile.cult = table.choice({ say: 'tile-cult', of: cults, with: { round: s.round } });
  keep(s, tile, { cult: tile.cult });
  return tile.cult;
}

/** «Automa passt», p. 7, 1: the number in the lower right. */
export function pointsOfTile(s: State, table: TerraTable): number {
  const tile = tileNow(s, table);
  if (tile.points !== null) return tile.points;
  const points = table.count({ say: 'tile-points', min: 0, max: mostPoints, with: { round: s.round } });
  tile.points = points;
  keep(s, tile, s.round < lateFrom ? { early: points } : { late: points });
  return points;
}

/** The next game begins with what the player read from the tile. */
function keep(s: State, { id }: RoundTile, read: Partial<ScoringTile>): void {
  const scoringTiles = s.cards.scoringTiles.map((tile): ScoringTile =>
    tile.id === id ? { ...tile, ...read, provenance: 'owner' } : tile,
  );
  s.cards = { ...s.cards, scoringTiles };
}
