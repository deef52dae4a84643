import { features } from './cepstra.ts';

/** How far each frame that was heard is from each frame of a template, row by row. */
export function gaps(heard: Float32Array, template: Float32Array): Float32Array {
  const rows = heard.length / features;
  const columns = template.length / features;
  const result = new Float32Array(rows * columns);
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++)
      result[row * columns + column] = gap(heard, row * features, template, column * features);
  return result;
}

export function gap(one: Float32Array, at: number, other: Float32Array, from: number): number {
  let sum = 0;
  for (let n = 0; n < features; n++) {
    const difference = one[at + n]! - other[from + n]!;
    sum += difference * difference;
  }
  return Math.sqrt(sum);
}

/** The paths that stretch a template to what was heard, frame after frame. */
export interface Warp {
  /** One frame on. `entry`: the cost of all before it, if the word begins with it. */
  step(row: number, entry: number): void;
  /** The best path that has come to the end of the template. */
  readonly cost: number;
  readonly from: number;
}

/** Dynamic time warping: in a frame, a path stays, goes on, or leaves one out. */
export function createWarp(distances: Float32Array, rows: number): Warp {
  const columns = distances.length / rows;
  const end = columns - 1;
  let before = new Float32Array(columns).fill(Infinity);
  let here = new Float32Array(columns);
  let begun = new Int16Array(columns);
  let begins = new Int16Array(columns);
  const exit = (): number => (end > 0 && before[end - 1]! < before[end]! ? end - 1 : end);
  return {
    get cost() {
      return before[exit()]!;
    },
    get from() {
      return begun[exit()]!;
    },
    step(row, entry) {
      for (let column = 0; column <= end; column++) {
        let best = before[column]!;
        let from = begun[column]!;
        if (column > 0 && before[column - 1]! < best) {
          best = before[column - 1]!;
          from = begun[column - 1]!;
        }
        if (column > 1 && before[column - 2]! < best) {
          best = before[column - 2]!;
          from = begun[column - 2]!;
        }
        if (column < 2 && entry < best) {
          best = entry;
          from = row;
        }
        here[column] = best + distances[row * columns + column]!;
        begins[column] = from;
      }
      [before, here] = [here, before];
      [begun, begins] = [begins, begun];
    },
  };
}

/** The cost of all that was heard, with the word at its best place. What lies before and after it costs `filler`. */
export function spot(distances: Float32Array, filler: Float32Array): number {
  const warp = createWarp(distances, filler.length);
  let lead = 0;
  let cost = Infinity;
  filler.forEach((price, row) => {
    warp.step(row, lead);
    lead += price;
    cost = Math.min(cost + price, warp.cost);
  });
  return cost;
}
