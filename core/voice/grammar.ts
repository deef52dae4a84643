import { choiceNumbers, fits, type Answer, type Expects, type Marks, type Tally } from '../engine/expects.ts';
import { commands, isCommand, isWord, numbers, type Command, type Word } from './words.ts';

/** What the words heard since the prompt mean. */
export type Meaning =
  | { readonly kind: 'answer'; readonly value: Answer }
  | { readonly kind: 'command'; readonly command: Command }
  /** Good so far, but the answer is not complete. */
  | { readonly kind: 'more' }
  /** The last word fits nothing: leave it out and ask again. */
  | { readonly kind: 'unknown' };

/** Something that can be said, and what it stands for. */
interface Way<T> {
  readonly words: readonly Word[];
  readonly value: T;
}

type Several = Extract<Expects, { kind: 'tally' | 'marks' }>;
type Single = Exclude<Expects, Several | { kind: 'several' }>;

/** How the places of a board are said, where their ids are no names. */
export type Said = ((place: string) => readonly string[]) | undefined;

/** The words that make sense next. Without a prompt: the commands. */
export function vocabulary(
  expects: Expects | undefined,
  heard: readonly Word[] = [],
  said?: Said,
): readonly Word[] {
  if (!expects) return commands;
  const { next, value } = reading(expects, heard, said);
  const others = commands.filter((command) => command !== 'done' || value !== undefined);
  return [...new Set([...next, ...others])];
}

export function meaning(heard: readonly Word[], expects: Expects | undefined, said?: Said): Meaning {
  const last = heard.at(-1);
  if (last === undefined) return { kind: 'more' };
  // "Two, next" in one breath: what was begun ends with it, too; in an account it leads to the next line.
  const isDone = last === 'done' || (last === 'next' && heard.length > 1 && !isAccount(expects));
  const isMeant = isDone || (last === 'next' && isAccount(expects));
  if (isCommand(last) && !(isMeant && expects)) return { kind: 'command', command: last };
  if (!expects) return { kind: 'unknown' };
  const { next, value } = reading(expects, isDone ? heard.slice(0, -1) : heard, said);
  if (value !== undefined && (isDone || next.length === 0)) return { kind: 'answer', value };
  return next.length > 0 && !isDone ? { kind: 'more' } : { kind: 'unknown' };
}

/** How one answer is said. */
export function wordsFor(expects: Single, value: Answer, said?: Said): readonly Word[] {
  return ways(expects, said).find((way) => way.value === value)?.words ?? [];
}

/** The answer as far as it was said, if it could end here, and the words with which it could go on. */
interface Reading {
  readonly value: Answer | undefined;
  readonly next: readonly Word[];
}

function reading(expects: Expects, heard: readonly Word[], said: Said): Reading {
  switch (expects.kind) {
    case 'tally':
      if (isAccount(expects)) return readAccount(expects, heard);
      return isByName(expects) ? readSeveral(expects, heard, said) : readInOrder(expects, heard);
    case 'marks':
      return readSeveral(expects, heard, said);
    case 'several':
      return readList(expects, heard);
    default:
      return readSingle(ways(expects, said), heard);
  }
}

function readSingle(all: readonly Way<Answer>[], heard: readonly Word[]): Reading {
  const begun = all.filter(({ words }) => startsWith(words, heard));
  return {
    value: begun.find(({ words }) => words.length === heard.length)?.value,
    next: begun.flatMap(({ words }) => words[heard.length] ?? []),
  };
}

function ways(expects: Single, said?: Said): Way<Answer>[] {
  switch (expects.kind) {
    case 'yes-no':
      return [
        { words: ['yes'], value: true },
        { words: ['no'], value: false },
      ];
    case 'count': {
      const counts = Array.from({ length: expects.max - expects.min + 1 }, (_, n) => expects.min + n);
      return counts.flatMap((value) => inWords(value, expects.max).map((words) => ({ words, value })));
    }
    case 'choice':
      return choices(expects.of);
    case 'place': {
      const named = names(expects.of, said);
      // Who trained no words for rows counts the places.
      const counted = said && !named.every(({ words }) => words.every(isNumber)) ? choices(expects.of) : [];
      return [...named, ...counted];
    }
  }
}

