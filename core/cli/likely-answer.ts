import type { Prompt } from '../engine/bot.ts';
import type { Answer, Expects } from '../engine/expects.ts';
import type { Habits } from '../engine/habits.ts';
import { below, shuffled, type HasRng } from '../engine/rng.ts';

/** Usual counts, or small ones; everything else is as likely as any other. */
export function likelyAnswer(
  { usual = {}, agreed = [] }: Habits,
  { say, expects }: Prompt,
  dice: HasRng,
): Answer {
  if (agreed.includes(say)) return true;
  if (expects.kind !== 'count') return anyAnswer(expects, dice);
  const [from, to] = usual[say] ?? [expects.min, expects.min + 6];
  return from + below(dice, Math.min(to, expects.max) - from + 1);
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
      const names = Array.from({ length: expects.total ?? below(dice, 6) }, () => one(dice, expects.of));
      return Object.fromEntries(expects.of.map((name) => [name, names.filter((n) => n === name).length]));
    }
    case 'marks': {
      const places = shuffled(dice, expects.of).slice(0, Math.max(expects.min, 1 + below(dice, 3)));
      return Object.fromEntries(places.map((place) => [place, one(dice, expects.marks)]));
    }
  }
}

const one = (dice: HasRng, of: readonly string[]): string => of[below(dice, of.length)] ?? '';
