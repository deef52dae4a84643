import { bands, framesPerSecond, silence, type Spectra } from './features.ts';

const frames = (seconds: number): number => Math.round(seconds * framesPerSecond);
/** So much quiet ends a word. */
const gap = frames(0.3);
const shortest = frames(0.1);
/** Nobody says a command for so long: it is a vacuum cleaner. */
const longest = frames(2);
/** What is kept before and after, for the soft sounds that words begin and end with. */
const margin = frames(0.05);

/** How far the bands stand above the noise on average, in nepers of power: from here on a word begins, or goes on. */
const begins = 1.2;
const goesOn = 0.7;

/** A word that was heard, and the noise around it. */
export interface Utterance {
  readonly spectra: Spectra;
  readonly noise: Float32Array;
}

export interface Activity {
  /** Takes the next spectrum; gives a word as soon as it is over. */
  push(spectrum: Float32Array): Utterance | undefined;
  readonly speaking: boolean;
  /** Forgets a word that has begun, not the noise. */
  reset(): void;
}

/** Energy-based voice activity: what stands above the noise of the room, which is followed all the time. */
export function createActivity(): Activity {
  let noise: Float32Array | undefined;
  let held: Float32Array[] = [];
  let speaking = false;
  let active = 0;
  let last = 0;

  const reset = (): void => {
    held = [];
    speaking = false;
  };

  const finish = (): Utterance | undefined => {
    const until = Math.min(held.length, last + 1 + margin);
    const spectra = new Float32Array(until * bands);
    for (let n = 0; n < until; n++) spectra.set(held[n]!, n * bands);
    const long = active >= shortest;
    held = held.slice(-margin);
    speaking = false;
    return long && noise ? { spectra, noise: noise.slice() } : undefined;
  };

  return {
    reset,
    get speaking() {
      return speaking;
    },
    push(spectrum) {
      noise ??= spectrum.slice();
      const level = above(spectrum, noise);
      held.push(spectrum);
      if (!speaking) {
        follow(noise, spectrum);
        held = held.slice(-margin - 1);
        if (level < begins) return undefined;
        speaking = true;
        active = 0;
      }
      if (level >= goesOn) {
        active += 1;
        last = held.length - 1;
      }
      if (held.length > longest) {
        // Not a word but the room: from now on this is the noise.
        noise = spectrum.slice();
        reset();
        return undefined;
      }
      return held.length - 1 - last >= gap ? finish() : undefined;
    },
  };
}

function above(spectrum: Float32Array, noise: Float32Array): number {
  let sum = 0;
  for (let band = 0; band < bands; band++) sum += Math.max(0, spectrum[band]! - noise[band]!);
  return sum / bands;
}

/** Down quickly, up slowly: the beginning of a word must not count as noise. */
function follow(noise: Float32Array, spectrum: Float32Array): void {
  for (let band = 0; band < bands; band++) {
    const rise = Math.max(silence, spectrum[band]!) - noise[band]!;
    noise[band]! += rise * (rise < 0 ? 0.15 : 0.05);
  }
}
