import { expect } from '@open-wc/testing';
import { createTones, schedule, tones, type Tone } from '../../core/voice/tones.ts';

const sampleRate = 48_000;

async function rendered(tone: Tone): Promise<{ samples: Float32Array; length: number }> {
  const context = new OfflineAudioContext(1, sampleRate, sampleRate);
  const length = schedule(context, tone);
  return { samples: (await context.startRendering()).getChannelData(0), length };
}

const at = (milliseconds: number): number => Math.round((milliseconds / 1000) * sampleRate);

/** From the first to the last upward crossing of zero: the octave is too weak to add any. */
function hertz(samples: Float32Array, from: number, until: number): number {
  const crossings: number[] = [];
  for (let i = at(from) + 1; i < at(until); i++) {
    const [a, b] = [samples[i - 1]!, samples[i]!];
    if (a < 0 && b >= 0) crossings.push(i - b / (b - a));
  }
  return ((crossings.length - 1) * sampleRate) / (crossings.at(-1)! - crossings[0]!);
}

const peak = (samples: Float32Array): number =>
  samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);

/** As the look says: each note's pitch, and how long. */
const expected: Record<Tone, [hertz: number, milliseconds: number][]> = {
  'your-turn': [
    [587, 90],
    [740, 90],
    [880, 220],
  ],
  'bot-begins': [
    [880, 90],
    [587, 90],
  ],
  listening: [
    [587, 70],
    [880, 70],
  ],
  heard: [[880, 50]],
  'not-understood': [
    [440, 110],
    [349, 110],
  ],
};

describe('tones', () => {
  for (const tone of tones)
    it(`${tone} has its pitches, is quieter than speech and ends`, async () => {
      const { samples, length } = await rendered(tone);
      let from = 0;
      for (const [pitch, duration] of expected[tone]) {
        expect(hertz(samples, from + 2, from + duration - 2)).to.be.closeTo(pitch, 4);
        expect(peak(samples.slice(at(from), at(from + duration)))).to.be.within(0.15, 0.29);
        from += duration;
      }
      expect(length * 1000).to.be.closeTo(from, 0.01);
      expect(peak(samples.slice(at(from + 1)))).to.be.below(0.001);
    });

  it('begin softly: no click in the first half millisecond', async () => {
    const { samples } = await rendered('heard');
    expect(peak(samples.slice(0, at(0.5)))).to.be.below(0.04);
  });

  it('make one context, and only when first played', () => {
    const made: AudioContext[] = [];
    const player = createTones(() => {
      const context = new AudioContext();
      made.push(context);
      return context;
    });
    expect(made).to.have.length(0);
    player.play('heard');
    player.play('your-turn');
    expect(made).to.have.length(1);
    void made[0]?.close();
  });

  it('are missing where there is no device for sound, and nothing else is', () => {
    let tries = 0;
    const player = createTones(() => {
      tries += 1;
      throw new DOMException('none', 'NotSupportedError');
    });
    player.play('heard');
    expect(tries).to.equal(1);
  });
});
