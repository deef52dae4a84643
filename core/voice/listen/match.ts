import type { Utterance } from './activity.ts';
import { cepstra, features, steady } from './cepstra.ts';
import { bands, framesPerSecond, type Spectra } from './features.ts';
import { far, inRoom, levelOf } from './noise.ts';
import { commands } from '../words.ts';
import { cut, inARow, unbroken, type Part, type Priced } from './phrase.ts';
import { gap, gaps, spot } from './warp.ts';

/** Spectra of the takes of each word. */
export type Takes = Readonly<Record<string, readonly Spectra[]>>;

export type Verdict =
  | { readonly kind: 'words'; readonly words: readonly Found[] }
  /** Nothing like it, or too much like something else. */
  | { readonly kind: 'unsure' }
  /** Not loud enough to be meant for us, or talk that goes on. */
  | { readonly kind: 'room' };

export interface Found {
  readonly word: string;
  readonly confidence: number;
}

/** The trained words of a player, to compare with. */
export interface Model {
  /**
   * Which word of the vocabulary it was, or which words in one breath: from the second on, any may follow.
   * All other trained words are there to be taken for what they are.
   */
  recognise(heard: Utterance, vocabulary: ReadonlySet<string>): Verdict;
  /** How loud the player is: natural logarithm of power. */
  readonly usual: number;
}

/** A take, as loud as all others, near the microphone or far from it. */
interface Take {
  readonly word: string;
  readonly spectra: Spectra;
}

interface Template {
  readonly word: string;
  readonly frames: Float32Array;
}

/** The templates for a room stay until its floor changes. */
interface Room {
  readonly floor: Spectra;
  readonly templates: readonly Template[];
}

/** What was heard beside all that was trained. */
interface Comparison extends Priced {
  /** What each word costs at its best place, with filler around it. */
  readonly costs: ReadonlyMap<string, number>;
  readonly level: number;
  /** Nepers that it stands above the room. */
  readonly above: number;
}

/** Words that nobody is asked for are less likely: they count as if they were farther. */
const unlikely = 1.03;
/** Nepers that the floor is raised, so that what comes and goes in the room is hidden below it. */
const hidden = 0.5;
/** The quietest floor, below the level of a word: no room is as silent as a cut-off microphone. */
const quietest = -16.2;
/** This part of the words, those nearest to a frame, tells how far off any speech would be; as a filler that is dear. */
const rivals = 0.25;
const fillerPrice = 1.5;
/** Doubt is the cost of a word against that of nothing, and of the next word, in logarithms. It must stay below. */
const certain = -0.11;
/** There are many numbers, colours and letters, and talk is full of what sounds like them: they must be surer by so much. */
const surer = 0.07;
/** What the next word weighs in that. */
const marginWeight = 0.3;
/**
 * No two takes of a person are as alike as those of a machine. How far they are apart, from where on that counts and where it counts
 * in full; then the next word weighs more, and this is certain enough.
 */
const alike = 1.1;
const unlike = 1.6;
const marginOfPeople = 1.2;
const certainOfPeople = -0.17;
/** Noise takes more from a word than from what is none: so much less is certain enough of a word alone, in full where it stands only so many nepers above the room. */
const lenient = 0.03;
const noisy = 4;
const calm = 8;
/** Nepers above the room from which on a voice may be meant for us. */
const loudEnough = 1.7;
/** Nepers below the player's usual level, from which on what is no word is others' talk; and how fast that level is learned. */
const quieter = 2.2;
const levelMemory = 0.3;
/** A row of words must be so much cheaper than one word; and takes its time. */
const severalBetter = 0.95;
const shortestPhrase = 0.4 * framesPerSecond;
/** So many words from the first on are a list, and count though a later one is not understood. */
const shortestList = 3;
/** What comes so soon after something of which not all was understood belongs to it: it would come to lie in its place. */
const sameBreath = 0.6 * framesPerSecond;

