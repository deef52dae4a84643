import { createActivity, type Utterance } from './activity.ts';
import { createBarge } from './barge.ts';
import { createAnalyser, framesPerSecond } from './features.ts';

const frames = (seconds: number): number => Math.round(seconds * framesPerSecond);
/** So long after the app has spoken, its echo is still in the room. */
const echo = frames(0.3);
/** And so much longer where the loudspeaker is across the room, or takes its time: what begins in it may be an echo. */
const lateEcho = frames(0.35);

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
  const barge = createBarge(usual ?? (() => Infinity));
  let deafFor = 0;
  let lateFor = 0;
  let isLate = false;
  let wasSpeaking = false;
  let count = 0;
  let peak = 0;
  const listen = (spectrum: Float32Array): void => {
    const utterance = activity.push(spectrum);
    if (activity.speaking !== wasSpeaking) {
      if (activity.speaking) isLate = lateFor > 0;
      onVoice((wasSpeaking = activity.speaking));
    }
    lateFor -= 1;
    if (utterance) onHeard({ utterance, isLate });
  };

  /** The app speaks, unless somebody else does. */
  const watch = (spectrum: Float32Array): void => {
    const heard = barge.watch(spectrum);
    if (!heard) return;
    deafFor = 0;
    lateFor = heard.length + 1;
    onInterrupted?.();
    heard.forEach(listen);
  };

  const push = createAnalyser(rate, (spectrum) => {
    count += 1;
    if (deafFor === 0) listen(spectrum);
    else if (deafFor === Infinity) watch(spectrum);
    else {
      barge.trail(spectrum);
      deafFor -= 1;
    }
    peak = Math.max(peak, activity.level);
    if (count % telling > 0) return;
    onLevel?.(peak);
    peak = 0;
  });
  return {
    push,
    meant() {
      activity.meant();
      barge.meant();
    },
    alone(length) {
      activity.alone(length);
    },
    deafen() {
      deafFor = Infinity;
      barge.begin();
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
