import * as v from 'valibot';
import { defineCards, provenance } from '../../engine/cards.ts';
import { colourNames } from '../../look/colour-names.ts';

const small = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(24));

/** «Kartenbeschreibung»: what a card does after the energy marker has moved. */
export const actions = ['explore', 'populate', 'build'] as const;
export type Action = (typeof actions)[number];

export const anyRange = 0;

const order = v.strictObject({
  action: v.picklist(actions),
  /** Spaces, the target counted; 0 stands for any range. */
  range: small,
  /** `else`: only if the order before was impossible. `then`: in any case. */
  after: v.exactOptional(v.picklist(['else', 'then'])),
});
export type Order = v.InferOutput<typeof order>;

const actionCard = v.strictObject({
  id: v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,40}$/)),
  number: small,
  start: v.boolean(),
  energy: v.pipe(small, v.minValue(1)),
  orders: v.pipe(v.array(order), v.maxLength(24), v.readonly()),
  provenance,
});
export type ActionCard = v.InferOutput<typeof actionCard>;

// prettier-ignore
const actionCards: readonly ActionCard[] = [
  { number: 1, id: 'start-build',          start: true,  energy: 1, orders: [{ action: 'build', range: 3 }], provenance: 'rulebook' },
  { number: 2, id: 'start-populate',       start: true,  energy: 2, orders: [{ action: 'populate', range: 3 }, { action: 'build', range: 3, after: 'else' }], provenance: 'rulebook' },
  { number: 3, id: 'explore',              start: false, energy: 1, orders: [{ action: 'explore', range: 3 }], provenance: 'rulebook' },
  { number: 4, id: 'explore-populate',     start: false, energy: 2, orders: [{ action: 'explore', range: 3 }, { action: 'populate', range: 3, after: 'then' }], provenance: 'rulebook' },
  { number: 5, id: 'explore-build',        start: false, energy: 3, orders: [{ action: 'explore', range: 3 }, { action: 'build', range: 3, after: 'then' }], provenance: 'rulebook' },
  { number: 6, id: 'explore-populate-far', start: false, energy: 4, orders: [{ action: 'explore', range: anyRange }, { action: 'populate', range: anyRange, after: 'then' }], provenance: 'rulebook' },
];

export const segmentNames = ['upper-right', 'lower-right', 'lower-left', 'upper-left'] as const;
export type SegmentName = (typeof segmentNames)[number];

const field = v.strictObject({
  /** Its artifacts have it too. */
  colour: v.picklist(colourNames),
  segment: v.picklist(segmentNames),
  /** Position of its outer area in the list of areas. */
  area: small,
});
export type Field = v.InferOutput<typeof field>;

/** «Gleichstandsauflöser»: the thin arrows give the rows, the thick one the way along a row. */
const tieBreaker = v.strictObject({
  rows: v.picklist(['top-down', 'bottom-up']),
  along: v.picklist(['left-to-right', 'right-to-left']),
  provenance,
});
export type TieBreaker = v.InferOutput<typeof tieBreaker>;

export const displays = ['citizens', 'modules', 'machines'] as const;
/** How many lie in each; of machines, in every colour. */
export const displaySizes = { citizens: 5, modules: 5, machines: 3 } as const;

const positions = (last: number) =>
  v.pipe(
    v.array(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(last))),
    v.maxLength(last),
    v.readonly(),
  );

/** An outer area: which positions of each display are replaced; machine positions hold for every colour. */
const area = v.strictObject({
  citizens: positions(displaySizes.citizens),
  modules: positions(displaySizes.modules),
  machines: positions(displaySizes.machines),
  provenance,
});
export type Area = v.InferOutput<typeof area>;

const printedBoard = v.strictObject({
  /** Clockwise, beginning at the top. */
  fields: v.pipe(v.array(field), v.minLength(4), v.maxLength(24), v.readonly()),
  fieldsProvenance: provenance,
  segments: v.strictObject(v.entriesFromList(segmentNames, tieBreaker)),
  areas: v.pipe(v.array(area), v.maxLength(24), v.readonly()),
});
export type Board = v.InferOutput<typeof printedBoard>;

/**
 * The printed board is not in the rulebook's text. Known are the numbers of segments and areas, the row
 * directions of the right-hand segments, and what one area with a white field replaces.
 */
// prettier-ignore
const board: Board = {
  fields: [
    { colour: 'white',  segment: 'upper-right', area: 0 },
    { colour: 'yellow', segment: 'upper-right', area: 0 },
    { colour: 'red',    segment: 'upper-right', area: 1 },
    { colour: 'blue',   segment: 'lower-right', area: 1 },
    { colour: 'white',  segment: 'lower-right', area: 2 },
    { colour: 'yellow', segment: 'lower-right', area: 2 },
    { colour: 'red',    segment: 'lower-left',  area: 3 },
    { colour: 'blue',   segment: 'lower-left',  area: 3 },
    { colour: 'white',  segment: 'lower-left',  area: 4 },
    { colour: 'yellow', segment: 'upper-left',  area: 4 },
    { colour: 'red',    segment: 'upper-left',  area: 5 },
    { colour: 'blue',   segment: 'upper-left',  area: 5 },
  ],
  fieldsProvenance: 'house',
  segments: {
    'upper-right': { rows: 'top-down',  along: 'left-to-right', provenance: 'rulebook' },
    'lower-right': { rows: 'bottom-up', along: 'right-to-left', provenance: 'rulebook' },
    'lower-left':  { rows: 'bottom-up', along: 'left-to-right', provenance: 'house' },
    'upper-left':  { rows: 'top-down',  along: 'right-to-left', provenance: 'house' },
  },
  areas: [
    { citizens: [1, 2, 5], modules: [1, 2, 5], machines: [3],    provenance: 'rulebook' },
    { citizens: [2, 3],    modules: [3, 4, 5], machines: [1],    provenance: 'house' },
    { citizens: [1, 4, 5], modules: [2, 3],    machines: [2],    provenance: 'house' },
    { citizens: [3, 4],    modules: [1, 4, 5], machines: [1],    provenance: 'house' },
    { citizens: [1, 2, 3], modules: [1, 5],    machines: [3],    provenance: 'house' },
    { citizens: [4, 5],    modules: [2, 3, 4], machines: [2],    provenance: 'house' },
  ],
};

/** Two start cards, four progress cards, and a board whose fields name areas that exist. */
const cardSet = v.strictObject({
  actions: v.pipe(
    v.array(actionCard),
    v.length(6),
    v.check((all) => new Set(all.map(({ id }) => id)).size === all.length),
    v.check((all) => all.filter(({ start }) => start).length === 2),
    v.readonly(),
  ),
  board: v.pipe(
    printedBoard,
    v.check(({ fields, areas }) => fields.every((one) => one.area < areas.length)),
  ),
  /** What a building costs a player; it matters only for tribe 0x49. From public material, one source. */
  buildingCosts: v.strictObject({ small, large: small, provenance }),
});
export type CardSet = v.InferOutput<typeof cardSet>;

export const cards = defineCards<CardSet>(
  cardSet,
  { actions: actionCards, board, buildingCosts: { small: 3, large: 5, provenance: 'public' } },
  { actions: 1, board: 1, costs: 1 },
);
