import * as v from 'valibot';
import { provenance } from '../../engine/cards.ts';
import { shuffled, type HasRng } from '../../engine/rng.ts';
import { eachOnce, points } from './schema.ts';

/** The cult tracks, from left to right. */
export const cults = ['fire', 'water', 'earth', 'air'] as const;
export type Cult = (typeof cults)[number];

export const highestLevel = 10;

/** Below each track, the spaces for priests: how many steps they give. */
export const priestSpaces: readonly number[] = [3, 2, 2, 2];
export const allPriests = 7;

/** «Gunstplättchen nehmen»: one tile of three steps a cult. */
export const favourSteps = 3;

/** On the board, from left to right. */
export const powerActions = ['bridge', 'priest', 'workers', 'coins', 'spade', 'spades'] as const;
export type PowerAction = (typeof powerActions)[number];

export const buildings = [
  'dwelling',
  'trading-house',
  'temple',
  'stronghold',
  'sanctuary',
  'shipyard',
] as const;
export type Building = (typeof buildings)[number];

/** The shipyard's is inferred from the rule that she prefers it to the stronghold. */
export const powerOf: Readonly<Record<Building, number>> = {
  dwelling: 1,
  'trading-house': 2,
  temple: 2,
  stronghold: 3,
  sanctuary: 3,
  shipyard: 3,
};

/** «Aufwerten»: what a building may become, in the order in which she prefers it. */
export const upgradesOf: Readonly<Record<Building, readonly Building[]>> = {
  dwelling: ['trading-house'],
  'trading-house': ['shipyard', 'stronghold', 'temple'],
  temple: ['sanctuary'],
  stronghold: [],
  sanctuary: [],
  shipyard: [],
};

/** The pieces of a player. */
export const allPieces: Readonly<Record<Building, number>> = {
  dwelling: 8,
  'trading-house': 4,
  temple: 3,
  stronghold: 1,
  sanctuary: 1,
  shipyard: 1,
};

export const tileIds = [
  'spade',
  'town',
  'dwelling-water',
  'dwelling-fire',
  'trade-water',
  'trade-air',
  'stronghold-fire',
  'stronghold-air',
  'temple',
] as const;
export type TileId = (typeof tileIds)[number];

/** «Allgemeiner Aufbau», 2: the tile with the spade never lies there. */
const noSpadeFrom = 5;
export const mayLie = (id: TileId, round: number): boolean => id !== 'spade' || round < noSpadeFrom;

/** The scoring tile of a round; what the player reads on one that we do not know is kept beside it. */
export interface RoundTile {
  id: TileId | 'merchants';
  cult: Cult | null;
  points: number | null;
}

export const unread = (id: RoundTile['id']): RoundTile => ({ id, cult: null, points: null });

/** «Allgemeiner Aufbau», 2: drawn until each may lie where it does. */
export function drawnTiles(s: HasRng, rounds: number): RoundTile[] {
  for (;;) {
    const drawn = shuffled(s, tileIds).slice(0, rounds);
    if (drawn.every((id, index) => mayLie(id, index + 1))) return drawn.map(unread);
  }
}

/** Null: not known. */
const scoringTile = v.strictObject({
  id: v.picklist(tileIds),
  /** The colour of the Automa symbol. */
  cult: v.nullable(v.picklist(cults)),
  /** Her points on the side for rounds 1 to 3, and on the side for 4 to 6. */
  early: v.nullable(points),
  late: v.nullable(points),
  provenance,
});
export type ScoringTile = v.InferOutput<typeof scoringTile>;

export const tileDeck = eachOnce(scoringTile, tileIds);

/** One side could be read from a picture; the cults are those of the base game. */
// prettier-ignore
export const scoringTiles: readonly ScoringTile[] = [
  { id: 'spade',           cult: 'earth', early: null, late: null, provenance: 'public' },
  { id: 'town',            cult: 'earth', early: null, late: null, provenance: 'public' },
  { id: 'dwelling-water',  cult: 'water', early: null, late: null, provenance: 'public' },
  { id: 'dwelling-fire',   cult: 'fire',  early: null, late: null, provenance: 'public' },
  { id: 'trade-water',     cult: 'water', early: null, late: null, provenance: 'public' },
  { id: 'trade-air',       cult: 'air',   early: null, late: null, provenance: 'public' },
  { id: 'stronghold-fire', cult: 'fire',  early: null, late: null, provenance: 'public' },
  { id: 'stronghold-air',  cult: 'air',   early: null, late: 5,    provenance: 'public' },
  { id: 'temple',          cult: null,    early: null, late: null, provenance: 'public' },
];
