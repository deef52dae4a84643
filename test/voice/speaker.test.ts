import { aTimeout, expect } from '@open-wc/testing';
import { createSpeaker, type Silence, type Timing } from '../../core/voice/speaker.ts';
import { best, inLanguage } from '../../core/voice/voices.ts';
import { waitUntil } from '../tools/wait-until.ts';

const manner = { language: 'de', rate: 1 } as const;

type Behaviour = 'speaks' | 'begins only' | 'does nothing' | SpeechSynthesisErrorCode;

/** Chromium here has no voices; this stands in for one where the timing is what matters. */
function standIn(behaviour: Behaviour, names: readonly string[] = ['Anna']) {
  const said: { text: string; voice: string | undefined; lang: string; at: number }[] = [];
  const events = new EventTarget();
  let current: SpeechSynthesisUtterance | undefined;
  const voices = names.map((name) => voice(name, 'de_DE'));
  const fire = (utterance: SpeechSynthesisUtterance, type: 'start' | 'end' | 'error', error = ''): void => {
    if (type === 'error') utterance.onerror?.({ error } as SpeechSynthesisErrorEvent);
    else utterance[`on${type}`]?.({} as SpeechSynthesisEvent);
  };
  const synthesis = {
    cancels: 0,
    addEventListener: events.addEventListener.bind(events),
    getVoices: () => voices,
    get speaking() {
      return current !== undefined;
    },
    pending: false,
    speak(utterance: SpeechSynthesisUtterance) {
      const { text, lang } = utterance;
      said.push({ text, voice: utterance.voice?.name, lang, at: performance.now() });
      current = utterance;
      if (behaviour === 'does nothing') return;
      setTimeout(() => {
        if (current !== utterance) return;
        if (behaviour === 'speaks' || behaviour === 'begins only') fire(utterance, 'start');
        else fire(utterance, 'error', behaviour);
      }, 5);
      if (behaviour === 'speaks')
        setTimeout(() => {
          if (current !== utterance) return;
          current = undefined;
          fire(utterance, 'end');
        }, 30);
    },
    cancel() {
      synthesis.cancels += 1;
      const cancelled = current;
      current = undefined;
      if (cancelled) setTimeout(() => fire(cancelled, 'error', 'interrupted'));
    },
    arrive(name: string) {
      voices.push(voice(name, 'de-DE'));
      events.dispatchEvent(new Event('voiceschanged'));
    },
  };
  return { synthesis: synthesis as typeof synthesis & SpeechSynthesis, said };
}

function voice(name: string, lang: string, localService = true, isDefault = false): SpeechSynthesisVoice {
  return { name, lang, localService, default: isDefault, voiceURI: name };
}

function listening() {
  const heard: string[] = [];
  const listeners = {
    onState: (state: string) => void heard.push(state),
    onUnavailable: (why: Silence) => void heard.push(why),
  };
  return { heard, listeners };
}

const quick: Timing = { voices: 100, gap: 0, watchdog: () => 80 };

describe('speaking without any voice, as Chromium does here', () => {
  it('ends by itself, reports it once and waits for voices only once', async () => {
    const { heard, listeners } = listening();
    const speaker = createSpeaker(window.speechSynthesis, listeners);
    expect(await speaker.voices('de')).to.deep.equal([]);
    const from = performance.now();
    expect(await speaker.speak(['Hallo.'], manner)).to.equal('unavailable');
    expect(await speaker.speak(['Hallo.'], manner)).to.equal('unavailable');
    expect(performance.now() - from).to.be.below(500);
    expect(heard).to.deep.equal(['no-voice']);
    speaker.stop();
  });
});

