import bot from '../bot.ts';
import type { State, WeekScore } from '../state.ts';
import { tableOf } from '../../../../test/tools/table.ts';

export { bot };
const usual = { deck: 'on-table', values: 'app', account: 'total' };
export const { german, table, run, runWith, because } = tableOf(bot, usual);

export const belongings = ({ fish, schools, young, eggs }: State) => ({ fish, schools, young, eggs });
export const week = (s: State, n = 0): WeekScore => s.scored[n]!;
/** A week whose turns are over, and so many markers on the board. */
export const over: Partial<State> = { turn: 7 };
export const divers = (diversOnBoard: number): Partial<State> => ({
  diversOnBoard,
  divers: 6 - diversOnBoard,
});
