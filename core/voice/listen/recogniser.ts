import type { Language, Reader } from '../../engine/text.ts';
import { spoken, words, type Word } from '../words.ts';
import type { Ears, Listener, State } from './listening.ts';

/** What is used of the browser's recognition; the compiler does not know it yet. */
export interface Recognition extends EventTarget {
  lang: string;
  continuous: boolean;
  maxAlternatives: number;
  processLocally: boolean;
  start(): void;
  abort(): void;
}

interface RecognitionType {
  new (): Recognition;
  available?(what: { langs: string[]; processLocally: boolean }): Promise<string>;
}

interface RecognitionEvent extends Event {
  readonly resultIndex: number;
  readonly results: ArrayLike<ArrayLike<{ readonly transcript: string; readonly confidence: number }>>;
}

const browsers = (): RecognitionType | undefined =>
  (globalThis as { SpeechRecognition?: RecognitionType }).SpeechRecognition;

const tags: Readonly<Record<Language, string>> = { de: 'de-DE', en: 'en-US' };
/** Milliseconds that the app's own echo stays in the room, and before an ended recognition begins again. */
const echo = 300;
const pause = 200;

/** Only where it happens on the device: nothing that is said at the table goes elsewhere. */
export async function recognisesOnDevice(language: Language, type = browsers()): Promise<boolean> {
  try {
    return (await type?.available?.({ langs: [tags[language]], processLocally: true })) === 'available';
  } catch {
    return false; // an older form of the interface
  }
}

/** Listens with the browser's recognition. Call it where `recognisesOnDevice`. */
export function createRecogniser(
  text: Reader,
  { onState, onWords, onUnsure }: Ears,
  type = browsers(),
): Listener {
  const forms = spokenForms(text);
  let recognition: Recognition | undefined;
  let vocabulary: readonly Word[] = [];
  let state: State = 'off';
  let isDeaf = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const become = (next: State): State => {
    if (next !== state) onState?.(next);
    return (state = next);
  };
  const isOn = (): boolean => state === 'listening' || state === 'heard';
  const begin = (): void => {
    if (!isOn() || isDeaf) return;
    try {
      recognition?.start();
    } catch {
      // It runs already.
    }
  };
  const beginIn = (milliseconds: number): void => {
    clearTimeout(timer);
    timer = setTimeout(begin, milliseconds);
  };

  const hearResult = ({ results, resultIndex }: RecognitionEvent): void => {
    if (!isOn() || isDeaf) return;
    for (const result of Array.from(results).slice(resultIndex)) {
      const readings = Array.from(result).map(({ transcript, confidence }) =>
        wordsIn(transcript, forms).map((word) => ({ word, confidence })),
      );
      const fitting = readings.find(([first]) => first && vocabulary.includes(first.word));
      if (fitting) onWords(fitting);
      else onUnsure();
    }
  };

  const create = (Type: RecognitionType): Recognition => {
    const made = new Type();
    made.lang = tags[text.language];
    made.continuous = true;
    made.maxAlternatives = 3;
    made.processLocally = true;
    const on = (name: string, act: (event: Event) => void): void => made.addEventListener(name, act);
    on('result', (event) => hearResult(event as RecognitionEvent));
    on('speechstart', () => isOn() && become('heard'));
    on('speechend', () => isOn() && become('listening'));
    on('end', () => beginIn(pause));
    on('error', (event) => {
      const failure = failures[(event as Event & { error: string }).error];
      if (failure) become(failure);
    });
    return made;
  };

  return {
    start() {
      if (!type) return Promise.resolve(become('missing'));
      recognition ??= create(type);
      if (!isOn()) {
        become('listening');
        begin();
      }
      return Promise.resolve(state);
    },
    stop() {
      clearTimeout(timer);
      become('off');
      recognition?.abort();
    },
    expect: (next) => (vocabulary = next),
    judge: () => undefined,
    deafen() {
      isDeaf = true;
      recognition?.abort();
    },
    hear() {
      isDeaf = false;
      beginIn(echo);
    },
  };
}

/** All others pass: it ends, and begins again. */
const failures: Readonly<Record<string, State>> = {
  'not-allowed': 'refused',
  'service-not-allowed': 'refused',
  'audio-capture': 'missing',
  'language-not-supported': 'missing',
};

type Forms = ReadonlyMap<string, Word>;

export function spokenForms(text: Reader): Forms {
  return new Map(
    words.flatMap((word) => {
      const { say, also } = spoken(word, text);
      return [say, ...also].map((form): [string, Word] => [plain(form), word]);
    }),
  );
}

/** The words of a transcript, the longest forms first; none if something in it is no word of ours. */
export function wordsIn(transcript: string, forms: Forms): Word[] {
  const parts = plain(transcript).split(' ');
  const found: Word[] = [];
  while (parts.length > 0) {
    const lengths = parts.map((_, n) => parts.length - n);
    const length = lengths.find((n) => forms.has(parts.slice(0, n).join(' ')));
    const word = length === undefined ? undefined : forms.get(parts.splice(0, length).join(' '));
    if (!word) return [];
    found.push(word);
  }
  return found;
}

function plain(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}' ]+/gu, ' ')
    .trim()
    .replace(/ +/g, ' ');
}