export function createModel(takes: Takes): Model {
  const all = Object.entries(takes).flatMap(([word, list]) =>
    list.flatMap((take) => [take, far(take)].map((spectra): Take => ({ word, spectra: levelled(spectra) }))),
  );
  /** How loud the player is: at first as in training. */
  let usual = median(Object.values(takes).flat().map(levelOf)) ?? -Infinity;
  let room: Room | undefined;
  /** Was not all understood of what was heard last? */
  let isTorn = false;
  /** Every take as it would sound in the room that is around now: trained in silence, understood at the table. */
  const roomWith = (floor: Spectra): Room => {
    if (!room || !areAlike(room.floor, floor))
      room = {
        floor,
        templates: all.map(({ word, spectra }) => ({
          word,
          frames: cepstra(inRoom(spectra, 0, floor)).frames,
        })),
      };
    return room;
  };

  const compare = ({ spectra, noise, first, last }: Utterance): Comparison => {
    const level = levelOf(spectra.subarray(first * bands, (last + 1) * bands));
    const { floor, templates } = roomWith(floorBelow(noise, level));
    return { ...compared(heardIn(spectra, level, floor), templates), level, above: level - levelOf(noise) };
  };

  const typical = median(Object.values(takes).flatMap(distances)) ?? 0;
  const variety = share(typical, alike, unlike);
  const everything = new Set(Object.keys(takes));
  /** Words without a pause: each must be one on its own. "Next" goes with others; after any other command nothing is said. */
  const phrase = (
    heard: Utterance,
    whole: Comparison,
    all: readonly Part[],
    vocabulary: ReadonlySet<string>,
  ): Found[] => {
    const { parts, isBroken } = unbroken(all, whole);
    const found = parts.map((part, n) =>
      judged(compare(cut(heard, part)), n === 0 ? vocabulary : everything, variety),
    );
    const failed = found.findIndex((one, n) => !one || (n < found.length - 1 && isLast(one.word)));
    isTorn = isBroken || failed >= 0;
    const sure = failed < 0 ? found : failed < shortestList ? [] : found.slice(0, failed);
    return sure.filter((one) => one !== undefined);
  };

  return {
    get usual() {
      return usual;
    },
    recognise(heard, vocabulary) {
      const whole = compare(heard);
      if (whole.above < loudEnough || (isTorn && heard.since < sameBreath)) return { kind: 'room' };
      isTorn = false;
      const isLong = heard.last - heard.first >= shortestPhrase;
      const { parts, cost } = isLong ? inARow(whole) : { parts: [], cost: Infinity };
      const isPhrase = parts.length > 1 && cost < severalBetter * Math.min(...whole.costs.values());
      const leniency = lenient * share(whole.above, calm, noisy);
      const one = isPhrase ? undefined : judged(whole, vocabulary, variety, leniency);
      const words = one ? [one] : parts.length > 1 ? phrase(heard, whole, parts, vocabulary) : [];
      if (words.length > 0) {
        usual += levelMemory * (whole.level - usual);
        return { kind: 'words', words };
      }
      isTorn = whole.level >= usual - quieter;
      return { kind: isTorn && !heard.isPart ? 'unsure' : 'room' };
    },
  };
}

/** The best word, if it is one of the vocabulary, clearly nearer than the next, and clearly more than nothing. */
function judged(
  comparison: Comparison,
  vocabulary: ReadonlySet<string>,
  variety: number,
  leniency = 0,
): Found | undefined {
  let found: string | undefined;
  let least = Infinity;
  let next = Infinity;
  for (const [word, cost] of comparison.costs) {
    const far = vocabulary.has(word) ? cost : cost * unlikely;
    if (far < least) {
      next = least;
      least = far;
      found = word;
    } else next = Math.min(next, far);
  }
  if (found === undefined || !vocabulary.has(found)) return undefined;
  const between = (machine: number, person: number): number => machine + variety * (person - machine);
  const margin = between(marginWeight, marginOfPeople) * Math.log(least / next);
  const doubt = Math.log(least / comparison.nothing) + margin;
  const limit = between(isCommand(found) ? certain : certain - surer, certainOfPeople) + leniency;
  return doubt < limit ? { word: found, confidence: 1 - Math.exp(doubt - limit) } : undefined;
}

