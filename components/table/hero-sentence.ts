import type { Phrase, Step } from '../../core/engine/bot.ts';
import type { Reader } from '../../core/engine/text.ts';

/** A step as it is shown: the hero huge, and the sentence without it where the sentence begins with it. */
export interface ShownStep {
  readonly hero: string | undefined;
  readonly sentence: string;
}

export function shownStep(text: Reader, step: Step): ShownStep {
  const sentence = text.text(step);
  if (step.hero === undefined) return { hero: undefined, sentence };
  const hero = String(step.hero);
  const rest = /^[:,]?\s+(.*)$/s.exec(sentence.startsWith(hero) ? sentence.slice(hero.length) : '')?.[1];
  return { hero, sentence: rest ?? sentence };
}

const sizes = ['full', 'less', 'least', 'small'] as const;
export type SentenceSize = (typeof sizes)[number];

/** So many letters of one word fit beside each other in each size: not every browser can divide words. */
const longestWord = [13, 15, 18] as const;

/** Longer sentences are set smaller, and so are those with a long hint; the first size is read at a metre. */
export function sentenceSize(sentence: string, hint = ''): SentenceSize {
  const length = sentence.length + (hint.length > 60 ? 25 : 0);
  const word = Math.max(...sentence.split(/[\s-]+/).map((one) => one.length));
  const byLength = length <= 48 ? 0 : length <= 68 ? 1 : 2;
  const byWord = longestWord.filter((letters) => word > letters).length;
  return sizes[Math.max(byLength, byWord)] ?? 'small';
}

/** A reason with its number in front, as the list of reasons shows it. */
export function reason(text: Reader, phrase: Phrase): { count: string; words: string } {
  const sentence = text.text(phrase);
  const [, count, words] = /^(\d+)\s+(.*)$/s.exec(sentence) ?? [];
  return count !== undefined && words !== undefined ? { count, words } : { count: '', words: sentence };
}
