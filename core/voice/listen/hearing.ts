import { createActivity, type Utterance } from './activity.ts';
import { createAnalyser, framesPerSecond } from './features.ts';

/** So long after the app has spoken, its echo is still in the room. */
const echo = Math.round(0.3 * framesPerSecond);

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
  onUtterance: (utterance: Utterance) => void,
): Hearing {
  const activity = createActivity();
  let deafFor = 0;
  let wasSpeaking = false;
  const push = createAnalyser(rate, (spectrum) => {
    if (deafFor > 0) {
      deafFor -= 1;
      return;
    }
    const utterance = activity.push(spectrum);
    if (activity.speaking !== wasSpeaking) onVoice((wasSpeaking = activity.speaking));
    if (utterance) onUtterance(utterance);
  });
  return {
    push,
    deafen() {
      deafFor = Infinity;
      activity.reset();
      if (wasSpeaking) onVoice((wasSpeaking = false));
    },
    hear() {
      if (deafFor === Infinity) deafFor = echo;
    },
  };
}
