import { features } from './cepstra.ts';

/** How far the path may stray from the diagonal, in parts of the longer word. */
const stray = 0.2;

/**
 * Dynamic time warping: the mean distance of two words along the best path that stretches one to the other.
 * Gives up, with Infinity, as soon as it cannot stay below `limit`.
 */
export function distance(one: Float32Array, other: Float32Array, limit = Infinity): number {
  const rows = one.length / features;
  const columns = other.length / features;
  if (rows > 2 * columns || columns > 2 * rows) return Infinity;
  const total = limit * (rows + columns);
  const reach = Math.max(2, Math.ceil(stray * columns));
  let before = new Float32Array(columns + 1).fill(Infinity);
  let here = new Float32Array(columns + 1).fill(Infinity);
  before[0] = 0;
  for (let row = 0; row < rows; row++) {
    const centre = (row * columns) / rows;
    const from = Math.max(0, Math.floor(centre - reach));
    const until = Math.min(columns - 1, Math.ceil(centre + reach));
    let least = Infinity;
    here[from] = Infinity;
    for (let column = from; column <= until; column++) {
      const local = gap(one, row * features, other, column * features);
      const best = Math.min(before[column]! + 2 * local, before[column + 1]! + local, here[column]! + local);
      here[column + 1] = best;
      if (best < least) least = best;
    }
    if (until < columns - 1) here[until + 2] = Infinity;
    if (least > total) return Infinity;
    [before, here] = [here, before];
    here[0] = Infinity;
  }
  return before[columns]! / (rows + columns);
}

function gap(one: Float32Array, at: number, other: Float32Array, from: number): number {
  let sum = 0;
  for (let n = 0; n < features; n++) {
    const difference = one[at + n]! - other[from + n]!;
    sum += difference * difference;
  }
  return Math.sqrt(sum);
}
