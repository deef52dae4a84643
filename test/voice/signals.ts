/** Sounds made by calculation, for the tests of listening. */
export const rate = 16_000;

const length = (seconds: number): number => Math.round(seconds * rate);

export function tone(hertz: number, seconds: number, level = 0.3): Float32Array {
  return Float32Array.from(
    { length: length(seconds) },
    (_, n) => level * Math.sin((2 * Math.PI * hertz * n) / rate),
  );
}

export function quiet(seconds: number): Float32Array {
  return new Float32Array(length(seconds));
}

/** White noise that is the same every time. */
export function hiss(seconds: number, level: number, seed = 1): Float32Array {
  let state = seed;
  return Float32Array.from({ length: length(seconds) }, () => {
    state = (state * 1_664_525 + 1_013_904_223) >>> 0;
    return level * (state / 2 ** 31 - 1);
  });
}

export function joined(...parts: readonly Float32Array[]): Float32Array {
  return Float32Array.from(parts.flatMap((part) => [...part]));
}

export function mixed(one: Float32Array, other: Float32Array): Float32Array {
  return one.map((sample, n) => sample + (other[n] ?? 0));
}

/** A word of vowels: each is a buzz through two resonances, given in hertz, and lasts so long. */
export function vowels(
  pitch: number,
  ...parts: readonly [first: number, second: number, seconds: number][]
): Float32Array {
  return joined(
    ...parts.map(([first, second, seconds]) =>
      Float32Array.from({ length: length(seconds) }, (_, n) => {
        let sum = 0;
        for (let hertz = pitch; hertz < 4000; hertz += pitch)
          sum +=
            (resonance(hertz, first) + resonance(hertz, second)) * Math.sin((2 * Math.PI * hertz * n) / rate);
        return 0.1 * sum * Math.min(1, n / 300, (length(seconds) - n) / 300);
      }),
    ),
  );
}

const resonance = (hertz: number, at: number): number => 1 / (1 + ((hertz - at) / 120) ** 2);
