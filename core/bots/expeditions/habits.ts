import type { Habits } from '../../engine/habits.ts';

export default {
  usual: { 'your-total': [40, 120] },
  agreed: ['coins-right', 'track-right'],
  // Told otherwise: something is taken where the mech comes to.
  likely: { 'your-deed': { vanquish: 0.7 } },
  // The mech mostly moves, to what lies face down or to what is free; where it stands it takes something.
  places: { 'your-location': { '': 0.35, map: 0.3, you: 0.35 } },
  // Most own turns move the mech or do something where it stands; a star is four times a game.
  events: { 'your-location': 0.8, 'your-south': 0.05, 'to-ask': 0, 'to-mirror': 0 },
  every: { 'your-star': [6, 10] },
  mends: { 'put-right': 0 },
  targets: { first: 6, turn: 1.6, own: 2, end: 6, game: 110 },
  modes: [{ way: 'ask' }, { stacks: 'values' }, { deck: 'on-table' }],
} satisfies Habits;
