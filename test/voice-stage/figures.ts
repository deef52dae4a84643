import { trimmed, type Utterance } from '../../core/voice/listen/activity.ts';
import { createHearing } from '../../core/voice/listen/hearing.ts';
import { createModel, distances, median, type Model } from '../../core/voice/listen/match.ts';
import { levelOf } from '../../core/voice/listen/noise.ts';
import { isPlayers, takesOfWord } from '../../core/voice/listen/train.ts';
import { background, createRandom, cutOut, rate, spokenIn, type Room } from './rooms.ts';

/** A spoken word, or long talk: samples of 16 bits as base64, as they travel into the page. */
interface Sound {
  readonly word: string;
  readonly sound: string;
}

export interface Measurement {
  readonly training: readonly Sound[];
  readonly tests: readonly Sound[];
  readonly talk: readonly string[];
  /** Where the words are trained: as a rule it is quiet there. */
  readonly trainedIn?: Room;
  readonly rooms: Readonly<Record<string, Room>>;
  /** What is asked for, and which of it counts. */
  readonly asked: readonly { readonly vocabulary: readonly string[]; readonly counted: readonly string[] }[];
}

/** In one room, of one kind of words. */
export interface Figures {
  readonly said: number;
  readonly right: number;
  readonly wrong: number;
  /** Words that nobody trained, and those of them that were taken for one. */
  readonly foreign: number;
  readonly taken: number;
  /** Milliseconds of sound from the end of each word to its decision. */
  readonly delays: readonly number[];
  /** Milliseconds of work for each decision, and for a second of sound besides. */
  readonly decisions: readonly number[];
  readonly hearing: number;
}

/** Trains a speaker, then lets the same speaker say other takes in all rooms. */
export function measure({
  training,
  tests,
  talk,
  trainedIn,
  rooms,
  asked,
}: Measurement): Record<string, Figures[]> {
  const random = createRandom(tests.length + training.length);
  const talkers = talk.map(decoded);
  const words = tests.map(({ word, sound }) => ({ word, sound: cutOut(decoded(sound)) }));
  const model = trained(training, trainedIn, talkers);
  return Object.fromEntries(
    Object.entries(rooms).map(([name, room]) => {
      const { sound, said } = spokenIn(room, shuffled(words, random), talkers, random);
      const { heard, hearing } = listened(sound);
      return [
        name,
        asked.map(({ vocabulary, counted }) => ({
          ...judged(model, heard, said, new Set(vocabulary), counted),
          hearing,
        })),
      ];
    }),
  );
}

/** What is taken for a word while nobody speaks to the app. */
export function mistaken(
  training: readonly Sound[],
  talk: readonly string[],
  room: Room,
  seconds: number,
): string[] {
  const sound = background(room, seconds * rate, talk.map(decoded), createRandom(1));
  const model = trained(training);
  const vocabulary = new Set(training.map(({ word }) => word));
  return listened(sound).heard.flatMap(({ utterance }) => understood(model, utterance, vocabulary));
}

/** In no haste: there is time for the room between the words. */
function trained(training: readonly Sound[], room: Room = {}, talkers: readonly Float32Array[] = []): Model {
  const words = training.map(({ word, sound }) => ({ word, sound: cutOut(decoded(sound)) }));
  const { sound, said } = spokenIn(room, words, talkers, createRandom(1));
  const takes: Record<string, Float32Array[]> = {};
  for (const { utterance, at } of listened(sound).heard) {
    const one = said.findLast(({ from }) => from < at);
    if (one) (takes[one.word] ??= []).push(trimmed(utterance).spectra);
  }
  return createModel(takes);
}

/** In seconds: the room before the first word; what a player needs to see that the next one is wanted, and to see that nothing was heard. */
const settling = 1;
const moment = 0.3;
const patience = 1;
/** Who has not come to an end after so many seconds never will. */
const endless = 180;

/** Seconds that training takes a player in haste, in a room: the next take is said as soon as the one before is over. */
export async function trainingTime(
  training: readonly Sound[],
  talk: readonly string[],
  room: Room,
): Promise<number> {
  const around = background(room, endless * rate, talk.map(decoded), createRandom(1));
  const block = Math.round(rate / 50);
  let at = 0;
  let heard: Utterance | undefined;
  let level: number | undefined;
  const hearing = createHearing(rate, {
    onVoice: () => undefined,
    onHeard: ({ utterance }) => {
      heard ??= trimmed(utterance);
      if (isPlayers(utterance, level)) hearing.meant();
    },
  });
  const listen = (until: number): Utterance | undefined => {
    for (; at < until && !heard; at += block) hearing.push(around.subarray(at, at + block));
    return heard;
  };
  let said = 0;
  /** Undefined: nothing was heard. What is heard before the word is begun is seen, and it is not said; once begun, it is said to its end. */
  const say = (sound: Float32Array, wait: number, length: number): Utterance | undefined => {
    heard = undefined;
    hearing.alone(length);
    if (listen(Math.max(at, said) + Math.round(wait * rate))) return heard;
    said = at + sound.length;
    if (said + rate > around.length) throw new Error('training does not come to its end');
    sound.forEach((sample, n) => (around[at + n]! += sample));
    return listen(said + patience * rate);
  };
  listen(settling * rate);
  const apart: number[] = [];
  const levels: number[] = [];
  for (const word of new Set(training.map((one) => one.word))) {
    const sounds = training.filter((one) => one.word === word).map(({ sound }) => cutOut(decoded(sound)));
    let times = 0;
    const manner = { spread: median(apart), level: median(levels) };
    const takes = await takesOfWord(manner, (_take, _flaw, expected) => {
      level = expected.level;
      for (let wait = moment; ; wait = 0) {
        const utterance = say(sounds[times++ % sounds.length]!, wait, expected.length);
        if (utterance) return Promise.resolve(utterance);
      }
    });
    levels.push(...takes.map(levelOf));
    apart.push(...distances(takes));
  }
  return at / rate;
}

