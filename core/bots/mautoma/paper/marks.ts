import type { DeckMarks } from '../../../look/paper.ts';

/** What the camera knows the cards by. Cards are printed with it: lists only grow. */
export const marks = {
  actions: {
    first: 48,
    of: [
      'start-build',
      'start-populate',
      'explore',
      'explore-populate',
      'explore-build',
      'explore-populate-far',
    ],
  },
} as const satisfies Record<string, DeckMarks>;
