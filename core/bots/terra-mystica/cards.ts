import * as v from 'valibot';
import { defineCards, provenance } from '../../engine/cards.ts';
import { factionDeck, factions } from './factions.ts';
import { landscape, landscapeDeck, priorityRows } from './landscape-cards.ts';
import { levelDeck, levels } from './levels.ts';
import { eachOnce, from, list, points as printedPoints } from './schema.ts';
import { scoringTiles, tileDeck } from './tiles.ts';

/** «Richtungsauswahl»: in reading order from the upper left, or against it from the lower right. */
export const directions = ['forward', 'backward'] as const;
export type Direction = (typeof directions)[number];

/** Which of her buildings give the range: those with a power chip, or those without. */
export const groups = ['marked', 'unmarked'] as const;
export type Group = (typeof groups)[number];

export const cultPicks = ['tile', 'catch-up'] as const;
export type CultPick = (typeof cultPicks)[number];

export const bonusPicks = ['left', 'middle', 'right'] as const;
export type BonusPick = (typeof bonusPicks)[number];

/** Of the map cards. */
export const firstLetters = ['A', 'B', 'C', 'D', 'E', 'F'] as const;

const plain = <const K extends string>(name: K) => v.strictObject({ kind: v.literal(name) });

/** «Automas Aktionen», p. 8: the action area of a card, from top to bottom. */
const action = v.variant('kind', [
  plain('faction'),
  plain('cover'),
  plain('cult'),
  plain('upgrade'),
  plain('favour'),
  v.strictObject({ kind: v.literal('points'), points: v.union([printedPoints, v.literal('x')]) }),
  v.strictObject({ kind: v.literal('build'), shipping: v.union([from(0, 5), v.literal('level')]) }),
  /** The rounds that are marked: all from one on, but for gaps. */
  v.strictObject({ kind: v.literal('trade'), from: from(1, 6), gaps: v.optional(list(from(2, 6))) }),
]);
export type Action = v.InferOutput<typeof action>;
export type Trade = Extract<Action, { kind: 'trade' }>;

/** «Handeln», 1: the rounds that are marked. */
export const tradeRounds = (trade: Trade): number[] =>
  [1, 2, 3, 4, 5, 6].filter((round) => round >= trade.from && !trade.gaps?.includes(round));

/** The support area, from top to bottom. */
const support = v.strictObject({
  direction: v.picklist(directions),
  count: from(1, 9),
  row: v.picklist(priorityRows),
  group: v.picklist(groups),
  merge: v.boolean(),
  cult: v.picklist(cultPicks),
  bonus: v.picklist(bonusPicks),
});
export type Support = v.InferOutput<typeof support>;

// prettier-ignore
export const cardIds = [
  'card-1', 'card-2', 'card-3', 'card-4', 'card-5', 'card-6', 'card-7', 'card-8', 'card-9', 'card-10',
  'card-11', 'card-12', 'card-13', 'card-2m', 'card-4m', 'card-extra',
] as const;
export type CardId = (typeof cardIds)[number];

const letter = v.picklist(firstLetters);
/** Six for each terrain of each map. */
const mostHexes = 400;

const card = v.strictObject({
  id: v.picklist(cardIds),
  /** As printed; the extra card of the merchants has none that is known. */
  number: v.pipe(v.string(), v.regex(/^\*?[0-9m]{1,3}$/)),
  actions: v.pipe(v.array(action), v.minLength(1), v.maxLength(4), v.readonly()),
  support,
  /** She passes when it is one of the last two, turned cards. */
  passes: v.boolean(),
  /** «Einsetzen der ersten Wohnhäuser»: the letter whose dwelling is marked, and the other. */
  first: v.strictTuple([letter, letter]),
  provenance,
});
export type Card = v.InferOutput<typeof card>;

const cardSet = v.strictObject({
  cards: eachOnce(card, cardIds),
  levels: levelDeck,
  factions: factionDeck,
  landscape: landscapeDeck,
  scoringTiles: tileDeck,
  /** Hexes of the map cards' letters, as far as a player has named them: `base lake A` is D2. */
  firstHexes: v.pipe(
    v.record(
      v.pipe(v.string(), v.regex(/^[a-z-]+ [a-z]+ [A-F]$/), v.maxLength(60)),
      v.pipe(v.string(), v.regex(/^[A-Z][0-9]{1,2}$/)),
    ),
    v.maxEntries(mostHexes),
  ),
  /** Power spaces on the board of the merchants, once a player has counted them. */
  merchantSpaces: v.optional(from(1, 12)),
});
export type CardSet = v.InferOutput<typeof cardSet>;

const faction: Action = { kind: 'faction' };
const cover: Action = { kind: 'cover' };
const cult: Action = { kind: 'cult' };
const upgrade: Action = { kind: 'upgrade' };
const favour: Action = { kind: 'favour' };
const build: Action = { kind: 'build', shipping: 'level' };
const x: Action = { kind: 'points', points: 'x' };
const points = (fixed: number): Action => ({ kind: 'points', points: fixed });
const trade = (from: number): Action => ({ kind: 'trade', from });

