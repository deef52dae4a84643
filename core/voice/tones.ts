export const tones = ['your-turn', 'bot-begins', 'listening', 'heard', 'not-understood'] as const;
export type Tone = (typeof tones)[number];

type Note = readonly [hertz: number, milliseconds: number];

/** Rising comes to you, falling goes to the bot. Between 349 and 880 Hz: old ears, small speakers. */
const melodies: Readonly<Record<Tone, readonly Note[]>> = {
  'your-turn': [[587, 90], [740, 90], [880, 220]], // prettier-ignore
  'bot-begins': [[880, 90], [587, 90]], // prettier-ignore
  listening: [[587, 70], [880, 70]], // prettier-ignore
  heard: [[880, 50]],
  'not-understood': [[440, 110], [349, 110]], // prettier-ignore
};

const attack = 0.005;
const decibels = (level: number): number => 10 ** (level / 20);
/** Speech fills the scale; a tone stays 12 dB under it. */
const peak = decibels(-12);
const octave = decibels(-18);
/** An exponential never arrives at nothing; 50 dB down is nothing to the ear. */
const faded = peak * decibels(-50);

export interface Tones {
  /** Call it first inside a tap: before one, browsers keep the sound off. */
  play(tone: Tone): void;
}

export function createTones(makeContext: () => AudioContext = () => new AudioContext()): Tones {
  let context: AudioContext | undefined;
  return {
    play(tone) {
      try {
        context ??= makeContext();
      } catch {
        return; // no device for sound: the tone is missing, and nothing else
      }
      // A phone call or a locked screen suspends it. Refused outside a tap: then the tone is missing.
      if (context.state !== 'running') void context.resume().catch(() => undefined);
      schedule(context, tone);
    },
  };
}

/** Puts a tone into a context, from `at` on; returns when it is over. */
export function schedule(context: BaseAudioContext, tone: Tone, at = context.currentTime): number {
  return melodies[tone].reduce((from, note) => sound(context, note, from), at);
}

function sound(context: BaseAudioContext, [hertz, milliseconds]: Note, from: number): number {
  const until = from + milliseconds / 1000;
  const shape = context.createGain();
  shape.gain.setValueAtTime(0, from);
  shape.gain.linearRampToValueAtTime(peak, from + attack);
  shape.gain.exponentialRampToValueAtTime(faded, until);
  shape.connect(context.destination);
  wave(context, hertz, 1, shape, from, until);
  wave(context, hertz * 2, octave, shape, from, until);
  return until;
}

function wave(
  context: BaseAudioContext,
  hertz: number,
  level: number,
  into: AudioNode,
  from: number,
  until: number,
): void {
  const oscillator = new OscillatorNode(context, { type: 'sine', frequency: hertz });
  const gain = new GainNode(context, { gain: level });
  oscillator.connect(gain).connect(into);
  oscillator.start(from);
  oscillator.stop(until);
}