/** Every option by its number in the list, as the screen shows it, and by name where it has one. */
function choices(of: readonly string[]): Way<string>[] {
  const named = of.flatMap((value) => (isName(value) ? [{ words: [value], value }] : []));
  const meant = choiceNumbers(of);
  const greatest = Math.max(...meant);
  const numbered = of
    .flatMap((value) => inWords(meant[of.indexOf(value)] ?? 0, greatest).map((words) => ({ words, value })))
    .filter(({ words, value }) => !isNumber(value) && !named.some((way) => startsWith(words, way.words)));
  return [...named, ...numbered];
}

/** By name where all can be said ("A3", "red", "north three"), otherwise by number. */
function names(of: readonly string[], said?: Said): Way<string>[] {
  const named = of.flatMap((value) => nameInWords(value, said).map((words) => ({ words, value })));
  return new Set(named.map(({ value }) => value)).size === of.length ? named : choices(of);
}

/** "red", "10", a letter and a number in either order, or as its board has it said. */
function nameInWords(name: string, said: Said): Word[][] {
  if (isName(name)) return [[name]];
  const isHex = /^([a-i]?\d+|\d+[a-i])$/i.test(name);
  const parts = said?.(name) ?? (isHex ? name.toUpperCase().split(/(?<=[A-I])|(?=[A-I])/) : []);
  if (parts.length === 0) return [];
  return parts.reduce<Word[][]>(
    (before, part) =>
      before.flatMap((words) =>
        (isWord(part) ? [[part]] : inWords(Number(part), Number(part))).map((more) => [...words, ...more]),
      ),
    [[]],
  );
}

/** A number has a word up to twelve. Where there are greater ones, digits may be said one by one. */
function inWords(value: number, greatest: number): Word[][] {
  const digits = String(value).split('').filter(isWord);
  const word = numbers.find((one) => one === String(value));
  const byDigits = greatest >= numbers.length && (word === undefined || value > 9) ? [digits] : [];
  return word ? [[word], ...byDigits] : byDigits;
}

/** An option may be called like a command; then it has only its number. */
const isName = (name: string): name is Word => isWord(name) && !isCommand(name);
const isNumber = (name: string): boolean => numbers.some((one) => one === name);

/** Can it be said by a name of its own? */
export const hasName = (name: string, said?: Said): boolean => nameInWords(name, said).length > 0;

type Account = Extract<Expects, { kind: 'tally' }>;

const isAccount = (expects: Expects | undefined): boolean =>
  expects?.kind === 'tally' && expects.account !== undefined;

/** Line by line, a number or its digits, and "next" for the line below: "two eight next four next done". */
function readAccount(expects: Account, heard: readonly Word[]): Reading {
  const { of, start = {} } = expects;
  const lines = heard
    .join(' ')
    .split('next')
    .map((line) => line.trim());
  const points = lines.map((line) => (line === '' ? undefined : Number(line.replaceAll(' ', ''))));
  const said = of.flatMap((name, n) => (points[n] === undefined ? [] : [[name, points[n]] as const]));
  const value = { ...start, ...Object.fromEntries(said) };
  const isRead = lines.length <= of.length && heard.every((word) => word === 'next' || isNumber(word));
  return {
    value: isRead && fits(expects, value) ? value : undefined,
    next: isRead ? [...numbers, ...(lines.length < of.length ? (['next'] as const) : [])] : [],
  };
}

/** Are amounts said with names or numbers of things? Where there is something to begin with, a thing without a name could not be none. */
export function isByName({ of, start }: Extract<Expects, { kind: 'tally' }>): boolean {
  const named = of.filter((name) => hasName(name)).length;
  return named === of.length || (named > 0 && start === undefined);
}

/** Things without a word of their own: a number for each, in their order; the rest is as it was, or none. */
function readInOrder(expects: Extract<Expects, { kind: 'tally' }>, heard: readonly Word[]): Reading {
  const { of, total = Infinity, start = {} } = expects;
  const said = Object.fromEntries(of.slice(0, heard.length).map((name, n) => [name, Number(heard[n])]));
  const value = { ...start, ...said };
  const isRead = heard.length <= of.length && heard.every(isNumber);
  const isOpen = isRead && heard.length < of.length;
  return {
    value: isRead && fits(expects, value) ? value : undefined,
    next: isOpen ? numbers.filter((count) => Number(count) <= total - sum(said)) : [],
  };
}

