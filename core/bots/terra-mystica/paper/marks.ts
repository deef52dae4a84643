import type { DeckMarks } from '../../../look/paper.ts';

/** What the camera knows the cards by. Cards are printed with it: lists only grow. */
export const marks = {
  automa: {
    first: 80,
    of: [
      'card-1',
      'card-2',
      'card-3',
      'card-4',
      'card-5',
      'card-6',
      'card-7',
      'card-8',
      'card-9',
      'card-10',
      'card-11',
      'card-12',
      'card-13',
      'card-2m',
      'card-4m',
      'card-extra',
    ],
  },
} as const satisfies Record<string, DeckMarks>;