/** From one public source; 1, 2, 3 and 5 compared with pictures of the cards. */
// prettier-ignore
const automa: readonly Card[] = [
  { number: '*1',  id: 'card-1',  actions: [upgrade, favour, x],   passes: false, first: ['A', 'B'], support: { direction: 'forward',  count: 2, row: 'a', group: 'marked',   merge: false, cult: 'tile',     bonus: 'left'   }, provenance: 'public' },
  { number: '*2',  id: 'card-2',  actions: [cover, x],             passes: false, first: ['A', 'B'], support: { direction: 'backward', count: 1, row: 'b', group: 'marked',   merge: false, cult: 'catch-up', bonus: 'middle' }, provenance: 'public' },
  { number: '*3',  id: 'card-3',  actions: [cult],                 passes: false, first: ['D', 'E'], support: { direction: 'forward',  count: 3, row: 'b', group: 'unmarked', merge: true,  cult: 'tile',     bonus: 'right'  }, provenance: 'public' },
  { number: '*4',  id: 'card-4',  actions: [build, points(1)],     passes: true,  first: ['D', 'F'], support: { direction: 'backward', count: 3, row: 'b', group: 'unmarked', merge: false, cult: 'catch-up', bonus: 'left'   }, provenance: 'public' },
  { number: '*5',  id: 'card-5',  actions: [faction],              passes: false, first: ['A', 'C'], support: { direction: 'backward', count: 2, row: 'a', group: 'marked',   merge: true,  cult: 'tile',     bonus: 'right'  }, provenance: 'public' },
  { number: '6',   id: 'card-6',  actions: [cover, x],             passes: true,  first: ['A', 'C'], support: { direction: 'forward',  count: 3, row: 'b', group: 'marked',   merge: true,  cult: 'catch-up', bonus: 'middle' }, provenance: 'public' },
  { number: '7',   id: 'card-7',  actions: [faction],              passes: true,  first: ['D', 'F'], support: { direction: 'forward',  count: 4, row: 'b', group: 'unmarked', merge: true,  cult: 'catch-up', bonus: 'left'   }, provenance: 'public' },
  { number: '8',   id: 'card-8',  actions: [cult, points(2)],      passes: true,  first: ['D', 'E'], support: { direction: 'forward',  count: 1, row: 'a', group: 'marked',   merge: true,  cult: 'catch-up', bonus: 'right'  }, provenance: 'public' },
  { number: '9',   id: 'card-9',  actions: [cult, points(2)],      passes: true,  first: ['A', 'B'], support: { direction: 'backward', count: 2, row: 'a', group: 'marked',   merge: true,  cult: 'catch-up', bonus: 'left'   }, provenance: 'public' },
  { number: '10',  id: 'card-10', actions: [upgrade, points(1)],   passes: true,  first: ['A', 'C'], support: { direction: 'backward', count: 4, row: 'b', group: 'unmarked', merge: true,  cult: 'catch-up', bonus: 'left'   }, provenance: 'public' },
  { number: '11',  id: 'card-11', actions: [upgrade, x],           passes: true,  first: ['D', 'E'], support: { direction: 'backward', count: 2, row: 'a', group: 'unmarked', merge: true,  cult: 'catch-up', bonus: 'middle' }, provenance: 'public' },
  { number: '12',  id: 'card-12', actions: [cover, x],             passes: true,  first: ['D', 'F'], support: { direction: 'backward', count: 3, row: 'a', group: 'unmarked', merge: true,  cult: 'catch-up', bonus: 'right'  }, provenance: 'public' },
  { number: '13',  id: 'card-13', actions: [build, points(2)],     passes: true,  first: ['A', 'C'], support: { direction: 'forward',  count: 1, row: 'b', group: 'marked',   merge: true,  cult: 'catch-up', bonus: 'right'  }, provenance: 'public' },
  { number: '*2m', id: 'card-2m', actions: [cover, trade(5)],      passes: false, first: ['A', 'B'], support: { direction: 'backward', count: 1, row: 'b', group: 'marked',   merge: false, cult: 'catch-up', bonus: 'middle' }, provenance: 'public' },
  { number: '*4m', id: 'card-4m', actions: [{ kind: 'build', shipping: 2 }, points(1)], passes: true, first: ['D', 'F'], support: { direction: 'backward', count: 3, row: 'b', group: 'unmarked', merge: false, cult: 'catch-up', bonus: 'left' }, provenance: 'public' },
  { number: 'm',   id: 'card-extra', actions: [trade(3)],          passes: true,  first: ['D', 'E'], support: { direction: 'forward',  count: 4, row: 'b', group: 'unmarked', merge: false, cult: 'catch-up', bonus: 'right'  }, provenance: 'public' },
];

export const cards = defineCards<CardSet>(
  cardSet,
  { cards: automa, levels, factions, landscape, scoringTiles, firstHexes: {} },
  { automa: 1, landscape: 1, 'scoring-tiles': 1, difficulty: 1, factions: 1, maps: 1 },
);
