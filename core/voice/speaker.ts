import type { Language } from '../engine/text.ts';
import { best, inLanguage, tag } from './voices.ts';

export interface Manner {
  readonly language: Language;
  readonly voiceName?: string | undefined;
  readonly rate: number;
}

/** Why nothing is heard. `not-allowed`: the browser wants a tap first; all others last. */
export type Silence = 'missing' | 'no-voice' | 'failed' | 'no-sound' | 'not-allowed';

export type Speech = 'said' | 'stopped' | 'unavailable';

export interface Speaker {
  /** Voices of the language, the best first. Waits a moment: they load late. */
  voices(language: Language): Promise<readonly SpeechSynthesisVoice[]>;
  /** False where a voice was waited for, and none came. */
  hasVoice(language: Language): boolean;
  /** Says the sentences; what was being said stops. Resolves when all is said, or it ended otherwise. */
  speak(sentences: readonly string[], manner: Manner): Promise<Speech>;
  stop(): void;
  /** Inside the first tap: iOS lets nobody speak later who said nothing then. What it says is not heard. */
  unlock(): void;
}

export interface Listeners {
  readonly onState?: (state: 'idle' | 'speaking') => void;
  /** Once a reason: the app goes over to text and sounds, and says so. */
  readonly onUnavailable?: (why: Silence) => void;
}

/** In milliseconds. */
export interface Timing {
  readonly voices: number;
  /** Between `cancel()` and the next `speak()`. */
  readonly gap: number;
  /** When to give up waiting for `end`. */
  readonly watchdog: (text: string, rate: number) => number;
}

/**
 * Safari swallows what is spoken right after `cancel()`. The vendor tells: every browser on iOS is Safari
 * inside and says Apple, whatever name it goes by; Chromium says Google and Firefox nothing.
 */
const isSafari = (): boolean => navigator.vendor.startsWith('Apple');

const usual: Timing = {
  voices: 2000,
  gap: isSafari() ? 250 : 0,
  // Slow voices need 100 ms a letter; loading a voice may take seconds.
  watchdog: (text, rate) => 4000 + (text.length * 120) / rate,
};

type Outcome = 'said' | 'stopped' | Silence;

export function createSpeaker(
  synthesis = globalThis.speechSynthesis as SpeechSynthesis | undefined,
  { onState, onUnavailable }: Listeners = {},
  timing: Timing = usual,
): Speaker {
  const reported = new Set<Silence>();
  let cancelledAt = -Infinity;
  let listed = false;
  /** Ends the utterance in progress. It also keeps that utterance alive: collected ones never end. */
  let finish: ((outcome: Outcome) => void) | undefined;
  let turn = 0;

  const known = (language: Language) => inLanguage(synthesis?.getVoices() ?? [], language);

  const listing = async (): Promise<void> => {
    if (!synthesis || listed || synthesis.getVoices().length > 0) return;
    await new Promise<void>((resolve) => {
      synthesis.addEventListener('voiceschanged', () => resolve(), { once: true });
      setTimeout(resolve, timing.voices);
    });
    // A device without voices is waited for once, not before every sentence.
    listed = true;
  };

  const cancel = (): void => {
    synthesis?.cancel();
    cancelledAt = performance.now();
  };

  const stop = (): void => {
    turn += 1;
    if (finish || synthesis?.speaking || synthesis?.pending) cancel();
    finish?.('stopped');
  };

  const unavailable = (why: Silence): Speech => {
    if (!reported.has(why)) onUnavailable?.(why);
    reported.add(why);
    return 'unavailable';
  };

  /** Up to `synthesis.speak()` nothing waits, unless Safari has to: the first one counts as part of a tap. */
  const utter = (text: string, voice: SpeechSynthesisVoice, rate: number): Promise<Outcome> =>
    new Promise((resolve) => {
      const utterance = new SpeechSynthesisUtterance(text);
      utterance.voice = voice;
      utterance.lang = tag(voice); // Android goes by this one
      utterance.rate = rate;
      let started = false;
      let timer: ReturnType<typeof setTimeout> | undefined;
      // Called once: afterwards no event, no timer and no `stop()` knows it any more.
      const done = (outcome: Outcome): void => {
        finish = undefined;
        clearTimeout(timer);
        utterance.onstart = utterance.onend = utterance.onerror = null;
        resolve(outcome);
      };
      finish = done;
      utterance.onstart = () => (started = true);
      utterance.onend = () => done('said');
      utterance.onerror = ({ error }) => done(outcomes[error] ?? 'failed');
      const begin = (): void => {
        timer = setTimeout(
          () => {
            done(started ? 'said' : 'no-sound');
            cancel(); // or it would speak into the next sentence
          },
          timing.watchdog(text, rate),
        );
        synthesis?.speak(utterance);
      };
      const wait = cancelledAt + timing.gap - performance.now();
      if (wait > 0) timer = setTimeout(begin, wait);
      else begin();
    });

  const sayAll = async (
    sentences: readonly string[],
    voice: SpeechSynthesisVoice,
    rate: number,
    mine: number,
  ): Promise<Speech> => {
    for (const sentence of sentences) {
      const outcome = await utter(sentence, voice, rate);
      if (mine !== turn) return 'stopped';
      if (outcome !== 'said') return outcome === 'stopped' ? outcome : unavailable(outcome);
    }
    return 'said';
  };

  return {
    stop,
    unlock() {
      if (!synthesis || synthesis.speaking || synthesis.pending) return;
      const nothing = new SpeechSynthesisUtterance(' ');
      nothing.volume = 0;
      synthesis.speak(nothing);
    },
    hasVoice: (language) => synthesis !== undefined && (!listed || known(language).length > 0),
    async voices(language) {
      await listing();
      return known(language);
    },
    async speak(sentences, { language, voiceName, rate }) {
      stop();
      const mine = turn;
      if (!synthesis) return unavailable('missing');
      if (known(language).length === 0) await listing();
      if (mine !== turn) return 'stopped';
      const voice = best(known(language), voiceName);
      if (!voice) return unavailable('no-voice');
      onState?.('speaking');
      const speech = await sayAll(sentences, voice, rate, mine);
      // Whoever spoke over this one is speaking now.
      if (mine === turn || !finish) onState?.('idle');
      return speech;
    },
  };
}

/** Cut short by another page or a phone call: the rest is still said. */
const outcomes: Partial<Record<SpeechSynthesisErrorCode, Outcome>> = {
  canceled: 'said',
  interrupted: 'said',
  'not-allowed': 'not-allowed',
};
