import type { BaseState, Bot, Extras, Prompt, Question, Step, Table, Values } from './bot.ts';
import { fits, onlyAnswer, type Answer, type Expects, type Marks, type Tally } from './expects.ts';

/** An answer, and the question it was given to. */
export interface Given {
  readonly to: string;
  readonly value: Answer;
  /** It was not asked but told: as it usually is, or put right by the player since; or known from before. */
  readonly told?: 'usual' | 'unusual' | 'again';
}

export interface Run<S> {
  readonly state: S;
  readonly steps: readonly Step[];
  /** The questions that were answered, and how many steps were told before each. */
  readonly answered: readonly { readonly prompt: Prompt; readonly told: number }[];
  /** The question that stopped the script; none when it ran to its end. */
  readonly prompt?: Prompt;
  /** Position of the first answer that does not fit its question; the run stopped before it. */
  readonly misfit?: number;
}

const stopped = Symbol('stopped');

/**
 * Runs a script from its start on a copy of the state, with the answers given so far. A question without an
 * answer stops the run and becomes the prompt. `told` sees the state at every step: scripts change the state first
 * and tell it then. `reply` answers at once what is not answered yet.
 */
export function play<S extends BaseState>(
  bot: Bot<S>,
  before: S,
  script: string,
  given: readonly Given[],
  told?: (state: Readonly<S>) => void,
  reply?: (prompt: Prompt) => Given,
): Run<S> {
  const state = copy(before);
  const steps: Step[] = [];
  const answered: { prompt: Prompt; told: number }[] = [];
  let prompt: Prompt | undefined;
  let misfit: number | undefined;

  const step = (say: string, values: Values = {}, extras: Extras = {}): Step => {
    const rule = bot.phrases[say];
    if (!rule) throw new Error(`${bot.id}: no rule for ${say}`);
    return { say, with: values, ...extras, rule };
  };
  const put = (one: Step): void => {
    steps.push(one);
    told?.(state);
  };
  const ask = (
    expects: Expects,
    { say, with: values, usual, turned, ...extras }: Question<string>,
  ): Answer => {
    const only = onlyAnswer(expects);
    if (only !== undefined) return only;
    const question: Prompt = {
      ...step(say, values, extras),
      expects,
      ...(usual && { usual }),
      ...(turned && { turned }),
    };
    const asks = answered.length;
    const answer = given[asks] ?? reply?.(question);
    if (answer === undefined || answer.to !== say || !fits(expects, answer.value)) {
      prompt = question;
      if (answer !== undefined) misfit = asks;
      throw stopped;
    }
    answered.push({ prompt: question, told: steps.length });
    if (usual && (answer.told === 'usual' || answer.told === 'unusual'))
      put({ ...step(usual.tell, values, extras), asks });
    return answer.value;
  };
  const table: Table<string> = {
    tell(say, values, extras) {
      put(step(say, values, extras));
    },
    ...asking(ask),
  };

  const run = bot.scripts[script];
  if (!run) throw new Error(`${bot.id}: no script ${script}`);
  try {
    run(state, table);
    if (answered.length < given.length) misfit = answered.length; // more answers than questions
  } catch (thrown) {
    if (thrown !== stopped) throw thrown;
  }
  return {
    state,
    steps,
    answered,
    ...(prompt === undefined ? {} : { prompt }),
    ...(misfit === undefined ? {} : { misfit }),
  };
}

/** The questions of a table, each as what it expects. */
export function asking(
  ask: (expects: Expects, question: Question<string>) => Answer,
): Omit<Table<string>, 'tell'> {
  return {
    yesNo: (question) => ask({ kind: 'yes-no' }, question) as boolean,
    count: ({ min, max, ...question }) => ask({ kind: 'count', min, max }, question) as number,
    choice: ({ of, ...question }) => ask({ kind: 'choice', of }, question) as never,
    several: ({ of, min, ...question }) =>
      ask({ kind: 'several', of, ...(min === undefined ? {} : { min }) }, question) as never,
    tally: ({ of, total, start, account, ...question }) => {
      const expects: Expects = {
        kind: 'tally',
        of,
        ...(total === undefined ? {} : { total }),
        ...(start === undefined ? {} : { start }),
        ...(account === undefined ? {} : { account }),
      };
      const counts = ask(expects, question) as Tally;
      return Object.fromEntries(of.map((name) => [name, counts[name] ?? 0])) as never;
    },
    place: ({ of, ...question }) =>
      ask({ kind: 'place', of, board: question.board.board }, question) as string,
    marks: ({ of, marks, min, likely, start, ...question }) => {
      const expects: Expects = {
        kind: 'marks',
        of,
        marks,
        min,
        board: question.board.board,
        ...(likely === undefined ? {} : { likely }),
        ...(start === undefined ? {} : { start }),
      };
      return ask(expects, question) as Marks;
    },
  };
}

/** A copy of a JSON value. What is frozen (the game's card set) never changes and is shared. */
export function copy<T>(value: T): T {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  if (Array.isArray(value)) return value.map(copy) as T;
  const result: Record<string, unknown> = {};
  for (const key in value) result[key] = copy(value[key]);
  return result as T;
}

export function frozen<T>(value: T): T {
  if (typeof value === 'object' && value !== null) {
    Object.values(value).forEach(frozen);
    Object.freeze(value);
  }
  return value;
}
