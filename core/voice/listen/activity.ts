import { bands, framesPerSecond, type Spectra } from './features.ts';

const frames = (seconds: number): number => Math.round(seconds * framesPerSecond);
/** So much quiet ends a word or phrase; less of it a word that is said alone, still less one that has its length. */
const gap = frames(0.35);
const gapAlone = frames(0.25);
const gapAfter = frames(0.14);
const shortest = frames(0.08);
/** What lasts so long is a vacuum cleaner, or the news. Only a list may be longer: this part of it is quiet, and its loudest frame as loud. */
const longest = frames(2.6);
const longestList = frames(6);
const breaks = 0.05;
/** A list that is longer is heard in parts. It is cut at the quietest of its last frames. */
const lately = frames(0.7);
const loud = 2.2;
/** What is kept before and after, for the soft sounds that words begin and end with. */
const before = frames(0.22);
const after = frames(0.29);

/** The floor lies above so many of the room's frames, in each band: talkers and music are part of the room. */
const share = 0.85;
/** Nepers of power that the floor may follow in a frame; in the first frames faster, and slower while someone speaks. */
const step = 0.12;
const settling = 30;
const whileSpeaking = 0.15;

/** How far the bands stand above the floor on average, in nepers of power, for a word to begin: at least, at most. */
const beginsFrom = 0.45;
const beginsUntil = 1.1;
/** What the room itself does decides in between: its mean, and so many times how much it varies. */
const unrest = 3;
const memory = 0.02;
/** A word goes on above this part of where it began, and of its own loudest frame: an echo is no word. */
const goesOn = 0.5;
const echo = 0.2;
/** Not by a click, as of a die, a key or a piece on the table: so many more frames must be loud than quiet. Some more are remembered. */
const lasting = 4;
const remembered = 6;

/** A word or phrase that was heard, with a little before and after it, and the floor of the room around it. */
export interface Utterance {
  readonly spectra: Spectra;
  readonly noise: Float32Array;
  /** The frames that stood above the floor: the first, and the last. */
  readonly first: number;
  readonly last: number;
  /** Frames between what was heard before it and its first one. */
  readonly since: number;
  /** It goes on: a list, or talk. */
  readonly isPart?: true;
}

export interface Activity {
  /** Takes the next spectrum; gives a word as soon as it is over. */
  push(spectrum: Float32Array): Utterance | undefined;
  readonly speaking: boolean;
  /**
   * The next word is said alone, no phrase: as soon as it has lasted so many frames, little quiet ends it. If it is meant for us, the
   * room is not louder than now: word after word leaves it little time.
   */
  alone(length: number | undefined): void;
  /** Nepers that the last spectrum stands above the room. */
  readonly level: number;
  /** Forgets a word that has begun and the one before, not the room. */
  reset(): void;
  /** What was heard last was said to us: the room is as it was before. Else word after word would become the room. */
  meant(): void;
}

