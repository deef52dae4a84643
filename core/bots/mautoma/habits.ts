import type { Habits } from '../../engine/habits.ts';

export default {
  usual: { 'end-points': [80, 160] },
  // Players break most ties themselves; now and then the app shall, or something is impossible.
  unusual: 0.15,
  likely: {
    explore: { tied: 0.7, none: 0.3 },
    populate: { occupied: 0.4, tied: 0.4, none: 0.2 },
    build: { tied: 0.8, none: 0.2 },
    'hibernation-artifact': { none: 1 },
  },
  targets: { first: 6, turn: 2.5, end: 3, game: 55 },
  modes: [{ artifacts: 'track' }, { deck: 'on-table' }],
} satisfies Habits;
