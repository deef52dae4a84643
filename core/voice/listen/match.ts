import type { Utterance } from './activity.ts';
import { cepstra } from './cepstra.ts';
import type { Spectra } from './features.ts';
import { above, floored, inNoise } from './noise.ts';
import { distance } from './warp.ts';

/** Spectra of the takes of each word. */
export type Takes = Readonly<Record<string, readonly Spectra[]>>;

export type Verdict =
  | { readonly kind: 'word'; readonly word: string; readonly confidence: number }
  /** Nothing like it, or too much like something else. */
  | { readonly kind: 'unsure' };

/** The trained words of a player, to compare with. */
export interface Model {
  /** Which word of the vocabulary it was. All other trained words are there to be taken for what they are. */
  recognise(heard: Utterance, vocabulary: ReadonlySet<string>): Verdict;
  /** How far two takes of the same word are apart; undefined while there are none. */
  readonly typical: number | undefined;
}

interface Template {
  readonly word: string;
  readonly cepstra: Float32Array;
}

/** The templates for a room stay until its noise changes. */
interface Room {
  readonly noise: Spectra;
  readonly level: number;
  readonly templates: readonly Template[];
}

/** The next word must be so much farther off. */
const margin = 0.9;
/** And the word itself not farther than takes of a word usually are, times this. */
const farthest = 1.3;
/** Takes in a very quiet room are more alike than words at the table ever will be. */
const leastTypical = 1.2;
/** Words that nobody is asked for are less likely: they count as if they were farther. */
const unlikely = 1.05;
/** Decibels above the noise, in steps. From here on noise makes no difference. */
const clear = 48;
const step = 4;

export function createModel(takes: Takes): Model {
  const all = Object.entries(takes).flatMap(([word, spectra]) =>
    spectra.map((take) => ({ word, take: floored(take) })),
  );
  const apart = Object.values(takes)
    .flatMap(distances)
    .filter(Number.isFinite)
    .sort((a, b) => a - b);
  const median = apart[apart.length >> 1];
  const typical = median === undefined ? undefined : Math.max(leastTypical, median);

  let room: Room | undefined;
  /** Every take as it would sound in the noise that is around now: trained in silence, understood at the table. */
  const templatesIn = (noise: Spectra, decibels: number): readonly Template[] => {
    const level = Math.min(clear, Math.round(decibels / step) * step);
    if (room?.level !== level || !areAlike(room.noise, noise)) {
      const templates = all.map(({ word, take }) => ({
        word,
        cepstra: cepstra(inNoise(take, noise, level)),
      }));
      room = { noise, level, templates };
    }
    return room.templates;
  };

  return {
    typical,
    recognise({ spectra, noise }, vocabulary) {
      const word = cepstra(floored(spectra));
      const limit = (typical ?? 0) * farthest;
      let least = limit;
      let found: string | undefined;
      let next = Infinity;
      for (const template of templatesIn(noise, above(spectra, noise))) {
        const handicap = vocabulary.has(template.word) ? 1 : unlikely;
        const far = handicap * distance(word, template.cepstra, least / margin);
        if (far < least) {
          if (found !== undefined && found !== template.word) next = least;
          found = template.word;
          least = far;
        } else if (found !== template.word) next = Math.min(next, far);
      }
      if (found === undefined || !vocabulary.has(found) || least > margin * next) return { kind: 'unsure' };
      return { kind: 'word', word: found, confidence: 1 - least / limit };
    },
  };
}

/** Between any two takes of a word. */
export function distances(takes: readonly Spectra[]): number[] {
  const all = takes.map((take) => cepstra(floored(take)));
  return all.flatMap((one, n) => all.slice(0, n).map((other) => distance(one, other)));
}

/** To half a neper, which is two decibels, on average. */
function areAlike(one: Spectra, other: Spectra): boolean {
  return one.reduce((sum, level, n) => sum + Math.abs(level - other[n]!), 0) < 0.5 * one.length;
}
