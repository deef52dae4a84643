import * as v from 'valibot';
import { provenance } from '../../engine/cards.ts';
import { eachOnce, from, list, points as printedPoints } from './schema.ts';
import { highestLevel } from './tiles.ts';

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

const action = v.variant('kind', [
  v.strictObject({
    kind: v.literal('build'),
    select: list(v.picklist(factionCriteria)),
    everywhere: v.boolean(),
  }),
  v.strictObject({ kind: v.literal('points'), points: printedPoints }),
  v.strictObject({ kind: v.literal('cult'), steps: from(1, highestLevel) }),
  v.strictObject({ kind: v.literal('read'), text: v.picklist(unknownTexts) }),
]);
export type FactionAction = v.InferOutput<typeof action>;

export const abilities = ['none', 'tile-twice', 'point-a-building', 'cult-for-power', 'unknown'] as const;

const level = from(0, highestLevel);

const faction = v.strictObject({
  id: v.picklist(factionIds),
  cults: v.strictObject({ fire: level, water: level, earth: level, air: level }),
  actions: list(action),
  /** «Dauerhafte Fähigkeit»; unknown: the player reads it on the card, as well as the set-up. */
  ability: v.picklist(abilities),
  provenance,
});
export type Faction = v.InferOutput<typeof faction>;

export const factionDeck = eachOnce(faction, factionIds);

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
