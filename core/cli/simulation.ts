import type { BaseState, Bot, Options, Prompt, Step } from '../engine/bot.ts';
import type { Habits } from '../engine/habits.ts';
import { play, type Given } from '../engine/play.ts';
import { below, seeded, type HasRng } from '../engine/rng.ts';
import { likelyAnswer } from './likely-answer.ts';

export interface Setting {
  readonly bot: Bot;
  readonly habits: Habits;
  readonly games: number;
  /** The chance of each quick event before a turn, where the habits have none. */
  readonly events: number;
  readonly cards: unknown;
  readonly options: Options;
}

/** How likely a quick event is where nothing else is said. */
export const usualEvents = 0.06;

/** How often something is not as it was told, where the habits do not say it. */
const usuallyOtherwise = 0.05;

type Answered = Given & { readonly prompt: Prompt };

/** One script that was played, with what was asked and told. */
export interface Played {
  readonly script: string;
  /** The state before it. */
  readonly before: BaseState;
  readonly answers: readonly Answered[];
  readonly steps: readonly Step[];
}

/** A game of a bot with nobody at the table. */
export function wholeGame(
  setting: Setting,
  seed: number,
  watch: (played: Played) => void = () => undefined,
): BaseState {
  const { bot, habits, events, cards, options } = setting;
  const dice = { rng: seeded(~seed) };
  let state = bot.start(options, seeded(seed), cards);
  const run = (script: string): void => {
    const before = state;
    const answers: Answered[] = [];
    let result = play(bot, before, script, answers);
    while (result.prompt) {
      answers.push({ ...answerTo(habits, result.prompt, dice), prompt: result.prompt });
      result = play(bot, before, script, answers);
    }
    state = result.state;
    watch({ script, before, answers, steps: result.steps });
  };
  for (;;) {
    const [main, ...quick] = bot.next(state);
    if (main === undefined) return state;
    quick
      .filter(() => habits.after?.includes(main) ?? true)
      .filter((script) => below(dice, 1000) < (habits.events?.[script] ?? events) * 1000)
      .filter((script) => bot.next(state).includes(script))
      .forEach(run);
    if (bot.next(state).includes(main)) run(main);
  }
}

/** What is usual is told; now and then it is otherwise. */
function answerTo(habits: Habits, prompt: Prompt, dice: HasRng): Given {
  const { say, usual } = prompt;
  const otherwise = habits.unusual ?? usuallyOtherwise;
  if (usual && below(dice, 1000) >= otherwise * 1000) return { to: say, value: usual.answer, told: 'usual' };
  const value = likelyAnswer(habits, prompt, dice);
  return { to: say, value, ...(usual ? { told: 'unusual' as const } : {}) };
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
