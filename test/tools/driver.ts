import type { BaseState, Bot, Prompt, Step, Table } from '../../core/engine/bot.ts';
import { fits, type Answer } from '../../core/engine/expects.ts';
import { asking } from '../../core/engine/play.ts';

/** Runs a script on the state itself, asking as it goes: the state may have a deck that lies as the test wants it. */
export function drive(
  bot: Bot,
  state: BaseState,
  script: string,
  answer: (prompt: Prompt) => Answer,
): readonly Step[] {
  const steps: Step[] = [];
  const rule = { section: '' };
  const table: Table<string> = {
    tell: (say, values = {}, extras = {}) => void steps.push({ say, with: values, ...extras, rule }),
    ...asking((expects, { with: values = {}, ...question }) => {
      const value = answer({ ...question, with: values, rule, expects });
      if (!fits(expects, value)) throw new Error(`${question.say}: ${JSON.stringify(value)}`);
      return value;
    }),
  };
  bot.scripts[script]!(state, table);
  return steps;
}
