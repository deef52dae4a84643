import type { BaseState, Options, OptionSpec, ShownCard, Table } from '../../engine/bot.ts';
import { deckChoices, deckModeOf, type DeckMode, type Pile } from '../../engine/deck.ts';
import type { RngState } from '../../engine/rng.ts';
import type { Card, CardId, CardSet, Support } from './cards.ts';
import { buildDeck } from './deck-building.ts';
import { factionIds, type Faction, type FactionId } from './factions.ts';
import type { Final } from './final.ts';
import { levelIds, type Level, type LevelId } from './levels.ts';
import { mapIds, terrains, type MapId, type Terrain } from './maps.ts';
import type { Mirror } from './mirror.ts';
import type { Key } from './phrases.ts';
import {
  allPieces,
  allPriests,
  cults,
  drawnTiles,
  priestSpaces,
  type Building,
  type Cult,
  type PowerAction,
  type RoundTile,
} from './tiles.ts';
import { humanFaction, yourFactions, type YourFaction } from './your-factions.ts';

/** «Endwertungsplättchen», of Fire & Ice. */
export const endTiles = ['none', 'distance', 'settlements', 'sanctuary-stronghold', 'outposts'] as const;
export type EndTile = (typeof endTiles)[number];

export const options = {
  way: { kind: 'choice', of: ['mirror', 'ask'], initial: 'mirror', shown: 'way' },
  level: { kind: 'choice', of: levelIds, initial: 'automa', shown: 'level' },
  faction: { kind: 'choice', of: factionIds, initial: 'simpletons' },
  map: { kind: 'choice', of: mapIds, initial: 'base' },
  'your-faction': { kind: 'choice', of: yourFactions, initial: 'any' },
  home: { kind: 'choice', of: ['drawn', ...terrains], initial: 'drawn', shown: 'more' },
  'end-tile': { kind: 'choice', of: endTiles, initial: 'none' },
  merchants: { kind: 'yes-no', initial: false },
  players: { kind: 'choice', of: ['one', 'two'], initial: 'one' },
  'other-faction': { kind: 'choice', of: yourFactions, initial: 'any' },
  landscape: { kind: 'choice', of: ['learn', 'enter'], initial: 'learn' },
  tiles: { kind: 'choice', of: ['app', 'player'], initial: 'app' },
  deck: { kind: 'choice', of: deckChoices, initial: 'built-in' },
} as const satisfies Record<string, OptionSpec>;

export type TerraTable = Table<Key>;

export const rounds = 6;

export const owners = ['bot', 'you', 'other'] as const;
export type Owner = (typeof owners)[number];
export type Human = Exclude<Owner, 'bot'>;

export const gains = ['cards', 'tiles', 'trade'] as const;
/** What the player read on her faction card came later. */
export type Gain = (typeof gains)[number] | 'faction';

export interface State extends BaseState {
  cards: CardSet;
  level: LevelId;
  faction: FactionId;
  /** Another faction was chosen, but may not be played. */
  refused: FactionId | null;
  map: MapId;
  yourFaction: YourFaction;
  /** Of the second player; games that began without it have none. */
  otherFaction?: YourFaction;
  endTile: EndTile;
  merchants: boolean;
  humans: Human[];
  entersRows: boolean;
  deckMode: DeckMode;
  isSetUp: boolean;
  round: number;
  /** Her turns in this round. */
  turns: number;
  /** Who begins the round: she, or the players. */
  begins: 'bot' | 'you';
  passed: Owner[];

  deck: Pile;
  reserve: Pile;
  /** Lies on the reserve and joins first. */
  waiting: CardId[];
  /** Cards that a player of the Cultists drew. */
  aside: CardId[];
  /** Drawn in this round; the last is the action card, the one before it the support card. */
  laid: CardId[];

  points: number;
  /** Of these, what she gained, and by what. */
  gained: Record<(typeof gains)[number], number> & { faction?: number };
  priests: number;
  /** On or beside her faction card, as the player reads there. */
  cubes?: number;
  supply: Record<Building, number>;
  levels: Record<Cult, Record<Owner, number>>;
  /** Where nothing is mirrored: the player has named the own markers in this turn. */
  knowsLevels: boolean;
  /** Free spaces for priests. */
  spaces: Record<Cult, number[]>;
  /** Tiles of three steps that nobody has. */
  favours: Cult[];
  covered: PowerAction[];
  /** Of two players: who has done something since her turn, and whose last building brings a favour tile. */
  lately?: { who: Human[]; tile?: Human };
  /** Of the merchants' spaces, counted from the upper left. */
  merchantsCovered?: number[];
  /** Where nothing is mirrored: how many she has covered in this round. */
  herCovers?: Record<'main' | 'merchants', number>;
  /** Null: not named yet. */
  tiles: (RoundTile | null)[];

  homes: Record<Owner, Terrain | null>;
  /** Null where nothing is mirrored: she asks. */
  board: Mirror | null;
  final: Final | null;
}

const startPoints = 20;
const boxedDwellings = 2;
const boxedTradingHouses = 2;

export const noPieces = (): Mirror => ({ pieces: {}, terrain: {}, bridges: {} });