describe('speaking', () => {
  const real = globalThis.SpeechSynthesisUtterance;
  before(() => {
    // The real one takes no voices but the browser's own.
    globalThis.SpeechSynthesisUtterance = class {
      constructor(readonly text: string) {}
    } as unknown as typeof SpeechSynthesisUtterance;
  });
  after(() => {
    globalThis.SpeechSynthesisUtterance = real;
  });

  it('says sentence after sentence, voice and language set', async () => {
    const { synthesis, said } = standIn('speaks', ['Anna', 'Markus']);
    const { heard, listeners } = listening();
    const speaker = createSpeaker(synthesis, listeners, quick);
    expect(await speaker.speak(['Eins.', 'Zwei.'], { ...manner, voiceName: 'Markus' })).to.equal('said');
    expect(said.map(({ text, voice, lang }) => [text, voice, lang])).to.deep.equal([
      ['Eins.', 'Markus', 'de-DE'],
      ['Zwei.', 'Markus', 'de-DE'],
    ]);
    expect(said[1]!.at - said[0]!.at).to.be.at.least(25);
    expect(heard).to.deep.equal(['speaking', 'idle']);
    expect(synthesis.cancels).to.equal(0);
  });

  it('begins within the tap when voices are known', () => {
    const { synthesis, said } = standIn('speaks');
    const speaker = createSpeaker(synthesis, {}, { ...quick, gap: 250 });
    void speaker.speak(['Eins.'], manner);
    expect(said).to.have.length(1);
    speaker.stop();
  });

  it('may speak later when it was unlocked inside a tap, and is not heard then', () => {
    const { synthesis, said } = standIn('speaks');
    createSpeaker(synthesis, {}, quick).unlock();
    expect(said.map(({ text }) => text.trim())).to.deep.equal(['']);
  });

  it('waits for voices that load late', async () => {
    const { synthesis, said } = standIn('speaks', []);
    const speaker = createSpeaker(synthesis, {}, { ...quick, voices: 5000 });
    setTimeout(() => synthesis.arrive('Anna'), 50);
    expect(await speaker.speak(['Eins.'], manner)).to.equal('said');
    expect(said).to.have.length(1);
  });

  it('moves on when the end is never told', async () => {
    const { synthesis, said } = standIn('begins only');
    const speaker = createSpeaker(synthesis, {}, quick);
    expect(await speaker.speak(['Eins.', 'Zwei.'], manner)).to.equal('said');
    expect(said.map(({ text }) => text)).to.deep.equal(['Eins.', 'Zwei.']);
    expect(synthesis.cancels).to.equal(2);
  });

  const failures: [Behaviour, Silence][] = [
    ['does nothing', 'no-sound'],
    ['synthesis-failed', 'failed'],
    ['not-allowed', 'not-allowed'],
  ];
  for (const [behaviour, why] of failures)
    it(`gives up and reports once where the browser reports “${behaviour}”`, async () => {
      const { synthesis, said } = standIn(behaviour);
      const { heard, listeners } = listening();
      const speaker = createSpeaker(synthesis, listeners, quick);
      expect(await speaker.speak(['Eins.', 'Zwei.'], manner)).to.equal('unavailable');
      expect(await speaker.speak(['Eins.', 'Zwei.'], manner)).to.equal('unavailable');
      expect(said.map(({ text }) => text)).to.deep.equal(['Eins.', 'Eins.']);
      expect(heard).to.deep.equal(['speaking', why, 'idle', 'speaking', 'idle']);
    });

  it('stops at once, and the rest is not said', async () => {
    const { synthesis, said } = standIn('speaks');
    const { heard, listeners } = listening();
    const speaker = createSpeaker(synthesis, listeners, quick);
    const speech = speaker.speak(['Eins.', 'Zwei.'], manner);
    await waitUntil(() => said.length > 0);
    speaker.stop();
    expect(synthesis.cancels).to.equal(1);
    expect(await speech).to.equal('stopped');
    await aTimeout(100);
    expect(said).to.have.length(1);
    expect(heard).to.deep.equal(['speaking', 'idle']);
  });

  it('is spoken over by the next: one idle at the end, and Safari gets its pause', async () => {
    const { synthesis, said } = standIn('speaks');
    const { heard, listeners } = listening();
    const speaker = createSpeaker(synthesis, listeners, { ...quick, gap: 250 });
    const first = speaker.speak(['Eins.', 'Zwei.'], manner);
    await waitUntil(() => said.length > 0);
    const from = performance.now();
    const second = speaker.speak(['Drei.'], manner);
    expect(await Promise.all([first, second])).to.deep.equal(['stopped', 'said']);
    expect(said.map(({ text }) => text)).to.deep.equal(['Eins.', 'Drei.']);
    expect(said[1]!.at - from).to.be.at.least(245);
    expect(heard).to.deep.equal(['speaking', 'speaking', 'idle']);
  });

  it('stopped during that pause says nothing', async () => {
    const { synthesis, said } = standIn('speaks');
    const speaker = createSpeaker(synthesis, {}, { ...quick, gap: 100 });
    const first = speaker.speak(['Eins.'], manner);
    const second = speaker.speak(['Zwei.'], manner);
    speaker.stop();
    expect(await Promise.all([first, second])).to.deep.equal(['stopped', 'stopped']);
    await aTimeout(200);
    expect(said.map(({ text }) => text)).to.deep.equal(['Eins.']);
  });

  it('takes voices of the language only, local ones first, then the default', () => {
    const all = [
      voice('far', 'de-DE', false),
      voice('near', 'de-AT'),
      voice('own', 'de', true, true),
      voice('english', 'en-GB'),
      voice('odd', 'den-CA'),
    ];
    const german = inLanguage(all, 'de');
    expect(german.map(({ name }) => name)).to.deep.equal(['own', 'near', 'far']);
    expect(best(german, 'near')?.name).to.equal('near');
    expect(best(german, 'gone')?.name).to.equal('own');
    expect(best([], 'gone')).to.equal(undefined);
  });
});
