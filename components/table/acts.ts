import type { Answer, Phrase } from '../../core/engine/bot.ts';
import { fits } from '../../core/engine/expects.ts';
import { view, type Entry } from '../../core/engine/session.ts';
import { readerOf } from '../../core/engine/words.ts';
import { facesOf } from '../../core/look/faces.ts';
import { downloadGame } from '../files/downloads.ts';
import { gameFor } from '../files/stored-game.ts';
import { playedBy } from './in-view.ts';
import { tapped, type Draft } from './marking.ts';
import { keepMarks, learn, withEntry } from './open-game.ts';
import { spokenReasons } from './reason-list.ts';
import type { TableState, TableStore } from './table-state.ts';
import type { Telling } from './telling.ts';
import { undoPhrases } from './undo-name.ts';

/** What can be done at the table: by taps, keys, buttons, knocks and words. */
export class Acts {
  readonly #store: TableStore;
  readonly #telling: Telling;
  #isStoring = false;

  constructor(store: TableStore, telling: Telling) {
    this.#store = store;
    this.#telling = telling;
  }

  /** The one big thing: on to the next step, the bot's turn, or the result. */
  readonly main = (): void => {
    const { context, state } = this.#store;
    if (!state.game) return;
    const { session, record } = state.game;
    const seen = view(session);
    if (seen.kind === 'step') void this.#add({ type: 'read' });
    else if (seen.kind === 'idle' && seen.next[0]) this.play(seen.next[0]);
    else if (seen.kind === 'over') context.go({ at: 'result', game: record.id });
  };

  readonly undo = (): void => {
    const { state, text } = this.#store;
    const undone = state.game && undoPhrases(state.game.session, state.game.boards, text);
    if (undone) void this.#add({ type: 'undone' }, [undone.done], [undone.done]);
  };

  readonly repeat = (): void => {
    this.#hold();
    this.#telling.sayInView();
  };

  readonly why = (): void => {
    const { context, state } = this.#store;
    this.#hold();
    this.lay('why');
    if (state.game && context.settings.voice) void this.#telling.say(...spokenReasons(state.game.session));
  };

  /** Be quiet, and wait. */
  readonly stop = (): void => {
    this.#telling.stop();
    this.#hold();
  };

  /** The step stays until the player goes on. */
  #hold(): void {
    this.#store.change({ held: this.#store.state.game?.session, left: undefined });
  }

  play(script: string): void {
    void this.#add({ type: 'played', script });
  }

  /** `readBack`: what was understood, said before the bot goes on. */
  answer(value: Answer, readBack: readonly Phrase[] = []): void {
    const prompt = this.#store.state.game?.session.prompt;
    if (prompt) void this.#add({ type: 'answered', to: prompt.say, value }, readBack);
  }

  correct(at: number, value: Answer): void {
    this.away('log');
    void this.#add({ type: 'corrected', at, value });
  }

  /** A space of a board was tapped. */
  tap(place: string): void {
    const { game, draft } = this.#store.state;
    if (!game) return;
    const seen = view(game.session);
    if (seen.kind === 'idle') return void this.#tapIdle(place);
    const expects = seen.kind === 'prompt' ? seen.prompt.expects : undefined;
    if (expects?.kind === 'place') this.answer(place);
    else if (expects?.kind === 'marks') this.mark(tapped(expects, draft, place));
  }

  /** Between turns: what the bot's board offers for the space, in one go. */
  async #tapIdle(place: string): Promise<void> {
    const script = playedBy(this.#store.state.game!.session, place);
    if (!script || !(await this.#add({ type: 'played', script }))) return;
    const prompt = this.#store.state.game?.session.prompt;
    if (prompt && fits(prompt.expects, place)) this.answer(place);
  }

  /** An answer is in the making. */
  mark(draft: Draft): void {
    const { context, state } = this.#store;
    if (!state.game || state.elsewhere) return;
    this.#store.change({ draft });
    keepMarks(context.database, state.game, draft.marks);
  }

  /** Something besides the step. */
  tell(...phrases: readonly Phrase[]): void {
    this.#telling.tell(...phrases);
  }

  /** A sheet over the table. */
  lay(sheet: TableState['sheet']): void {
    this.#store.change({ sheet });
  }

  away(sheet: TableState['sheet']): void {
    if (this.#store.state.sheet === sheet) this.#store.change({ sheet: undefined });
  }

  toggleVoice(): void {
    const { context } = this.#store;
    const voice = !context.settings.voice;
    void context.set('voice', voice);
    if (voice) this.#telling.sayInView();
  }

  export(): void {
    const { context, state } = this.#store;
    this.away('menu');
    if (state.game)
      downloadGame(context.database, state.game.record).catch((error: unknown) => context.refuse(error));
  }

  /** The cards as they print; the table does not wait for them. */
  async drawCards(): Promise<void> {
    const { context, state } = this.#store;
    if (!state.game) return;
    const { bot, state: played } = state.game.session;
    try {
      const paper = await gameFor(bot.id).paper();
      const text = readerOf(context.language, ...paper.texts);
      this.#store.change({ faces: facesOf(paper, played.cards, text) });
    } catch {
      this.#store.change({ faces: undefined }); // the game goes on without the picture of the card
    }
  }

  /**
   * Stores what happened, then shows and speaks its result, after `first`. Any input stops the voice at once.
   * A second tap while the first is being stored is dropped.
   */
  async #add(entry: Entry, first: readonly Phrase[] = [], note: readonly Phrase[] = []): Promise<boolean> {
    const { context, state } = this.#store;
    const { game } = state;
    if (!game || state.elsewhere) return false;
    this.stop();
    if (this.#isStoring) return false;
    this.#isStoring = true;
    try {
      const now = await withEntry(context.database, game, entry);
      if (this.#store.state.game !== game) return false; // another one was opened meanwhile
      const draft = { ...this.#store.state.draft, marks: {} };
      this.#store.change({ game: now, note, draft, heard: [], misses: 0 });
      this.away('why'); // who answers by voice need not close it
      this.#telling.announce(entry, first);
      if (now.session.state.cards !== game.session.state.cards) void this.drawCards();
      await learn(context.database, game, now);
      return true;
    } catch (error) {
      context.refuse(error);
      return false;
    } finally {
      this.#isStoring = false;
    }
  }
}
