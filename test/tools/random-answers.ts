import type { Answer, Expects } from '../../core/engine/expects.ts';
import { below, shuffled, type HasRng } from '../../core/engine/rng.ts';

const picked = <T>(dice: HasRng, from: readonly T[]): T => {
  const one = from[below(dice, from.length)];
  if (one === undefined) throw new Error('nothing to choose from');
  return one;
};

/** Any answer that fits, each kind of it as likely. */
export function randomAnswer(expects: Expects, dice: HasRng): Answer {
  switch (expects.kind) {
    case 'yes-no':
      return below(dice, 2) === 1;
    case 'count':
      return expects.min + below(dice, expects.max - expects.min + 1);
    case 'choice':
      return picked(dice, expects.of);
    case 'several':
      return expects.of.filter((_, n) => n < (expects.min ?? 0) || below(dice, 2) === 1);
    case 'place':
      return picked(dice, expects.of);
    case 'tally': {
      const { account } = expects;
      if (account) return Object.fromEntries(expects.of.map((name) => [name, below(dice, account.most + 1)]));
      const counts = Object.fromEntries(expects.of.map((name) => [name, 0]));
      for (let n = expects.total ?? below(dice, 9); n > 0; n--) {
        const name = picked(dice, expects.of);
        counts[name] = (counts[name] ?? 0) + 1;
      }
      return counts;
    }
    case 'marks': {
      const { of, min, likely = min } = expects;
      const least = likely > min && below(dice, 8) > 0 ? likely : min;
      const spaces = Math.min(of.length, least + below(dice, 4));
      const places = shuffled(dice, expects.of).slice(0, spaces);
      return Object.fromEntries(places.map((place) => [place, picked(dice, expects.marks)]));
    }
  }
}
