import type { Habits } from '../../engine/habits.ts';

export default { agreed: ['coins-right', 'track-right'] } satisfies Habits;
