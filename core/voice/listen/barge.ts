import { framesPerSecond, silence } from './features.ts';
import { levelOf } from './noise.ts';

const frames = (seconds: number): number => Math.round(seconds * framesPerSecond);

/**
 * Who speaks over the app is heard where the app's own voice hardly comes back: so many nepers above the loudest of it,
 * and not so many below the player's usual level. What was said in the moment before is heard, too.
 */
const aboveOwn = 1;
const belowUsual = 2;
const smoothing = 0.2;
const remembered = frames(0.4);
/** A voice takes its time to begin, and to come back: what was shorter tells nothing of how loud it is. */
const longEnough = frames(2);

/** While the app speaks: does somebody else? */
export interface Barge {
  /** The app begins to speak. */
  begin(): void;
  /** It speaks: if somebody speaks over it, what was heard of that so far. */
  watch(spectrum: Float32Array): readonly Float32Array[] | undefined;
  /** It has spoken, and comes back late. */
  trail(spectrum: Float32Array): void;
  /** Who spoke over it meant us; else it was the app. */
  meant(): void;
}

/** `usual`: how loud the player is, natural logarithm of power. */
export function createBarge(usual: () => number): Barge {
  /** How loud the app came back at most when it spoke before, and how loud it does now. */
  let before = Infinity;
  let now = -Infinity;
  /** The same as `before`, of an interruption that may have been the app's own. */
  let doubted: number | undefined;
  /** What was heard last while it speaks, and how loud that is. */
  let last: { readonly spectrum: Float32Array; readonly level: number }[] = [];
  let spoken = 0;
  let level = silence;

  const follow = (spectrum: Float32Array): number => (level += smoothing * (levelOf(spectrum) - level));

  return {
    begin() {
      doubted = undefined;
      if (spoken > longEnough) before = Math.max(now, ...last.map((one) => one.level));
      now = -Infinity;
      last = [];
      spoken = 0;
      level = silence;
    },
    watch(spectrum) {
      last.push({ spectrum, level: follow(spectrum) });
      spoken += 1;
      if (last.length > remembered) now = Math.max(now, last.shift()!.level);
      if (level < Math.max(before + aboveOwn, now + aboveOwn, usual() - belowUsual)) return undefined;
      // Unless it turns out to be meant, it was the app, which comes back louder from now on: how loud must be found out first.
      doubted = before;
      before = Infinity;
      spoken = 0;
      return last.splice(0).map((one) => one.spectrum);
    },
    trail(spectrum) {
      before = Math.max(before, follow(spectrum));
    },
    meant() {
      before = doubted ?? before;
      doubted = undefined;
    },
  };
}
