import * as v from 'valibot';
import {
  areDifferent,
  deckMode,
  defineSaved,
  eachOf,
  isPileOf,
  listOf,
  many,
  pile,
  recordOf,
  upTo,
} from '../../engine/saved.ts';
import { cardIds, cards } from './cards.ts';
import { factionIds } from './factions.ts';
import { finalLines } from './final.ts';
import { geometryOf } from './geometry.ts';
import { levelIds } from './levels.ts';
import { mapIds, terrains } from './maps.ts';
import { takings, type Mirror } from './mirror.ts';
import { endTiles, owners, rounds, type State } from './state.ts';
import {
  allPieces,
  allPriests,
  buildings,
  cults,
  highestLevel,
  powerActions,
  priestSpaces,
  tileIds,
} from './tiles.ts';
import { yourFactions } from './your-factions.ts';

const owner = v.picklist(owners);
const human = v.picklist(['you', 'other']);
const cardList = listOf(v.picklist(cardIds));
const terrain = v.picklist(terrains);

const mirror = v.strictObject({
  pieces: recordOf(
    v.strictObject({ owner, kind: v.picklist(buildings), marked: v.boolean(), traded: v.boolean() }),
  ),
  terrain: recordOf(terrain),
  bridges: recordOf(owner),
  taken: v.exactOptional(recordOf(v.picklist(takings))),
});

const tile = v.strictObject({
  id: v.picklist([...tileIds, 'merchants']),
  cult: v.nullable(v.picklist(cults)),
  points: v.nullable(many),
});

const supply = v.strictObject(
  Object.fromEntries(buildings.map((kind) => [kind, upTo(allPieces[kind])])),
) as unknown as v.GenericSchema<unknown, State['supply']>;

/** What a game may remember. */
export const saved = defineSaved<State>(
  cards,
  {
    level: v.picklist(levelIds),
    faction: v.picklist(factionIds),
    refused: v.nullable(v.picklist(factionIds)),
    map: v.picklist(mapIds),
    yourFaction: v.picklist(yourFactions),
    otherFaction: v.exactOptional(v.picklist(yourFactions)),
    endTile: v.picklist(endTiles),
    merchants: v.boolean(),
    humans: v.union([
      v.strictTuple([v.literal('you')]),
      v.strictTuple([v.literal('you'), v.literal('other')]),
    ]),
    entersRows: v.boolean(),
    deckMode,
    isSetUp: v.boolean(),
    round: upTo(rounds + 1, 1),
    turns: many,
    begins: v.picklist(['bot', 'you']),
    passed: listOf(owner, owners.length),
    deck: pile,
    reserve: pile,
    waiting: cardList,
    aside: cardList,
    laid: cardList,
    points: many,
    gained: v.strictObject({ cards: many, tiles: many, trade: many, faction: v.exactOptional(many) }),
    priests: upTo(allPriests),
    cubes: v.exactOptional(many),
    supply,
    levels: eachOf(cults, eachOf(owners, upTo(highestLevel))),
    knowsLevels: v.boolean(),
    spaces: eachOf(cults, listOf(v.picklist(priestSpaces), priestSpaces.length)),
    favours: listOf(v.picklist(cults), cults.length),
    covered: listOf(v.picklist(powerActions), powerActions.length),
    lately: v.exactOptional(v.strictObject({ who: listOf(human), tile: v.exactOptional(human) })),
    merchantsCovered: v.exactOptional(listOf(upTo(20))),
    herCovers: v.exactOptional(v.strictObject({ main: many, merchants: many })),
    tiles: v.pipe(v.array(v.nullable(tile)), v.length(rounds)),
    homes: eachOf(owners, v.nullable(terrain)),
    board: v.nullable(mirror),
    final: v.nullable(eachOf(owners, eachOf(finalLines, many))),
  },
  (s) =>
    [s.deck, s.reserve].every((cardPile) => isPileOf(cardPile, s.deckMode, cardIds)) &&
    [s.favours, s.covered, s.passed, s.laid].every(areDifferent) &&
    (s.board === null || isOnMap(s.board, geometryOf(s.map).land)),
);

/** Everything lies on land, bridges between it. */
function isOnMap({ pieces, terrain: tiles, bridges, taken = {} }: Mirror, land: readonly string[]): boolean {
  const hexes = new Set(land);
  const banks = Object.keys(bridges).flatMap((bridge) => bridge.split('-'));
  return (
    [pieces, tiles, taken].every((record) => Object.keys(record).every((hex) => hexes.has(hex))) &&
    Object.keys(bridges).every((bridge) => bridge.split('-').length === 2) &&
    banks.every((hex) => hexes.has(hex))
  );
}
