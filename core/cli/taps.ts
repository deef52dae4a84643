import {
  isFull,
  isGuided,
  mostKeys,
  tensOnAPage,
  type Answer,
  type Expects,
  type Marks,
  type Tally,
} from '../engine/expects.ts';

const digits = (count: number): number => String(count).length;

/** How many taps an answer takes, as its keys are at the table. */
export function tapsFor(expects: Expects, value: Answer): number {
  switch (expects.kind) {
    case 'yes-no':
    case 'choice':
    case 'place':
      return 1;
    case 'count':
      return expects.max - expects.min < mostKeys ? 1 : 2 + pageOf(expects, value as number);
    case 'several':
      return (value as readonly string[]).length + 1;
    case 'tally':
      return tallyTaps(expects, value as Readonly<Record<string, number>>);
    case 'marks':
      return markTaps(expects, value as Marks);
  }
}

/** Greater numbers are some pages further. */
const pageOf = ({ min }: Extract<Expects, { kind: 'count' }>, value: number): number =>
  Math.floor((Math.floor(value / 10) - Math.floor(min / 10)) / tensOnAPage);

type Tallied = Extract<Expects, { kind: 'tally' }>;

/** Every one more or less is a tap, but points are typed. */
function tallyTaps(expects: Tallied, counts: Tally): number {
  const { of, start = {}, account } = expects;
  const changed = of.filter((name) => counts[name] !== undefined && counts[name] !== (start[name] ?? 0));
  if (account) return accountTaps(expects, account, changed, counts);
  return 1 + changed.reduce((taps, name) => taps + Math.abs((counts[name] ?? 0) - (start[name] ?? 0)), 0);
}

/** From a line that is full the next digit goes on to the line below; to any other it is a tap. */
function accountTaps(
  { of, start = {} }: Tallied,
  account: NonNullable<Tallied['account']>,
  changed: readonly string[],
  counts: Tally,
): number {
  const points = (line: string): number => counts[line] ?? 0;
  const first = of.find((line) => start[line] === undefined) ?? of[0] ?? '';
  const lines = [first, ...changed];
  const isReached = (line: string, from: string): boolean =>
    line === from || (of.indexOf(line) === of.indexOf(from) + 1 && isFull(account, from, points(from)));
  return changed.reduce(
    (taps, line, n) => taps + digits(points(line)) + (isReached(line, lines[n] ?? '') ? 0 : 1),
    1,
  );
}

/**
 * One place after the other, and where something was put already that place is tapped first; or the mark is chosen where it is
 * another than before, then the place is tapped.
 */
function markTaps(expects: Extract<Expects, { kind: 'marks' }>, marks: Marks): number {
  const { start = {}, marks: brushes } = expects;
  const put = Object.entries(marks).filter(([place, mark]) => start[place] !== mark);
  const before = (n: number) => (n === 0 ? brushes[0] : put[n - 1]?.[1]);
  const chosen = isGuided(expects)
    ? put.filter(([place]) => start[place] !== undefined)
    : put.filter(([, mark], n) => mark !== before(n));
  return 1 + put.length + chosen.length;
}
