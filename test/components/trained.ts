import { trimmed } from '../../core/voice/listen/activity.ts';
import type { Utterance } from '../../core/voice/listen/activity.ts';
import { createHearing } from '../../core/voice/listen/hearing.ts';
import { packed } from '../../core/voice/listen/train.ts';
import type { Database } from '../../core/store/database.ts';
import { saveTakes } from '../../core/store/voices.ts';
import { hiss, joined, mixed, quiet, rate, spelled } from '../voice/signals.ts';

/** Words, each said with vowels of its own. */
export type Vowels = Readonly<Record<string, string>>;

/** A sound as it is heard in a quiet room. */
export function heardIn(sound: Float32Array): Utterance {
  const heard: Utterance[] = [];
  const hearing = createHearing(rate, {
    onVoice: () => undefined,
    onHeard: ({ utterance }) => heard.push(utterance),
  });
  hearing.push(mixed(joined(quiet(0.6), sound, quiet(0.6)), hiss(4, 0.002)));
  return heard[0]!;
}

export const takesOf = (letters: string): Float32Array[] =>
  [0, 1, 2].map((take) => trimmed(heardIn(spelled(letters, take))).spectra);

/** A player who has trained these words. */
export async function keepVoice(database: Database, player: string, words: Vowels): Promise<void> {
  for (const [word, letters] of Object.entries(words))
    await saveTakes(database, player, 'de', word, takesOf(letters).map(packed), 1);
}
