import type { Phrase } from '../../engine/bot.ts';
import type { Support } from './cards.ts';
import type { Key } from './phrases.ts';
import { readingIf } from './readings.ts';

/** A selection method: which options it leaves, and why. */
export type Method<T> = (options: readonly T[]) => { kept: readonly T[]; because: Phrase<Key> };

export interface Chosen<T> {
  readonly option: T;
  readonly because: readonly Phrase<Key>[];
}

/** «Automas Aktionen», p. 8: the methods one after the other, until only one option is left. */
export function choose<T>(options: readonly T[], methods: readonly Method<T>[]): Chosen<T> {
  let left = options;
  const because: Phrase<Key>[] = [];
  for (const method of methods) {
    if (left.length <= 1) break;
    const step = method(left);
    left = step.kept;
    because.push(step.because);
  }
  const last = because.at(-1);
  const isNarrowed = last?.say === 'because-direction' && last.with['from'] !== options.length;
  because.push(...readingIf(isNarrowed, 'direction'));
  const [option] = left;
  if (option === undefined) throw new Error('nothing to choose from');
  return { option, because };
}

/** «Richtungsauswahl»: counted in reading order or against it; past the last option on from the first. */
export function byDirection<T>({ direction, count }: Pick<Support, 'direction' | 'count'>): Method<T> {
  return (options) => {
    const ordered = direction === 'forward' ? options : options.toReversed();
    const kept = ordered.slice((count - 1) % options.length).slice(0, 1);
    return { kept, because: { say: 'because-direction', with: { direction, count, from: options.length } } };
  };
}

/** Only the options with the least, or the most. */
export function byValue<T>(
  best: 'least' | 'most',
  value: (option: T) => number,
  because: (value: number, kept: readonly T[]) => Phrase<Key>,
): Method<T> {
  return (options) => {
    const values = options.map(value);
    const wanted = best === 'least' ? Math.min(...values) : Math.max(...values);
    const kept = options.filter((_, index) => values[index] === wanted);
    return { kept, because: because(wanted, kept) };
  };
}
