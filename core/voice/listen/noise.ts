import { bands, centre, type Spectra } from './features.ts';

const width = (band: number): number => centre(band + 0.5) - centre(band - 0.5);
const widths = Float32Array.from({ length: bands }, (_, band) => width(band));

/** Mean power of a frame. */
export function power(spectra: Spectra): number {
  let sum = 0;
  for (let n = 0; n < spectra.length; n++) sum += Math.exp(spectra[n]!) * widths[n % bands]!;
  return (sum * bands) / spectra.length;
}

/** How many decibels a word stands above the noise around it. */
export function above(spectra: Spectra, noise: Spectra): number {
  return 10 * Math.log10(power(spectra) / power(noise));
}

/** A word as it would be in this noise, with the noise so many decibels below it. */
export function inNoise(spectra: Spectra, noise: Spectra, decibels: number): Spectra {
  const scale = power(spectra) / power(noise) / 10 ** (decibels / 10);
  const added = noise.map((level) => scale * Math.exp(level));
  const result = new Float32Array(spectra.length);
  for (let n = 0; n < spectra.length; n++) result[n] = Math.log(Math.exp(spectra[n]!) + added[n % bands]!);
  return result;
}

const even = new Float32Array(bands);

/** No room is as silent as a cut-off microphone: what lies far below a word must not tell words apart. */
export function floored(spectra: Spectra): Spectra {
  return inNoise(spectra, even, 40);
}
