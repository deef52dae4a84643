import { merchantSpaces } from './actions/cover.ts';
import { takeSpace, topOf } from './actions/cult.ts';
import { bridgeName, bridgesFrom } from './bridges.ts';
import { drawReserve } from './deck-building.ts';
import { geometryOf } from './geometry.ts';
import { terrains } from './maps.ts';
import { boardNow, indexOf, lay, positionOf, terrainAt, withoutHex, type Mirror } from './mirror.ts';
import { putHexRight } from './put-right.ts';
import { reading, readingIf } from './readings.ts';
import { cardOf, homeOf, playerOf, whose, type Human, type State, type TerraTable } from './state.ts';
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
import { builder, climber, favoured, ofWhom, remember } from './who.ts';
import { humanFaction } from './your-factions.ts';

type OwnDeed = 'build' | 'transform' | 'bridge' | 'take-back' | 'other' | `to-${Building}`;

/** A tap on a hex in the player's turn, then what happened there. */
export function yourHex(s: State, table: TerraTable): void {
  if (!s.board) return;
  const { board } = s;
  const hex = table.place({ say: 'your-hex', of: geometryOf(s.map).land, board: boardNow(s, board) });
  const piece = board.pieces[hex];
  if (piece?.owner === 'bot' || board.taken?.[hex]) return putHexRight(s, table, board, hex);
  const shown = { board: boardNow(s, board, [], hex) };
  const ask = (human: Human, others: readonly 'theirs'[]) => {
    const deeds = deedsAt(s, board, hex, human);
    const likely = likelyDeed(deeds);
    return table.choice({
      say: 'your-deed',
      of: [...deeds.slice(0, 1), ...others, ...deeds.slice(1)],
      with: { hex, deed: likely ?? 'other', who: whose(s, human) },
      ...(likely ? { usual: { answer: likely, tell: 'you-did' }, hero: hex } : {}),
      ...shown,
    });
  };
  const { who, answer: deed } = piece?.owner
    ? { who: piece.owner, answer: ask(piece.owner, []) as OwnDeed }
    : ofWhom<OwnDeed>(s, table, builder(s, board, hex), ask);
  if (deed === 'other') return putHexRight(s, table, board, hex);
  if (deed !== 'take-back') remember(s, who, deed === 'to-temple' || deed === 'to-sanctuary');
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
      board.pieces = withoutHex(board.pieces, hex);
      return;
    default:
      if (piece) piece.kind = deed.slice('to-'.length) as Building;
      return afterBuilding(s, table, board, hex, who, false);
  }
}

/** What a tap means as a rule, the commonest first: a temple rather than the only stronghold. */
const usualDeeds = [
  'build',
  'to-trading-house',
  'to-temple',
  'to-sanctuary',
  'to-stronghold',
] as const satisfies readonly OwnDeed[];

const likelyDeed = (deeds: readonly OwnDeed[]): OwnDeed | undefined =>
  usualDeeds.find((deed) => deeds.includes(deed));

/** Only what the pieces of a player allow. */
function deedsAt(s: Readonly<State>, board: Mirror, hex: string, who: Human): OwnDeed[] {
  const used = (kind: Building): number =>
    Object.values(board.pieces).filter((piece) => piece.owner === who && piece.kind === kind).length;
  const isLeft = (kind: Building): boolean =>
    used(kind) < allPieces[kind] && (kind !== 'shipyard' || s.merchants);
  const bridge: OwnDeed[] = bridgesFrom(s, board, hex).length > 0 ? ['bridge'] : [];
  const piece = board.pieces[hex];
  if (!piece) return [...(isLeft('dwelling') ? (['build'] as const) : []), 'transform', ...bridge, 'other'];
  const targets = upgradesOf[piece.kind].filter(isLeft).map((kind): OwnDeed => `to-${kind}`);
  return [...targets, ...bridge, 'take-back', 'other'];
}

function transform(s: State, table: TerraTable, board: Mirror, hex: string): void {
  const geometry = geometryOf(s.map);
  const now = terrainAt(geometry, board, indexOf(geometry, hex));
  const others = terrains.filter((terrain) => terrain !== now);
  lay(geometry, board, hex, table.choice({ say: 'your-terrain', of: others, with: { hex } }));
}

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
  if (!near.some((at) => pieces.get(at)?.owner === 'bot')) return;
  const faction = humanFaction(s, who);
  if (faction === 'cultists') cultists(s, table);
  if (faction === 'shapeshifters' && isNew) shapeshifters(s, table);
}

