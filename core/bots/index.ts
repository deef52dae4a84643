import type { Entry, Game } from './game.ts';

export type { Game } from './game.ts';

/** The registry: one line a bot, in the order of the home screen. */
const entries: Readonly<Record<string, () => Promise<{ readonly default: Entry }>>> = {
  nautoma: () => import('./nautoma/game.ts'),
  mautoma: () => import('./mautoma/game.ts'),
  adam: () => import('./adam/game.ts'),
  expeditions: () => import('./expeditions/game.ts'),
  'terra-mystica': () => import('./terra-mystica/game.ts'),
};

export const games: readonly Game[] = await Promise.all(
  Object.entries(entries).map(async ([id, load]): Promise<Game> => {
    const { rules, boards, paper, edits, habits, ...shown } = (await load()).default;
    return {
      ...shown,
      id,
      rules: async () => (await rules()).default,
      boards: async () => (await boards?.())?.default ?? { named: {} },
      paper: async () => (await paper()).default,
      edits: async () => (await edits()).default,
      habits: async () => (await habits?.())?.default ?? {},
    };
  }),
);

export const gameOf = (id: string): Game | undefined => games.find((game) => game.id === id);
