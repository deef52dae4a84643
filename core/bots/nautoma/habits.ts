import type { Habits } from '../../engine/habits.ts';

export default {
  usual: {
    'points-each': [1, 3],
    'your-achievement': [4, 14],
    'spick-column': [1, 5],
    'spick-rows': [1, 5],
  },
  accounts: {
    'your-points': {
      fish: [30, 70],
      schools: [6, 24],
      young: [2, 10],
      eggs: [4, 16],
      achievements: [8, 30],
      other: [0, 0],
    },
  },
  agreed: ['values-right', 'achievement-lies'],
  // The end has a tap for each digit on top of its eight.
  targets: { first: 5, turn: 1.3, end: 8, game: 45 },
  modes: [{ board: 'b' }, { spick: 'x-3' }, { deck: 'on-table' }],
} satisfies Habits;
