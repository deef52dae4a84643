import type { Human, State } from './state.ts';
import type { Terrain } from './maps.ts';
import type { Cult } from './tiles.ts';

interface YourFactionFacts {
  /** Null: the player chooses it. */
  readonly home: Terrain | null;
  /** Where the markers begin on the cult tracks; null: not known. */
  readonly cults: Readonly<Record<Cult, number>> | null;
}

const begins = (home: Terrain | null, fire: number, water: number, earth: number, air: number) => ({
  home,
  cults: { fire, water, earth, air },
});

/** The factions of the players, from one public source. */
// prettier-ignore
const facts = {
  any:               { home: null, cults: null },
  alchemists:        begins('swamp',     1, 1, 0, 0),
  darklings:         begins('swamp',     0, 1, 1, 0),
  auren:             begins('forest',    0, 1, 0, 1),
  witches:           begins('forest',    0, 0, 0, 2),
  swarmlings:        begins('lake',      1, 1, 1, 1),
  mermaids:          begins('lake',      0, 2, 0, 0),
  cultists:          begins('plains',    1, 0, 1, 0),
  halflings:         begins('plains',    0, 0, 1, 1),
  dwarves:           begins('mountains', 0, 0, 2, 0),
  engineers:         begins('mountains', 0, 0, 0, 0),
  'chaos-magicians': begins('wasteland', 2, 0, 0, 0),
  giants:            begins('wasteland', 1, 0, 0, 1),
  fakirs:            begins('desert',    1, 0, 0, 1),
  nomads:            begins('desert',    1, 0, 1, 0),
  'ice-maidens':     begins(null,        0, 1, 0, 1),
  yetis:             begins(null,        0, 0, 1, 1),
  dragonlords:       begins(null,        2, 0, 0, 0),
  acolytes:          begins(null,        3, 3, 3, 3),
  shapeshifters:     begins(null,        1, 1, 0, 0),
  riverwalkers:      begins(null,        1, 0, 0, 1),
} as const satisfies Record<string, YourFactionFacts>;

export type YourFaction = keyof typeof facts;
export const yourFactions = Object.keys(facts) as YourFaction[];
export const factsOf = (faction: YourFaction): YourFactionFacts => facts[faction];

/** «Völkerspezifische Regeln», and those with another value: what they change is told at set-up. */
export const toldFactions: readonly YourFaction[] = [
  'cultists',
  'chaos-magicians',
  'shapeshifters',
  'giants',
  'yetis',
];

/** Which faction one of the players has. */
export function humanFaction(s: Readonly<State>, human: Human): YourFaction {
  return human === 'you' ? s.yourFaction : (s.otherFaction ?? 'any');
}
