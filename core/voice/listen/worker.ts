import type { Utterance } from './activity.ts';
import { createHearing, type Hearing } from './hearing.ts';
import { createModel, type Model, type Takes, type Verdict } from './match.ts';

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
  | { readonly kind: 'take'; readonly utterance: Utterance };

let model: Model = createModel({});
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
      model = createModel(data.takes);
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

function understand(utterance: Utterance): void {
  if (isRecording) {
    tell({ kind: 'take', utterance });
    return;
  }
  const begin = performance.now();
  const verdict = model.recognise(utterance, vocabulary);
  tell({ ...verdict, milliseconds: performance.now() - begin });
}

function tell(news: News): void {
  postMessage(news);
}
