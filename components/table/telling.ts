import type { Phrase } from '../../core/engine/bot.ts';
import type { Entry } from '../../core/engine/session.ts';
import { forTheEar, sentences } from '../../core/voice/sentences.ts';
import type { Tone } from '../../core/voice/tones.ts';
import { phrasesInView, stepsInView, type Told } from './in-view.ts';
import { sounds } from './sounds.ts';
import type { TableStore } from './table-state.ts';

/** Nothing is said. */
export const silent = { isSpeaking: false, spoken: undefined } as const;

/** Of the usual pace, for those who did not follow. */
const slower = 0.75;

/** What the table tells: aloud, or as text that a screen reader reads. Never both, so that they do not talk over each other. */
export class Telling {
  readonly #store: TableStore;

  constructor(store: TableStore) {
    this.#store = store;
  }

  /** For screen readers: nothing while our own voice is heard. */
  get toRead(): string {
    const { context, state, text } = this.#store;
    if (!state.game || (context.settings.voice && !state.isMute)) return '';
    const inView = this.#inView.map(({ phrase }) => phrase);
    return [...state.note, ...inView].map((phrase) => text.text(phrase)).join(' ');
  }

  /** Something besides the step, seen and heard. */
  tell(...phrases: readonly Phrase[]): void {
    this.#store.change({ note: phrases });
    if (this.#store.context.settings.voice) void this.say(...phrases);
  }

  async say(...phrases: readonly Phrase[]): Promise<void> {
    await this.#tell(phrases.map((phrase) => ({ phrase })));
  }

  /** One after the other; the step that is spoken is lit. */
  async #tell(told: readonly Told[], pace = 1): Promise<void> {
    const { language, settings, speaker } = this.#store.context;
    let isMute = !speaker.hasVoice(language);
    for (const { phrase, step } of isMute ? [] : told) {
      this.#store.change({ isSpeaking: true, spoken: step });
      const outcome = await this.#speak(phrase, pace);
      if (outcome === 'stopped') return; // something newer is being said
      isMute = outcome === 'unavailable';
      if (isMute) break;
    }
    // That there is no voice is told once, not at every step or table.
    const isNews = isMute && !this.#store.state.isMute && settings.voiceNotice;
    this.#store.change({ ...silent, isMute });
    if (!isNews) return;
    this.#store.change({ note: [...this.#store.state.note, { say: 'table-no-voice', with: {} }] });
    if (!speaker.hasVoice(language)) await this.#store.context.set('voiceNotice', false);
  }

  #speak(phrase: Phrase, pace: number) {
    const { text, context } = this.#store;
    const { language, settings, speaker } = context;
    return speaker.speak(sentences(text.spoken(phrase), language).map(forTheEar), {
      language,
      rate: pace * settings.rate,
      voiceName: settings.voiceNames[language],
    });
  }

  get #inView(): readonly Told[] {
    const { state, seen, text } = this.#store;
    return state.game && seen ? phrasesInView(state.game.session, seen, text, state.game.boards) : [];
  }

  /** What is in front of the player, after `first`. */
  sayInView(...first: readonly Phrase[]): void {
    void this.#tell([...first.map((phrase) => ({ phrase })), ...this.#inView]);
  }

  /** What is in front of the player, slower, and at last its number alone. */
  saySlowly(): void {
    void this.#tell([...this.#inView, ...this.#number], slower);
  }

  /** Only the number; where there is none, all of it. */
  sayNumber(): void {
    const number = this.#number;
    if (number.length === 0) this.saySlowly();
    else void this.#tell(number, slower);
  }

  get #number(): readonly Told[] {
    const hero = this.#hero;
    return hero === undefined ? [] : [{ phrase: { say: 'listen-understood', with: { answer: hero } } }];
  }

  get #hero(): number | string | undefined {
    const { state, seen } = this.#store;
    const steps = state.game && seen ? stepsInView(state.game.session, seen) : [];
    return steps.findLast(({ hero }) => hero !== undefined)?.hero;
  }

  /** The turn from this step on. */
  sayTurn(from: number): void {
    void this.#tell(this.#inView.filter(({ step = from }) => step >= from));
  }

  /** An entry is in the log: its tone, then what is in front of the player now. */
  announce(entry: Entry, first: readonly Phrase[]): void {
    const { context, state, seen } = this.#store;
    if (!state.game) return;
    const hasSteps = this.#inView.some(({ step }) => step !== undefined);
    if (context.settings.sounds) {
      if (entry.type === 'played' && (seen?.kind !== 'idle' || hasSteps)) this.#sound('bot-begins');
      else if (seen?.kind === 'idle' && entry.type !== 'undone') this.#sound('your-turn');
    }
    if (context.settings.voice) this.sayInView(...first);
  }

  /** What it sounds with takes long to make, the first time: the turn is drawn before. */
  #sound(tone: Tone): void {
    requestAnimationFrame(() => setTimeout(() => sounds.play(tone)));
  }

  stop(): void {
    this.#store.context.speaker.stop();
    this.#store.change(silent);
  }
}
