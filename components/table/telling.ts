import type { Phrase } from '../../core/engine/bot.ts';
import { view, type Entry } from '../../core/engine/session.ts';
import { forTheEar, sentences } from '../../core/voice/sentences.ts';
import { phraseInView } from './in-view.ts';
import type { TableStore } from './table-state.ts';

/** No voice is told once, not at every step. */
let toldSilence = false;

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
    const inView = phraseInView(state.game.session, text);
    return [...state.note, inView].map((phrase) => text.text(phrase)).join(' ');
  }

  /** Something besides the step, seen and heard. */
  tell(...phrases: readonly Phrase[]): void {
    this.#store.change({ note: phrases });
    if (this.#store.context.settings.voice) void this.say(...phrases);
  }

  async say(...phrases: readonly Phrase[]): Promise<void> {
    const { text, context } = this.#store;
    const { language, settings, speaker } = context;
    const heard = phrases.flatMap((phrase) => sentences(text.spoken(phrase), language));
    this.#store.change({ isSpeaking: true });
    const outcome = await speaker.speak(heard.map(forTheEar), {
      language,
      rate: settings.rate,
      voiceName: settings.voiceNames[language],
    });
    if (outcome === 'stopped') return; // something newer is being said
    const isMute = outcome === 'unavailable';
    this.#store.change({ isSpeaking: false, isMute });
    if (!isMute || toldSilence) return;
    toldSilence = true;
    this.#store.change({ note: [{ say: 'table-no-voice', with: {} }] });
  }

  /** What is in front of the player, after `first`. */
  sayInView(...first: readonly Phrase[]): void {
    const { state, text } = this.#store;
    if (state.game) void this.say(...first, phraseInView(state.game.session, text));
  }

  /** An entry is in the log: its tone, then what is in front of the player now. */
  announce(entry: Entry, first: readonly Phrase[]): void {
    const { context, state } = this.#store;
    if (!state.game) return;
    const { kind } = view(state.game.session);
    if (context.settings.sounds) {
      if (entry.type === 'played' && kind !== 'idle') context.tones.play('bot-begins');
      else if (kind === 'idle' && entry.type !== 'undone') context.tones.play('your-turn');
    }
    if (context.settings.voice) this.sayInView(...first);
  }

  stop(): void {
    this.#store.context.speaker.stop();
    this.#store.change({ isSpeaking: false });
  }
}
