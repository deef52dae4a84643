import { isRecord } from './record.ts';

/** What a prompt expects, and what fits it. Every way of answering (tap, key, word, file) is checked here. */
export type Expects =
  | { readonly kind: 'yes-no' }
  | { readonly kind: 'count'; readonly min: number; readonly max: number }
  | { readonly kind: 'choice'; readonly of: readonly string[] }
  /** Any of these, at least `min` (none, if it is not given). */
  | { readonly kind: 'several'; readonly of: readonly string[]; readonly min?: number }
  /** So many of each; together `total`, where one is given. What the player does not change is as in `start`. */
  | {
      readonly kind: 'tally';
      readonly of: readonly string[];
      readonly total?: number;
      readonly start?: Tally;
      /** Points are entered line by line: the most that a line can have, those that have less, and what the bot has there. */
      readonly account?: Account;
    }
  /** One space of a drawn board. */
  | { readonly kind: 'place'; readonly board: string; readonly of: readonly string[] }
  /** Several spaces of a drawn board, each with what lies there: at least `min`, mostly `likely`, to begin with `start`. */
  | {
      readonly kind: 'marks';
      readonly board: string;
      readonly of: readonly string[];
      readonly marks: readonly string[];
      readonly min: number;
      readonly likely?: number;
      readonly start?: Marks;
    };

export type Tally = Readonly<Record<string, number>>;

export interface Account {
  readonly most: number;
  readonly mostOf?: Tally;
  readonly bot?: Tally;
}

export const mostIn = ({ most, mostOf = {} }: Account, line: string): number => mostOf[line] ?? most;

/** No digit more fits a line with these points: the next one begins the line below. */
export const isFull = (account: Account, line: string, points: number): boolean =>
  points * 10 > mostIn(account, line);

export type Marks = Readonly<Record<string, string>>;
export type Answer = boolean | number | string | readonly string[] | Tally | Marks;

/** How many marks an answer has, as a rule. */
export const howMany = ({ min, likely = min }: Extract<Expects, { kind: 'marks' }>): number => likely;

/** Many spaces to fill are filled one after the other; of few, the player taps those that matter. */
export const isGuided = (expects: Extract<Expects, { kind: 'marks' }>): boolean =>
  expects.marks.length > 1 && howMany(expects) > 1;

/** A range of so many numbers, such as 0 to 20, has a key for each; of a larger one the tens are chosen first, so many on a page. */
export const mostKeys = 21;
export const tensOnAPage = 20;

/** So many ways to answer have a key under the loupe; more have their own screen. */
export const mostWays = 5;

/** So many events of the player have a key beside a whole turn: where there are more, the last key leads to the rest. */
export const mostEvents = 4;

/** The printed number of a card, as its name has it. */
export function cardNumber(name: string): number | undefined {
  const [, number] = /^card-(\d+)/.exec(name) ?? [];
  return number === undefined ? undefined : Number(number);
}

/** The number that means an option, said or typed: a card's is printed on it, the others are counted after those. */
export function choiceNumbers(of: readonly string[]): readonly number[] {
  let others = Math.max(0, ...of.map((option) => cardNumber(option) ?? 0));
  return of.map((option) => cardNumber(option) ?? ++others);
}

export function fits(expects: Expects, value: unknown): value is Answer {
  switch (expects.kind) {
    case 'yes-no':
      return typeof value === 'boolean';
    case 'count':
      return isCount(value) && value >= expects.min && value <= expects.max;
    case 'choice':
    case 'place':
      return typeof value === 'string' && expects.of.includes(value);
    case 'several':
      return fitsSeveral(expects, value);
    case 'tally':
      return fitsTally(expects, value);
    case 'marks':
      return fitsMarks(expects, value);
  }
}

/** The one answer that there is: nothing is asked then. */
export function onlyAnswer(expects: Expects): Answer | undefined {
  switch (expects.kind) {
    case 'count':
      return expects.min === expects.max ? expects.min : undefined;
    case 'choice':
    case 'place':
      return expects.of.length === 1 ? expects.of[0] : undefined;
    default:
      return undefined;
  }
}

/** An answer that fits, for trying out. The last of a list: «nothing more» stands there. */
export function someAnswer(expects: Expects): Answer {
  switch (expects.kind) {
    case 'yes-no':
      return true;
    case 'count':
      return expects.min;
    case 'choice':
    case 'place':
      return expects.of.at(-1) ?? '';
    case 'several':
      return expects.of.slice(0, expects.min ?? 0);
    case 'tally':
      return expects.start ?? (expects.total ? { [expects.of[0] ?? '']: expects.total } : {});
    case 'marks':
      return (
        expects.start ??
        Object.fromEntries(expects.of.slice(0, expects.min).map((place) => [place, expects.marks[0] ?? '']))
      );
  }
}

function fitsSeveral({ of, min = 0 }: Extract<Expects, { kind: 'several' }>, value: unknown): boolean {
  return (
    Array.isArray(value) &&
    value.length >= min &&
    new Set(value).size === value.length &&
    value.every((one) => of.some((option) => option === one))
  );
}

function fitsTally(expects: Extract<Expects, { kind: 'tally' }>, value: unknown): boolean {
  if (!isRecord(value)) return false;
  const counts = Object.entries(value) as [string, number][];
  const most = (name: string) => (expects.account ? mostIn(expects.account, name) : Infinity);
  const sum = counts.reduce((total, [, count]) => total + (isCount(count) ? count : NaN), 0);
  return (
    counts.every(([name, count]) => expects.of.includes(name) && count <= most(name)) &&
    (expects.total === undefined ? sum >= 0 : sum === expects.total)
  );
}

function fitsMarks(expects: Extract<Expects, { kind: 'marks' }>, value: unknown): boolean {
  if (!isRecord(value)) return false;
  const marks = Object.entries(value);
  return (
    marks.length >= expects.min &&
    marks.every(
      ([place, mark]) =>
        expects.of.includes(place) && typeof mark === 'string' && expects.marks.includes(mark),
    )
  );
}

function isCount(value: unknown): value is number {
  return Number.isInteger(value) && (value as number) >= 0;
}
