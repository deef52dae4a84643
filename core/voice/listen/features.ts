/**
 * What a word looks like to the matcher. Sound becomes a log mel spectrum 62 times a second: that is what is
 * stored of a trained word. Cepstra are made of it when it is needed, in as much noise as wanted.
 * All sizes are in seconds and hertz, so that any microphone's rate will do.
 */
const hop = 0.016;
const frame = 2 * hop;
export const framesPerSecond = 1 / hop;
export const bands = 24;
const lowest = 100;
const highest = 7000;
/** Natural logarithm of power. Quieter than this is nothing: −80 dB of full scale. */
export const silence = -18.5;

/** Log mel spectra, frame by frame, `bands` numbers each. */
export type Spectra = Float32Array;

const mel = (hertz: number): number => 1127 * Math.log(1 + hertz / 700);
const hertz = (mels: number): number => 700 * (Math.exp(mels / 1127) - 1);

/** The middle of a band, in hertz. */
export function centre(band: number, top = highest): number {
  return hertz(mel(lowest) + ((mel(top) - mel(lowest)) * (band + 1)) / (bands + 1));
}

/** Takes samples as they come and gives a spectrum for each frame that is complete. */
export function createAnalyser(rate: number, onFrame: (spectrum: Float32Array) => void) {
  const size = Math.round(frame * rate);
  const step = Math.round(hop * rate);
  const spectrumOf = createSpectrum(size, rate);
  const held = new Float32Array(size);
  let filled = 0;
  return (samples: Float32Array): void => {
    for (const sample of samples) {
      held[filled] = sample;
      filled += 1;
      if (filled < size) continue;
      onFrame(spectrumOf(held));
      held.copyWithin(0, step);
      filled -= step;
    }
  };
}

function createSpectrum(size: number, rate: number): (samples: Float32Array) => Float32Array {
  const points = 2 ** Math.ceil(Math.log2(size));
  const window = Float32Array.from(
    { length: size },
    (_, n) => 0.5 - 0.5 * Math.cos((2 * Math.PI * n) / size),
  );
  // Power in a hertz, whatever the rate.
  const scale = 16_000 / rate / window.reduce((sum, w) => sum + w * w, 0);
  const filters = melFilters(points, rate);
  const transform = createTransform(points);
  const real = new Float32Array(points);
  const imaginary = new Float32Array(points);
  return (samples) => {
    real.fill(0);
    imaginary.fill(0);
    for (let n = 0; n < size; n++) real[n] = samples[n]! * window[n]!;
    transform(real, imaginary);
    return Float32Array.from(filters, ({ from, weights }) => {
      const power = weights.reduce(
        (sum, weight, n) => sum + weight * (real[from + n]! ** 2 + imaginary[from + n]! ** 2),
        0,
      );
      return Math.max(silence, Math.log(power * scale + 1e-12));
    });
  };
}

interface Filter {
  readonly from: number;
  readonly weights: Float32Array;
}

/** Triangles, evenly spaced in mel. Each weighs the same, however many points it spans. */
function melFilters(points: number, rate: number): Filter[] {
  const top = Math.min(highest, rate / 2);
  const middleOf = (band: number): number => (centre(band, top) * points) / rate;
  return Array.from({ length: bands }, (_, band) => {
    const [left, middle, right] = [middleOf(band - 1), middleOf(band), middleOf(band + 1)];
    const from = Math.ceil(left);
    const weights = Float32Array.from({ length: Math.max(1, Math.floor(right) - from + 1) }, (_, n) =>
      Math.max(1e-3, Math.min((from + n - left) / (middle - left), (right - from - n) / (right - middle))),
    );
    const sum = weights.reduce((total, weight) => total + weight, 0);
    return { from, weights: weights.map((weight) => weight / sum) };
  });
}

/** The fast Fourier transform, radix 2, in place. */
function createTransform(points: number): (real: Float32Array, imaginary: Float32Array) => void {
  const cosines = Float32Array.from({ length: points / 2 }, (_, n) => Math.cos((2 * Math.PI * n) / points));
  const sines = Float32Array.from({ length: points / 2 }, (_, n) => -Math.sin((2 * Math.PI * n) / points));
  const bits = Math.log2(points);
  const reversed = Uint16Array.from({ length: points }, (_, n) => {
    let result = 0;
    for (let bit = 0; bit < bits; bit++) result |= ((n >> bit) & 1) << (bits - 1 - bit);
    return result;
  });
  return (real, imaginary) => {
    for (let n = 0; n < points; n++) {
      const m = reversed[n]!;
      if (m <= n) continue;
      [real[n], real[m]] = [real[m]!, real[n]!];
      [imaginary[n], imaginary[m]] = [imaginary[m]!, imaginary[n]!];
    }
    for (let half = 1; half < points; half *= 2) {
      const stride = points / (2 * half);
      for (let start = 0; start < points; start += 2 * half)
        for (let n = 0; n < half; n++) {
          const [low, high] = [start + n, start + n + half];
          const [c, s] = [cosines[n * stride]!, sines[n * stride]!];
          const re = real[high]! * c - imaginary[high]! * s;
          const im = real[high]! * s + imaginary[high]! * c;
          real[high] = real[low]! - re;
          imaginary[high] = imaginary[low]! - im;
          real[low]! += re;
          imaginary[low]! += im;
        }
    }
  };
}
