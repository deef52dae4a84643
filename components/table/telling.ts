import type { Phrase } from '../../core/engine/bot.ts';
import { view, type Entry } from '../../core/engine/session.ts';
import { phraseInView } from './in-view.ts';
import type { Table } from './deeds.ts';
import { Speech } from './speech.ts';

/** What the table tells: aloud, or as text that a screen reader reads. Never both, so that they do not talk over each other. */
export class Telling {
  /** What the player should know besides the step: what was undone, that there is no voice. */
  note = '';
  readonly #table: Table;
  readonly #speech: Speech;

  constructor(table: Table) {
    this.#table = table;
    this.#speech = new Speech(table, () => this.show({ say: 'table-no-voice', with: {} }));
  }

  get isSpeaking(): boolean {
    return this.#speech.speaking;
  }

  stop(): void {
    this.#speech.stop();
  }

  /** For screen readers: nothing while our own voice is heard. */
  get toRead(): string {
    const { context, session, text } = this.#table;
    if (!session || !text || (context.settings.voice && !this.#speech.isMute)) return '';
    return [this.note, text.text(phraseInView(session, text))].filter(Boolean).join(' ');
  }

  /** Something besides the step, seen and heard. */
  tell(...phrases: readonly Phrase[]): void {
    this.show(...phrases);
    if (this.#table.context.settings.voice) this.say(...phrases);
  }

  show(...phrases: readonly Phrase[]): void {
    const { context, text = context.text } = this.#table;
    this.note = phrases.map((phrase) => text.text(phrase)).join(' ');
    this.#table.requestUpdate();
  }

  say(...phrases: readonly Phrase[]): void {
    if (this.#table.text) void this.#speech.say(this.#table.text, phrases);
  }

  /** What is in front of the player, after `first`. */
  sayInView(...first: readonly Phrase[]): void {
    const { session, text } = this.#table;
    if (session && text) this.say(...first, phraseInView(session, text));
  }

  /** An entry is in the log: its tone, then what is in front of the player now. */
  announce(entry: Entry, first: readonly Phrase[]): void {
    const { context, session } = this.#table;
    if (!session) return;
    const { kind } = view(session);
    if (context.settings.sounds) {
      if (entry.type === 'played' && kind !== 'idle') context.tones.play('bot-begins');
      else if (kind === 'idle' && entry.type !== 'undone') context.tones.play('your-turn');
    }
    if (context.settings.voice) this.sayInView(...first);
  }
}
