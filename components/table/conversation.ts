import type { ReactiveController } from 'lit';
import type { Answer, Phrase } from '../../core/engine/bot.ts';
import type { Expects } from '../../core/engine/expects.ts';
import { view } from '../../core/engine/session.ts';
import type { Reader } from '../../core/engine/text.ts';
import { hasName, meaning, vocabulary, type Said } from '../../core/voice/grammar.ts';
import { isLoss, type State } from '../../core/voice/listen/listening.ts';
import type { Tone } from '../../core/voice/tones.ts';
import { isCommand, isWord, type Command, type Word } from '../../core/voice/words.ts';
import { answerWords } from './answering.ts';
import { back, given, isGuided, put, skip, type MarksExpected } from './marking.ts';
import { playerEvents } from './in-view.ts';
import type { Table } from './deeds.ts';
import { hintFor, inSpeech, placeSaid } from './hints.ts';
import { listenerFor, wordTexts, type Understanding } from './listening.ts';

/** Milliseconds that the lamp shows that something was not understood. */
const crossed = 1500;

/** Speak, tone, listen, act. It listens only while the app is quiet, and silence does nothing. */
export class Conversation implements ReactiveController {
  state: State = 'off';
  isCrossed = false;
  readonly #table: Table;
  #ears: Understanding | undefined;
  #heard: Word[] = [];
  #misses = 0;
  #place = '';
  #wasSpeaking = false;
  /** Counts the switchings: what an earlier one still waits for is not wanted any more. */
  #switched = 0;

  constructor(table: Table) {
    this.#table = table;
    table.addController(this);
  }

  hostDisconnected(): void {
    this.#end();
  }

  get isOn(): boolean {
    return this.state === 'listening' || this.state === 'heard';
  }

  /** Words of an answer that is not complete. */
  get soFar(): string {
    return this.#heard.length > 0 ? inSpeech(this.#heard, this.#words) : '';
  }

