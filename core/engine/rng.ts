/**
 * Seeded random numbers (xoshiro128**). The state is four words of JSON that live in the game's state, so a
 * replay, an undo and another device draw the same cards.
 */
export type RngState = [number, number, number, number];

export interface HasRng {
  rng: RngState;
}

/** Spreads one seed over the four words (splitmix32), so that near seeds give unlike games. */
export function seeded(seed: number): RngState {
  let z = seed | 0;
  const word = (): number => {
    z = (z + 0x9e3779b9) | 0;
    let x = z ^ (z >>> 16);
    x = Math.imul(x, 0x21f0aaad);
    x ^= x >>> 15;
    x = Math.imul(x, 0x735a2d97);
    return (x ^ (x >>> 15)) >>> 0;
  };
  return [word(), word(), word(), word()];
}

function next(rng: RngState): number {
  const [a, b, c, d] = rng;
  const result = Math.imul(rotated(Math.imul(b, 5), 7), 9) >>> 0;
  const third = c ^ a;
  const fourth = d ^ b;
  rng[1] = (b ^ third) >>> 0;
  rng[0] = (a ^ fourth) >>> 0;
  rng[2] = (third ^ (b << 9)) >>> 0;
  rng[3] = rotated(fourth, 11) >>> 0;
  return result;
}

function rotated(x: number, by: number): number {
  return (x << by) | (x >>> (32 - by));
}

/** A whole number from 0 to `n` − 1, each as likely: what would favour the low ones is drawn again. */
export function below(s: HasRng, n: number): number {
  const fair = 2 ** 32 - (2 ** 32 % n);
  let x = next(s.rng);
  while (x >= fair) x = next(s.rng);
  return x % n;
}

/** Fisher–Yates. */
export function shuffled<T>(s: HasRng, items: readonly T[]): T[] {
  const result = [...items];
  for (let i = result.length - 1; i > 0; i--) {
    const j = below(s, i + 1);
    [result[i], result[j]] = [result[j] as T, result[i] as T];
  }
  return result;
}
