import { bands, framesPerSecond, silence, type Spectra } from './features.ts';
import { distances } from './match.ts';
import { above } from './noise.ts';
import type { Utterance } from './activity.ts';

/** What is wrong with a take, so that it is asked for again. */
export type Flaw = 'too-short' | 'too-quiet' | 'unlike';

const shortest = 0.15 * framesPerSecond * bands;
/** Decibels above the room. */
const quietest = 10;
/** Two takes of a word may be so far apart, against those that the player's words usually are. */
const farthest = 1.8;

/** Looks at a new take of a word beside those that are there. `typical` is that of the words trained before. */
export function flawOf(
  { spectra, noise }: Utterance,
  before: readonly Spectra[],
  typical: number | undefined,
): Flaw | undefined {
  if (spectra.length < shortest) return 'too-short';
  if (above(spectra, noise) < quietest) return 'too-quiet';
  const apart = before.map((take) => distances([take, spectra])[0] ?? 0);
  // Without a measure yet, only another length tells another word.
  const limit = typical === undefined ? Number.MAX_VALUE : farthest * typical;
  return apart.length > 0 && Math.min(...apart) > limit ? 'unlike' : undefined;
}

/** Half a decibel is fine enough: a byte for each band and frame. */
const step = 0.1;

export function packed(spectra: Spectra): Uint8Array {
  return Uint8Array.from(spectra, (level) =>
    Math.max(0, Math.min(255, Math.round((level - silence) / step))),
  );
}

export function unpacked(bytes: Uint8Array): Spectra {
  return Float32Array.from(bytes, (byte) => silence + byte * step);
}
