import type { Expected } from '../../engine/bot.ts';

/** 5,000 simulated games a level with all other options as they are offered: see «What a bot scores» in the README. */
export const expected: Readonly<Record<string, Expected>> = {
  'level-1': { mean: 84, low: 77, high: 90 },
  'level-2': { mean: 97, low: 90, high: 104 },
  'level-3': { mean: 115, low: 108, high: 123 },
  'level-4': { mean: 121, low: 114, high: 129 },
  'level-5': { mean: 133, low: 120, high: 148 },
};
