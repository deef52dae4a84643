import type { Language, Reader } from '../../core/engine/text.ts';
import type { Database } from '../../core/store/database.ts';
import { listPlayers, saveTakes, type Voice } from '../../core/store/voices.ts';
import type { Spectra } from '../../core/voice/listen/features.ts';
import type { Ears, Listener } from '../../core/voice/listen/listening.ts';
import type { Takes } from '../../core/voice/listen/match.ts';
import type { Word } from '../../core/voice/words.ts';
import de from '../../core/voice/words.de.ftl';
import en from '../../core/voice/words.en.ftl';

/** The words that can be said, in each language. */
export const wordTexts: Readonly<Record<Language, string>> = { de, en };

/** The voice of the chosen player in a language; without a choice, the one trained last. */
export async function voiceOf(
  database: Database,
  player: string,
  language: Language,
): Promise<Voice | undefined> {
  const voices = (await listPlayers(database)).filter((voice) => voice.language === language);
  return voices.find((voice) => voice.player === player) ?? voices[0];
}

/** Takes of a voice as they are compared. */
export async function takesOf(voice: Voice): Promise<Takes> {
  const { isPacked, unpacked } = await import('../../core/voice/listen/train.ts');
  const spectra = (takes: readonly Uint8Array[]) => takes.filter(isPacked).map(unpacked);
  const words = Object.entries(voice.takes).map(([word, takes]) => [word, spectra(takes)] as const);
  return Object.fromEntries(words.filter(([, takes]) => takes.length > 0));
}

/** A listener, and the words that it can understand. */
export interface Understanding {
  readonly listener: Listener;
  readonly understands: (word: Word) => boolean;
}

/** On the device where the browser can; else for the words that the player trained. Undefined: none are. */
export async function listenerFor(
  words: Reader,
  language: Language,
  database: Database,
  player: string,
  ears: Ears,
): Promise<Understanding | undefined> {
  const { createRecogniser, recognisesOnDevice } = await import('../../core/voice/listen/recogniser.ts');
  if (await recognisesOnDevice(language))
    return { listener: createRecogniser(words, ears), understands: () => true };
  const voice = await voiceOf(database, player, language);
  if (!voice) return undefined;
  const { createListener } = await import('../../core/voice/listen/listener.ts');
  const { packed } = await import('../../core/voice/listen/train.ts');
  const onLearned = (word: Word, takes: readonly Spectra[]): void => {
    // What cannot be kept is learned again at another table.
    saveTakes(database, voice.player, language, word, takes.map(packed), voice.changedAt).catch(
      () => undefined,
    );
  };
  const listener = createListener({ ...ears, onLearned });
  listener.learn(await takesOf(voice));
  return { listener, understands: (word) => word in voice.takes };
}
