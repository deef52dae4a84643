/** Rooms made by calculation: what is said in them, how far away, and what else is heard. All sound is at this rate. */
export const rate = 16_000;

/** Decibels that something is below the words. */
export interface Room {
  readonly pink?: number;
  /** Four who talk at a time, or one, as a television does. */
  readonly talkers?: number;
  readonly television?: number;
  readonly music?: number;
  readonly fan?: number;
  /** Decibels that the speaker is louder than in training, and how much higher. */
  readonly louder?: number;
  readonly higher?: number;
  /** From across a living room; or across a bare one, that echoes longer and louder. */
  readonly isFar?: boolean;
  readonly isBare?: boolean;
}

/** In every room there is a little noise. */
const leastNoise = 40;
const loudness = 0.05;
const lead = 2.5;
const pause = 1.2;

export type Random = () => number;

export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  return () => (state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0) / 2 ** 32;
}

const power = (samples: Float32Array): number =>
  samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length;

function scaled(samples: Float32Array, level: number): Float32Array {
  const factor = level / Math.sqrt(power(samples) || 1);
  return samples.map((sample) => factor * sample);
}

/** Without the quiet around it, and as loud as all others. */
export function cutOut(samples: Float32Array): Float32Array {
  const peak = samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
  const isSound = (sample: number): boolean => Math.abs(sample) > 0.015 * peak;
  const word = samples.slice(samples.findIndex(isSound), samples.findLastIndex(isSound) + 1);
  const level = Math.sqrt(power(word.filter(isSound)));
  return word.map((sample) => (loudness * sample) / level);
}

/** Where a word begins and ends, in seconds. */
export interface Said {
  readonly word: string;
  readonly from: number;
  readonly until: number;
}

/** Words one after the other in a room. */
export function spokenIn(
  room: Room,
  words: readonly { readonly word: string; readonly sound: Float32Array }[],
  talk: readonly Float32Array[],
  random: Random,
): { sound: Float32Array; said: Said[] } {
  const echo = room.isBare ? echoes(0.8, 2, random) : room.isFar ? echoes(0.4, 1.2, random) : undefined;
  const said: (Said & { sound: Float32Array; start: number })[] = [];
  let start = Math.round(lead * rate);
  for (const { word, sound } of words) {
    const higher = faster(sound, 1 + (room.higher ?? 0));
    const heard = echo ? scaled(echoing(higher, echo), Math.sqrt(power(higher))) : higher;
    const until = start + higher.length;
    said.push({ word, start, sound: heard, from: start / rate, until: until / rate });
    start = until + Math.round((pause + 0.5 * random()) * rate);
  }
  const all = background(room, start + rate, talk, random);
  const factor = 10 ** ((room.louder ?? 0) / 20);
  for (const { sound, start: at } of said)
    sound.forEach((sample, n) => {
      if (at + n < all.length) all[at + n]! += factor * sample;
    });
  return { sound: all, said };
}

/** The room without anyone who speaks to the app. */
export function background(
  { pink = leastNoise, talkers, television, music, fan }: Room,
  length: number,
  talk: readonly Float32Array[],
  random: Random,
): Float32Array {
  const all = new Float32Array(length);
  const add = (samples: Float32Array, below: number): void => {
    const level = scaled(samples, loudness * 10 ** (-below / 20));
    level.forEach((sample, n) => (all[n]! += sample));
  };
  add(pinkNoise(length, random), pink);
  if (talkers !== undefined) add(together(4, talk, length, random), talkers);
  if (television !== undefined) add(together(1, talk, length, random), television);
  if (music !== undefined) add(tune(length, random), music);
  if (fan !== undefined) add(hum(length, random), fan);
  return all;
}

/** As a tape runs faster: higher, and a little shorter. */
function faster(samples: Float32Array, factor: number): Float32Array {
  return Float32Array.from({ length: Math.floor(samples.length / factor) }, (_, n) => {
    const at = Math.floor(n * factor);
    const part = n * factor - at;
    return samples[at]! * (1 - part) + (samples[at + 1] ?? 0) * part;
  });
}

interface Echo {
  readonly after: number;
  readonly level: number;
}

