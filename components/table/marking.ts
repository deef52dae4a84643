import type { Marks, Prompt } from '../../core/engine/bot.ts';
import { isGuided, type Expects } from '../../core/engine/expects.ts';
import type { Lying } from '../../core/look/board.ts';

export type MarksExpected = Extract<Expects, { kind: 'marks' }>;

/** An answer in the making: what lies on the board, and the mark that was chosen last. */
export interface Draft {
  readonly marks: Marks;
  readonly brush?: string | undefined;
}

/** The space that the next mark goes to. It is drawn, and never part of an answer. */
export const next = 'next';

/** What an answer begins with. */
export const begun = (prompt: Prompt | undefined): Marks =>
  (prompt?.expects.kind === 'marks' && prompt.expects.start) || {};

/** What was put so far. */
export const given = (marks: Marks): Marks =>
  Object.fromEntries(Object.entries(marks).filter(([, mark]) => mark !== next));

export function cursor({ of }: MarksExpected, marks: Marks): string | undefined {
  return of.find((place) => marks[place] === next) ?? of.find((place) => marks[place] === undefined);
}

/** As it is drawn: a guided entry shows where it is. */
function drawn(expects: MarksExpected, marks: Marks): Marks {
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

/** What the next tap puts. What was chosen last stays chosen when the next question offers it too. */
export const brushOf = ({ marks }: MarksExpected, { brush }: Draft): string =>
  marks.find((mark) => mark === brush) ?? marks[0] ?? '';

/** After a tap on the board: guided, the entry goes on there; else the mark goes there, or away if it was there. */
export function tapped(expects: MarksExpected, draft: Draft, place: string): Draft {
  if (isGuided(expects)) return { ...draft, marks: { ...given(draft.marks), [place]: next } };
  const { [place]: old, ...rest } = draft.marks;
  const brush = brushOf(expects, draft);
  return { ...draft, marks: old === brush ? rest : { ...rest, [place]: brush } };
}

/** The board of a question, and what was put on it so far. */
export function askedBoard(
  prompt: Prompt,
  { marks }: Draft,
): (Pick<Lying, 'marks' | 'places' | 'choices'> & { readonly board: string }) | undefined {
  const { expects } = prompt;
  if (expects.kind !== 'place' && expects.kind !== 'marks') return undefined;
  const put = expects.kind === 'marks' ? drawn(expects, marks) : {};
  return {
    board: expects.board,
    marks: together(prompt.board?.marks ?? {}, put),
    places: expects.of,
    choices: expects.of,
  };
}

/** What is put where something lies does not hide it. */
function together(lies: Marks, put: Marks): Marks {
  const both: Record<string, string> = { ...lies };
  for (const [at, mark] of Object.entries(put)) both[at] = lies[at] ? `${lies[at]} ${mark}` : mark;
  return both;
}
