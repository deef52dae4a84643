import type { Provenance } from '../../engine/bot.ts';
import { factions, type Faction } from './factions.ts';
import { landscape, type Landscape } from './landscape-cards.ts';
import { levels, type Level } from './levels.ts';
import { scoringTiles, type ScoringTile } from './tiles.ts';

/** «Richtungsauswahl»: in reading order from the upper left, or against it from the lower right. */
export const directions = ['forward', 'backward'] as const;
export type Direction = (typeof directions)[number];

export const priorityRows = ['a', 'b'] as const;
export type PriorityRow = (typeof priorityRows)[number];

/** Which of her buildings give the range: those with a power chip, or those without. */
export const groups = ['marked', 'unmarked'] as const;
export type Group = (typeof groups)[number];

export const cultPicks = ['tile', 'catch-up'] as const;
export type CultPick = (typeof cultPicks)[number];

export const bonusPicks = ['left', 'middle', 'right'] as const;
export type BonusPick = (typeof bonusPicks)[number];

/** «Automas Aktionen», p. 8: the action area of a card, from top to bottom. */
export type Action =
  | { readonly kind: 'faction' }
  | { readonly kind: 'cover' }
  | { readonly kind: 'points'; readonly points: number | 'x' }
  | { readonly kind: 'cult' }
  | { readonly kind: 'upgrade' }
  | { readonly kind: 'favour' }
  | { readonly kind: 'build'; readonly shipping: number | 'level' }
  | { readonly kind: 'trade'; readonly from: number };

/** The support area, from top to bottom. */
export interface Support {
  readonly direction: Direction;
  readonly count: number;
  readonly row: PriorityRow;
  readonly group: Group;
  readonly merge: boolean;
  readonly cult: CultPick;
  readonly bonus: BonusPick;
}

// prettier-ignore
export const cardIds = [
  'card-1', 'card-2', 'card-3', 'card-4', 'card-5', 'card-6', 'card-7', 'card-8', 'card-9', 'card-10',
  'card-11', 'card-12', 'card-13', 'card-2m', 'card-4m', 'card-extra',
] as const;
export type CardId = (typeof cardIds)[number];

export interface Card {
  readonly id: CardId;
  /** As printed; the extra card of the merchants has none that is known. */
  readonly number: string;
  readonly actions: readonly Action[];
  readonly support: Support;
  /** She passes when it is one of the last two, turned cards. */
  readonly passes: boolean;
  /** «Einsetzen der ersten Wohnhäuser»: the letter whose dwelling is marked, and the other. */
  readonly first: readonly [marked: string, unmarked: string];
  readonly provenance: Provenance;
}

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
const cards: readonly Card[] = [
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

/** Hexes of the map cards' letters, as far as a player has named them: `base lake A` is D2. */
export type FirstHexes = Readonly<Record<string, string>>;

/** Raised with every correction of a table; by the decks of the cards screen. */
export const versions = {
  automa: 1,
  landscape: 1,
  'scoring-tiles': 1,
  difficulty: 1,
  factions: 1,
  maps: 1,
} as const;

export interface CardSet {
  readonly cards: readonly Card[];
  readonly levels: readonly Level[];
  readonly factions: readonly Faction[];
  readonly landscape: Landscape;
  readonly scoringTiles: readonly ScoringTile[];
  readonly firstHexes: FirstHexes;
}

export const shipped: CardSet = { cards, levels, factions, landscape, scoringTiles, firstHexes: {} };
