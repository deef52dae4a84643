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

const vowel = {
  a: [750, 1250],
  e: [450, 2100],
  i: [280, 2400],
  o: [450, 850],
  u: [300, 700],
} satisfies Record<string, [first: number, second: number]>;

/** A word of vowels, said a little slower and higher with each take. `sway`: how much its vowels differ from take to take. */
export function spelled(letters: string, take: number, sway = 0): Float32Array {
  const differs = (turn: number): number => 1 + sway * turn;
  return vowels(
    110 + 4 * take,
    ...[...letters].map((letter, n): [number, number, number] => {
      const [first, second] = vowel[letter as keyof typeof vowel];
      return [
        first * differs(Math.sin(3 * take + n)),
        second * differs(Math.cos(5 * take + 2 * n)),
        0.14 + 0.015 * take,
      ];
    }),
  );
}
