import { expect, waitUntil } from '@open-wc/testing';
import { createListener } from '../../core/voice/listen/listener.ts';
import type { State } from '../../core/voice/listen/listening.ts';

/** A microphone that can be muted and pulled out: a sound source of the browser stands in for it. */
async function withMicrophone(test: (track: MediaStreamTrack) => Promise<void>): Promise<void> {
  const context = new AudioContext();
  const { stream } = context.createMediaStreamDestination();
  const { mediaDevices } = navigator;
  const real = mediaDevices.getUserMedia;
  mediaDevices.getUserMedia = () => Promise.resolve(stream);
  try {
    await test(stream.getAudioTracks()[0]!);
  } finally {
    mediaDevices.getUserMedia = real;
    await context.close();
  }
}

function recorded() {
  const states: State[] = [];
  const onState = (state: State) => states.push(state);
  const listener = createListener({ onState, onWord: () => undefined, onUnsure: () => undefined });
  return { listener, states };
}

describe('the microphone during a game', () => {
  it('is told apart: muted, on again, pulled out', () =>
    withMicrophone(async (track) => {
      const { listener, states } = recorded();
      expect(await listener.start()).to.equal('listening');
      for (const event of ['mute', 'unmute', 'ended']) track.dispatchEvent(new Event(event));
      await waitUntil(() => states.at(-1) === 'missing');
      expect(states).to.deep.equal(['listening', 'muted', 'listening', 'off', 'missing']);
    }));

  it('is given back when the listener is stopped, and says nothing more', () =>
    withMicrophone(async (track) => {
      const { listener, states } = recorded();
      await listener.start();
      listener.stop();
      await waitUntil(() => track.readyState === 'ended');
      track.dispatchEvent(new Event('mute'));
      expect(states).to.deep.equal(['listening', 'off']);
    }));
});
