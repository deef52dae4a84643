import type { Marks, Prompt } from '../../core/engine/bot.ts';
import type { Expects } from '../../core/engine/expects.ts';
import type { Reader } from '../../core/engine/text.ts';
import type { Lying } from '../../core/look/board.ts';
import { optionLabel } from './answering.ts';

export type MarksExpected = Extract<Expects, { kind: 'marks' }>;

/** An answer in the making: what lies on the board, and the mark that was chosen last. */
export interface Draft {
  readonly marks: Marks;
  readonly brush?: string | undefined;
}

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
  text: Reader,
  prompt: Prompt,
  { marks }: Draft,
): (Pick<Lying, 'marks' | 'places' | 'choices' | 'label'> & { readonly board: string }) | undefined {
  const { expects } = prompt;
  if (expects.kind !== 'place' && expects.kind !== 'marks') return undefined;
  const put = expects.kind === 'marks' ? drawn(expects, marks) : {};
  return {
    board: expects.board,
    marks: { ...prompt.board?.marks, ...put },
    places: expects.of,
    choices: expects.of,
    label: (mark) => optionLabel(text, prompt, mark),
  };
}
