import type { Cards } from '../../engine/cards.ts';
import * as v from 'valibot';
import { provenances } from '../../engine/bot.ts';
import {
  bonusPicks,
  cardIds,
  cultPicks,
  directions,
  groups,
  priorityRows,
  type Action,
  type CardSet,
  shipped,
  versions,
} from './cards.ts';
import {
  abilities,
  factionCriteria,
  factionIds,
  unknownTexts,
  type Faction,
  type FactionAction,
} from './factions.ts';
import { isBefore, type RowOfTerrains, type Said } from './landscape-cards.ts';
import { levelIds } from './levels.ts';
import { terrains, type Terrain } from './maps.ts';
import { cults, tileIds } from './tiles.ts';

const provenance = v.picklist(provenances);
const from = (first: number, last: number) =>
  v.pipe(v.number(), v.integer(), v.minValue(first), v.maxValue(last));
const small = from(0, 20);
const cultLevel = from(0, 10);
const byRound = v.pipe(v.array(from(0, 10)), v.length(6));
const letter = v.pipe(v.string(), v.regex(/^[A-F]$/));
const kind = <const K extends string>(name: K) => v.strictObject({ kind: v.literal(name) });

const isEachOnce = (cards: readonly { id: string }[], ids: readonly string[]): boolean =>
  cards.length === ids.length && new Set(cards.map((card) => card.id)).size === ids.length;

const action: v.GenericSchema<Action> = v.variant('kind', [
  kind('faction'),
  kind('cover'),
  kind('cult'),
  kind('upgrade'),
  kind('favour'),
  v.strictObject({ kind: v.literal('points'), points: v.union([small, v.literal('x')]) }),
  v.strictObject({ kind: v.literal('build'), shipping: v.union([from(0, 5), v.literal('level')]) }),
  v.strictObject({ kind: v.literal('trade'), from: from(1, 6) }),
]);

const card = v.strictObject({
  id: v.picklist(cardIds),
  number: v.pipe(v.string(), v.regex(/^\*?[0-9m]{1,3}$/)),
  actions: v.pipe(v.array(action), v.minLength(1), v.maxLength(4)),
  support: v.strictObject({
    direction: v.picklist(directions),
    count: from(1, 9),
    row: v.picklist(priorityRows),
    group: v.picklist(groups),
    merge: v.boolean(),
    cult: v.picklist(cultPicks),
    bonus: v.picklist(bonusPicks),
  }),
  passes: v.boolean(),
  first: v.strictTuple([letter, letter]),
  provenance,
});

const level = v.strictObject({
  id: v.picklist(levelIds),
  shipping: byRound,
  x: byRound,
  added: from(0, 2), // five more join in the rounds, and the reserve never runs out
  lateThird: v.boolean(),
  provenance,
});

const factionAction: v.GenericSchema<FactionAction> = v.variant('kind', [
  v.strictObject({
    kind: v.literal('build'),
    select: v.array(v.picklist(factionCriteria)),
    everywhere: v.boolean(),
  }),
  v.strictObject({ kind: v.literal('points'), points: small }),
  v.strictObject({ kind: v.literal('cult'), steps: from(1, 10) }),
  v.strictObject({ kind: v.literal('read'), text: v.picklist(unknownTexts) }),
]);

const faction: v.GenericSchema<Faction> = v.strictObject({
  id: v.picklist(factionIds),
  cults: v.strictObject({ fire: cultLevel, water: cultLevel, earth: cultLevel, air: cultLevel }),
  actions: v.array(factionAction),
  ability: v.picklist(abilities),
  provenance,
});

const scoringTile = v.strictObject({
  id: v.picklist(tileIds),
  cult: v.nullable(v.picklist(cults)),
  early: v.nullable(small),
  late: v.nullable(small),
  provenance,
});

/** Home first; a terrain that is known is there once. */
const landscapeRow = (home: Terrain) =>
  v.pipe(
    v.array(v.nullable(v.picklist(terrains))),
    v.length(terrains.length),
    v.check((row) => row[0] === home),
    v.check((row) => {
      const known = row.filter((terrain) => terrain !== null);
      return new Set(known).size === known.length;
    }),
  );
const said = v.array(v.strictTuple([v.picklist(terrains), v.picklist(terrains)]));
const landscapeCard = (home: Terrain) =>
  v.pipe(
    v.strictObject({
      a: landscapeRow(home),
      b: landscapeRow(home),
      said: v.strictObject({ a: said, b: said }),
      provenance,
    }),
    v.check((card) => priorityRows.every((row) => isOrder(card[row], card.said[row]))),
  );

/** No terrain may come both before and after another. */
const isOrder = (circles: RowOfTerrains, pairs: Said): boolean =>
  terrains.every((one) =>
    terrains.every(
      (other) => !(isBefore(circles, pairs, one, other) && isBefore(circles, pairs, other, one)),
    ),
  );

const all = <S extends v.GenericSchema<{ id: string }>>(one: S, ids: readonly string[]) =>
  v.pipe(
    v.array(one),
    v.check((items) => isEachOnce(items, ids)),
  );

const cardSet = v.strictObject({
  cards: all(card, cardIds),
  levels: all(level, levelIds),
  factions: all(faction, factionIds),
  landscape: v.strictObject({
    desert: landscapeCard('desert'),
    plains: landscapeCard('plains'),
    swamp: landscapeCard('swamp'),
    lake: landscapeCard('lake'),
    forest: landscapeCard('forest'),
    mountains: landscapeCard('mountains'),
    wasteland: landscapeCard('wasteland'),
  }),
  scoringTiles: all(scoringTile, tileIds),
  firstHexes: v.record(
    v.pipe(v.string(), v.regex(/^[a-z-]+ [a-z]+ [A-F]$/), v.maxLength(60)),
    v.pipe(v.string(), v.regex(/^[A-Z][0-9]{1,2}$/)),
  ),
});

/** Sixteen cards, five levels, ten factions, seven landscape cards and nine tiles, each once. */
function accepts(cards: unknown): cards is CardSet {
  return v.is(cardSet, cards);
}

export const cards: Cards<CardSet> = { shipped, decks: versions, accepts };
