import bot from '../bot.ts';
import type { CardSet } from '../cards.ts';
import type { State, WeekScore } from '../state.ts';
import type { Options } from '../../../engine/bot.ts';
import { seeded } from '../../../engine/rng.ts';
import { tableOf } from '../../../../test/tools/table.ts';

export { bot };
export const { german, run, runWith, because } = tableOf(bot);

const usual: Options = {
  level: 'level-2',
  board: 'a',
  spick: 'off',
  deck: 'on-table',
  values: 'app',
  account: 'total',
};

/** A table with these options, set up, and changed as the test needs it. */
export function table(
  options: Options = {},
  change: Partial<State> = {},
  cards: CardSet = bot.cards.shipped,
): State {
  return { ...bot.start({ ...usual, ...options }, seeded(1), cards), isSetUp: true, ...change };
}

export const belongings = ({ fish, schools, young, eggs }: State) => ({ fish, schools, young, eggs });
export const week = (s: State, n = 0): WeekScore => s.scored[n]!;
/** A week whose turns are over, and so many markers on the board. */
export const over: Partial<State> = { turn: 7 };
export const divers = (diversOnBoard: number): Partial<State> => ({
  diversOnBoard,
  divers: 6 - diversOnBoard,
});
