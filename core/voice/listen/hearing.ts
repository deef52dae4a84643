import { createActivity, type Utterance } from './activity.ts';
import { createAnalyser, framesPerSecond, silence } from './features.ts';
import { levelOf } from './noise.ts';

const frames = (seconds: number): number => Math.round(seconds * framesPerSecond);
/** So long after the app has spoken, its echo is still in the room. */
const echo = frames(0.3);
/** And so much longer where the loudspeaker is across the room, or takes its time: what begins in it may be an echo. */
const lateEcho = frames(0.35);

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

/** How often the level is told: ten times a second. */
const telling = frames(0.1);

/** A word, and whether it may be the app's own voice that comes back late, or louder than ever. */
export interface Heard {
  readonly utterance: Utterance;
  readonly isLate: boolean;
}

export interface Hearing {
  push(samples: Float32Array): void;
  /** Will one word at a time be said, as in training, and how many frames does it last at least, as far as is known? */
  alone(length: number | undefined): void;
  /** What was heard last was said to us. */
  meant(): void;
  /** Nothing is heard from now on until `hear`, and a little longer; unless somebody speaks over the app. */
  deafen(): void;
  hear(): void;
}

export interface Listeners {
  readonly onVoice: (isSpeaking: boolean) => void;
  readonly onHeard: (heard: Heard) => void;
  /** Nepers that the sound stood above the room at most, since it was told last. */
  readonly onLevel?: (level: number) => void;
  readonly onInterrupted?: () => void;
  /** How loud the player usually is: natural logarithm of power. */
  readonly usual?: () => number;
}

/** From samples to words: the part of listening that runs all the time. */
export function createHearing(
  rate: number,
  { onVoice, onHeard, onLevel, onInterrupted, usual }: Listeners,
): Hearing {
  const activity = createActivity();
  let deafFor = 0;
  let lateFor = 0;
  let isLate = false;
  let wasSpeaking = false;
  let count = 0;
  let peak = 0;
  /** How loud the app came back at most when it spoke before, and how loud it does now. */
  let before = Infinity;
  let now = -Infinity;
  /** The same as `before`, of an interruption that may have been the app's own. */
  let doubted: number | undefined;
  /** What was heard last while it speaks, and how loud that is. */
  let last: { readonly spectrum: Float32Array; readonly level: number }[] = [];
  let spoken = 0;
  let level = silence;

  const listen = (spectrum: Float32Array): void => {
    const utterance = activity.push(spectrum);
    if (activity.speaking !== wasSpeaking) {
      if (activity.speaking) isLate = lateFor > 0;
      onVoice((wasSpeaking = activity.speaking));
    }
    lateFor -= 1;
    if (utterance) onHeard({ utterance, isLate });
  };

  /** The app speaks; does somebody else? */
  const watch = (spectrum: Float32Array): void => {
    level += smoothing * (levelOf(spectrum) - level);
    spoken += 1;
    last.push({ spectrum, level });
    if (last.length > remembered) now = Math.max(now, last.shift()!.level);
    const player = usual?.() ?? Infinity;
    if (level < Math.max(before + aboveOwn, now + aboveOwn, player - belowUsual)) return;
    deafFor = 0;
    lateFor = last.length + 1;
    // Unless it turns out to be meant, it was the app, which comes back louder from now on: how loud must be found out first.
    doubted = before;
    before = Infinity;
    spoken = 0;
    onInterrupted?.();
    for (const { spectrum: heard } of last.splice(0)) listen(heard);
  };

  const push = createAnalyser(rate, (spectrum) => {
    count += 1;
    if (deafFor === 0) listen(spectrum);
    else if (deafFor === Infinity) watch(spectrum);
    else deafFor -= 1;
    peak = Math.max(peak, activity.level);
    if (count % telling > 0) return;
    onLevel?.(peak);
    peak = 0;
  });
  return {
    push,
    meant() {
      activity.meant();
      before = doubted ?? before;
      doubted = undefined;
    },
    alone(length) {
      activity.alone = length;
    },
    deafen() {
      deafFor = Infinity;
      doubted = undefined;
      if (spoken > longEnough) before = Math.max(now, ...last.map((one) => one.level));
      now = -Infinity;
      last = [];
      spoken = 0;
      level = silence;
      activity.reset();
      if (wasSpeaking) onVoice((wasSpeaking = false));
    },
    hear() {
      if (deafFor !== Infinity) return;
      deafFor = echo;
      lateFor = lateEcho;
    },
  };
}
