import { believed } from './believed.ts';
import { putFavoursRight, putMerchantsRight, putPowerRight, putSpacesRight } from './beside-map.ts';
import { boardNow, lay, withoutHex, takings, type Mirror, type Piece } from './mirror.ts';
import { geometryOf } from './geometry.ts';
import { isReadByPlayer } from './her-card.ts';
import { terrains } from './maps.ts';
import { nameTile } from './scoring-tile.ts';
import { homeOf, onMap, owners, type Owner, type State, type TerraTable } from './state.ts';
import { allPriests, buildings, cults, highestLevel, type Building } from './tiles.ts';
import { toAsk, toMirror } from './ways.ts';

/** Something else lies there: what the player sees counts, whatever the app thought. */
export function putRight(s: State, table: TerraTable): void {
  const { board } = s;
  const of = ['cults', 'spaces', 'favours', 'pieces', 'points'] as const;
  const merchants = s.merchants ? (['merchants'] as const) : [];
  const tile = s.merchants ? [] : (['tile'] as const);
  const what = table.choice({
    say: 'put-right',
    of: board
      ? (['hex', 'power', ...merchants, ...of, ...tile, 'to-ask'] as const)
      : ([...of, ...tile, 'to-mirror'] as const),
  });
  switch (what) {
    case 'to-ask':
      return toAsk(s, table);
    case 'to-mirror':
      return toMirror(s, table);
    case 'hex':
      return board ? hexAnywhere(s, table, board) : undefined;
    case 'cults':
      return putCultRight(s, table);
    case 'spaces':
      return putSpacesRight(s, table, table.choice({ say: 'right-cult', of: cults }));
    case 'power':
      return putPowerRight(s, table);
    case 'merchants':
      return putMerchantsRight(s, table);
    case 'tile':
      s.tiles[s.round - 1] = nameTile(s, table);
      return;
    case 'favours':
      return putFavoursRight(s, table);
    case 'pieces':
      return putPiecesRight(s, table);
    case 'points':
      s.points = table.count({ say: 'right-points', min: 0, max: mostPoints });
      return;
  }
}

const mostPoints = 400;

function hexAnywhere(s: State, table: TerraTable, board: Mirror): void {
  const of = geometryOf(s.map).land;
  putHexRight(s, table, board, table.place({ say: 'right-hex', of, board: boardNow(s, board) }));
}

/** All markers of a track at once: mostly only one is on 10. */
function putCultRight(s: State, table: TerraTable): void {
  const cult = table.choice({ say: 'right-cult', of: cults });
  const sides = owners.filter((owner) => owner === 'bot' || s.humans.includes(owner));
  const known = Object.fromEntries(sides.map((side) => [side, s.levels[cult][side]]));
  const onTop = (levels: Readonly<Record<string, number>>) =>
    sides.filter((side) => (levels[side] ?? 0) >= highestLevel).length;
  const levels = believed<Readonly<Record<string, number>>>(
    table,
    (start = known) => table.tally({ say: 'right-levels', of: sides, with: { cult }, start }),
    (said) => (onTop(said) > 1 ? { say: 'doubt-two-on-top', with: { cult } } : undefined),
  );
  for (const side of sides) s.levels[cult][side] = Math.min(highestLevel, levels[side] ?? 0);
}

/** Where the map is mirrored, her supply follows from it. */
function putPiecesRight(s: State, table: TerraTable): void {
  s.priests = table.count({ say: 'right-priests', min: 0, max: allPriests });
  if (s.board) return;
  const kinds = buildings.filter((kind) => kind !== 'shipyard' || s.merchants);
  const start = Object.fromEntries(kinds.map((kind) => [kind, s.supply[kind]]));
  const left = table.tally({ say: 'right-supply', of: kinds, start });
  for (const kind of kinds) s.supply[kind] = Math.min(onMap(s, kind) + s.supply[kind], left[kind]);
}

/** Something else lies on this hex. */
export function putHexRight(s: State, table: TerraTable, board: Mirror, hex: string): void {
  const bridges = Object.keys(board.bridges).filter((bridge) => bridge.split('-').includes(hex));
  const of = [
    'as-shown',
    'nothing',
    'bot',
    ...s.humans,
    ...(isReadByPlayer(s) ? takings : []),
    ...(bridges.length > 0 ? (['no-bridge'] as const) : []),
  ] as const;
  const lies = table.choice({ say: 'lies-here', of, with: { hex }, board: boardNow(s, board, [], hex) });
  if (lies === 'as-shown') return;
  if (lies === 'no-bridge') {
    board.bridges = Object.fromEntries(
      Object.entries(board.bridges).filter(([bridge]) => !bridges.includes(bridge)),
    );
    return;
  }
  const piece = lies === 'bot' || lies === 'you' || lies === 'other' ? pieceOf(s, table, lies, hex) : null;
  if (piece?.owner === 'bot') freePiece(s, table, board, hex, piece.kind);
  clear(s, board, hex);
  if (lies === 'closed' || lies === 'hers') board.taken = { ...board.taken, [hex]: lies };
  if (piece) {
    board.pieces[hex] = piece;
    if (piece.owner === 'bot') s.supply[piece.kind] -= 1;
    lay(geometryOf(s.map), board, hex, homeOf(s, piece.owner));
  } else if (lies === 'nothing') {
    const terrain = table.choice({ say: 'lies-terrain', of: terrains, with: { hex } });
    lay(geometryOf(s.map), board, hex, terrain);
  }
}

function pieceOf(s: State, table: TerraTable, owner: Owner, hex: string): Piece {
  const kinds = buildings.filter((kind) => kind !== 'shipyard' || s.merchants);
  const kind = table.choice({ say: 'lies-building', of: kinds, with: { hex } });
  const marked = owner === 'bot' && table.yesNo({ say: 'lies-chip', with: { hex } });
  const traded = owner !== 'bot' && s.merchants && table.yesNo({ say: 'lies-trade', with: { hex } });
  return { owner, kind, marked, traded };
}

/** She has no such piece left: one of those that the app knows is not there, the player says which. */
function freePiece(s: State, table: TerraTable, board: Mirror, hex: string, kind: Building): void {
  const isHers = (id: string) => board.pieces[id]?.owner === 'bot' && board.pieces[id].kind === kind;
  if (s.supply[kind] > 0 || isHers(hex)) return;
  const elsewhere = geometryOf(s.map).land.filter(isHers);
  const shown = boardNow(s, board, elsewhere, hex);
  const gone = table.place({ say: 'not-there', of: elsewhere, with: { kind, hex }, board: shown });
  clear(s, board, gone);
}

function clear(s: State, board: Mirror, hex: string): void {
  const piece = board.pieces[hex];
  if (piece?.owner === 'bot') s.supply[piece.kind] += 1;
  board.pieces = withoutHex(board.pieces, hex);
  if (board.taken) board.taken = withoutHex(board.taken, hex);
}