/** One after the other: "red", "two blue", "done"; "A3 free", "B4 occupied", "done". */
function readSeveral(expects: Several, heard: readonly Word[], said: Said): Reading {
  const all = expects.kind === 'tally' ? amounts(expects.of) : marked(expects, said);
  const { found, rest, last } = split<Tally | Marks>(all, heard);
  const value =
    expects.kind === 'tally'
      ? { ...expects.start, ...added(found as Tally[]) }
      : lying(Object.assign({}, expects.start, ...found) as Marks);
  const begun = all.filter((way) => startsWith(way.words, rest) && hasRoom(expects, value, way.value));
  // "A one three" is whole, and may be the beginning of "A thirteen": digits are said one by one.
  const longer =
    rest.length > 0 || last.length === 0 ? [] : all.filter(({ words }) => startsWith(words, last));
  return {
    value: rest.length === 0 && fits(expects, value) ? value : undefined,
    next: [
      ...begun.flatMap(({ words }) => words[rest.length] ?? []),
      ...longer.flatMap(({ words }) => words[last.length] ?? []),
    ],
  };
}

/** Each by its name or number, once, in any order: "two", "five", "done". */
function readList(expects: Extract<Expects, { kind: 'several' }>, heard: readonly Word[]): Reading {
  const all = choices(expects.of);
  const { found, rest } = split(all, heard);
  const value = expects.of.filter((one) => found.includes(one));
  if (value.length < found.length) return { value: undefined, next: [] };
  const begun = all.filter((way) => startsWith(way.words, rest) && !found.includes(way.value));
  return {
    value: rest.length === 0 && fits(expects, value) ? value : undefined,
    next: begun.flatMap(({ words }) => words[rest.length] ?? []),
  };
}

/** Can this be said besides what was said so far? */
function hasRoom(expects: Several, value: Tally | Marks, more: Tally | Marks): boolean {
  if (expects.kind === 'marks')
    return Object.keys(value).length < expects.of.length || Object.values(more).includes(gone);
  const left = (expects.total ?? Infinity) - sum(value as Tally);
  return left > 0 && sum(more as Tally) <= left;
}

const sum = (tally: Tally): number => Object.values(tally).reduce((total, count) => total + count, 0);

function amounts(of: readonly string[]): Way<Tally>[] {
  const items = names(of);
  const singles = items.map(({ words, value }) => ({ words, value: { [value]: 1 } }));
  // A number before a number would be anyone's guess.
  if (items.some(({ words }) => words.some(isNumber))) return singles;
  const several = numbers.flatMap((count) =>
    items.map(({ words, value }) => ({ words: [count, ...words], value: { [value]: Number(count) } })),
  );
  return [...singles, ...several];
}

function marked({ of, marks, start = {} }: Extract<Expects, { kind: 'marks' }>, said: Said): Way<Marks>[] {
  const signs = marks.length === 1 ? marks.map((value) => ({ words: [], value })) : names(marks);
  const nothing: Way<string>[] = [{ words: ['no'], value: gone }];
  return names(of, said).flatMap((place) =>
    [...signs, ...(place.value in start ? nothing : [])].map((sign) => ({
      words: [...place.words, ...sign.words],
      value: { [place.value]: sign.value },
    })),
  );
}

/** What lay there to begin with is taken away by its place and "no". */
const gone = '';
const lying = (marks: Marks): Marks =>
  Object.fromEntries(Object.entries(marks).filter(([, mark]) => mark !== gone));

/** Cuts what was heard into the longest things that can be said. */
function split<T>(
  all: readonly Way<T>[],
  heard: readonly Word[],
): { found: T[]; rest: readonly Word[]; last: readonly Word[] } {
  const found: T[] = [];
  let rest = heard;
  let last: readonly Word[] = [];
  for (;;) {
    const fitting = all.filter(({ words }) => startsWith(rest, words));
    const longest = fitting.sort((one, other) => other.words.length - one.words.length)[0];
    if (!longest) return { found, rest, last };
    found.push(longest.value);
    last = longest.words;
    rest = rest.slice(longest.words.length);
  }
}

function added(tallies: readonly Tally[]): Tally {
  const counts: Record<string, number> = {};
  for (const [name, count] of tallies.flatMap((tally) => Object.entries(tally)))
    counts[name] = (counts[name] ?? 0) + count;
  return counts;
}

function startsWith(words: readonly Word[], beginning: readonly Word[]): boolean {
  return beginning.every((word, n) => words[n] === word);
}
