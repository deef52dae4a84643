import * as v from 'valibot';
import { defineCards, provenance } from '../../engine/cards.ts';

const from = (first: number, last: number) =>
  v.pipe(v.number(), v.integer(), v.minValue(first), v.maxValue(last));
const small = from(0, 20);

/** A deck of these cards, each once. */
const eachOnce = <C extends { readonly id: string }>(
  card: v.GenericSchema<unknown, C>,
  ids: readonly C['id'][],
) =>
  v.pipe(
    v.array(card),
    v.length(ids.length),
    v.check((cards) => new Set(cards.map(({ id }) => id)).size === ids.length),
    v.readonly(),
  );

/** «Aktion: Wochenerfolgsmarker anpassen»: the upper area of a decision card. */
export const markers = ['place', 'remove', 'none'] as const;
export type Marker = (typeof markers)[number];

/** «Aktion: Tauchen»: the steps in the order in which she takes them. */
export const diveSteps = ['school', 'hatch', 'eggs'] as const;
export type DiveStep = (typeof diveSteps)[number];

export const schoolSize = 3;
export const mostHatched = 4;
export const newEggs = 2;

export const decisionIds = ['card-1', 'card-2', 'card-3', 'card-4', 'card-5', 'card-6', 'card-7'] as const;
export type DecisionId = (typeof decisionIds)[number];

export const decisionCard = v.strictObject({
  id: v.picklist(decisionIds),
  number: small,
  marker: v.picklist(markers),
  action: v.variant('kind', [
    v.strictObject({ kind: v.literal('fish') }),
    v.strictObject({
      kind: v.literal('dive'),
      steps: v.pipe(v.array(v.picklist(diveSteps)), v.minLength(1), v.maxLength(24), v.readonly()),
    }),
  ]),
  provenance,
});
export type DecisionCard = v.InferOutput<typeof decisionCard>;
export type Action = DecisionCard['action'];

/** The printed cards are nowhere published: three fish, four dives, three markers placed, one removed. */
// prettier-ignore
const decisions: readonly DecisionCard[] = [
  { number: 1, id: 'card-1', marker: 'place',  action: { kind: 'fish' }, provenance: 'house' },
  { number: 2, id: 'card-2', marker: 'none',   action: { kind: 'fish' }, provenance: 'house' },
  { number: 3, id: 'card-3', marker: 'remove', action: { kind: 'fish' }, provenance: 'house' },
  { number: 4, id: 'card-4', marker: 'place',  action: { kind: 'dive', steps: ['school', 'eggs'] }, provenance: 'house' },
  { number: 5, id: 'card-5', marker: 'none',   action: { kind: 'dive', steps: ['hatch', 'eggs'] }, provenance: 'house' },
  { number: 6, id: 'card-6', marker: 'place',  action: { kind: 'dive', steps: ['school', 'hatch', 'eggs'] }, provenance: 'house' },
  { number: 7, id: 'card-7', marker: 'none',   action: { kind: 'dive', steps: ['school', 'hatch', 'eggs'] }, provenance: 'house' },
];

/** Dive sites of the player's ocean, and its rows from the top: 1–3 sunlight, 4 twilight, 5–6 midnight. */
export const columns = ['left', 'middle', 'right'] as const;
export const oceanRows = 6;

export const spickIds = ['spick-1', 'spick-2', 'spick-3', 'spick-4', 'spick-5', 'spick-6'] as const;
export type SpickId = (typeof spickIds)[number];

const spickCard = v.strictObject({
  id: v.picklist(spickIds),
  number: small,
  column: v.picklist(columns),
  rows: v.pipe(v.array(from(1, oceanRows)), v.minLength(1), v.maxLength(oceanRows), v.readonly()),
  provenance,
});
export type SpickCard = v.InferOutput<typeof spickCard>;

/** Only S6 is in the rulebook. Ours: every site twice, every row twice, never a row twice for one site. */
// prettier-ignore
const spick: readonly SpickCard[] = [
  { number: 1, id: 'spick-1', column: 'left',   rows: [1, 2], provenance: 'house' },
  { number: 2, id: 'spick-2', column: 'left',   rows: [4, 5], provenance: 'house' },
  { number: 3, id: 'spick-3', column: 'middle', rows: [3, 4], provenance: 'house' },
  { number: 4, id: 'spick-4', column: 'middle', rows: [1, 6], provenance: 'house' },
  { number: 5, id: 'spick-5', column: 'right',  rows: [5, 6], provenance: 'house' },
  { number: 6, id: 'spick-6', column: 'right',  rows: [2, 3], provenance: 'rulebook' },
];

/** Weeks that end with an achievement: each has its card. */
export const scoredWeeks = 3;

/** What a weekly achievement counts. The names of week 1 row 6 and week 2 row 4 are lost in the rulebook's text. */
// prettier-ignore
export const achievementIds = [
  'egg-or-young', 'small-fish', 'any-fish', 'young-1', 'consumed-fish', 'week-1-row-6',
  'full-row', 'young-2', 'fish-with-token', 'week-2-row-4', 'two-eggs', 'medium-fish',
  'school', 'young-3', 'three-eggs', 'large-fish', 'fish-without-token', 'when-activated',
] as const;
export type AchievementId = (typeof achievementIds)[number];

/** What nobody could tell us yet: the player may say which it is, and has a line to write on. */
export const isUnnamed = (id: AchievementId): boolean => id === 'week-1-row-6' || id === 'week-2-row-4';

export const namedAchievements = achievementIds.filter((id) => !isUnnamed(id));

