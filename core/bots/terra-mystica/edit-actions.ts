import type { Action } from './cards.ts';

const kinds = ['faction', 'cover', 'cult', 'upgrade', 'favour'] as const;
const points = ['x', 1, 2, 3, 4] as const;
const shippings = ['level', 0, 1, 2, 3] as const;
const trades = [1, 2, 3, 4, 5, 6] as const;

/** What can be printed in the action area, each as one word to tap. */
const printed: readonly Action[] = [
  ...kinds.map((kind) => ({ kind })),
  ...points.map((each): Action => ({ kind: 'points', points: each })),
  ...shippings.map((shipping): Action => ({ kind: 'build', shipping })),
  ...trades.map((from): Action => ({ kind: 'trade', from })),
];

export function wordOf(action: Action): string {
  switch (action.kind) {
    case 'points':
      return `points-${action.points}`;
    case 'build':
      return `build-${action.shipping}`;
    case 'trade':
      return `trade-${action.from}`;
    default:
      return action.kind;
  }
}

export const actionWords: readonly string[] = printed.map(wordOf);

export function actionOf(word: string): Action[] {
  return printed.filter((action) => wordOf(action) === word);
}
