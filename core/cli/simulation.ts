import type { BaseState, Bot, Options } from '../engine/bot.ts';
import type { Habits } from '../engine/habits.ts';
import { play, type Given } from '../engine/play.ts';
import { below, seeded } from '../engine/rng.ts';
import { likelyAnswer } from './likely-answer.ts';

export interface Setting {
  readonly bot: Bot;
  readonly habits: Habits;
  readonly games: number;
  /** The chance of each quick event before a turn. */
  readonly events: number;
  readonly cards: unknown;
  readonly options: Options;
}

/** How likely a quick event is where nothing else is said. */
export const usualEvents = 0.06;

/** A game of a bot with nobody at the table. */
function wholeGame({ bot, habits, events, cards, options }: Setting, seed: number): BaseState {
  const dice = { rng: seeded(~seed) };
  let state = bot.start(options, seeded(seed), cards);
  const run = (script: string): void => {
    const given: Given[] = [];
    let result = play(bot, state, script, given);
    while (result.prompt) {
      given.push({ to: result.prompt.say, value: likelyAnswer(habits, result.prompt, dice) });
      result = play(bot, state, script, given);
    }
    state = result.state;
  };
  for (;;) {
    const [main, ...quick] = bot.next(state);
    if (main === undefined) return state;
    quick.filter(() => below(dice, 1000) < events * 1000).forEach(run);
    if (bot.next(state).includes(main)) run(main);
  }
}

/** So many games, each with a seed of its own. */
export const wholeGames = (setting: Setting): BaseState[] =>
  Array.from({ length: setting.games }, (_, n) => wholeGame(setting, n + 1));

/** Options as they are offered, but for those that are given. */
export function optionsWith(bot: Bot, given: Options): Options {
  const initial = Object.entries(bot.options).map(([name, spec]) => [name, spec.initial] as const);
  return { ...Object.fromEntries(initial), ...given };
}

const rounded = (value: number): number => Math.round(value * 10) / 10;
export const mean = (values: readonly number[]): number =>
  rounded(values.reduce((sum, value) => sum + value, 0) / values.length);

export function spread(values: readonly number[]) {
  const sorted = [...values].sort((a, b) => a - b);
  const at = (part: number): number => sorted[Math.floor(part * (sorted.length - 1))] ?? NaN;
  const middle = mean(values);
  const sd = rounded(Math.sqrt(mean(values.map((value) => (value - middle) ** 2))));
  return { mean: middle, sd, min: at(0), p10: at(0.1), median: at(0.5), p90: at(0.9), max: at(1) };
}
