import type { Provenance } from '../../engine/bot.ts';
import { achievements, sideA, type Achievement, type SideA } from './achievements.ts';

/** «Aktion: Wochenerfolgsmarker anpassen»: the upper area of a decision card. */
export const markers = ['place', 'remove', 'none'] as const;
export type Marker = (typeof markers)[number];

/** «Aktion: Tauchen»: the steps in the order in which she takes them. */
export const diveSteps = ['school', 'hatch', 'eggs'] as const;
export type DiveStep = (typeof diveSteps)[number];

export const schoolSize = 3;
export const mostHatched = 4;
export const newEggs = 2;

export type Action =
  { readonly kind: 'fish' } | { readonly kind: 'dive'; readonly steps: readonly DiveStep[] };

export const decisionIds = ['card-1', 'card-2', 'card-3', 'card-4', 'card-5', 'card-6', 'card-7'] as const;
export type DecisionId = (typeof decisionIds)[number];

export interface DecisionCard {
  readonly id: DecisionId;
  readonly number: number;
  readonly marker: Marker;
  readonly action: Action;
  readonly provenance: Provenance;
}

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
export type Column = (typeof columns)[number];
export const oceanRows = 6;

export const spickIds = ['spick-1', 'spick-2', 'spick-3', 'spick-4', 'spick-5', 'spick-6'] as const;
export type SpickId = (typeof spickIds)[number];

export interface SpickCard {
  readonly id: SpickId;
  readonly number: number;
  readonly column: Column;
  readonly rows: readonly number[];
  readonly provenance: Provenance;
}

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

/** Raised with every correction of a table above; by the decks of the cards screen. */
export const versions = { decisions: 1, spick: 1, weeks: 1, 'side-a': 1 } as const;

export interface CardSet {
  readonly decisions: readonly DecisionCard[];
  readonly spick: readonly SpickCard[];
  readonly achievements: readonly Achievement[];
  readonly sideA: SideA;
}

export const shipped: CardSet = { decisions, spick, achievements, sideA };
