import type { DeckMarks } from '../../../look/paper.ts';

/** What the camera knows the cards by. Cards are printed with it: lists only grow. */
export const marks = {
  decisions: { first: 60, of: ['1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11', '12', '13', '14'] },
} as const satisfies Record<string, DeckMarks>;
