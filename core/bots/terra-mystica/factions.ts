import type { Provenance } from '../../engine/bot.ts';
import type { CultLevels } from './tiles.ts';

export const factionIds = [
  'simpletons',
  'kuddlers',
  'druids',
  'racelings',
  'wanderers',
  'mimics',
  'powermongers',
  'symbionts',
  'blight',
  'gognomes',
] as const;
export type FactionId = (typeof factionIds)[number];

/** Selection methods of a faction card, used before those of the action; `your-row` is on the card of the player's home. */
export const factionCriteria = ['near-you', 'your-row', 'most-power'] as const;
export type FactionCriterion = (typeof factionCriteria)[number];

/** What is not known of a card, the player reads there. */
export const unknownTexts = ['worker', 'blighted', 'task'] as const;
export type UnknownText = (typeof unknownTexts)[number];

export type FactionAction =
  | { readonly kind: 'build'; readonly select: readonly FactionCriterion[]; readonly everywhere: boolean }
  | { readonly kind: 'points'; readonly points: number }
  | { readonly kind: 'cult'; readonly steps: number }
  | { readonly kind: 'read'; readonly text: UnknownText };

export const abilities = ['none', 'tile-twice', 'point-a-building', 'cult-for-power', 'unknown'] as const;
export type Ability = (typeof abilities)[number];

export interface Faction {
  readonly id: FactionId;
  readonly cults: CultLevels;
  readonly actions: readonly FactionAction[];
  /** «Dauerhafte Fähigkeit»; unknown: the player reads it on the card, as well as the set-up. */
  readonly ability: Ability;
  readonly provenance: Provenance;
}

const build = (...select: FactionCriterion[]): FactionAction => ({
  kind: 'build',
  select,
  everywhere: false,
});
const everywhere: FactionAction = { kind: 'build', select: [], everywhere: true };
const points = (count: number): FactionAction => ({ kind: 'points', points: count });
const read = (text: UnknownText): FactionAction => ({ kind: 'read', text });

/** From one public source. */
// prettier-ignore
export const factions: readonly Faction[] = [
  { id: 'simpletons',   cults: { fire: 1, water: 1, earth: 1, air: 1 }, actions: [build(), points(2)], ability: 'none', provenance: 'public' },
  { id: 'kuddlers',     cults: { fire: 1, water: 1, earth: 0, air: 0 }, actions: [build('near-you', 'your-row'), points(2)], ability: 'none', provenance: 'public' },
  { id: 'druids',       cults: { fire: 2, water: 0, earth: 0, air: 0 }, actions: [build(), { kind: 'cult', steps: 2 }], ability: 'none', provenance: 'public' },
  { id: 'racelings',    cults: { fire: 1, water: 1, earth: 0, air: 0 }, actions: [build()], ability: 'tile-twice', provenance: 'public' },
  { id: 'wanderers',    cults: { fire: 1, water: 0, earth: 1, air: 0 }, actions: [everywhere, points(1)], ability: 'point-a-building', provenance: 'public' },
  { id: 'mimics',       cults: { fire: 0, water: 1, earth: 1, air: 0 }, actions: [build('your-row'), points(2)], ability: 'none', provenance: 'public' },
  { id: 'powermongers', cults: { fire: 0, water: 0, earth: 0, air: 0 }, actions: [build('most-power'), points(2)], ability: 'cult-for-power', provenance: 'public' },
  { id: 'symbionts',    cults: { fire: 1, water: 0, earth: 1, air: 0 }, actions: [build(), read('worker')], ability: 'unknown', provenance: 'public' },
  { id: 'blight',       cults: { fire: 0, water: 1, earth: 1, air: 0 }, actions: [build(), read('blighted'), points(1)], ability: 'unknown', provenance: 'public' },
  { id: 'gognomes',     cults: { fire: 1, water: 0, earth: 0, air: 1 }, actions: [build(), read('task')], ability: 'unknown', provenance: 'public' },
];
