import type { Language } from '../../core/engine/text.ts';
import type { Takes } from '../../core/voice/listen/match.ts';
import { lastsAtLeast } from '../../core/voice/listen/train.ts';
import { createSpeaker } from '../../core/voice/speaker.ts';
import { trustOwnScripts } from '../../sw/trusted.ts';
import { inOneBreath, measure, mistaken, trainingTime } from './figures.ts';

trustOwnScripts();

/** Everything heard, with the time: tests read it. */
const news: { kind: string; word?: string; at: number }[] = [];
const tell = (kind: string, word?: string): void => {
  news.push({ kind, at: Date.now(), ...(word === undefined ? {} : { word }) });
};
// On demand, as the app loads them: so their size can be seen.
const { createListener } = await import('../../core/voice/listen/listener.ts');
const { createRecogniser, recognisesOnDevice } = await import('../../core/voice/listen/recogniser.ts');
const { vocabulary } = await import('../../core/voice/grammar.ts');

const listener = createListener({
  onState: tell,
  onWords: (said) => said.forEach(({ word }) => tell('word', word)),
  onUnsure: () => tell('unsure'),
  onInterrupted: () => {
    tell('interrupted');
    speaker.stop();
  },
});
const speaker = createSpeaker();
const takes: Record<string, Takes[string]> = {};

const stage = {
  news,
  listener,
  measure,
  mistaken,
  inOneBreath,
  trainingTime,
  createRecogniser,
  recognisesOnDevice,
  /** Waits for the next word that is said, and keeps it as a take. */
  async train(word: string): Promise<number> {
    const before = takes[word] ?? [];
    const { spectra } = await listener.record(AbortSignal.timeout(10_000), {
      length: lastsAtLeast(before),
      level: undefined,
    });
    takes[word] = [...before, spectra];
    return spectra.length;
  },
  learn(): void {
    listener.learn(takes);
    listener.expect(vocabulary(undefined));
  },
  /** As at the table: deaf while it speaks. */
  async speakDeaf(text: string, language: Language): Promise<string> {
    listener.deafen();
    const outcome = await speaker.speak([text], { language, rate: 1 });
    if (outcome !== 'stopped') listener.hear();
    return outcome;
  },
  speak: (text: string, language: Language) => speaker.speak([text], { language, rate: 1 }),
};
Object.assign(globalThis, { stage });
