import type { State } from '../../core/sight/camera.ts';
import { meaningsFor } from '../../core/sight/numbers.ts';
import { nothingSeen, watch, type Outcome } from '../../core/sight/watching.ts';
import { trustOwnScripts } from '../../sw/trusted.ts';
import { cue, deck } from './cue.ts';

trustOwnScripts();

/** Everything that happened, with the time: tests read it. */
const states: State[] = [];
const outcomes: { outcome: Outcome; at: number }[] = [];
const frames: { milliseconds: number; light: number; at: number; marks: readonly number[] }[] = [];
/** When the film changed its cue, and how long the page was held up. */
const cues: number[] = [];
const held: number[] = [];
new PerformanceObserver((list) => held.push(...list.getEntries().map(({ duration }) => duration))).observe({
  type: 'longtask',
});

let [seen, left] = [nothingSeen, deck.marks.of];
const meanings = meaningsFor([deck]);

// On demand, as the app loads it: so its size can be seen.
const { createCamera } = await import('../../core/sight/camera.ts');
const camera = createCamera({
  onState: (state) => states.push(state),
  onSeen(sightings, { light, milliseconds }) {
    const at = performance.now();
    frames.push({ milliseconds, light, at, marks: sightings.map(({ mark }) => mark) });
    const next = watch(seen, sightings, {
      meanings,
      draw: { deck: deck.id, cards: left },
      words: ['done', 'why'],
    });
    seen = next.watch;
    const { outcome } = next;
    if (!outcome) return;
    outcomes.push({ outcome, at });
    if (outcome.kind === 'card') left = left.filter((card) => card !== outcome.card);
  },
});

/** Looks at the corner of the film that changes when a card has been laid down. */
function followCues(stream: MediaStream): void {
  const video = Object.assign(document.createElement('video'), { muted: true, srcObject: stream });
  const context = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
  let before: boolean | undefined;
  const look = (now: number): void => {
    context?.drawImage(video, cue.x, cue.y, 1, 1, 0, 0, 1, 1);
    const isLight = (context?.getImageData(0, 0, 1, 1).data[0] ?? 0) > 128;
    if (before !== undefined && isLight !== before) cues.push(now);
    before = isLight;
    video.requestVideoFrameCallback(look);
  };
  video.requestVideoFrameCallback(look);
  void video.play();
}

const stage = {
  states,
  outcomes,
  frames,
  cues,
  held,
  async start(): Promise<State> {
    const state = await camera.start();
    if (camera.stream) followCues(camera.stream);
    return state;
  },
  stop: () => camera.stop(),
};
Object.assign(globalThis, { stage });
