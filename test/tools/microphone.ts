import { hiss, joined, mixed, quiet, rate } from '../voice/signals.ts';

/** As many samples as the worklet hands over at a time. */
const block = 1024;
const room = 0.002;

let line: MessagePort | undefined;
let plugged: MediaStream | undefined;
let heard = 0;

class Context {
  readonly sampleRate = rate;
  readonly destination = undefined;
  readonly audioWorklet = { addModule: () => Promise.resolve() };
  readonly resume = () => Promise.resolve();
  readonly close = () => Promise.resolve();
  readonly createMediaStreamSource = () => ({ connect: (node: unknown) => node });
}

class Node {
  readonly port = { postMessage: (port: MessagePort) => (line = port) };
  readonly connect = () => undefined;
}

/** In the tests around, the microphone hears what `hear` is told, as fast as it is told, and the worker listens as to any other. */
export function hearsInTests(): void {
  const browser = globalThis as { AudioContext?: unknown; AudioWorkletNode?: unknown };
  const { AudioContext, AudioWorkletNode } = browser;
  const { mediaDevices } = navigator;
  const getUserMedia = mediaDevices.getUserMedia.bind(mediaDevices);
  before(() => {
    const outlet = new (AudioContext as typeof globalThis.AudioContext)();
    Object.assign(browser, { AudioContext: Context, AudioWorkletNode: Node });
    mediaDevices.getUserMedia = () =>
      Promise.resolve((plugged = outlet.createMediaStreamDestination().stream));
  });
  after(() => {
    Object.assign(browser, { AudioContext, AudioWorkletNode });
    mediaDevices.getUserMedia = getUserMedia;
  });
}

/** Sound, in a room that is never quite silent. */
export function hear(...sounds: readonly Float32Array[]): void {
  const sound = joined(...sounds);
  const all = mixed(sound, hiss(sound.length / rate, room, (heard += 1)));
  for (let n = 0; n < all.length; n += block) line?.postMessage(all.slice(n, n + block));
}

/** The microphone is taken away, or kept silent for a while. */
export function befalls(what: 'ended' | 'mute' | 'unmute'): void {
  for (const track of plugged?.getTracks() ?? []) track.dispatchEvent(new Event(what));
}

/** A word, with as much quiet around it as ends it. */
export const sayInto = (word: Float32Array): void => hear(quiet(0.5), word, quiet(0.6));
