import type { BaseState, Bot, Extras, Prompt, Step, Table, Values } from '../../core/engine/bot.ts';
import { fits, type Answer, type Expects } from '../../core/engine/expects.ts';

/** Runs a script on the state itself, asking as it goes: the state may have a deck that lies as the test wants it. */
export function drive(
  bot: Bot,
  state: BaseState,
  script: string,
  answer: (prompt: Prompt) => Answer,
): readonly Step[] {
  const steps: Step[] = [];
  const rule = { section: '' };
  const ask = (say: string, expects: Expects, values: Values = {}, extras: Extras = {}): Answer => {
    const prompt: Prompt = { say, with: values, ...extras, rule, expects };
    const value = answer(prompt);
    if (!fits(expects, value)) throw new Error(`${say}: ${JSON.stringify(value)}`);
    return value;
  };
  const table: Table<string> = {
    tell: (say, values = {}, extras = {}) => void steps.push({ say, with: values, ...extras, rule }),
    yesNo: (say, ...rest) => ask(say, { kind: 'yes-no' }, ...rest) as boolean,
    count: (say, min, max, ...rest) => ask(say, { kind: 'count', min, max }, ...rest) as number,
    choice: (say, of, ...rest) => ask(say, { kind: 'choice', of }, ...rest) as never,
    tally: (say, of, total, values, extras) => {
      const expects: Expects = { kind: 'tally', of, ...(total === undefined ? {} : { total }) };
      const counts = ask(say, expects, values, extras) as Readonly<Record<string, number>>;
      return Object.fromEntries(of.map((name) => [name, counts[name] ?? 0])) as never;
    },
    place: (say, board, of, ...rest) => ask(say, { kind: 'place', board, of }, ...rest) as string,
    marks: (say, board, of, marks, min, ...rest) =>
      ask(say, { kind: 'marks', board, of, marks, min }, ...rest) as never,
  };
  bot.scripts[script]!(state, table);
  return steps;
}
