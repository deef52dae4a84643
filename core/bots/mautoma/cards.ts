import type { Provenance } from '../../engine/bot.ts';

/** «Kartenbeschreibung»: what a card does after the energy marker has moved. */
export const actions = ['explore', 'populate', 'build'] as const;
export type Action = (typeof actions)[number];

export interface Order {
  readonly action: Action;
  /** Spaces, the target counted; 0 stands for any range. */
  readonly range: number;
  /** `else`: only if the order before was impossible. `then`: in any case. */
  readonly after?: 'else' | 'then';
}

export interface ActionCard {
  readonly id: string;
  readonly number: number;
  readonly start: boolean;
  readonly energy: number;
  readonly orders: readonly Order[];
  readonly provenance: Provenance;
}

export const anyRange = 0;

// prettier-ignore
const actionCards: readonly ActionCard[] = [
  { number: 1, id: 'start-build',          start: true,  energy: 1, orders: [{ action: 'build', range: 3 }], provenance: 'rulebook' },
  { number: 2, id: 'start-populate',       start: true,  energy: 2, orders: [{ action: 'populate', range: 3 }, { action: 'build', range: 3, after: 'else' }], provenance: 'rulebook' },
  { number: 3, id: 'explore',              start: false, energy: 1, orders: [{ action: 'explore', range: 3 }], provenance: 'rulebook' },
  { number: 4, id: 'explore-populate',     start: false, energy: 2, orders: [{ action: 'explore', range: 3 }, { action: 'populate', range: 3, after: 'then' }], provenance: 'rulebook' },
  { number: 5, id: 'explore-build',        start: false, energy: 3, orders: [{ action: 'explore', range: 3 }, { action: 'build', range: 3, after: 'then' }], provenance: 'rulebook' },
  { number: 6, id: 'explore-populate-far', start: false, energy: 4, orders: [{ action: 'explore', range: anyRange }, { action: 'populate', range: anyRange, after: 'then' }], provenance: 'rulebook' },
];

/** Colours that a field of the energy circle, and so an artifact, may have. */
// prettier-ignore
export const colours = ['white', 'grey', 'black', 'brown', 'red', 'orange', 'yellow', 'green', 'blue', 'purple'] as const;
export type Colour = (typeof colours)[number];

export const segmentNames = ['upper-right', 'lower-right', 'lower-left', 'upper-left'] as const;
export type SegmentName = (typeof segmentNames)[number];

export interface Field {
  readonly colour: Colour;
  readonly segment: SegmentName;
  /** Position of its outer area in the list of areas. */
  readonly area: number;
}

/** «Gleichstandsauflöser»: the thin arrows give the rows, the thick one the way along a row. */
export interface TieBreaker {
  readonly rows: 'top-down' | 'bottom-up';
  readonly along: 'left-to-right' | 'right-to-left';
  readonly provenance: Provenance;
}

/** An outer area: which positions of each display are replaced; machine positions hold for every colour. */
export interface Area {
  readonly citizens: readonly number[];
  readonly modules: readonly number[];
  readonly machines: readonly number[];
  readonly provenance: Provenance;
}

export interface Board {
  /** Clockwise, beginning at the top. */
  readonly fields: readonly Field[];
  readonly fieldsProvenance: Provenance;
  readonly segments: Readonly<Record<SegmentName, TieBreaker>>;
  readonly areas: readonly Area[];
}

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

/** What a building costs a player; it matters only for tribe 0x49. From public material, one source. */
export interface BuildingCosts {
  readonly small: number;
  readonly large: number;
  readonly provenance: Provenance;
}

/** Raised with every correction of a table above; by the decks of the cards screen. */
export const versions = { actions: 1, board: 1, costs: 1 } as const;

export interface CardSet {
  readonly actions: readonly ActionCard[];
  readonly board: Board;
  readonly buildingCosts: BuildingCosts;
}

export const shipped: CardSet = {
  actions: actionCards,
  board,
  buildingCosts: { small: 3, large: 5, provenance: 'public' },
};
