import type { Prompt } from './bot.ts';
import type { Answer, Expects, Marks, Tally } from './expects.ts';
import type { Habits } from './habits.ts';
import { below, shuffled, type HasRng } from './rng.ts';

/** Usual counts, or small ones; everything else is as likely as any other. */
export function likelyAnswer(
  { usual = {}, agreed = [], likely = {}, places = {}, pieces = {}, accounts = {} }: Habits,
  { say, expects, board, with: values }: Prompt,
  dice: HasRng,
): Answer {
  if (agreed.includes(say)) return true;
  const habit = likely[say] && byHabit(expects, likely[say], dice);
  if (habit !== undefined) return habit;
  if (accounts[say])
    return Object.fromEntries(
      Object.entries(accounts[say]).map(([line, [from, to]]) => [line, from + below(dice, to - from + 1)]),
    );
  if (pieces[say] && expects.kind === 'tally') {
    const [from, to] = pieces[say];
    const wanted = expects.of.filter((name) => Object.values(values).includes(name));
    const first = wanted.length > 0 ? wanted : expects.of;
    const count = from + below(dice, to - from + 1);
    return counted(expects.of, (n) => one(dice, n === 0 ? first : expects.of), count);
  }
  const place = places[say] && 'of' in expects && byLying(expects.of, board?.marks ?? {}, places[say], dice);
  if (place) return place;
  if (expects.kind !== 'count') return anyAnswer(withoutHabit(expects, likely[say] ?? {}), dice);
  const [from, to] = usual[say] ?? [expects.min, expects.min + 6];
  return from + below(dice, Math.min(to, expects.max) - from + 1);
}

/** As likely as the habit says; undefined where it leaves it open. */
function byHabit(
  expects: Expects,
  likely: Readonly<Record<string, number>>,
  dice: HasRng,
): Answer | undefined {
  let thrown = below(dice, 1000);
  const chosen = Object.entries(likely).find(([, chance]) => (thrown -= chance * 1000) < 0)?.[0];
  if (expects.kind === 'yes-no') return chosen === undefined ? undefined : chosen === 'yes';
  return expects.kind === 'choice' && chosen !== undefined && expects.of.includes(chosen)
    ? chosen
    : undefined;
}

/** What the habit names is as likely as it says; the rest shares what is left. */
function withoutHabit<E extends Expects>(expects: E, likely: Readonly<Record<string, number>>): E {
  if (expects.kind !== 'choice') return expects;
  const of = expects.of.filter((option) => likely[option] === undefined);
  return of.length === 0 ? expects : { ...expects, of };
}

/** A space where the habit finds what it wants; undefined where there is none. */
function byLying(
  of: readonly string[],
  marks: Marks,
  habit: Readonly<Record<string, number>>,
  dice: HasRng,
): string | undefined {
  const lies = (place: string, words: string) =>
    words === '' ? !marks[place] : words.split(' ').every((word) => marks[place]?.split(' ').includes(word));
  const there = Object.entries(habit)
    .map(([words, chance]) => ({ chance, places: of.filter((place) => lies(place, words)) }))
    .filter(({ places }) => places.length > 0);
  const all = there.reduce((sum, { chance }) => sum + chance, 0);
  let thrown = (below(dice, 1000) / 1000) * all;
  const chosen = there.find(({ chance }) => (thrown -= chance) < 0);
  return chosen && one(dice, chosen.places);
}

function anyAnswer(expects: Exclude<Expects, { kind: 'count' }>, dice: HasRng): Answer {
  switch (expects.kind) {
    case 'yes-no':
      return below(dice, 2) === 1;
    case 'choice':
    case 'place':
      return one(dice, expects.of);
    case 'several':
      return expects.of.filter((_, n) => n < (expects.min ?? 0) || below(dice, 2) === 1);
    case 'tally': {
      if (expects.account) return Object.fromEntries(expects.of.map((name) => [name, 5 + below(dice, 30)]));
      return counted(expects.of, () => one(dice, expects.of), expects.total ?? below(dice, 6));
    }
    case 'marks': {
      if (expects.start) return slipped(expects, expects.start, dice);
      const places = shuffled(dice, expects.of).slice(
        0,
        Math.max(expects.likely ?? expects.min, 1 + below(dice, 3)),
      );
      return Object.fromEntries(places.map((place) => [place, one(dice, expects.marks)]));
    }
  }
}

/** What was put already is otherwise on one space or two. */
function slipped({ of, marks }: Extract<Expects, { kind: 'marks' }>, start: Marks, dice: HasRng): Marks {
  const places = shuffled(dice, of).slice(0, 1 + below(dice, 2));
  const other = (place: string) =>
    one(
      dice,
      marks.filter((mark) => mark !== start[place]),
    );
  return { ...start, ...Object.fromEntries(places.map((place) => [place, other(place)])) };
}

/** So many things, drawn one by one, by their names. */
function counted(of: readonly string[], draw: (n: number) => string, count: number): Tally {
  const names = Array.from({ length: count }, (_, n) => draw(n));
  return Object.fromEntries(of.map((name) => [name, names.filter((n) => n === name).length]));
}

const one = (dice: HasRng, of: readonly string[]): string => of[below(dice, of.length)] ?? '';
