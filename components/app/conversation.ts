import type { ReactiveController } from 'lit';
import type { Phrase } from '../../core/engine/bot.ts';
import type { Expects } from '../../core/engine/expects.ts';
import { view } from '../../core/engine/session.ts';
import { meaning, vocabulary } from '../../core/voice/grammar.ts';
import type { Listener, State } from '../../core/voice/listen/listening.ts';
import { isWord, type Command, type Word } from '../../core/voice/words.ts';
import { given, isGuided, put, back, type MarksExpected } from '../parts/marking.ts';
import { labelOf } from '../parts/answering.ts';
import type { Table } from './deeds.ts';
import { listenerFor, wordTexts } from './listening.ts';

/** Milliseconds that the lamp shows that something was not understood. */
const crossed = 1500;

/** Speak, tone, listen, act. It listens only while the app is quiet, and silence does nothing. */
export class Conversation implements ReactiveController {
  state: State = 'off';
  isCrossed = false;
  readonly #table: Table;
  /** Says something besides the step: what could be said. */
  readonly #tell: (phrase: Phrase) => void;
  #listener: Listener | undefined;
  #heard: Word[] = [];
  #misses = 0;
  #place = '';
  #wasSpeaking = false;

  constructor(table: Table, tell: (phrase: Phrase) => void) {
    this.#table = table;
    this.#tell = tell;
    table.addController(this);
  }

  hostDisconnected(): void {
    this.#end();
  }

  /** Inside a tap. 'untrained': this player's words are not known yet. */
  async switch(on: boolean): Promise<State | 'untrained'> {
    this.#end();
    if (!on) return 'off';
    const { context } = this.#table;
    const listener = await listenerFor(
      context.textWith(wordTexts),
      context.language,
      context.database,
      context.settings.player,
      { onState: this.#become, onWord: this.#hear, onUnsure: this.#miss },
    );
    if (!listener) return 'untrained';
    this.#listener = listener;
    const state = await listener.start();
    this.#become(state);
    this.#expect();
    return state;
  }

  #end(): void {
    this.#listener?.stop();
    this.#listener = undefined;
    this.#become('off');
  }

  readonly #become = (state: State): void => {
    this.state = state;
    this.#table.requestUpdate();
  };

  hostUpdated(): void {
    const { session, isSpeaking } = this.#table;
    if (!this.#listener || !session) return;
    const place = `${session.deeds.length} ${session.read}`;
    if (place !== this.#place) {
      this.#place = place;
      this.#heard = [];
      this.#misses = 0;
    }
    this.#expect();
    if (isSpeaking === this.#wasSpeaking) return;
    this.#wasSpeaking = isSpeaking;
    if (isSpeaking) this.#listener.deafen();
    else this.#open();
  }

  /** The tone is waited for like an echo. */
  #open(): void {
    this.#listener?.deafen();
    if (this.#table.context.settings.sounds) this.#table.context.tones.play('listening');
    this.#listener?.hear();
  }

  /** What is being waited for: an answer, or one of the player's events. */
  get #expects(): Expects | undefined {
    const { session } = this.#table;
    if (!session) return undefined;
    const seen = view(session);
    if (seen.kind === 'prompt') return seen.prompt.expects;
    return seen.kind === 'idle' ? { kind: 'choice', of: seen.next.slice(1) } : undefined;
  }

  get #guided(): MarksExpected | undefined {
    const expects = this.#expects;
    return expects?.kind === 'marks' && isGuided(expects) ? expects : undefined;
  }

  #expect(): void {
    const expects = this.#expects;
    const words = this.#guided
      ? [...this.#guided.marks.filter(isWord), ...vocabulary(undefined)]
      : [...vocabulary(expects, this.#heard), ...vocabulary(undefined)];
    this.#listener?.expect([...new Set(words)]);
  }

  readonly #hear = (word: Word): void => {
    const { context } = this.#table;
    if (context.settings.sounds) context.tones.play('heard');
    if (this.#guided) return this.#hearMark(this.#guided, word);
    const expects = this.#expects;
    const isIdle = this.#table.session && view(this.#table.session).kind === 'idle';
    if (isIdle && word === 'done') return this.#table.deeds.main();
    this.#heard.push(word);
    const said = meaning(this.#heard, expects);
    switch (said.kind) {
      case 'command':
        return this.#obey(said.command);
      case 'answer':
        return this.#answer(expects, said.value);
      case 'more':
        return this.#expect();
      case 'unknown':
        return this.#miss();
    }
  };

  /** Places are filled in their order: only what lies there is said. */
  #hearMark(expects: MarksExpected, word: Word): void {
    const { marks, deeds } = this.#table;
    if (expects.marks.includes(word)) this.#table.marks = put(expects, marks, word);
    else if (word === 'undo' && Object.keys(given(marks)).length > 0)
      this.#table.marks = back(expects, marks);
    else if (word === 'done' && Object.keys(given(marks)).length >= expects.min) deeds.answer(given(marks));
    else this.#obey(word as Command);
  }

  #obey(command: Command): void {
    const { deeds, session } = this.#table;
    this.#heard = [];
    switch (command) {
      case 'next':
      case 'done':
        if (session && view(session).kind === 'step') return deeds.main();
        return this.#miss();
      case 'repeat':
      case 'why':
      case 'undo':
      case 'stop':
        return deeds[command]();
    }
  }

  #answer(expects: Expects | undefined, value: Parameters<Table['deeds']['answer']>[0]): void {
    const { session, deeds } = this.#table;
    if (session && view(session).kind === 'idle') return deeds.play(value as string);
    // A number misheard would not be noticed.
    const isNumber = expects?.kind === 'count';
    deeds.answer(value, isNumber ? { say: 'listen-number', with: { number: value as number } } : undefined);
  }

  /** Asked again once; then what could be said. Between questions talk at the table is not for us. */
  readonly #miss = (): void => {
    const { context, session, deeds } = this.#table;
    this.#heard = [];
    this.isCrossed = true;
    this.#table.requestUpdate();
    setTimeout(() => {
      this.isCrossed = false;
      this.#table.requestUpdate();
    }, crossed);
    if (!session || view(session).kind !== 'prompt') return;
    if (context.settings.sounds) context.tones.play('not-understood');
    this.#misses += 1;
    if (this.#misses === 1) deeds.repeat();
    if (this.#misses === 2) this.#tell(this.#choices());
  };

  #choices(): Phrase {
    const { session, text } = this.#table;
    const prompt = session?.prompt;
    if (!prompt || !text) return { say: 'listen-commands', with: {} };
    const { expects } = prompt;
    switch (expects.kind) {
      case 'count':
        return { say: 'listen-count', with: { min: expects.min, max: expects.max } };
      case 'choice': {
        const named = expects.of.map((option, n) => `${n + 1}: ${labelOf(text, prompt, option)}`);
        return { say: 'listen-choice', with: { choices: named.join('. ') } };
      }
      default:
        return { say: `listen-${expects.kind}`, with: {} };
    }
  }
}
