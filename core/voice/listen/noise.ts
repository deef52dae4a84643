import { bands, centre, type Spectra } from './features.ts';

const width = (band: number): number => centre(band + 0.5) - centre(band - 0.5);
const widths = Float32Array.from({ length: bands }, (_, band) => width(band));

/** Mean power of a frame. */
function power(spectra: Spectra): number {
  let sum = 0;
  for (let n = 0; n < spectra.length; n++) sum += Math.exp(spectra[n]!) * widths[n % bands]!;
  return (sum * bands) / spectra.length;
}

/** How many decibels a word stands above the noise around it. */
export function above(spectra: Spectra, noise: Spectra): number {
  return 10 * Math.log10(power(spectra) / power(noise));
}

/** The loudest frames tell how loud a word is, however much quiet there is around it. */
const loudest = 0.3;

/** Natural logarithm of the power of a word. */
export function levelOf(spectra: Spectra): number {
  const count = spectra.length / bands;
  const powers = Array.from({ length: count }, (_, frame) =>
    power(spectra.subarray(frame * bands, (frame + 1) * bands)),
  ).sort((a, b) => b - a);
  const counted = powers.slice(0, Math.max(1, Math.floor(loudest * count)));
  return Math.log(counted.reduce((sum, one) => sum + one, 0) / counted.length);
}

/** A word, louder by some nepers, with a room's floor over it: what lies below is hidden, in all words alike. */
export function inRoom(spectra: Spectra, louder: number, floor: Spectra): Spectra {
  const added = floor.map(Math.exp);
  const factor = Math.exp(louder);
  const result = new Float32Array(spectra.length);
  for (let n = 0; n < spectra.length; n++)
    result[n] = Math.log(factor * Math.exp(spectra[n]!) + added[n % bands]!);
  return result;
}

/** What is left of the echo after a frame, and how much of the sound goes into it. */
const decay = 0.64;
const echoes = 1;
/** Frames that the echo outlasts a word. */
const tail = 12;

/** A word as it sounds from across the room. */
export function far(spectra: Spectra): Spectra {
  const count = spectra.length / bands;
  const result = new Float32Array((count + tail) * bands);
  const echo = new Float32Array(bands);
  for (let n = 0; n < result.length; n++) {
    const direct = n < spectra.length ? Math.exp(spectra[n]!) : 0;
    const left = echo[n % bands]!;
    result[n] = Math.log(direct + left + 1e-12);
    echo[n % bands] = decay * (left + echoes * direct);
  }
  return result;
}
