import type { Utterance } from '../../core/voice/listen/activity.ts';
import { createHearing } from '../../core/voice/listen/hearing.ts';
import { createModel } from '../../core/voice/listen/match.ts';

/** A spoken word: samples of 16 bits as base64, as they travel into the page. */
interface Said {
  readonly word: string;
  readonly sound: string;
}

export interface Measurement {
  readonly rate: number;
  readonly training: readonly Said[];
  readonly tests: readonly Said[];
  readonly vocabulary: readonly string[];
  /** Decibels that the pink noise is below the words. */
  readonly noise: number;
}

export interface Figures {
  readonly said: number;
  readonly right: number;
  readonly wrong: number;
  /** Words outside the vocabulary, and those of them that were accepted. */
  readonly foreign: number;
  readonly accepted: number;
  /** Milliseconds of each comparison: the first in its noise, and once more. */
  readonly first: readonly number[];
  readonly match: readonly number[];
  /** Milliseconds of sound from the end of each word to its decision. */
  readonly silence: readonly number[];
}

/** Trains a speaker in a quiet room, then lets the same speaker say other takes in noise. */
export function measure({ rate, training, tests, vocabulary, noise }: Measurement): Figures {
  const takes: Record<string, Float32Array[]> = {};
  for (const { word, sound } of training)
    (takes[word] ??= []).push(
      ...heard(inRoom(decoded(sound), rate, 40), rate).map(({ utterance }) => utterance.spectra),
    );
  const model = createModel(takes);
  const words = new Set(vocabulary);
  const figures = { said: 0, right: 0, wrong: 0, foreign: 0, accepted: 0 };
  const first: number[] = [];
  const match: number[] = [];
  const silence: number[] = [];
  for (const { word, sound } of tests) {
    const samples = decoded(sound);
    for (const { utterance, at } of heard(inRoom(samples, rate, noise), rate)) {
      silence.push((at - lead - lengthOf(samples) / rate) * 1000);
      const begin = performance.now();
      const verdict = model.recognise(utterance, words);
      first.push(performance.now() - begin);
      match.push(fastest(() => model.recognise(utterance, words)));
      if (verdict.kind === 'unsure') continue;
      if (!words.has(word)) figures.accepted += 1;
      else if (verdict.word === word) figures.right += 1;
      else figures.wrong += 1;
    }
    figures[words.has(word) ? 'said' : 'foreign'] += 1;
  }
  return { ...figures, first, match, silence };
}

/** Other programs run too: the fastest of a few is what it costs. */
function fastest(work: () => void): number {
  return Math.min(
    ...Array.from({ length: 3 }, () => {
      const begin = performance.now();
      work();
      return performance.now() - begin;
    }),
  );
}

function heard(samples: Float32Array, rate: number): { utterance: Utterance; at: number }[] {
  const found: { utterance: Utterance; at: number }[] = [];
  let at = 0;
  const hearing = createHearing(
    rate,
    () => undefined,
    (utterance) => found.push({ utterance, at }),
  );
  const block = Math.round(rate / 100);
  for (let n = 0; n < samples.length; n += block) {
    at = (n + block) / rate;
    hearing.push(samples.subarray(n, n + block));
  }
  return found;
}

const lead = 0.6;
const tail = 0.5;
const audible = 0.01;

/** Where the sound of a take ends; the voices leave silence behind it. */
function lengthOf(samples: Float32Array): number {
  return samples.findLastIndex((sample) => Math.abs(sample) > audible) + 1;
}

function inRoom(samples: Float32Array, rate: number, decibels: number): Float32Array {
  const room = pink(Math.round((lead + tail) * rate) + samples.length);
  const scale = Math.sqrt(
    power(samples.filter((sample) => Math.abs(sample) > audible)) / power(room) / 10 ** (decibels / 10),
  );
  const from = Math.round(lead * rate);
  return room.map((sample, n) => 0.5 * (scale * sample + (samples[n - from] ?? 0)));
}

const power = (samples: Float32Array): number =>
  samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length;

/** Pink noise out of white noise, by Paul Kellet's filter of seven poles. */
const poles = [
  [0.99886, 0.0555179],
  [0.99332, 0.0750759],
  [0.969, 0.153852],
  [0.8665, 0.3104856],
  [0.55, 0.5329522],
  [-0.7616, -0.016898],
] as const;
let seed = 1;

function pink(length: number): Float32Array {
  const held = poles.map(() => 0);
  return Float32Array.from({ length }, () => {
    seed = (seed * 1_664_525 + 1_013_904_223) >>> 0;
    const white = seed / 2 ** 31 - 1;
    poles.forEach(([keeps, takes], n) => (held[n] = keeps * (held[n] ?? 0) + takes * white));
    return held.reduce((sum, one) => sum + one, 0.5362 * white);
  });
}

function decoded(sound: string): Float32Array {
  const bytes = Uint8Array.from(atob(sound), (letter) => letter.charCodeAt(0));
  return Float32Array.from(new Int16Array(bytes.buffer), (sample) => sample / 32_768);
}