/** About so many seconds until the echo is gone, and so much of it beside the voice itself. */
function echoes(least: number, share: number, random: Random): Echo[] {
  const seconds = least + 0.15 * random();
  const all = Array.from({ length: 600 }, () => {
    const after = Math.round((0.004 + seconds * random()) * rate);
    return { after, level: Math.exp((-6.9 * after) / (seconds * rate)) * (random() < 0.5 ? -1 : 1) };
  });
  const sum = Math.sqrt(all.reduce((total, { level }) => total + level * level, 0));
  return [
    { after: 0, level: 1 },
    ...all.map(({ after, level }) => ({ after, level: (share * level) / sum })),
  ];
}

function echoing(samples: Float32Array, echo: readonly Echo[]): Float32Array {
  const result = new Float32Array(samples.length + rate);
  for (const { after, level } of echo)
    for (let n = 0; n < samples.length; n++) result[n + after]! += level * samples[n]!;
  return result;
}

/** So many at a time, each somewhere in what they say. */
function together(
  count: number,
  talk: readonly Float32Array[],
  length: number,
  random: Random,
): Float32Array {
  const all = new Float32Array(length);
  for (let n = 0; n < count; n++) {
    const one = talk[Math.floor(random() * talk.length)]!;
    const from = Math.floor(random() * one.length);
    for (let at = 0; at < length; at++) all[at]! += one[(from + at) % one.length]!;
  }
  return all;
}

/** Chords, a melody over them and a drum. */
function tune(length: number, random: Random): Float32Array {
  const all = new Float32Array(length);
  const beat = 0.27 * rate;
  const note = (hertz: number, at: number, seconds: number, level: number): void => {
    for (let n = 0; n < seconds * rate && at + n < length; n++) {
      const phase = (2 * Math.PI * hertz * n) / rate;
      const fade = Math.min(1, n / 200) * Math.exp((-3 * n) / (seconds * rate));
      all[at + n]! +=
        level * fade * (Math.sin(phase) + 0.5 * Math.sin(2 * phase) + 0.3 * Math.sin(3 * phase));
    }
  };
  const scale = [0, 2, 4, 7, 9, 12, 14, 16];
  const chords = [0, 9, 5, 7];
  const pitch = (steps: number): number => 220 * 2 ** (steps / 12);
  for (let n = 0; n * beat < length; n++) {
    const at = Math.floor(n * beat);
    const root = chords[Math.floor(n / 8) % chords.length]!;
    if (n % 4 === 0) for (const third of [-12, 0, 4, 7]) note(pitch(root + third), at, 1.1, 0.5);
    if (random() < 0.7) note(pitch(root + 12 + scale[Math.floor(random() * scale.length)]!), at, 0.5, 0.8);
    if (n % 2 === 1)
      for (let k = 0; k < 0.08 * rate && at + k < length; k++)
        all[at + k]! += (random() - 0.5) * Math.exp((-6 * k) / (0.08 * rate));
  }
  return all;
}

/** A blade's hum with its overtones that swells a little, and the rush of air. */
function hum(length: number, random: Random): Float32Array {
  const rush = pinkNoise(length, random);
  const [low, swell] = [90 + 40 * random(), 0.7 + 0.6 * random()];
  return rush.map((sample, n) => {
    const seconds = n / rate;
    const tones = [1, 2, 3, 5].reduce(
      (sum, tone) => sum + Math.sin(2 * Math.PI * low * tone * seconds) / tone,
      0,
    );
    return (1 + 0.3 * Math.sin(2 * Math.PI * swell * seconds)) * (sample + 0.8 * tones);
  });
}

/** Pink noise out of white noise, by Paul Kellet's filter of seven poles. */
const poles = [
  [0.99886, 0.0555179],
  [0.99332, 0.0750759],
  [0.969, 0.153852],
  [0.8665, 0.3104856],
  [0.55, 0.5329522],
  [-0.7616, -0.016898],
] as const;

function pinkNoise(length: number, random: Random): Float32Array {
  const held = poles.map(() => 0);
  return Float32Array.from({ length }, () => {
    const white = 2 * random() - 1;
    poles.forEach(([keeps, takes], n) => (held[n] = keeps * (held[n] ?? 0) + takes * white));
    return held.reduce((sum, one) => sum + one, 0.5362 * white);
  });
}
