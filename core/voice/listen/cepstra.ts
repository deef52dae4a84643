import { bands, type Spectra } from './features.ts';

const coefficients = 13;
/** Each frame: how loud, the shape of the spectrum, and how that changes. */
export const features = 2 * coefficients;
/** Two spectra become one frame to compare: a quarter of the work, and nothing is lost that tells words apart. */
export const thinning = 2;

/** Higher coefficients are smaller; all are made to weigh about the same. */
const weights = Float32Array.from({ length: coefficients }, (_, n) =>
  n === 0 ? 0.25 : 1 + 3 * Math.sin((Math.PI * n) / 22),
);
const changeWeight = 1.5;
/** Nepers below the loudest frame, down to which a frame counts for the mean. */
const loud = 3.5;

const cosines = Array.from({ length: coefficients }, (_, n) =>
  Float32Array.from(
    { length: bands },
    (_, band) => (Math.cos((Math.PI * n * (band + 0.5)) / bands) * weights[n]!) / bands,
  ),
);

/** Frames to compare, `features` numbers each, and the mean that was taken off them. */
export interface Cepstra {
  readonly frames: Float32Array;
  readonly mean: Float32Array;
}

/**
 * Cepstra of a sound. The mean of its loud part is taken off: no room and no microphone is alike, and how much quiet
 * there is around a word must not matter.
 */
export function cepstra(spectra: Spectra): Cepstra {
  const count = spectra.length / bands;
  const shapes = new Float32Array(count * coefficients);
  for (let frame = 0; frame < count; frame++) shapes.set(shapeOf(spectra, frame), frame * coefficients);
  const mean = loudMean(spectra, shapes);
  const length = Math.floor(count / thinning);
  const frames = new Float32Array(length * features);
  for (let n = 0; n < coefficients; n++) {
    const at = (frame: number): number => shapes[Math.min(count - 1, Math.max(0, frame)) * coefficients + n]!;
    const change = (frame: number): number =>
      (at(frame + 2) - at(frame - 2) + (at(frame + 1) - at(frame - 1)) / 2) / 2.5;
    for (let frame = 0; frame < length; frame++) {
      const [one, other] = [frame * thinning, frame * thinning + 1];
      frames[frame * features + n] = (at(one) + at(other)) / 2 - mean[n]!;
      frames[frame * features + coefficients + n] = (changeWeight * (change(one) + change(other))) / 2;
    }
  }
  return { frames, mean };
}

/** One spectrum as a frame to compare, beside a sound of that mean: steady, as a room is. */
export function steady(spectrum: Float32Array, mean: Float32Array): Float32Array {
  const frame = new Float32Array(features);
  shapeOf(spectrum, 0).forEach((value, n) => (frame[n] = value - mean[n]!));
  return frame;
}

function shapeOf(spectra: Spectra, frame: number): Float32Array {
  return Float32Array.from(cosines, (cosine) => {
    let sum = 0;
    for (let band = 0; band < bands; band++) sum += spectra[frame * bands + band]! * cosine[band]!;
    return sum;
  });
}

function loudMean(spectra: Spectra, shapes: Float32Array): Float32Array {
  const count = spectra.length / bands;
  const levels = Array.from({ length: count }, (_, frame) => {
    let sum = 0;
    for (let band = 0; band < bands; band++) sum += spectra[frame * bands + band]!;
    return sum / bands;
  });
  const least = Math.max(...levels) - loud;
  const mean = new Float32Array(coefficients);
  let counted = 0;
  levels.forEach((level, frame) => {
    if (level < least) return;
    counted += 1;
    for (let n = 0; n < coefficients; n++) mean[n]! += shapes[frame * coefficients + n]!;
  });
  return mean.map((sum) => sum / counted);
}
