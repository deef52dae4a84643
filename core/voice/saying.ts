import { isGuided, type Answer, type Expects, type Marks, type Tally } from '../engine/expects.ts';
import { hasName, isByName, meaning, wordsFor, type Said } from './grammar.ts';
import { isWord, numbers, type Word } from './words.ts';

type Tallied = Extract<Expects, { kind: 'tally' }>;
type Marked = Extract<Expects, { kind: 'marks' }>;

/** The fewest words for an answer: "done" only where it could go on. */
export function saying(expects: Expects, answer: Answer, said?: Said): readonly Word[] {
  const words = wordsOf(expects, answer, said);
  const isWhole = !isGuidedList(expects) && meaning(words, expects, said).kind === 'answer';
  return isWhole ? words : [...words, 'done'];
}

const isGuidedList = (expects: Expects): boolean => expects.kind === 'marks' && isGuided(expects);

function wordsOf(expects: Expects, answer: Answer, said: Said): readonly Word[] {
  switch (expects.kind) {
    case 'tally':
      return tallied(expects, answer as Tally);
    case 'marks':
      return isGuided(expects) ? listed(expects, answer as Marks) : marked(expects, answer as Marks, said);
    case 'several':
      return (answer as readonly string[]).flatMap((one) => named(expects.of, one));
    default:
      return wordsFor(expects, answer, said);
  }
}

const named = (of: readonly string[], name: string): readonly Word[] =>
  wordsFor({ kind: 'choice', of }, name);

/** Only what is not as it was at the beginning. */
function tallied(expects: Tallied, tally: Tally): readonly Word[] {
  const { of, start = {}, account } = expects;
  const count = (name: string): number => tally[name] ?? 0;
  const isChanged = (name: string): boolean => count(name) !== (start[name] ?? 0);
  const upToLast = of.slice(0, of.findLastIndex(isChanged) + 1);
  if (account)
    return upToLast.flatMap((name, n) => [
      ...(n > 0 ? (['next'] as const) : []),
      ...(isChanged(name) ? inDigits(count(name)) : []),
    ]);
  if (!isByName(expects)) return upToLast.flatMap((name) => inDigits(count(name)));
  return of.filter(isChanged).flatMap((name) => amount(expects, name, count(name)));
}

/** "red", "two blue"; what has no name is said as often as it is there. */
function amount({ of }: Tallied, name: string, count: number): readonly Word[] {
  const item = isWord(name) ? [name] : inDigits(of.indexOf(name) + 1);
  if (count === 1) return item;
  if (of.every((one) => hasName(one))) return [...inDigits(count), ...item];
  return Array.from({ length: count }, () => item).flat();
}

/** A number has a word up to twelve. */
function inDigits(count: number): readonly Word[] {
  const word = numbers[count];
  return word === undefined ? String(count).split('').filter(isWord) : [word];
}

/** Places in their order: what lies there, "next" where nothing does. */
function listed({ of }: Marked, marks: Marks): readonly Word[] {
  const last = of.findLastIndex((place) => marks[place] !== undefined);
  return of.slice(0, last + 1).map((place) => {
    const mark = marks[place] ?? 'next';
    return isWord(mark) ? mark : 'next';
  });
}

/** Each place by its name, with what lies there, or with "no" where nothing does any more. */
function marked(expects: Marked, marks: Marks, said: Said): readonly Word[] {
  const { of, board, start = {} } = expects;
  const at = (place: string) => wordsFor({ kind: 'place', board, of }, place, said);
  const sign = (mark: string): readonly Word[] =>
    expects.marks.length > 1 ? wordsFor({ kind: 'place', board: '', of: expects.marks }, mark) : [];
  return [
    ...Object.keys(start)
      .filter((place) => !(place in marks))
      .flatMap((place): readonly Word[] => [...at(place), 'no']),
    ...Object.entries(marks)
      .filter(([place, mark]) => start[place] !== mark)
      .flatMap(([place, mark]) => [...at(place), ...sign(mark)]),
  ];
}
