import type { Utterance } from './activity.ts';
import { thinning } from './cepstra.ts';
import { bands } from './features.ts';
import { createWarp } from './warp.ts';

/** What a word in a phrase costs, in frames of nothing; and the frames around it that are looked at. */
const wordPrice = 1;
const around = 4;
/** So much speech between two words, in frames to compare, was a word. */
const shortestWord = 6;

/** What was heard, frame by frame. */
export interface Priced {
  /** How far the frames of each template are from those that were heard. */
  readonly apart: readonly Float32Array[];
  /** The cost of a frame that belongs to no word: it is the room, or a bit of this word and a bit of that. */
  readonly filler: Float32Array;
  /** Which frames are rather speech than the room: 1, else 0. */
  readonly spoken: Uint8Array;
  /** What it costs to be nothing at all. */
  readonly nothing: number;
}

/** A part of it, in frames to compare. */
export interface Part {
  readonly from: number;
  readonly until: number;
}

/** Where the words of a phrase lie: the cheapest row of words, each at a price, and of filler. */
export function inARow({ apart, filler, nothing }: Priced): { parts: Part[]; cost: number } {
  const rows = filler.length;
  const price = (wordPrice * nothing) / rows;
  const warps = apart.map((distances) => createWarp(distances, rows));
  const cheapest = new Float32Array(rows + 1);
  const ends: (Part | undefined)[] = [undefined];
  for (let row = 0; row < rows; row++) {
    let least = cheapest[row]! + filler[row]!;
    let end: Part | undefined;
    for (const warp of warps) {
      warp.step(row, cheapest[row]!);
      if (warp.cost + price >= least) continue;
      least = warp.cost + price;
      end = { from: warp.from, until: row + 1 };
    }
    cheapest[row + 1] = least;
    ends.push(end);
  }
  const parts: Part[] = [];
  for (let row = rows; row > 0;) {
    const end = ends[row];
    if (end) parts.unshift(end);
    row = end ? end.from : row - 1;
  }
  return { parts, cost: cheapest[rows]! };
}

/** The words up to the first that was passed over, if one was: what follows it would come to lie in its place. */
export function unbroken(
  parts: readonly Part[],
  { spoken }: Priced,
): { parts: readonly Part[]; isBroken: boolean } {
  const ends = [0, ...parts.map(({ until }) => until)];
  const begins = [...parts.map(({ from }) => from), spoken.length];
  const broken = ends.findIndex(
    (end, n) => spoken.subarray(end, begins[n]).reduce((sum, one) => sum + one, 0) >= shortestWord,
  );
  return { parts: parts.slice(0, broken < 0 ? parts.length : broken), isBroken: broken >= 0 };
}

/** A part of what was heard, with a little around it, as if it had been alone. */
export function cut({ spectra, noise }: Utterance, { from, until }: Part): Utterance {
  const start = Math.max(0, from * thinning - around);
  const end = Math.min(spectra.length / bands, until * thinning + around);
  return {
    spectra: spectra.slice(start * bands, end * bands),
    noise,
    first: from * thinning - start,
    last: until * thinning - 1 - start,
    since: 0,
  };
}
