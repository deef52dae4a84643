import type { Spectra } from './features.ts';
import type { Found, Takes } from './match.ts';

/** Takes of a word that were trained; and how many are learned at the table, the oldest making way for the newest. */
const trained = 3;
const learned = 2;
/** What was understood as surely as this teaches nothing. */
const sure = 0.4;

/** Learns from what was understood at the table, as soon as it turns out to have been right. */
export interface Pupil {
  readonly takes: Takes;
  /** The words that were understood, and how they sounded. Gives the word that was learned by it, if one was. */
  understand(words: readonly Found[], spectra: Spectra): string | undefined;
}

export function createPupil(begun: Takes): Pupil {
  let takes = begun;
  let held: { readonly word: string; readonly spectra: Spectra } | undefined;
  return {
    get takes() {
      return takes;
    },
    understand(words, spectra) {
      const [first, ...others] = words;
      // Who goes on was understood; who takes it back may not have been.
      const right = first?.word === 'undo' ? undefined : held;
      held =
        first && others.length === 0 && first.confidence < sure ? { word: first.word, spectra } : undefined;
      if (!right) return undefined;
      const before = takes[right.word] ?? [];
      const kept = before.slice(trained).slice(1 - learned);
      takes = { ...takes, [right.word]: [...before.slice(0, trained), ...kept, right.spectra] };
      return right.word;
    },
  };
}
