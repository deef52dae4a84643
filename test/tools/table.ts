import type { Answer, BaseState, Bot, Options, Prompt } from '../../core/engine/bot.ts';
import { fits } from '../../core/engine/expects.ts';
import { fittingOptions } from '../../core/engine/options.ts';
import { frozen, play, type Given, type Run } from '../../core/engine/play.ts';
import { seeded } from '../../core/engine/rng.ts';
import type { Reader } from '../../core/engine/text.ts';
import { readerOf } from '../../core/engine/words.ts';

/** A script that came to its end: what was asked and what was said, in German. */
export interface Played<S> extends Run<S> {
  readonly asked: readonly Prompt[];
  readonly given: readonly Given[];
  readonly questions: readonly string[];
  readonly said: readonly string[];
}

export interface TestTable<S, C> {
  /** A table with these options, set up, and changed as the test needs it. */
  table(options?: Options, change?: Partial<S>, cards?: C): S;
  readonly german: Reader;
  readonly english: Reader;
  /** Runs a script with answers in their order, whatever they are asked for, to its end; what is usual needs none. */
  run(s: S, script: string, ...answers: readonly Answer[]): Played<S>;
  /** The same with an answer for each question as it comes; without one, it is as it usually is. */
  runWith(s: S, script: string, answer: (prompt: Prompt) => Answer | undefined): Played<S>;
  /** The reasons of a step in words. */
  because(played: Run<S>, step?: number): string[];
}

/** What scripts are tried on; `usual` are the options of the tests where they are not those that the bot offers. */
export function tableOf<S extends BaseState, C>(bot: Bot<S, C>, usual: Options = {}): TestTable<S, C> {
  const german = readerOf('de', bot.texts);
  const runWith: TestTable<S, C>['runWith'] = (s, script, answer) => {
    const given: Given[] = [];
    const asked: Prompt[] = [];
    let result = play(bot, s, script, given);
    while (result.prompt) {
      const { prompt } = result;
      const value = answer(prompt);
      if (value === undefined && prompt.usual)
        given.push({ to: prompt.say, value: prompt.usual.answer, told: 'usual' });
      else {
        if (value === undefined) throw new Error(`no answer to ${german.text(prompt)}`);
        given.push({ to: prompt.say, value });
        asked.push(prompt);
      }
      result = play(bot, s, script, given);
      if (result.misfit !== undefined) throw new Error(`${JSON.stringify(value)} does not fit ${prompt.say}`);
    }
    const questions = asked.map(({ say }) => say);
    return {
      ...result,
      asked,
      given,
      questions,
      get said() {
        return result.steps.map((step) => german.text(step));
      },
    };
  };
  return {
    german,
    english: readerOf('en', bot.texts),
    table: (options = {}, change = {}, cards = bot.cards.shipped) => ({
      ...bot.start(fittingOptions(bot, { ...usual, ...options }), seeded(1), frozen(cards)),
      isSetUp: true,
      ...change,
    }),
    runWith,
    run(s, script, ...answers) {
      const left = [...answers];
      const played = runWith(s, script, (prompt) =>
        prompt.usual && !fits(prompt.expects, left[0]) ? undefined : left.shift(),
      );
      if (left.length > 0) throw new Error(`nobody asked for ${JSON.stringify(left)}`);
      return played;
    },
    because: ({ steps }, step = 0) => (steps[step]?.because ?? []).map((reason) => german.text(reason)),
  };
}
