import { trimmed, type Utterance } from './activity.ts';
import { bands, framesPerSecond, silence, type Spectra } from './features.ts';
import { alone, apart, distances, type Takes } from './match.ts';
import { above, levelOf } from './noise.ts';

/** What is wrong with a take, so that it is asked for again. */
export type Flaw = 'too-short' | 'too-quiet' | 'unlike';

const shortest = 0.15 * framesPerSecond * bands;
/** Decibels above the room. */
const quietest = 10;
/** Two takes of a word may be so far apart, against those that the player's words usually are. */
const farthest = 1.8;

/** Nepers below the player's level, from which on it is somebody else, or music. */
const quieter = 2.2;

/** How the player says words, as far as is known: how far two takes of one are apart, and how loud they are. */
export interface Manner {
  readonly spread?: number | undefined;
  readonly level?: number | undefined;
}

/** Looks at a new take of a word beside those that are there. */
export function flawOf(
  { spectra, noise }: Utterance,
  before: readonly Spectra[],
  { spread, level }: Manner,
): Flaw | undefined {
  if (spectra.length < shortest) return 'too-short';
  const isQuiet = level === undefined ? above(spectra, noise) < quietest : levelOf(spectra) < level - quieter;
  if (isQuiet) return 'too-quiet';
  const distance = before.map((take) => distances([take, spectra])[0] ?? 0);
  // Without a measure yet, only another length tells another word.
  const limit = spread === undefined ? Number.MAX_VALUE : farthest * spread;
  return distance.length > 0 && Math.min(...distance) > limit ? 'unlike' : undefined;
}

/** This part of the shortest take is what a word lasts at least. */
const surely = 0.7;

/** Frames that the next take of a word will last; without any before, nobody knows. */
export const lastsAtLeast = (before: readonly Spectra[]): number =>
  surely * Math.min(...before.map(({ length }) => length / bands));

/** Decibels above the room, from which on it is the player who trains, however loud; with less it may be somebody else, or music. */
const standsOut = 20;

export const isPlayers = (heard: Utterance, level = Infinity): boolean =>
  above(heard.spectra, heard.noise) > standsOut || levelOf(trimmed(heard).spectra) > level - quieter;

export const takesPerWord = 3;

/** The frames that a take will last at least, and its level, as far as is known. */
export interface Expected {
  readonly length: number;
  readonly level: number | undefined;
}

/** What is asked for: which take of the word, from 0, and what was wrong with the last one. */
export type Ask = (take: number, flaw: Flaw | undefined, expected: Expected) => Promise<Utterance>;

/** The takes of a word; those with a flaw are asked for again. */
export async function takesOfWord({ spread, level }: Manner, ask: Ask): Promise<Spectra[]> {
  const takes: Spectra[] = [];
  let flaw: Flaw | undefined;
  while (takes.length < takesPerWord) {
    const manner = { spread, level: level ?? takes.map(levelOf)[0] };
    const expected = { length: lastsAtLeast(takes), level: manner.level };
    const utterance = await ask(takes.length, flaw, expected);
    const before = flaw;
    flaw = flawOf(utterance, takes, manner);
    if (!flaw) takes.push(utterance.spectra);
    // Twice unlike the first: then the first was the wrong one.
    else if (flaw === 'unlike' && before === 'unlike') takes.length = 0;
  }
  return takes;
}

/** A take is at risk that is not this much nearer to the others of its word than to another word. */
const near = 0.9;

/** A word that is easily taken for another. */
export interface Risk {
  readonly word: string;
  readonly like: string;
}

/** Words of which most takes might as well be another word. */
export function risks(takes: Takes): Risk[] {
  const all = Object.entries(takes).flatMap(([word, list]) =>
    list.map((take) => ({ word, heard: alone(take) })),
  );
  const doubts = all.flatMap((one) => {
    const others = all.filter((other) => other !== one);
    const distance = (other: typeof one): number => apart(one.heard, other.heard);
    const own = Math.min(...others.filter(({ word }) => word === one.word).map(distance));
    const rival = others
      .filter(({ word }) => word !== one.word)
      .map((other) => ({ like: other.word, far: distance(other) }))
      .reduce((best, other) => (other.far < best.far ? other : best), { like: '', far: Infinity });
    return Number.isFinite(own) && own > near * rival.far ? [{ word: one.word, like: rival.like }] : [];
  });
  return Object.entries(takes).flatMap(([word, list]) => {
    const mine = doubts.filter((doubt) => doubt.word === word);
    return mine[0] && mine.length > list.length / 2 ? [mine[0]] : [];
  });
}

/** Half a decibel is fine enough: a byte for each band and frame. */
const step = 0.1;

export function packed(spectra: Spectra): Uint8Array {
  return Uint8Array.from(spectra, (level) =>
    Math.max(0, Math.min(255, Math.round((level - silence) / step))),
  );
}

/** Whole frames; what a damaged file brought may be anything. */
export const isPacked = ({ length }: Uint8Array): boolean => length > 0 && length % bands === 0;

export function unpacked(bytes: Uint8Array): Spectra {
  return Float32Array.from(bytes, (byte) => silence + byte * step);
}