/** How far a value is on its way from one to the other. */
const share = (value: number, from: number, to: number): number =>
  Math.min(1, Math.max(0, (value - from) / (to - from)));

const isCommand = (word: string): boolean => commands.some((command) => command === word);
const isLast = (word: string): boolean => isCommand(word) && word !== 'next';

/** Sound to compare. */
export interface Heard {
  readonly frames: Float32Array;
  /** How far each frame is from the room without a word. */
  readonly silence: Float32Array;
}

function heardIn(spectra: Spectra, level: number, floor: Spectra): Heard {
  const { frames, mean } = cepstra(inRoom(spectra, -level, floor));
  const room = steady(
    floor.map((value) => value + Math.LN2),
    mean,
  );
  const silence = Float32Array.from({ length: frames.length / features }, (_, row) =>
    gap(frames, row * features, room, 0),
  );
  return { frames, silence };
}

function compared(
  { frames, silence }: Heard,
  templates: readonly Template[],
): Omit<Comparison, 'level' | 'above'> {
  const rows = silence.length;
  const nearest = new Map<string, Float32Array>();
  const apart = templates.map((template) => {
    const distances = gaps(frames, template.frames);
    const near = nearest.get(template.word) ?? new Float32Array(rows).fill(Infinity);
    nearest.set(template.word, near);
    const columns = distances.length / rows;
    for (let row = 0, n = 0; row < rows; row++)
      for (let column = 0; column < columns; column++, n++)
        if (distances[n]! < near[row]!) near[row] = distances[n]!;
    return distances;
  });
  const words = [...nearest.values()];
  let nothing = 0;
  const spoken = new Uint8Array(rows);
  const filler = silence.map((room, row) => {
    const ranked = words
      .map((near) => near[row]!)
      .sort((a, b) => a - b)
      .slice(0, Math.max(2, Math.round(rivals * words.length)));
    const speech = ranked.reduce((sum, one) => sum + one, 0) / ranked.length;
    nothing += Math.min(room, speech);
    spoken[row] = Number(fillerPrice * speech < room);
    return Math.min(room, fillerPrice * speech);
  });
  const costs = new Map<string, number>();
  templates.forEach(({ word }, n) =>
    costs.set(word, Math.min(costs.get(word) ?? Infinity, spot(apart[n]!, filler))),
  );
  return { costs, apart, filler, spoken, nothing };
}

export function median(values: readonly number[]): number | undefined {
  return [...values].sort((a, b) => a - b)[values.length >> 1];
}

const levelled = (spectra: Spectra): Spectra => {
  const level = levelOf(spectra);
  return spectra.map((value) => value - level);
};

/** The floor of a room below a word of that level. */
function floorBelow(noise: Spectra, level: number): Spectra {
  return noise.map((value) => Math.log(Math.exp(value - level + hidden) + Math.exp(quietest)));
}

const quietRoom = new Float32Array(bands).fill(quietest);

/** A take on its own, in a quiet room. */
export const alone = (take: Spectra): Heard => heardIn(take, levelOf(take), quietRoom);

/** How far two of them are apart, a frame. */
export const apart = (one: Heard, other: Heard): number =>
  spot(gaps(one.frames, other.frames), one.silence) / one.silence.length;

/** Between any two takes of a word. */
export function distances(takes: readonly Spectra[]): number[] {
  const all = takes.map(alone);
  return all.flatMap((one, n) => all.slice(0, n).map((other) => apart(one, other)));
}

/** To a third of a neper, which is a decibel and a half, on average. */
function areAlike(one: Spectra, other: Spectra): boolean {
  return one.reduce((sum, level, n) => sum + Math.abs(level - other[n]!), 0) < 0.35 * one.length;
}