/** What stands out of the room, which is followed all the time: its hum, its music, and those who talk in it. */
export function createActivity(): Activity {
  let floor: Float32Array | undefined;
  /** The floor before the last word. */
  let calm: Float32Array | undefined;
  /** The floor when a word of so many frames was waited for. */
  let awaited: Float32Array | undefined;
  let length: number | undefined;
  let age = 0;
  let mean = 0.2;
  let variance = 0.04;
  let begins = beginsUntil;
  /** What is held: before a word, only what may belong to its beginning. */
  let held: Float32Array[] = [];
  let speaking = false;
  let level = 0;
  let first = 0;
  let last = 0;
  /** The last frame that was no click; and loud frames, less the quiet ones since. */
  let lively = 0;
  let weight = 0;
  let active = 0;
  /** Frames since the last one of what was heard before. */
  let since = Infinity;
  let peak = 0;
  let rising = 0;

  const reset = (): void => {
    held = [];
    speaking = false;
    rising = 0;
    since = Infinity;
  };

  const watchRoom = (room: Float32Array, spectrum: Float32Array): void => {
    const pace = step * Math.max(1, 4 - age / 10);
    follow(room, spectrum, pace * share, pace * (1 - share) * (age < settling ? 4 : 1));
    age += 1;
    const off = Math.min(level, 1.5) - mean;
    mean += memory * off;
    variance += memory * (off * off - variance);
    begins = Math.min(beginsUntil, Math.max(beginsFrom, mean + unrest * Math.sqrt(variance)));
  };

  const finish = (noise: Float32Array): Utterance | undefined => {
    const spectra = joined(held.slice(0, last + 1 + after));
    const isWord = active >= shortest;
    const heard = { spectra, noise: noise.slice(), first, last, since: since - held.length + first };
    if (isWord) since = held.length - 1 - last;
    held = held.slice(-before);
    speaking = false;
    return isWord ? heard : undefined;
  };

  const isList = (): boolean => peak > loud && held.length - first - active > breaks * held.length;

  /** What was said of a list that goes on, up to the quietest moment of late: what comes after it is the beginning of the rest. */
  const part = (noise: Float32Array): Utterance => {
    const late = held.slice(-lately).map((spectrum) => above(spectrum, noise));
    const at = held.length - late.length + late.indexOf(Math.min(...late));
    const heard = {
      spectra: joined(held.slice(0, at)),
      noise: noise.slice(),
      first,
      last: at - 1,
      since: since - held.length + first,
      isPart: true,
    } as const;
    held = held.slice(at);
    since = active = held.length;
    first = 0;
    last = lively = held.length - 1;
    return heard;
  };

  return {
    reset,
    meant: () => (floor = calm),
    alone(next) {
      length = next;
      awaited = next === undefined ? undefined : floor?.slice();
    },
    get speaking() {
      return speaking;
    },
    get level() {
      return level;
    },
    push(spectrum) {
      floor ??= spectrum.slice();
      level = above(spectrum, floor);
      held.push(spectrum);
      since += 1;
      if (!speaking) {
        watchRoom(floor, spectrum);
        held = held.slice(-before - 2);
        rising = level >= begins ? rising + 1 : 0;
        if (rising < 2) return undefined;
        speaking = true;
        calm = lower(floor, awaited);
        rising = 0;
        first = Math.max(0, held.length - 2);
        last = lively = held.length - 1;
        active = weight = 2;
        peak = level;
        return undefined;
      }
      follow(floor, spectrum, step * share * whileSpeaking, 0);
      peak = Math.max(peak, level);
      if (level >= Math.max(goesOn * begins, echo * peak)) {
        active += 1;
        weight = Math.min(remembered, weight + 1);
        last = held.length - 1;
        if (weight >= lasting) lively = last;
      } else weight = Math.max(0, weight - 1);
      if (held.length > (isList() ? longestList : longest)) {
        // Not a word but the room: from now on this is the floor, unless it turns out to be meant.
        const room = usual(held);
        const begun = isList() && length === undefined ? part(floor) : undefined;
        floor = room;
        if (!begun) reset();
        return begun;
      }
      if (held.length - 1 - lively < quietAfter(lively - first, length)) return undefined;
      return finish(floor);
    },
  };
}

/** How much quiet ends what has lasted so long. */
function quietAfter(lasted: number, alone: number | undefined): number {
  if (alone === undefined) return gap;
  return lasted < alone ? gapAlone : gapAfter;
}

function joined(held: readonly Float32Array[]): Spectra {
  const spectra = new Float32Array(held.length * bands);
  held.forEach((spectrum, n) => spectra.set(spectrum, n * bands));
  return spectra;
}

function above(spectrum: Float32Array, floor: Float32Array): number {
  let sum = 0;
  for (let band = 0; band < bands; band++) sum += Math.max(0, spectrum[band]! - floor[band]!);
  return sum / bands;
}

function follow(floor: Float32Array, spectrum: Float32Array, up: number, down: number): void {
  for (let band = 0; band < bands; band++)
    floor[band]! += Math.max(-down, Math.min(up, spectrum[band]! - floor[band]!));
}

const lower = (one: Float32Array, other = one): Float32Array =>
  one.map((level, band) => Math.min(level, other[band]!));

/** The floor of what lasted too long for a word. */
function usual(held: readonly Float32Array[]): Float32Array {
  return Float32Array.from({ length: bands }, (_, band) => {
    const levels = held.map((spectrum) => spectrum[band]!).sort((a, b) => a - b);
    return levels[Math.floor(share * (levels.length - 1))]!;
  });
}

/** Only the word itself, with as much around it as belongs to its soft ends: that is what is trained. */
export function trimmed(utterance: Utterance): Utterance {
  const from = Math.max(0, utterance.first - ends);
  const until = Math.min(utterance.spectra.length / bands, utterance.last + 1 + ends);
  return {
    spectra: utterance.spectra.slice(from * bands, until * bands),
    noise: utterance.noise,
    first: utterance.first - from,
    last: utterance.last - from,
    since: utterance.since,
  };
}
const ends = 3;
