import { createActivity, type Utterance } from './activity.ts';
import { createAnalyser, framesPerSecond } from './features.ts';

const frames = (seconds: number): number => Math.round(seconds * framesPerSecond);
/** So long after the app has spoken, its echo is still in the room. */
const echo = frames(0.3);
/** And so much longer where the loudspeaker is across the room, or takes its time: what begins in it may be an echo. */
const lateEcho = frames(0.35);

/** A word, and whether it may be the app's own voice that comes back late. */
export interface Heard {
  readonly utterance: Utterance;
  readonly isLate: boolean;
}

export interface Hearing {
  push(samples: Float32Array): void;
  /** Nothing is heard from now on until `hear`, and a little longer. */
  deafen(): void;
  hear(): void;
}

/** From samples to words: the part of listening that runs all the time. */
export function createHearing(
  rate: number,
  onVoice: (isSpeaking: boolean) => void,
  onHeard: (heard: Heard) => void,
): Hearing {
  const activity = createActivity();
  let deafFor = 0;
  let lateFor = 0;
  let isLate = false;
  let wasSpeaking = false;
  const push = createAnalyser(rate, (spectrum) => {
    if (deafFor > 0) {
      deafFor -= 1;
      return;
    }
    const utterance = activity.push(spectrum);
    if (activity.speaking !== wasSpeaking) {
      if (activity.speaking) isLate = lateFor > 0;
      onVoice((wasSpeaking = activity.speaking));
    }
    lateFor -= 1;
    if (utterance) onHeard({ utterance, isLate });
  });
  return {
    push,
    deafen() {
      deafFor = Infinity;
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
