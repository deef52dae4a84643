import type { Word } from '../words.ts';
import type { Spectra } from './features.ts';
import type { Found } from './match.ts';

/** Takes of a word that were trained; and how many are learned at the table, the oldest making way for the newest. */
const trained = 3;
const learned = 2;
/** What was understood as surely as this teaches nothing. */
const sure = 0.4;

/** A word as it was said at the table. */
export interface Lesson {
  readonly word: string;
  readonly spectra: Spectra;
}

/** What can be learned from words that were understood, if they turn out to have been right. */
export function lessonOf(words: readonly Found[], spectra: Spectra): Lesson | undefined {
  const [first, ...others] = words;
  return first && others.length === 0 && first.confidence < sure ? { word: first.word, spectra } : undefined;
}

/** Who takes it back was not understood; who asks again, or why, may not have been. */
const doubts: readonly (Word | undefined)[] = ['undo', 'repeat', 'why'];

/** Does what is said next show that the word before was understood? `isAsked`: it was read back, and "no" takes it back. */
export const confirms = (next: Word | undefined, isAsked: boolean): boolean =>
  !doubts.includes(next) && !(isAsked && next === 'no');

/** The takes of a word with one more. */
export function withLesson(takes: readonly Spectra[], { spectra }: Lesson): readonly Spectra[] {
  return [...takes.slice(0, trained), ...takes.slice(trained).slice(1 - learned), spectra];
}
