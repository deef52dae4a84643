import { takeSpace } from './actions/cult.ts';
import { drawReserve } from './deck-building.ts';
import { geometryOf } from './geometry.ts';
import { terrains } from './maps.ts';
import { boardNow, indexOf, lay, positionOf, terrainAt, type Mirror } from './mirror.ts';
import { cardOf, homeOf, whose, type Human, type State, type TerraTable } from './state.ts';
import {
  allPieces,
  cults,
  favourSteps,
  highestLevel,
  powerActions,
  upgradesOf,
  type Building,
  type Cult,
} from './tiles.ts';

type Deed = 'build' | 'transform' | 'bridge' | 'take-back' | `to-${Building}`;

/** A tap on a hex in the player's turn, then what happened there. */
export function yourHex(s: State, table: TerraTable): void {
  if (!s.board) return;
  const { board } = s;
  const hex = table.place({ say: 'your-hex', of: yourHexes(s, board), board: boardNow(s, board) });
  const piece = board.pieces[hex];
  const who = piece && piece.owner !== 'bot' ? piece.owner : whoIsIt(s, table);
  const shown = { board: boardNow(s, board, [], hex) };
  const deed = table.choice({ say: 'your-deed', of: deedsAt(s, board, hex, who), with: { hex }, ...shown });
  switch (deed) {
    case 'build':
      lay(geometryOf(s.map), board, hex, homeOf(s, who));
      board.pieces[hex] = { owner: who, kind: 'dwelling', marked: false, traded: false };
      return afterBuilding(s, table, board, hex, who, true);
    case 'transform':
      return transform(s, table, board, hex);
    case 'bridge': {
      const ends = bridgesFrom(s, board, hex);
      const end = table.place({
        say: 'your-bridge',
        of: ends,
        with: { hex },
        board: boardNow(s, board, ends, hex),
      });
      board.bridges[bridgeName(hex, end)] = who;
      return;
    }
    case 'take-back':
      board.pieces = Object.fromEntries(Object.entries(board.pieces).filter(([id]) => id !== hex));
      return;
    default:
      if (piece) piece.kind = deed.slice('to-'.length) as Building;
      return afterBuilding(s, table, board, hex, who, false);
  }
}

/** Where something of the player's can happen. */
export function yourHexes(s: Readonly<State>, board: Readonly<Mirror>): string[] {
  return geometryOf(s.map).land.filter((id) => board.pieces[id]?.owner !== 'bot');
}

function whoIsIt(s: State, table: TerraTable): Human {
  return s.humans.length > 1 ? table.choice({ say: 'who-is-it', of: s.humans }) : 'you';
}

/** Only what the pieces of a player allow. */
function deedsAt(s: Readonly<State>, board: Mirror, hex: string, who: Human): Deed[] {
  const used = (kind: Building): number =>
    Object.values(board.pieces).filter((piece) => piece.owner === who && piece.kind === kind).length;
  const isLeft = (kind: Building): boolean =>
    used(kind) < allPieces[kind] && (kind !== 'shipyard' || s.merchants);
  const bridge: Deed[] = bridgesFrom(s, board, hex).length > 0 ? ['bridge'] : [];
  const piece = board.pieces[hex];
  if (!piece) return [...(isLeft('dwelling') ? (['build'] as const) : []), 'transform', ...bridge];
  const targets = upgradesOf[piece.kind].filter(isLeft).map((kind): Deed => `to-${kind}`);
  return [...targets, ...bridge, 'take-back'];
}

function transform(s: State, table: TerraTable, board: Mirror, hex: string): void {
  const geometry = geometryOf(s.map);
  const now = terrainAt(geometry, board, indexOf(geometry, hex));
  const others = terrains.filter((terrain) => terrain !== now);
  lay(geometry, board, hex, table.choice({ say: 'your-terrain', of: others, with: { hex } }));
}

