import { bands, type Spectra } from './features.ts';

const coefficients = 12;
/** Each frame: how loud, the shape of the spectrum, and how that changes. */
export const features = 2 * (coefficients + 1);

/** Higher coefficients are smaller; all are made to weigh about the same. */
const weights = Float32Array.from({ length: coefficients + 1 }, (_, n) =>
  n === 0 ? 0.25 : 1 + (6 * Math.sin((Math.PI * n) / 22)) / 2,
);
const changeWeight = 1.5;

const cosines = Array.from({ length: coefficients + 1 }, (_, n) =>
  Float32Array.from(
    { length: bands },
    (_, band) => (Math.cos((Math.PI * n * (band + 0.5)) / bands) * weights[n]!) / bands,
  ),
);

/** Cepstra of a word, frame by frame, `features` numbers each. The mean is taken off: no room and no microphone is alike. */
export function cepstra(spectra: Spectra): Float32Array {
  const frames = spectra.length / bands;
  const shape = new Float32Array(frames * features);
  for (let frame = 0; frame < frames; frame++)
    for (let n = 0; n <= coefficients; n++) {
      const cosine = cosines[n]!;
      let sum = 0;
      for (let band = 0; band < bands; band++) sum += spectra[frame * bands + band]! * cosine[band]!;
      shape[frame * features + n] = sum;
    }
  for (let n = 0; n <= coefficients; n++) {
    let mean = 0;
    for (let frame = 0; frame < frames; frame++) mean += shape[frame * features + n]! / frames;
    for (let frame = 0; frame < frames; frame++) shape[frame * features + n]! -= mean;
    const at = (frame: number): number => shape[Math.min(frames - 1, Math.max(0, frame)) * features + n]!;
    for (let frame = 0; frame < frames; frame++)
      shape[frame * features + coefficients + 1 + n] =
        (changeWeight * (at(frame + 2) - at(frame - 2) + (at(frame + 1) - at(frame - 1)) / 2)) / 2.5;
  }
  return shape;
}
