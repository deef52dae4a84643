import { trimmed, type Utterance } from './activity.ts';
import { createHearing, type Heard, type Hearing } from './hearing.ts';
import { lessonOf, type Lesson } from './learn.ts';
import { createModel, type Takes, type Verdict } from './match.ts';
import { isPlayers, type Expected } from './train.ts';

/** What the page asks of the worker. */
export type Sent =
  | {
      readonly kind: 'open';
      readonly rate: number;
      readonly sound: MessagePort;
      readonly tellsLevel: boolean;
    }
  /** Words that it did not know, or takes in the place of those that it had. */
  | { readonly kind: 'learn'; readonly takes: Takes }
  | { readonly kind: 'expect'; readonly words: readonly string[] }
  | { readonly kind: 'deafen' }
  | { readonly kind: 'hear' }
  /** The next word is not to be understood but handed over; with nothing expected, words are understood again. */
  | { readonly kind: 'record'; readonly expected: Expected | undefined };

/** What the worker tells. */
export type News =
  | { readonly kind: 'voice'; readonly isSpeaking: boolean }
  /** How far the sound stands above the room, in nepers. */
  | { readonly kind: 'level'; readonly level: number }
  /** Somebody speaks over the app. */
  | { readonly kind: 'interrupted' }
  | (Verdict & { readonly lesson?: Lesson | undefined })
  | { readonly kind: 'take'; readonly utterance: Utterance };

let takes: Takes = {};
let model = createModel(takes);
let vocabulary: ReadonlySet<string> = new Set();
let expected: Expected | undefined;
let isDeaf = false;
let hearing: Hearing | undefined;

addEventListener('message', ({ data }: MessageEvent<Sent>) => {
  switch (data.kind) {
    case 'open':
      hearing = createHearing(data.rate, {
        onVoice: (isSpeaking) => tell({ kind: 'voice', isSpeaking }),
        onHeard: understand,
        onLevel: (level) => data.tellsLevel && tell({ kind: 'level', level }),
        onInterrupted: () => tell({ kind: 'interrupted' }),
        usual: () => model.usual,
      });
      if (isDeaf) hearing.deafen();
      data.sound.onmessage = ({ data: samples }: MessageEvent<Float32Array>) => hearing?.push(samples);
      return;
    case 'learn':
      takes = { ...takes, ...data.takes };
      model = createModel(takes);
      return;
    case 'expect':
      vocabulary = new Set(data.words);
      return;
    case 'record':
      expected = data.expected;
      hearing?.alone(expected?.length);
      return;
    case 'deafen':
      isDeaf = true;
      hearing?.deafen();
      return;
    case 'hear':
      isDeaf = false;
      hearing?.hear();
      return;
  }
});

function understand({ utterance, isLate }: Heard): void {
  if (expected) {
    if (isPlayers(utterance, expected.level)) hearing?.meant();
    tell({ kind: 'take', utterance: trimmed(utterance) });
    return;
  }
  const verdict = model.recognise(utterance, vocabulary);
  if (verdict.kind === 'words') hearing?.meant();
  // Its own voice that comes back is nothing to answer.
  if (isLate && verdict.kind === 'unsure') return;
  const lesson = verdict.kind === 'words' ? lessonOf(verdict.words, trimmed(utterance).spectra) : undefined;
  tell({ ...verdict, lesson });
}

function tell(news: News): void {
  postMessage(news);
}
