import type { Habits } from '../../engine/habits.ts';

export default {
  usual: {
    'points-each': [1, 3],
    'your-achievement': [4, 14],
    'spick-column': [1, 5],
    'spick-rows': [1, 5],
  },
  agreed: ['values-right'],
} satisfies Habits;