  get #words(): Reader {
    return this.#table.context.textWith(wordTexts);
  }

  /** Inside a tap. Where no words are known yet, they are trained first. */
  async switch(on: boolean): Promise<void> {
    this.#end();
    const { context } = this.#table;
    try {
      if (on && !(await this.#begin())) return;
      if (this.isOn !== context.settings.microphone) await context.set('microphone', this.isOn);
    } catch (error) {
      context.refuse(error);
    }
  }

  /** False if it was switched again, or the table left, while the browser asked for the microphone. */
  async #begin(): Promise<boolean> {
    const mine = this.#switched;
    const { database, language, settings, go } = this.#table.context;
    const ears = { onState: this.#become, onWord: this.#hear, onUnsure: this.#miss };
    const found = await listenerFor(this.#words, language, database, settings.player, ears);
    if (mine !== this.#switched) return false;
    if (!found) {
      go({ at: 'train' });
      return false;
    }
    this.#ears = found;
    const state = await found.listener.start();
    if (mine !== this.#switched) return false;
    this.#become(state);
    this.#expect();
    return true;
  }

  #end(): void {
    this.#switched += 1;
    this.#ears?.listener.stop();
    this.#ears = undefined;
    this.#heard = [];
    this.#become('off');
  }

  /** A microphone that cannot be had, or is taken away, leaves taps and keys. */
  readonly #become = (state: State): void => {
    const isLost = state !== this.state && isLoss(state);
    this.state = state;
    // What is taken away for good is not told what to expect any more.
    if (state === 'refused' || state === 'missing') this.#ears = undefined;
    if (isLost) this.#table.deeds.tell({ say: `table-mic-${state}`, with: {} });
    this.#table.requestUpdate();
  };

  hostUpdated(): void {
    const { session, isSpeaking } = this.#table;
    if (!this.#ears || !session) return;
    const place = `${session.deeds.length} ${session.read}`;
    if (place !== this.#place) {
      this.#place = place;
      this.#heard = [];
      this.#misses = 0;
    }
    this.#expect();
    if (isSpeaking === this.#wasSpeaking) return;
    this.#wasSpeaking = isSpeaking;
    if (isSpeaking) this.#ears.listener.deafen();
    else this.#open();
  }

  /** The tone is waited for like an echo. */
  #open(): void {
    this.#ears?.listener.deafen();
    this.#sound('listening');
    this.#ears?.listener.hear();
  }

  #sound(tone: Tone): void {
    const { settings, tones } = this.#table.context;
    if (settings.sounds) tones.play(tone);
  }

  get #kind() {
    const { session } = this.#table;
    return session && view(session).kind;
  }

  /** What is being waited for: an answer, or one of the player's events. */
  get #expects(): Expects | undefined {
    const { session } = this.#table;
    if (!session || this.#kind === 'step') return undefined;
    if (this.#kind === 'prompt') return session.prompt?.expects;
    const { keys, tapped } = playerEvents(session);
    return this.#kind === 'idle' ? { kind: 'choice', of: [...keys, ...tapped] } : undefined;
  }

  /** How the places of the board in question are said. */
  get #said(): Said {
    const expects = this.#expects;
    return expects && 'board' in expects ? this.#table.boards.named[expects.board]?.said : undefined;
  }

  get #guided(): MarksExpected | undefined {
    const expects = this.#expects;
    return expects?.kind === 'marks' && isGuided(expects) ? expects : undefined;
  }

  /** The words that answer what is asked. */
  get #answering(): readonly Word[] {
    if (this.#guided) return this.#guided.marks.filter(isWord);
    return vocabulary(this.#expects, this.#heard, this.#said).filter((word) => !isCommand(word));
  }

  #expect(): void {
    this.#ears?.listener.expect([...this.#answering, ...vocabulary(undefined)]);
  }

  readonly #hear = (word: Word): void => {
    this.#sound('heard');
    if (this.#guided) return this.#hearMark(this.#guided, word);
    if (this.#kind === 'idle' && word === 'done') return this.#table.deeds.main();
    const expects = this.#expects;
    const said = meaning([...this.#heard, word], expects, this.#said);
    switch (said.kind) {
      case 'command':
        return this.#obey(said.command);
      case 'answer':
        return this.#answer(expects, said.value, word);
      case 'more':
        this.#heard.push(word);
        return this.#table.requestUpdate();
      case 'unknown':
        return this.#miss();
    }
  };

  /** Places are filled in their order: only what lies there is said, and "next" where nothing does. */
  #hearMark(expects: MarksExpected, word: Word): void {
    const { marks, deeds } = this.#table;
    const count = Object.keys(given(marks)).length;
    if (expects.marks.includes(word)) this.#table.marks = put(expects, marks, word);
    else if (word === 'next' && expects.min < expects.of.length) this.#table.marks = skip(expects, marks);
    else if (word === 'undo' && count > 0) this.#table.marks = back(expects, marks);
    else if (word === 'done' && count >= expects.min) deeds.answer(given(marks));
    else if (isCommand(word)) this.#obey(word);
  }

  #obey(command: Command): void {
    const { deeds } = this.#table;
    const begun = this.#heard.length > 0;
    this.#heard = [];
    switch (command) {
      case 'next':
      case 'done':
        if (this.#kind === 'step' || this.#kind === 'over') return deeds.main();
        return this.#miss();
      case 'undo':
        // Half an answer is taken back before a whole one.
        if (begun) return deeds.repeat();
        return deeds.undo();
      case 'repeat':
      case 'why':
      case 'stop':
        return deeds[command]();
    }
  }

  #answer(expects: Expects | undefined, value: Answer, last: Word): void {
    if (this.#kind === 'idle') return this.#table.deeds.play(value as string);
    this.#table.deeds.answer(value, this.#readBack(expects, value, last));
  }

  /** What was misheard would not be noticed, unless it is a word that was said as it is. */
  #readBack(expects: Expects | undefined, value: Answer, last: Word): Phrase | undefined {
    const { session, text, boards } = this.#table;
    const asItIs = expects?.kind === 'yes-no' || (expects?.kind === 'choice' && value === last);
    if (asItIs || !session?.prompt || !text) return undefined;
    const answer =
      expects?.kind === 'place' && hasName(value as string, this.#said)
        ? placeSaid(expects, value as string, boards, this.#words)
        : answerWords(text, boards, session.prompt, value);
    return answer ? { say: 'listen-understood', with: { answer } } : undefined;
  }

  /** Asked again once; then what could be said. Between questions talk at the table is not for us. */
  readonly #miss = (): void => {
    const { context, deeds } = this.#table;
    this.isCrossed = true;
    this.#table.requestUpdate();
    setTimeout(() => {
      this.isCrossed = false;
      this.#table.requestUpdate();
    }, crossed);
    if (this.#kind !== 'prompt') return;
    this.#sound('not-understood');
    this.#misses += 1;
    if (this.#misses > 2) return;
    // The question stands there: who does not want to hear it needs not be asked again.
    if (this.#misses === 2 || !context.settings.voice) deeds.tell(...this.#hints());
    else if (this.#heard.length === 0) deeds.repeat();
    else deeds.tell({ say: 'listen-so-far', with: { words: this.soFar } });
  };

  /** What could be said, and what of it was never trained. */
  #hints(): Phrase[] {
    const { session, text, boards } = this.#table;
    if (!session?.prompt || !text) return [];
    const unknown = this.#answering.filter((word) => !this.#ears?.understands(word));
    const words = unknown.map((word) => inSpeech([word], this.#words)).join(', ');
    const untrained = { say: 'listen-untrained', with: { words } };
    return [hintFor(session.prompt, boards, text, this.#words), ...(unknown.length > 0 ? [untrained] : [])];
  }
}
