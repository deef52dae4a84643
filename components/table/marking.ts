import type { Marks } from '../../core/engine/bot.ts';
import type { Expects } from '../../core/engine/expects.ts';

export type MarksExpected = Extract<Expects, { kind: 'marks' }>;

/** The space that the next mark goes to. It is drawn, and never part of an answer. */
export const next = 'next';

/** Many spaces to fill are filled one after the other; of few, the player taps those that matter. */
export const isGuided = ({ marks, min }: MarksExpected): boolean => marks.length > 1 && min > 1;

/** What was put so far. */
export const given = (marks: Marks): Marks =>
  Object.fromEntries(Object.entries(marks).filter(([, mark]) => mark !== next));

export function cursor({ of }: MarksExpected, marks: Marks): string | undefined {
  return of.find((place) => marks[place] === next) ?? of.find((place) => marks[place] === undefined);
}

/** As it is drawn: a guided entry shows where it is. */
export function drawn(expects: MarksExpected, marks: Marks): Marks {
  const at = isGuided(expects) ? cursor(expects, marks) : undefined;
  return at === undefined ? marks : { ...marks, [at]: next };
}

/** The mark goes to the next space. */
export function put(expects: MarksExpected, marks: Marks, mark: string): Marks {
  const at = cursor(expects, marks);
  return at === undefined ? marks : goOn(expects, { ...given(marks), [at]: mark }, at);
}

/** Nothing lies on the next space. */
export function skip(expects: MarksExpected, marks: Marks): Marks {
  const at = cursor(expects, marks);
  return at === undefined ? marks : goOn(expects, given(marks), at);
}

/** To the first empty space behind this one; behind the last it begins again. */
function goOn({ of }: MarksExpected, marks: Marks, at: string): Marks {
  const from = of.indexOf(at) + 1;
  const empty = [...of.slice(from), ...of.slice(0, from - 1)].find((place) => marks[place] === undefined);
  return empty === undefined ? marks : { ...marks, [empty]: next };
}

/** The space before is empty again. */
export function back(expects: MarksExpected, marks: Marks): Marks {
  const { of } = expects;
  const at = cursor(expects, marks);
  const last = of.slice(0, at === undefined ? of.length : of.indexOf(at)).findLast((place) => marks[place]);
  return last === undefined ? marks : { ...given(marks), [last]: next };
}

/** After a tap on the board: guided, the entry goes on there; else the mark goes there, or away if it was there. */
export function tapped(expects: MarksExpected, marks: Marks, place: string, brush: string): Marks {
  if (isGuided(expects)) return { ...given(marks), [place]: next };
  const { [place]: old, ...rest } = marks;
  return old === brush ? rest : { ...rest, [place]: brush };
}
