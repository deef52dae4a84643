import type { Language } from '../engine/text.ts';

/** Android writes `de_DE` where all others write `de-DE`. */
export function tag(voice: SpeechSynthesisVoice): string {
  return voice.lang.replace('_', '-');
}

/** Local voices first: those from the network stop after 14 seconds and fail offline. Then the device's own choice. */
export function inLanguage(
  voices: readonly SpeechSynthesisVoice[],
  language: Language,
): readonly SpeechSynthesisVoice[] {
  const rank = (voice: SpeechSynthesisVoice): number =>
    (voice.localService ? 0 : 2) + (voice.default ? 0 : 1);
  return voices
    .filter((voice) => tag(voice).toLowerCase().split('-')[0] === language)
    .sort((a, b) => rank(a) - rank(b));
}

/** The chosen voice, unless it is gone or cannot be reached now. */
export function best(
  voices: readonly SpeechSynthesisVoice[],
  name: string | undefined,
): SpeechSynthesisVoice | undefined {
  const chosen = voices.find((voice) => voice.name === name);
  return chosen && (chosen.localService || navigator.onLine) ? chosen : voices[0];
}
