import type { ReactiveController, ReactiveControllerHost } from 'lit';
import type { Answer, Marks, Phrase, Prompt } from '../../core/engine/bot.ts';
import { isGuided, type Expects } from '../../core/engine/expects.ts';
import type { Session } from '../../core/engine/session.ts';
import { hasName, meaning, vocabulary, type Said } from '../../core/voice/grammar.ts';
import { confirms } from '../../core/voice/listen/learn.ts';
import { isLoss, type Spoken, type State } from '../../core/voice/listen/listening.ts';
import type { Tone } from '../../core/voice/tones.ts';
import { isCommand, isWord, numbers, type Command, type Word } from '../../core/voice/words.ts';
import { answerWords } from './answering.ts';
import { back, given, put, skip, type MarksExpected } from './marking.ts';
import type { Acts } from './acts.ts';
import { hintFor, inSpeech, placeSaid } from './hints.ts';
import { hasBotsTurn } from './in-view.ts';
import { mend, mendNumber, withMend } from './mending.ts';
import { listenerFor, type Understanding } from './listening.ts';
import { isListening, type TableStore } from './table-state.ts';
import { sounds } from './sounds.ts';

/** Milliseconds that the lamp shows that something was not understood. */
const crossed = 1500;
/** A number that was not understood more surely than this is read back, and so many milliseconds are left to say no. */
const doubtful = 0.06;
const patience = 2500;

/** An answer that counts unless somebody says no. */
interface Doubted {
  readonly prompt: Prompt;
  readonly value: Answer;
  timer?: ReturnType<typeof setTimeout>;
}

/** Speak, tone, listen, act. It listens only while the app is quiet, and silence does nothing. */
export class Conversation implements ReactiveController {
  readonly #store: TableStore;
  readonly #acts: Acts;
  #ears: Understanding | undefined;
  #wasSpeaking = false;
  /** Counts the switchings: what an earlier one still waits for is not wanted any more. */
  #switched = 0;
  /** How surely the words of an answer were understood: as the least sure of them. */
  #confidence = 1;
  #doubted: Doubted | undefined;
  #deeds = 0;

  constructor(host: ReactiveControllerHost, store: TableStore, acts: Acts) {
    this.#store = store;
    this.#acts = acts;
    host.addController(this);
  }

  hostDisconnected(): void {
    this.#end();
  }

  /** Inside a tap. Where no words are known yet, they are trained first. */
  async switch(on: boolean): Promise<void> {
    this.#end();
    const { context } = this.#store;
    try {
      if (on && !(await this.#begin())) return;
      const isOn = isListening(this.#store.state.microphone);
      if (isOn !== context.settings.microphone) await context.set('microphone', isOn);
    } catch (error) {
      context.refuse(error);
    }
  }

  /** False if it was switched again, or the table left, while the browser asked for the microphone. */
  async #begin(): Promise<boolean> {
    const mine = this.#switched;
    const { database, language, settings, go } = this.#store.context;
    const ears = {
      onState: this.#become,
      onWords: this.#hear,
      onUnsure: this.#miss,
      onInterrupted: this.#yield,
    };
    const found = await listenerFor(this.#store.words, language, database, settings.player, ears);
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
    this.#settle();
    this.#store.change({ heard: [] });
    this.#become('off');
  }

  /** A microphone that cannot be had, or is taken away, leaves taps and keys. */
  readonly #become = (microphone: State): void => {
    const isLost = microphone !== this.#store.state.microphone && isLoss(microphone);
    this.#store.change({ microphone });
    // What is taken away for good is not told what to expect any more.
    if (microphone === 'refused' || microphone === 'missing') this.#ears = undefined;
    if (isLost) this.#acts.tell({ say: `table-mic-${microphone}`, with: {} });
  };

  hostUpdated(): void {
    const { game, isSpeaking } = this.#store.state;
    if (!this.#ears || !game) return;
    // What was taken back, by whatever means, was not meant.
    if (this.#deeds > game.session.deeds.length) this.#ears.listener.judge(false);
    this.#deeds = game.session.deeds.length;
    this.#expect();
    this.#wait();
    if (isSpeaking === this.#wasSpeaking) return;
    this.#wasSpeaking = isSpeaking;
    if (isSpeaking) this.#ears.listener.deafen();
    else this.#open();
  }

  /** Who speaks is not talked over: the app is quiet at once, and hears the rest. */
  readonly #yield = (): void => {
    this.#wasSpeaking = false;
    this.#acts.stop();
  };

  /** The tone is waited for like an echo. */
  #open(): void {
    this.#ears?.listener.deafen();
    this.#sound('listening');
    this.#ears?.listener.hear();
  }

  #sound(tone: Tone): void {
    const { settings } = this.#store.context;
    if (settings.sounds) sounds.play(tone);
  }

  get #session(): Session | undefined {
    return this.#store.state.game?.session;
  }

  get #kind() {
    return this.#store.seen?.kind;
  }