interface Moment {
  readonly utterance: Utterance;
  readonly at: number;
}

/** Work is measured second by second, and the median counts: not what else the machine does. */
function listened(sound: Float32Array): { heard: Moment[]; hearing: number } {
  const heard: Moment[] = [];
  const work: number[] = [];
  const block = Math.round(rate / 50);
  let at = 0;
  const hearing = createHearing(rate, {
    onVoice: () => undefined,
    onHeard: ({ utterance }) => heard.push({ utterance, at }),
  });
  for (let second = 0; second < sound.length; second += rate) {
    const begin = performance.now();
    for (let n = second; n < Math.min(sound.length, second + rate); n += block) {
      at = (n + block) / rate;
      hearing.push(sound.subarray(n, n + block));
    }
    work.push(performance.now() - begin);
  }
  return { heard, hearing: median(work) ?? 0 };
}

/** Words without a pause between them. Wrong is what is not at least the beginning of what was said. */
export function inOneBreath(
  { training, tests, talk }: Omit<Measurement, 'rooms' | 'asked'>,
  room: Room,
  rows: readonly (readonly string[])[],
): { readonly said: number; readonly right: number; readonly wrong: number } {
  const model = trained(training);
  const soundOf = (word: string, n: number): Float32Array =>
    cutOut(decoded(tests.filter((test) => test.word === word)[n]!.sound));
  const breath = new Float32Array(Math.round(0.04 * rate));
  const phrases = rows.map((row) => ({
    word: row.join(' '),
    sound: Float32Array.from(row.flatMap((word, n) => [...soundOf(word, n % 2), ...breath])),
  }));
  const { sound, said } = spokenIn(room, phrases, talk.map(decoded), createRandom(3));
  const vocabulary = new Set(training.map(({ word }) => word));
  const results = said.map(() => '');
  for (const { utterance, at } of listened(sound).heard) {
    const n = said.findLastIndex(({ from }) => from + 0.1 < at);
    if (n >= 0) results[n] = [results[n]!, ...understood(model, utterance, vocabulary)].join(' ').trim();
  }
  const right = said.filter(({ word }, n) => results[n] === word).length;
  const wrong = said.filter(({ word }, n) => results[n] && !`${word} `.startsWith(`${results[n]} `)).length;
  return { said: said.length, right, wrong };
}

/** After so many seconds, what is heard does not belong to a word any more. */
const belongs = 0.9;

function judged(
  model: Model,
  heard: readonly Moment[],
  said: readonly { readonly word: string; readonly from: number; readonly until: number }[],
  vocabulary: ReadonlySet<string>,
  counted: readonly string[],
): Omit<Figures, 'hearing'> {
  const figures = { said: 0, right: 0, wrong: 0, foreign: 0, taken: 0 };
  const delays: number[] = [];
  const decisions: number[] = [];
  const results = said.map(() => [] as string[]);
  for (const { utterance, at } of heard) {
    const n = said.findLastIndex(({ from }) => from + 0.1 < at);
    const one = said[n];
    // Words of the other kind are judged with theirs.
    if (one && one.word !== 'foreign' && !counted.includes(one.word)) continue;
    const begin = performance.now();
    const words = understood(model, utterance, vocabulary);
    decisions.push(performance.now() - begin);
    if (!one || at > one.until + belongs) continue;
    results[n]?.push(...words);
    if (words.length > 0 && counted.includes(one.word)) delays.push((at - one.until) * 1000);
  }
  said.forEach(({ word }, n) => {
    const result = results[n]!;
    if (counted.includes(word)) {
      figures.said += 1;
      if (result.some((one) => one !== word)) figures.wrong += 1;
      else if (result.length === 1) figures.right += 1;
    } else if (word === 'foreign') {
      figures.foreign += 1;
      if (result.length > 0) figures.taken += 1;
    }
  });
  return { ...figures, delays, decisions };
}

function understood(model: Model, utterance: Utterance, vocabulary: ReadonlySet<string>): string[] {
  const verdict = model.recognise(utterance, vocabulary);
  return verdict.kind === 'words' ? verdict.words.map(({ word }) => word) : [];
}

function shuffled<T>(list: readonly T[], random: () => number): T[] {
  return list
    .map((value) => ({ value, at: random() }))
    .sort((a, b) => a.at - b.at)
    .map(({ value }) => value);
}

function decoded(sound: string): Float32Array {
  const bytes = Uint8Array.from(atob(sound), (letter) => letter.charCodeAt(0));
  return Float32Array.from(new Int16Array(bytes.buffer), (sample) => sample / 32_768);
}
