import type { Habits } from '../../engine/habits.ts';

/** What players usually answer: for games that are simulated. */
export default { usual: { 'your-total': [15, 35] } } satisfies Habits;
