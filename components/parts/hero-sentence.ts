import type { Phrase, Step } from '../../core/engine/bot.ts';
import type { Reader } from '../../core/engine/text.ts';

/** A step as it is shown: the hero huge, and the sentence without it where the sentence begins with it. */
export interface Shown {
  readonly hero: string | undefined;
  readonly sentence: string;
}

export function shown(text: Reader, step: Step): Shown {
  const sentence = text.text(step);
  if (step.hero === undefined) return { hero: undefined, sentence };
  const hero = String(step.hero);
  const rest = /^[:,]?\s+(.*)$/s.exec(sentence.startsWith(hero) ? sentence.slice(hero.length) : '')?.[1];
  return { hero, sentence: rest ?? sentence };
}

/** Longer sentences are set smaller, and so are those with a long hint; the first size is read at a metre. */
export function sentenceSize(sentence: string, hint = ''): 'full' | 'less' | 'least' {
  const length = sentence.length + (hint.length > 60 ? 25 : 0);
  if (length <= 48) return 'full';
  return length <= 68 ? 'less' : 'least';
}

/** A reason with its number in front, as the list of reasons shows it. */
export function reason(text: Reader, phrase: Phrase): { count: string; words: string } {
  const sentence = text.text(phrase);
  const [, count, words] = /^(\d+)\s+(.*)$/s.exec(sentence) ?? [];
  return count !== undefined && words !== undefined ? { count, words } : { count: '', words: sentence };
}