/** «Allgemeiner Aufbau», as far as it needs no question. */
export function start(chosen: Options, rng: RngState, cards: CardSet): State {
  const s = { rng };
  const merchants = chosen['merchants'] === true;
  const deckMode = deckModeOf(chosen['deck']);
  const level = chosen['level'] as LevelId;
  const yourFaction = chosen['your-faction'] as YourFaction;
  const isForTwo = chosen['players'] === 'two';
  const wished = chosen['faction'] as FactionId;
  const humans: Human[] = isForTwo ? ['you', 'other'] : ['you'];
  const isAllowed = mayPlay({ humans, yourFaction }, wished);
  const mirrors = chosen['way'] === 'mirror';
  const drawsTiles = !merchants && chosen['tiles'] === 'app';
  const tiles: State['tiles'] = drawsTiles
    ? drawnTiles(s, rounds)
    : Array.from({ length: rounds }, () => null);
  return {
    cards,
    level,
    faction: isAllowed ? wished : 'simpletons',
    refused: isAllowed ? null : wished,
    map: chosen['map'] as MapId,
    yourFaction,
    ...(isForTwo ? { otherFaction: chosen['other-faction'] as YourFaction } : {}),
    endTile: chosen['end-tile'] as EndTile,
    merchants,
    humans,
    entersRows: mirrors && chosen['landscape'] === 'enter',
    deckMode,
    isSetUp: false,
    round: 1,
    turns: 0,
    begins: 'you',
    passed: [],
    tiles,
    ...buildDeck(s, deckMode, merchants, levelOf({ cards, level })),
    aside: [],
    laid: [],
    points: startPoints,
    gained: { cards: 0, tiles: 0, trade: 0 },
    priests: allPriests,
    supply: herPieces(merchants),
    levels: byCult(() => ({ bot: 0, you: 0, other: 0 })),
    knowsLevels: false,
    spaces: byCult(() => [...priestSpaces]),
    favours: [...cults],
    covered: [],
    homes: { bot: terrains.find((terrain) => terrain === chosen['home']) ?? null, you: null, other: null },
    board: mirrors ? noPieces() : null,
    final: null,
    rng: s.rng,
  };
}

/** «Zu zweit mit Automa», «Giganten»: some factions she may not play. */
export function mayPlay(
  { humans, yourFaction }: Readonly<Pick<State, 'humans' | 'yourFaction'>>,
  faction: FactionId,
): boolean {
  return humans.length > 1 ? faction === 'simpletons' : !(yourFaction === 'giants' && faction === 'blight');
}

/** «Allgemeiner Aufbau», 8: some pieces stay in the box. */
export function herPieces(merchants: boolean): Record<Building, number> {
  return {
    ...allPieces,
    dwelling: allPieces.dwelling - boxedDwellings,
    'trading-house': allPieces['trading-house'] - (merchants ? boxedTradingHouses : 0),
    shipyard: merchants ? allPieces.shipyard : 0,
  };
}

export const byCult = <T>(value: (cult: Cult) => T): Record<Cult, T> => ({
  fire: value('fire'),
  water: value('water'),
  earth: value('earth'),
  air: value('air'),
});

export function levelOf(s: Readonly<Pick<State, 'cards' | 'level'>>): Level {
  return found(
    s.cards.levels.find(({ id }) => id === s.level),
    s.level,
  );
}

export function factionOf(s: Readonly<State>): Faction {
  return found(
    s.cards.factions.find(({ id }) => id === s.faction),
    s.faction,
  );
}

export function cardOf(s: Readonly<State>, id: CardId): Card {
  return found(
    s.cards.cards.find((card) => card.id === id),
    id,
  );
}

/** «Automas Schifffahrtswert»: by level and round. */
export function shippingOf(s: Readonly<State>): number {
  return levelOf(s).shipping[s.round - 1] ?? 0;
}

/** What an action needs to know besides the state: the support card, and which row of the action card it is. */
export interface Doing {
  readonly support: Support;
  readonly card: ShownCard;
}

/** «Ein Paar aus Automakarten nutzen», p. 3: the left card acts, the right one supports. */
export function supportOf(s: Readonly<State>): Support {
  return cardOf(s, found(s.laid.at(-2), 'support')).support;
}

export function homeOf(s: Readonly<State>, owner: Owner): Terrain {
  return found(s.homes[owner] ?? undefined, owner);
}

/** Her pieces of a kind on the map, mirrored or not. */
export function onMap(s: Readonly<State>, kind: Building): number {
  return herPieces(s.merchants)[kind] - s.supply[kind];
}

/** Who of the players has this faction. */
export function playerOf(s: Readonly<State>, faction: YourFaction): Human | undefined {
  return s.humans.find((human) => humanFaction(s, human) === faction);
}

/** Which of two players this is true of, or both. */
export function whoOf(s: Readonly<State>, is: (human: Human) => boolean): Owner | 'only' | 'both' {
  if (s.humans.length === 1) return 'only';
  const [one, ...others] = s.humans.filter(is);
  return one !== undefined && others.length === 0 ? one : 'both';
}

/** With one player, nobody else can be meant. */
export function whose(s: Readonly<State>, owner: Owner): Owner | 'only' {
  return owner === 'you' && s.humans.length === 1 ? 'only' : owner;
}

export function gain(s: State, by: Gain, points: number): void {
  s.points += points;
  s.gained[by] = (s.gained[by] ?? 0) + points;
}

/** Nothing is no hero. */
export const heroOf = (value: number): { readonly hero?: number } => (value > 0 ? { hero: value } : {});

export function found<T>(value: T | undefined, what: string): T {
  if (value === undefined) throw new Error(`no ${what}`);
  return value;
}
