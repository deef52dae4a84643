import type { DeckMarks } from '../../../look/paper.ts';

/** What the camera knows the cards by. Cards are printed with it: lists only grow. */
export const marks = {
  decisions: { first: 32, of: ['card-1', 'card-2', 'card-3', 'card-4', 'card-5', 'card-6', 'card-7'] },
  spick: { first: 40, of: ['spick-1', 'spick-2', 'spick-3', 'spick-4', 'spick-5', 'spick-6'] },
} as const satisfies Record<string, DeckMarks>;