/** A row of a week card, and the points printed on the tile of the same name. */
const achievement = v.strictObject({
  id: v.picklist(achievementIds),
  week: from(1, scoredWeeks),
  row: from(1, 6),
  calm: small,
  calmFrom: provenance,
  stormy: small,
  stormyFrom: provenance,
  /** Points for each; null: nobody knows yet, the player reads them from the tile when it is scored. */
  points: v.nullable(small),
  pointsFrom: provenance,
  /** Which one it is, where its name is lost: the player sees it on the tile. */
  known: v.optional(v.picklist(achievementIds)),
});
export type Achievement = v.InferOutput<typeof achievement>;

/**
 * «Aufbau», 4: the rulebook's text prints one side, read as calm. The stormy side is ours: one more than calm, two
 * more where each counts a single point.
 */
// prettier-ignore
const achievements: readonly Achievement[] = [
  { week: 1, row: 1, id: 'egg-or-young',       calm: 3, calmFrom: 'rulebook', stormy: 5, stormyFrom: 'house', points: 1,    pointsFrom: 'public' },
  { week: 1, row: 2, id: 'small-fish',         calm: 2, calmFrom: 'rulebook', stormy: 3, stormyFrom: 'house', points: 2,    pointsFrom: 'public' },
  { week: 1, row: 3, id: 'any-fish',           calm: 2, calmFrom: 'rulebook', stormy: 3, stormyFrom: 'house', points: null, pointsFrom: 'owner' },
  { week: 1, row: 4, id: 'young-1',            calm: 0, calmFrom: 'rulebook', stormy: 1, stormyFrom: 'house', points: null, pointsFrom: 'owner' },
  { week: 1, row: 5, id: 'consumed-fish',      calm: 0, calmFrom: 'rulebook', stormy: 1, stormyFrom: 'house', points: 2,    pointsFrom: 'public' },
  { week: 1, row: 6, id: 'week-1-row-6',       calm: 0, calmFrom: 'rulebook', stormy: 1, stormyFrom: 'house', points: null, pointsFrom: 'owner' },
  { week: 2, row: 1, id: 'full-row',           calm: 0, calmFrom: 'rulebook', stormy: 1, stormyFrom: 'house', points: 2,    pointsFrom: 'rulebook' },
  { week: 2, row: 2, id: 'young-2',            calm: 1, calmFrom: 'rulebook', stormy: 2, stormyFrom: 'house', points: null, pointsFrom: 'owner' },
  { week: 2, row: 3, id: 'fish-with-token',    calm: 3, calmFrom: 'rulebook', stormy: 5, stormyFrom: 'house', points: 1,    pointsFrom: 'public' },
  { week: 2, row: 4, id: 'week-2-row-4',       calm: 2, calmFrom: 'rulebook', stormy: 3, stormyFrom: 'house', points: 2,    pointsFrom: 'public' },
  { week: 2, row: 5, id: 'two-eggs',           calm: 0, calmFrom: 'rulebook', stormy: 1, stormyFrom: 'house', points: 3,    pointsFrom: 'public' },
  { week: 2, row: 6, id: 'medium-fish',        calm: 0, calmFrom: 'rulebook', stormy: 1, stormyFrom: 'house', points: 2,    pointsFrom: 'public' },
  { week: 3, row: 1, id: 'school',             calm: 0, calmFrom: 'rulebook', stormy: 1, stormyFrom: 'house', points: 2,    pointsFrom: 'public' },
  { week: 3, row: 2, id: 'young-3',            calm: 3, calmFrom: 'rulebook', stormy: 4, stormyFrom: 'house', points: 3,    pointsFrom: 'public' },
  { week: 3, row: 3, id: 'three-eggs',         calm: 0, calmFrom: 'rulebook', stormy: 1, stormyFrom: 'house', points: 2,    pointsFrom: 'public' },
  { week: 3, row: 4, id: 'large-fish',         calm: 1, calmFrom: 'rulebook', stormy: 2, stormyFrom: 'house', points: 2,    pointsFrom: 'public' },
  { week: 3, row: 5, id: 'fish-without-token', calm: 3, calmFrom: 'rulebook', stormy: 5, stormyFrom: 'house', points: 1,    pointsFrom: 'public' },
  { week: 3, row: 6, id: 'when-activated',     calm: 4, calmFrom: 'rulebook', stormy: 5, stormyFrom: 'house', points: 2,    pointsFrom: 'public' },
];

/** Seven decision cards, six Spick cards and eighteen achievements, each once, with values the rules can use. */
const cardSet = v.strictObject({
  decisions: eachOnce(decisionCard, decisionIds),
  spick: eachOnce(spickCard, spickIds),
  achievements: v.pipe(
    eachOnce(achievement, achievementIds),
    v.check((all) => new Set(all.map(({ week }) => week)).size === scoredWeeks),
  ),
  /** Side A of the achievement board prints its three achievements; side B takes a tile a week. */
  sideA: v.strictObject({
    achievements: v.pipe(v.array(v.picklist(achievementIds)), v.length(scoredWeeks), v.readonly()),
    provenance,
  }),
});
export type CardSet = v.InferOutput<typeof cardSet>;

export const cards = defineCards<CardSet>(
  cardSet,
  {
    decisions,
    spick,
    achievements,
    sideA: { achievements: ['egg-or-young', 'full-row', 'school'], provenance: 'public' },
  },
  { decisions: 1, spick: 1, weeks: 1, 'side-a': 1 },
);