/** «Gestaltwandler»: power instead of a power chip. */
export function shapeshifters(s: State, table: TerraTable): void {
  const who = playerOf(s, 'shapeshifters');
  if (who) table.tell('shapeshifters', { who: whose(s, who) }, { hero: 1 });
}

/** «Kultisten»: a card of the reserve instead of the other players' choice; fixed points, or a cult step if the player wants it. */
export function cultists(s: State, table: TerraTable): void {
  const human = playerOf(s, 'cultists');
  if (!human) return;
  const who = whose(s, human);
  const because = [reading('cultists'), ...readingIf(s.waiting.length > 0, 'third')];
  const id = drawReserve(s, table);
  const shown = { card: { deck: 'automa', card: id }, because };
  const fixed = cardOf(s, id).actions.flatMap((action) =>
    action.kind === 'points' && action.points !== 'x' ? [action.points] : [],
  );
  const [points] = fixed;
  if (points !== undefined) table.tell('cultists-points', { points, who }, { hero: points, ...shown });
  else if (s.board) {
    const track = table.choice({ say: 'cultists-track', of: [...cults, 'none'], with: { who }, ...shown });
    if (track !== 'none') move(s, table, track, human, 1);
  } else table.tell('cultists-step', { who }, { hero: 1, ...shown });
}

const ways = ['priest-3', 'priest-2', 'one', 'more', 'fewer'] as const;

/** The player moves on a cult track, with or without a priest. */
export function yourCult(s: State, table: TerraTable): void {
  const { who, answer: cult } = ofWhom<Cult>(s, table, climber(s), (human, others) =>
    table.choice({ say: 'your-cult', of: [...cults, ...others], with: { who: whose(s, human) } }),
  );
  remember(s, who);
  const possible = ways.filter(
    (way) => !way.startsWith('priest') || s.spaces[cult].includes(Number(way.slice(-1))),
  );
  const likely = possible[0] ?? 'one';
  const way = table.choice({
    say: 'your-steps',
    of: possible,
    with: { cult, level: s.levels[cult][who], way: likely, who: whose(s, who) },
    usual: { answer: likely, tell: 'you-climbed' },
  });
  switch (way) {
    case 'priest-3':
    case 'priest-2': {
      const steps = Number(way.slice(-1));
      takeSpace(s, cult, steps);
      return move(s, table, cult, who, steps);
    }
    case 'one':
      return move(s, table, cult, who, 1);
    case 'more':
      return move(s, table, cult, who, howMany(table, cult));
    case 'fewer':
      return move(s, table, cult, who, -howMany(table, cult));
  }
}

const howMany = (table: TerraTable, cult: Cult): number =>
  table.count({ say: 'how-many-steps', min: 1, max: highestLevel, with: { cult } });

/** Where somebody else is on 10, the marker stays below; that is said. */
function move(s: State, table: TerraTable, cult: Cult, who: Human, steps: number): void {
  const levels = s.levels[cult];
  const top = topOf(s, cult, who);
  const wanted = levels[who] + steps;
  levels[who] = Math.max(0, Math.min(top, wanted));
  if (wanted > top && top < highestLevel) table.tell('your-top', { who: whose(s, who), cult, level: top });
}

/** The player takes a favour tile of three steps; smaller ones change nothing for her. */
export function yourFavour(s: State, table: TerraTable): void {
  const { who, answer: cult } = ofWhom<Cult>(s, table, favoured(s, s.board), (human, others) =>
    table.choice({ say: 'your-favour', of: [...s.favours, ...others], with: { who: whose(s, human) } }),
  );
  remember(s, who);
  s.favours = s.favours.filter((other) => other !== cult);
  move(s, table, cult, who, favourSteps);
}

/** The player uses a power action of the board. */
export function yourPower(s: State, table: TerraTable): void {
  const free = powerActions.filter((action) => !s.covered.includes(action));
  const action = table.choice({ say: 'your-power', of: s.merchants ? [...free, 'merchants'] : free });
  if (action !== 'merchants') {
    s.covered.push(action);
    return;
  }
  const spaces = merchantSpaces(s, table);
  const place = table.count({ say: 'your-merchants', min: 1, max: spaces });
  s.merchantsCovered = [...new Set([...(s.merchantsCovered ?? []), place])];
}