  /** What is being waited for: an answer, or one of the player's events; on a sheet, what stands there. */
  get #expects(): Expects | undefined {
    const { mendables, seen, state } = this.#store;
    if (state.sheet === 'mend') return { kind: 'choice', of: mendables.map((_, n) => `${n + 1}`) };
    if (state.sheet === 'review') return { kind: 'yes-no' };
    if (seen?.kind === 'prompt') return withMend(this.#session!, seen.prompt);
    if (seen?.kind !== 'idle') return undefined;
    return { kind: 'choice', of: this.#store.sayable.map(({ name }) => name) };
  }

  /** A sheet lies over the table that is answered by word, too. */
  get #isOnSheet(): boolean {
    const { sheet } = this.#store.state;
    return sheet === 'mend' || sheet === 'review';
  }

  /** How the places of the board in question are said. */
  get #said(): Said {
    const expects = this.#expects;
    return expects && 'board' in expects
      ? this.#store.state.game?.boards.named[expects.board]?.said
      : undefined;
  }

  get #guided(): MarksExpected | undefined {
    const expects = this.#expects;
    return expects?.kind === 'marks' && isGuided(expects) ? expects : undefined;
  }

  /** The card that was turned before, while it is asked whether it was shuffled in again. */
  get #shuffled(): readonly string[] | undefined {
    const { offered } = this.#store.state;
    return offered?.session === this.#session ? offered?.names : undefined;
  }

  /** The words that answer what is asked. */
  get #answering(): readonly Word[] {
    if (this.#guided) return this.#guided.marks.filter(isWord);
    const { heard } = this.#store.state;
    return vocabulary(this.#expects, heard, this.#said).filter((word) => !isCommand(word));
  }

  /** "No" says that it was otherwise, where it answers nothing; between turns what was told last is meant. */
  get #canDeny(): boolean {
    const isFree = !this.#isOnSheet && this.#store.state.heard.length === 0;
    const isAnswer = this.#kind !== 'idle' && this.#answering.includes('no');
    return isFree && !isAnswer && this.#store.told !== undefined;
  }

  /** What can be said besides: to what was read back or offered, yes and no. */
  get #besides(): readonly Word[] {
    if (this.#doubted || this.#shuffled) return ['yes', 'no'];
    return this.#canDeny ? ['no'] : [];
  }

  #expect(): void {
    this.#ears?.listener.expect([...this.#answering, ...this.#besides, ...vocabulary(undefined)]);
  }

  readonly #hear = (said: readonly Spoken[]): void => {
    this.#ears?.listener.judge(confirms(said[0]?.word, this.#doubted !== undefined));
    this.#sound('heard');
    void this.#takeIn(said);
  };

  /**
   * Words of one breath. After an answer only "next" counts, and "done" after what the player reported: nobody has heard the next
   * question yet.
   */
  async #takeIn(said: readonly Spoken[]): Promise<void> {
    const { game, misses } = this.#store.state;
    for (const [n, { word, confidence }] of said.entries()) {
      const { state } = this.#store;
      if (state.misses > misses) return;
      // What is none of a list was misheard: the rest would come to lie in its place.
      if (n > 0 && this.#guided && !isCommand(word) && !this.#answering.includes(word)) {
        this.#miss();
        return;
      }
      if (state.game !== game && !this.#goesOn(word)) return;
      this.#confidence = state.heard.length > 0 ? Math.min(this.#confidence, confidence) : confidence;
      if (!this.#resolve(word)) this.#understand(word);
      await this.#acts.settled;
    }
  }

  #goesOn(word: Word): boolean {
    if (this.#kind === 'step') return word === 'next';
    return word === 'done' && this.#kind === 'idle' && !hasBotsTurn(this.#session!);
  }

  /** What would be understood now. */
  get words(): readonly Word[] {
    const { heard } = this.#store.state;
    const always: readonly Word[] = ['repeat', 'why', 'undo', ...this.#besides];
    if (this.#kind === 'step' || this.#kind === 'over') return [...always, 'next', 'done'];
    const ending = this.#kind === 'idle' ? ['done' as const] : vocabulary(this.#expects, heard, this.#said);
    return [...always, ...this.#answering, ...ending];
  }

  /** A word that was not heard but laid on the table. */
  take(word: Word): void {
    this.#confidence = 1;
    this.#sound('heard');
    if (!this.#resolve(word)) this.#understand(word);
  }

  #understand(word: Word): void {
    if (word === 'no' && this.#canDeny) return this.#acts.deny();
    if (this.#guided) return this.#hearMark(this.#guided, word);
    if (this.#kind === 'idle' && word === 'done' && !this.#isOnSheet) return this.#acts.main();
    const expects = this.#expects;
    const heard = [...this.#store.state.heard, word];
    const said = meaning(heard, expects, this.#said);
    switch (said.kind) {
      case 'command':
        return this.#obey(said.command);
      case 'answer':
        return this.#answer(said.value, word);
      case 'more':
        return this.#store.change({ heard });
      case 'unknown':
        return this.#miss();
    }
  }

  /** Places are filled in their order: only what lies there is said, and "next" where nothing does. */
  #hearMark(expects: MarksExpected, word: Word): void {
    const { draft } = this.#store.state;
    const count = Object.keys(given(draft.marks)).length;
    const mark = (marks: Marks) => this.#acts.mark({ ...draft, marks });
    if (expects.marks.includes(word)) mark(put(expects, draft.marks, word));
    else if (word === 'next' && expects.min < expects.of.length) mark(skip(expects, draft.marks));
    else if (word === 'undo' && count > 0) mark(back(expects, draft.marks));
    else if (word === 'done' && count >= expects.min) this.#acts.answer(given(draft.marks));
    else if (isCommand(word)) this.#obey(word);
  }

  #obey(command: Command): void {
    const isBegun = this.#store.state.heard.length > 0;
    this.#store.change({ heard: [] });
    switch (command) {
      case 'next':
      case 'done':
        if (this.#kind === 'step' || this.#kind === 'over') return this.#acts.main();
        return this.#miss();
      case 'undo':
        if (this.#isOnSheet) return this.#acts.lay(undefined);
        // Half an answer is taken back before a whole one.
        return isBegun ? this.#acts.ask() : this.#acts.undo();
      case 'repeat':
      case 'why':
      case 'stop':
        return this.#acts[command]();
    }
  }

  #answer(value: Answer, last: Word): void {
    const { mendables, state } = this.#store;
    this.#store.change({ heard: [] });
    if (state.sheet === 'review') return value === true ? this.#acts.confirm() : this.#acts.away('review');
    const chosen = state.sheet === 'mend' && mendables[Number(value) - 1];
    if (chosen) return this.#acts.choose(chosen);
    if (value === mend) return this.#acts.mend();
    if (this.#kind === 'idle') return this.#acts.take(this.#store.sayable.find(({ name }) => name === value));
    const prompt = state.game?.session.prompt;
    if (!prompt) return;
    const isNumber = numbers.some((number) => number === last);
    if (isNumber && this.#confidence < doubtful) return this.#doubt({ prompt, value });
    this.#acts.answer(value, this.#readBack(prompt, value, last));
  }

  /** What was misheard would not be noticed, unless it is a word that was said as it is. */
  #readBack({ expects, ...prompt }: Prompt, value: Answer, last?: Word): readonly Phrase[] {
    if (expects.kind === 'yes-no' || (expects.kind === 'choice' && value === last)) return [];
    const answer = this.#inWords({ expects, ...prompt }, value);
    return answer ? [{ say: 'listen-understood', with: { answer } }] : [];
  }

  #inWords(prompt: Prompt, value: Answer): string {
    const { state, text, words } = this.#store;
    const { boards } = state.game!;
    const { expects } = prompt;
    return expects.kind === 'place' && hasName(value as string, this.#said)
      ? placeSaid(expects, value as string, boards, words)
      : answerWords(text, boards, prompt, value);
  }

  #doubt(doubted: Doubted): void {
    this.#doubted = doubted;
    const answer = this.#inWords(doubted.prompt, doubted.value);
    this.#acts.tell({ say: 'listen-doubt', with: { answer } });
  }

  /** The time to say no begins when the app has asked. It ends with an answer given otherwise, too. */
  #wait(): void {
    const { game, isSpeaking } = this.#store.state;
    if (!this.#doubted || isSpeaking) return;
    if (this.#doubted.prompt !== game?.session.prompt) this.#settle();
    else this.#doubted.timer ??= setTimeout(() => this.#resolve('yes'), patience);
  }

  #settle(): Doubted | undefined {
    const doubted = this.#doubted;
    clearTimeout(doubted?.timer);
    this.#doubted = undefined;
    return doubted;
  }

  /** What was in doubt counts, or does not. Another answer takes its place. */
  #resolve(word: Word): boolean {
    const doubted = this.#settle();
    if (!doubted) return this.#takeOffer(word);
    this.#store.change({ note: [] });
    if (word === 'yes' || word === 'next' || word === 'done') this.#acts.answer(doubted.value);
    else if (word === 'no' || word === 'undo') this.#acts.ask();
    else return false;
    return true;
  }

  /** The card was shuffled in again, or was not. */
  #takeOffer(word: Word): boolean {
    const names = this.#shuffled;
    if (!names || (word !== 'yes' && word !== 'no')) return false;
    this.#store.change({ offered: undefined, note: [] });
    if (word === 'yes') void this.#acts.shuffleIn(names);
    return true;
  }

  /** Asked again once; then what could be said. Between questions talk at the table is not for us. */
  readonly #miss = (): void => {
    const { context, state, words } = this.#store;
    this.#store.change({ isCrossed: true });
    setTimeout(() => this.#store.change({ isCrossed: false }), crossed);
    if (this.#kind !== 'prompt') return;
    this.#sound('not-understood');
    const misses = state.misses + 1;
    this.#store.change({ misses });
    if (misses > 2) return;
    // The question stands there: who does not want to hear it needs not be asked again.
    if (misses === 2 || !context.settings.voice) this.#acts.tell(...this.#hints());
    else if (state.heard.length === 0) this.#acts.ask();
    else this.#acts.tell({ say: 'listen-so-far', with: { words: inSpeech(state.heard, words) } });
  };

  /** What could be said, and what of it was never trained. */
  #hints(): Phrase[] {
    const { state, text, words } = this.#store;
    const prompt = state.game?.session.prompt;
    if (!prompt) return [];
    const unknown = this.#answering.filter((word) => !this.#ears?.understands(word));
    const names = unknown.map((word) => inSpeech([word], words)).join(', ');
    const untrained = { say: 'listen-untrained', with: { words: names } };
    const number = mendNumber(state.game.session, prompt);
    return [
      hintFor(prompt, state.game.boards, text, words),
      ...(number === undefined ? [] : [{ say: 'mend-say', with: { number } }]),
      ...(unknown.length > 0 ? [untrained] : []),
    ];
  }
}
