import { trimmed, type Utterance } from './activity.ts';
import { createHearing, type Heard, type Hearing } from './hearing.ts';
import { createPupil } from './learn.ts';
import { createModel, type Found, type Takes, type Verdict } from './match.ts';
import type { Spectra } from './features.ts';

/** What the page asks of the worker. */
export type Order =
  | { readonly kind: 'open'; readonly rate: number; readonly sound: MessagePort }
  | { readonly kind: 'learn'; readonly takes: Takes }
  | { readonly kind: 'expect'; readonly words: readonly string[] }
  | { readonly kind: 'deafen' }
  | { readonly kind: 'hear' }
  /** The next word is not to be understood but handed over. */
  | { readonly kind: 'record'; readonly on: boolean };

/** What the worker tells. `milliseconds`: how long the comparison took. */
export type News =
  | { readonly kind: 'voice'; readonly isSpeaking: boolean }
  | (Verdict & { readonly milliseconds: number })
  | { readonly kind: 'take'; readonly utterance: Utterance }
  /** All takes that a word has now. */
  | { readonly kind: 'learned'; readonly word: string; readonly takes: readonly Spectra[] };

let pupil = createPupil({});
let model = createModel(pupil.takes);
let vocabulary: ReadonlySet<string> = new Set();
let isRecording = false;
let isDeaf = false;
let hearing: Hearing | undefined;

addEventListener('message', ({ data }: MessageEvent<Order>) => {
  switch (data.kind) {
    case 'open':
      hearing = createHearing(data.rate, (isSpeaking) => tell({ kind: 'voice', isSpeaking }), understand);
      if (isDeaf) hearing.deafen();
      data.sound.onmessage = ({ data: samples }: MessageEvent<Float32Array>) => hearing?.push(samples);
      return;
    case 'learn':
      pupil = createPupil(data.takes);
      model = createModel(pupil.takes);
      return;
    case 'expect':
      vocabulary = new Set(data.words);
      return;
    case 'record':
      isRecording = data.on;
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
  if (isRecording) {
    tell({ kind: 'take', utterance: trimmed(utterance) });
    return;
  }
  const begin = performance.now();
  const verdict = model.recognise(utterance, vocabulary);
  // Its own voice that comes back is nothing to answer.
  const told: Verdict = isLate && verdict.kind === 'unsure' ? { kind: 'room' } : verdict;
  tell({ ...told, milliseconds: performance.now() - begin });
  if (verdict.kind === 'words') learn(verdict.words, trimmed(utterance).spectra);
}

function learn(words: readonly Found[], spectra: Spectra): void {
  const word = pupil.understand(words, spectra);
  if (word === undefined) return;
  model = createModel(pupil.takes);
  tell({ kind: 'learned', word, takes: pupil.takes[word] ?? [] });
}

function tell(news: News): void {
  postMessage(news);
}
