import { believed } from './believed.ts';
import { putFavoursRight, putMerchantsRight, putPowerRight, putSpacesRight } from './beside-map.ts';
import { bridgeName, bridgesFrom } from './bridges.ts';
import { geometryOf } from './geometry.ts';
import { isReadByPlayer } from './her-card.ts';
import { terrains, type Terrain } from './maps.ts';
import { boardNow, lay, takings, type Mirror, type Taken } from './mirror.ts';
import {
  herPieces,
  homeOf,
  noPieces,
  onMap,
  whose,
  type Owner,
  type State,
  type TerraTable,
} from './state.ts';
import { buildings, cults, highestLevel, type Building } from './tiles.ts';

/** From now on she asks. Of two players, only the higher marker matters then. */
export function toAsk(s: State, table: TerraTable): void {
  s.board = null;
  s.herCovers = { main: s.covered.length, merchants: s.merchantsCovered?.length ?? 0 };
  for (const cult of cults) {
    const { you, other } = s.levels[cult];
    Object.assign(s.levels[cult], { you: Math.max(you, other), other: 0 });
  }
  table.tell('now-ask');
}

/** Mirroring begins anew in the middle of a game: whatever lies on the map and beside it. */
export function toMirror(s: State, table: TerraTable): void {
  const board = noPieces();
  enterHers(s, table, board);
  for (const human of s.humans) enterPieces(s, table, board, human);
  if (s.merchants) tapped(s, table, board, 'mirror-trade', 'trade', (owner) => owner !== 'bot');
  enterTiles(s, table, board);
  enterBridges(s, table, board);
  for (const human of s.humans) {
    const isKnown = s.humans.length === 1;
    const start = Object.fromEntries(cults.map((cult) => [cult, s.levels[cult][human]]));
    const values = { who: whose(s, human) };
    const said = table.tally({ say: 'mirror-levels', of: cults, with: values, ...(isKnown && { start }) });
    for (const cult of cults) s.levels[cult][human] = Math.min(highestLevel, said[cult]);
  }
  for (const cult of cults) putSpacesRight(s, table, cult);
  putFavoursRight(s, table);
  putPowerRight(s, table);
  if (s.merchants) putMerchantsRight(s, table);
  delete s.herCovers;
  s.board = board;
  table.tell('now-mirror', {}, { board: boardNow(s, board) });
}

const kindsOf = (s: Readonly<State>): Building[] =>
  buildings.filter((kind) => kind !== 'shipyard' || s.merchants);

/** Land on which nothing was put yet. */
const emptyLand = (s: Readonly<State>, { pieces }: Mirror): string[] =>
  geometryOf(s.map).land.filter((hex) => !pieces[hex]);

/** The buildings of one side; each stands on its home terrain. */
function enterPieces(
  s: State,
  table: TerraTable,
  board: Mirror,
  owner: Owner,
  start: Readonly<Record<string, string>> = {},
): Readonly<Record<string, string>> {
  const marks = kindsOf(s).map((kind) => `${owner}-${kind}`);
  const question = { of: emptyLand(s, board), marks, min: 0, start, board: boardNow(s, board) };
  const said = table.marks({ say: 'mirror-buildings', with: { who: whose(s, owner) }, ...question });
  for (const [hex, mark] of Object.entries(said)) {
    const kind = mark.slice(owner.length + 1) as Building;
    board.pieces[hex] = { owner, kind, marked: false, traded: false };
    lay(geometryOf(s.map), board, hex, homeOf(s, owner));
  }
  return said;
}

/** Hers, with their chips. What is not on the map is in her supply. */
function enterHers(s: State, table: TerraTable, board: Mirror): void {
  const count = (kind: Building) => Object.values(board.pieces).filter((piece) => piece.kind === kind).length;
  believed<Readonly<Record<string, string>>>(
    table,
    (before) => {
      Object.assign(board, noPieces());
      return enterPieces(s, table, board, 'bot', before);
    },
    () => {
      const other = kindsOf(s).find((kind) => count(kind) !== onMap(s, kind));
      return (
        other && { say: 'doubt-pieces', with: { kind: other, now: count(other), known: onMap(s, other) } }
      );
    },
  );
  const all = herPieces(s.merchants);
  for (const kind of kindsOf(s)) s.supply[kind] = Math.max(0, all[kind] - count(kind));
  tapped(s, table, board, 'mirror-chips', 'marked', (owner) => owner === 'bot');
}

/** Which of these buildings have something with them? */
function tapped(
  s: Readonly<State>,
  table: TerraTable,
  board: Mirror,
  say: 'mirror-chips' | 'mirror-trade',
  mark: 'marked' | 'trade',
  isMeant: (owner: Owner) => boolean,
): void {
  const of = Object.keys(board.pieces).filter((hex) => isMeant(board.pieces[hex]?.owner ?? 'bot'));
  if (of.length === 0) return;
  const said = table.marks({ say, of, marks: [mark], min: 0, board: boardNow(s, board) });
  for (const hex of Object.keys(said)) {
    const piece = board.pieces[hex];
    if (piece) piece[mark === 'marked' ? 'marked' : 'traded'] = true;
  }
}

/** Terrain tiles without a building; with some factions of hers, hexes that are taken. */
function enterTiles(s: Readonly<State>, table: TerraTable, board: Mirror): void {
  const of = emptyLand(s, board);
  const shown = () => ({ board: boardNow(s, board) });
  const laid = table.marks({ say: 'mirror-tiles', of, marks: terrains, min: 0, ...shown() });
  for (const [hex, terrain] of Object.entries(laid)) lay(geometryOf(s.map), board, hex, terrain as Terrain);
  if (!isReadByPlayer(s)) return;
  board.taken = table.marks({ say: 'mirror-taken', of, marks: takings, min: 0, ...shown() }) as Record<
    string,
    Taken
  >;
}

const mostBridges = 3;

function enterBridges(s: Readonly<State>, table: TerraTable, board: Mirror): void {
  for (const human of s.humans) {
    const values = { who: whose(s, human) };
    const bridges = table.count({ say: 'mirror-bridges', min: 0, max: mostBridges, with: values });
    for (let n = 0; n < bridges; n++) {
      const from = geometryOf(s.map).land.filter((hex) => bridgesFrom(s, board, hex).length > 0);
      const hex = table.place({ say: 'bridge-from', of: from, board: boardNow(s, board) });
      const of = bridgesFrom(s, board, hex);
      const end = table.place({ say: 'your-bridge', of, with: { hex }, board: boardNow(s, board, of, hex) });
      board.bridges[bridgeName(hex, end)] = human;
    }
  }
}