/** Where a bridge can end: two hexes further along an edge, with a river on both sides of it. */
export function bridgesFrom(s: Readonly<State>, board: Readonly<Mirror>, hex: string): string[] {
  const geometry = geometryOf(s.map);
  const beside = (id: string) => geometry.neighbours[indexOf(geometry, id)] ?? [];
  const from = beside(hex);
  return geometry.land.filter((end) => {
    if (end === hex || board.bridges[bridgeName(hex, end)] !== undefined) return false;
    const common = beside(end).filter((at) => from.includes(at));
    const isBeside = from.includes(indexOf(geometry, end));
    return !isBeside && common.length === 2 && common.every((at) => geometry.isRiver[at]);
  });
}

const bridgeName = (one: string, other: string): string =>
  one < other ? `${one}-${other}` : `${other}-${one}`;

/** «Völkerspezifische Regeln»: what a building beside one of hers gives the player. */
function afterBuilding(
  s: State,
  table: TerraTable,
  board: Mirror,
  hex: string,
  who: Human,
  isNew: boolean,
): void {
  const { geometry, beside, pieces } = positionOf(s, board);
  const near = beside[indexOf(geometry, hex)] ?? [];
  if (who !== 'you' || !near.some((at) => pieces.get(at)?.owner === 'bot')) return;
  if (s.yourFaction === 'cultists') cultists(s, table);
  if (s.yourFaction === 'shapeshifters' && isNew) table.tell('shapeshifters', {}, { hero: 1 });
}

/** «Kultisten»: a card of the reserve instead of the other players' choice; fixed points, or a cult step if the player wants it. */
export function cultists(s: State, table: TerraTable): void {
  const id = drawReserve(s, table);
  const shown = { card: { deck: 'automa', card: id } };
  const fixed = cardOf(s, id).actions.flatMap((action) =>
    action.kind === 'points' && action.points !== 'x' ? [action.points] : [],
  );
  const [points] = fixed;
  if (points !== undefined) table.tell('cultists-points', { points }, { hero: points, ...shown });
  else if (s.board) {
    const track = table.choice({ say: 'cultists-track', of: [...cults, 'none'], ...shown });
    if (track !== 'none') move(s, track, 'you', 1);
  } else table.tell('cultists-step', {}, { hero: 1, ...shown });
}

const ways = ['priest-3', 'priest-2', 'one', 'more', 'fewer'] as const;

/** The player moves on a cult track, with or without a priest. */
export function yourCult(s: State, table: TerraTable): void {
  const who = whoIsIt(s, table);
  const cult = table.choice({ say: 'your-cult', of: cults, with: { who: whose(s, who) } });
  const possible = ways.filter(
    (way) => !way.startsWith('priest') || s.spaces[cult].includes(Number(way.slice(-1))),
  );
  const way = table.choice({ say: 'your-steps', of: possible, with: { cult, level: s.levels[cult][who] } });
  switch (way) {
    case 'priest-3':
    case 'priest-2': {
      const steps = Number(way.slice(-1));
      takeSpace(s, cult, steps);
      return move(s, cult, who, steps);
    }
    case 'one':
      return move(s, cult, who, 1);
    case 'more':
      return move(
        s,
        cult,
        who,
        table.count({ say: 'how-many-steps', min: 1, max: highestLevel, with: { cult } }),
      );
    case 'fewer':
      return move(
        s,
        cult,
        who,
        -table.count({ say: 'how-many-steps', min: 1, max: highestLevel, with: { cult } }),
      );
  }
}

/** Only one marker may be on 10. */
function move(s: State, cult: Cult, who: Human, steps: number): void {
  const levels = s.levels[cult];
  const others = s.humans.filter((human) => human !== who).map((human) => levels[human]);
  const top = [levels.bot, ...others].includes(highestLevel) ? highestLevel - 1 : highestLevel;
  levels[who] = Math.max(0, Math.min(top, levels[who] + steps));
}

/** The player takes a favour tile of three steps; smaller ones change nothing for her. */
export function yourFavour(s: State, table: TerraTable): void {
  const who = whoIsIt(s, table);
  const cult = table.choice({ say: 'your-favour', of: s.favours, with: { who: whose(s, who) } });
  s.favours = s.favours.filter((other) => other !== cult);
  move(s, cult, who, favourSteps);
}

/** The player uses a power action of the board. */
export function yourPower(s: State, table: TerraTable): void {
  const free = powerActions.filter((action) => !s.covered.includes(action));
  s.covered.push(table.choice({ say: 'your-power', of: free }));
}
