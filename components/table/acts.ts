import type { Answer, Marks, Phrase, Prompt } from '../../core/engine/bot.ts';
import { shuffleIn } from '../../core/engine/deck.ts';
import { fits } from '../../core/engine/expects.ts';
import { rejoin } from '../../core/engine/mend.ts';
import { isUnreported, type Entry, type Session } from '../../core/engine/session.ts';
import { readerOf } from '../../core/engine/words.ts';
import { turnsOf } from '../../core/engine/your-points.ts';
import { facesOf } from '../../core/look/faces.ts';
import { notePoints } from '../../core/store/games.ts';
import { downloadGame } from '../files/downloads.ts';
import { gameFor } from '../files/stored-game.ts';
import { playedBy, stepsInView, type Sayable } from './in-view.ts';
import { begun, tapped, type Draft } from './marking.ts';
import { spokenReview, type Mendable } from './mending.ts';
import type { Picked } from './pick-dialog.ts';
import { keepMarks, learn, withEntry, type Further } from './open-game.ts';
import { ticked } from './setup-list.ts';
import { spokenReasons } from './reason-list.ts';
import type { TableState, TableStore } from './table-state.ts';
import { silent, type Telling } from './telling.ts';
import { redoable, undoPhrases, withinTurn } from './undo-name.ts';

/** What can be done at the table: by taps, keys, buttons, knocks and words. */
export class Acts {
  readonly #store: TableStore;
  readonly #telling: Telling;
  #isStoring = false;
  /** How often the same was asked for again. */
  #again = 0;
  /** When what was done last is stored and shown. */
  settled: Promise<unknown> = Promise.resolve();

  constructor(store: TableStore, telling: Telling) {
    this.#store = store;
    this.#telling = telling;
  }

  /** The one big thing: on to the next step, the bot's turn, or the result. */
  readonly main = (): void => {
    const { context, state } = this.#store;
    if (!state.game) return;
    const { seen } = this.#store;
    if (seen?.kind === 'step') void this.#add({ type: 'read' });
    else if (seen?.kind === 'idle' && seen.next[0]) this.#endTurn(state.game.session, seen.next[0]);
    else if (seen?.kind === 'over') context.go({ at: 'result', game: state.game.record.id });
  };

  /** Did nothing happen, where something nearly always does? That is asked once. */
  #endTurn(session: Session, script: string): void {
    if (!isUnreported(session) || this.#store.state.still === session) return this.play(script);
    this.stop();
    this.#store.change({ still: session });
    this.tell({ say: 'table-nothing', with: {} });
  }

  readonly undo = (): void => void this.#undo();

  async #undo(): Promise<boolean> {
    const { state, text } = this.#store;
    const undone = state.game && undoPhrases(state.game.session, state.game.boards, text);
    if (!undone || !(await this.#add({ type: 'undone' }, [undone.done], [undone.done]))) return false;
    const now = this.#store.state.game!.session;
    const deed = redoable(state.game.session, now);
    const earlier = state.undone === state.game.session ? (state.redo ?? []) : [];
    this.#store.change({ undone: now, redo: deed ? [deed, ...earlier] : [] });
    return true;
  }

  /** What was just taken back counts after all. */
  readonly redo = async (): Promise<void> => {
    const { undone, redo = [], game } = this.#store.state;
    const [deed, ...others] = undone === game?.session ? redo : [];
    if (deed && (await this.#add(deed)))
      this.#store.change({ undone: this.#store.state.game?.session, redo: others });
  };

  /** Back to before the turn. */
  readonly undoTurn = async (): Promise<void> => {
    const isWithin = () => withinTurn(this.#store.state.game?.session);
    while (isWithin() && (await this.#undo()));
    await this.#undo();
  };

  /** Once more; who asks a second time hears it slower, and from the third on its number alone. */
  readonly repeat = (): void => {
    this.#hold();
    this.#again += 1;
    if (this.#again === 1) this.#telling.sayInView();
    else if (this.#again === 2) this.#telling.saySlowly();
    else this.#telling.sayNumber();
  };

  /** What is in front of the player, without being asked for. */
  ask(): void {
    this.#hold();
    this.#telling.sayInView();
  }

  readonly why = (): void => {
    const { context, state } = this.#store;
    this.#hold();
    this.lay('why');
    if (state.game && context.settings.voice)
      void this.#telling.say(
        ...spokenReasons(this.#store.text, stepsInView(state.game.session, this.#store.seen!)),
      );
  };

  /** Be quiet, and wait. */
  readonly stop = (): void => {
    this.#telling.stop();
    this.#hold();
  };

  /** The same before anybody acts on a tap or key: it is drawn with what follows from that. */
  readonly hush = (): void => this.#store.withNext(this.stop, () => this.settled);

  /** The step stays until the player goes on. */
  #hold(): void {
    const { seen, state } = this.#store;
    if (seen?.kind === 'step') this.#store.change({ held: state.game?.session, left: undefined });
  }

  play(script: string): void {
    if (script === rejoin) this.#rejoin();
    else void this.#add({ type: 'played', script });
  }

  /** A card is missing or was wrong: first what, then which. */
  readonly mend = (): void => {
    this.#hold();
    this.#store.change({ sheet: 'mend', fault: undefined });
    this.#sayMendables('mend-what');
  };

  /** Said of whatever was told last, in view or not. */
  readonly deny = (): void => {
    const [only, ...others] = this.#store.told?.others ?? [];
    if (only && others.length === 0) this.#putRight(only.at, only.value);
    else if (only) this.#askHow();
  };

  #askHow(): void {
    this.#hold();
    this.#store.change({ sheet: 'mend' });
    this.choose({ label: '', fault: 'told' });
  }

  /** What the last turn told is put right in it; what came after an earlier one follows. */
  #putRight(at: number, value: Answer): void {
    const last = this.#store.state.game?.session.turns.at(-1);
    this.lay(undefined);
    if (last?.answers.some((given) => given.at === at)) void this.unless(at, value);
    else void this.otherwise(at, value);
  }

  choose({ fault, at, script, value }: Mendable): void {
    if (at !== undefined && value !== undefined) return this.#putRight(at, value);
    if (at !== undefined) return void this.reopen(at, script);
    if (fault === 'shuffled') return void this.shuffleIn();
    this.#store.change({ fault });
    this.#sayMendables(`mend-which-${fault}`);
  }

  #sayMendables(say: string): void {
    const labels = this.#store.mendables.map(({ label, detail = '' }, n) => `${n + 1}: ${label}. ${detail}`);
    const choices = { say: 'listen-choice', with: { choices: labels.join('. ') } };
    if (this.#store.context.settings.voice) void this.#telling.say({ say, with: {} }, choices);
  }

  /** An earlier answer is asked for again; or a turn is put in before another one, with this script. */
  async reopen(at: number, script?: string): Promise<void> {
    this.lay(undefined);
    const note = { say: script === undefined ? 'mend-again' : 'mend-late', with: {} };
    const was = this.#store.state.game?.session.turns
      .flatMap(({ answers }) => answers)
      .find((one) => one.at === at);
    const played: Entry | undefined = script === undefined ? undefined : { type: 'played', script };
    const isOpen = await this.#add({ type: 'reopened', at }, [note], [note], inARow(played));
    // Who puts one mark right need not put the others again.
    if (isOpen && !played && was?.prompt.expects.kind === 'marks') this.mark({ marks: was.value as Marks });
  }

  /** Played cards lie in the pile again since before the open turn; this one of them, if any, was turned. */
  async shuffleIn(names: readonly string[] = []): Promise<void> {
    this.lay(undefined);
    const session = this.#store.state.game?.session;
    const at = session?.prompt ? session.deeds.findLastIndex(({ type }) => type === 'played') : undefined;
    const played: Entry = { type: 'played', script: shuffleIn };
    const note = [{ say: 'mend-shuffled', with: {} }];
    const isIn = await (at === undefined
      ? this.#add(played, note, note)
      : this.#add({ type: 'reopened', at }, note, note, inARow(played, { type: 'rejoined' })));
    if (isIn && names.length > 0) await this.turned(names);
  }

  /** What was set aside follows; if that changes anything, the player sees it first. */
  #rejoin(): void {
    const { review } = this.#store;
    if (!review) return this.confirm();
    this.#hold();
    this.lay('review');
    if (this.#store.context.settings.voice) void this.#telling.say(...spokenReview(review, this.#store.text));
  }

  readonly confirm = (): void => {
    this.away('review');
    void this.#add({ type: 'rejoined' });
  };

  /** All is as it was before it was reopened. */
  readonly abandon = async (): Promise<void> => {
    this.away('review');
    const note = { say: 'undone-reopened', with: {} };
    while (this.#store.state.game?.session.aside && (await this.#add({ type: 'undone' }, [], [note])));
  };

  /** What was tapped or typed; where it is the whole turn, the bot's follows. */
  give(value: Answer): void {
    const { ends, state } = this.#store;
    const session = state.game?.session;
    const { say } = session?.prompt ?? {};
    if (!session || say === undefined) return;
    const [main = ''] = session.bot.next(session.before);
    void this.#add({ type: 'answered', to: say, value }, [], [], (now) =>
      ends ? afterReport(now, session.turns.at(-1)?.script, main) : undefined,
    );
  }

  /** More comes after this report, or does not. */
  readonly goOn = (): void => {
    const { ends, state } = this.#store;
    this.#store.change({ further: ends ? state.game?.session.turns.length : undefined });
  };

  /** `readBack`: what was understood, said before the bot goes on. */
  answer(value: Answer, readBack: readonly Phrase[] = []): void {
    const prompt = this.#store.state.game?.session.prompt;
    if (prompt) void this.#add({ type: 'answered', to: prompt.say, value }, readBack);
  }

  /** A real card was turned, which may go by these names: the bot's turn begins with it, or the question has its answer. */
  async turned(names: readonly string[]): Promise<void> {
    const { seen, state } = this.#store;
    const answerTo = (prompt: Prompt | undefined, isFurther: boolean): Entry | undefined => {
      if (!prompt?.turned || (isFurther && prompt.turned !== 'further')) return undefined;
      const value = names.find((name) => fits(prompt.expects, name));
      return value === undefined ? undefined : { type: 'answered', to: prompt.say, value };
    };
    const [script] = seen?.kind === 'idle' ? seen.next : [];
    const entry: Entry | undefined =
      script === undefined ? answerTo(state.game?.session.prompt, false) : { type: 'played', script };
    const answers = script === undefined ? 0 : 1;
    if (entry) await this.#add(entry, [], [], ({ prompt }, n) => answerTo(prompt, n > answers));
  }

  /** What was said between turns. */
  take(said: Sayable | undefined): void {
    const { exception } = said ?? {};
    if (exception && said?.isEarlier) void this.otherwise(exception.at, exception.value);
    else if (exception) this.correct(exception.at, exception.value);
    else if (said) this.play(said.name);
  }

  /** What was told was otherwise; step by step, it has been read with that. */
  async unless(at: number, value: Answer): Promise<void> {
    const read: Entry | undefined = this.#store.seen?.kind === 'step' ? { type: 'read' } : undefined;
    await this.#add({ type: 'corrected', at, value }, [], [], inARow(read));
  }

  /** The same of an earlier turn. What came after follows; where more than that changes by it, the player sees it first. */
  async otherwise(at: number, value: Answer): Promise<void> {
    this.lay(undefined);
    const note = [{ say: 'mend-told', with: {} }];
    const given: Further = ({ aside, prompt }, n) =>
      aside && prompt && n === 1 ? { type: 'answered', to: prompt.say, value, told: 'unusual' } : undefined;
    const isGiven = await this.#add({ type: 'reopened', at }, [], [], given);
    const now = this.#store.state.game?.session;
    if (!isGiven || !now?.aside || now.prompt) return;
    if (this.#store.review?.isPlain === false) this.#rejoin();
    else await this.#add({ type: 'rejoined' }, note, note);
  }

  correct(at: number, value: Answer): void {
    void this.#add({ type: 'corrected', at, value });
  }

  /** A space of a board was tapped; where they lie close, a loupe shows which. */
  tap(place: string, isClose = false): void {
    const { seen, state } = this.#store;
    const { draft } = state;
    const expects = seen?.kind === 'prompt' ? seen.prompt.expects : undefined;
    if (isClose && expects?.kind !== 'marks') return this.look(place);
    if (seen?.kind === 'idle') return this.#tapIdle(place);
    if (expects?.kind === 'place') this.answer(place);
    else if (expects?.kind === 'marks') this.mark(tapped(expects, draft, place));
  }

  /** The loupe goes to this space. */
  look(place: string): void {
    this.#store.change({ sheet: 'pick', picked: place });
  }

  /** The space under the loupe, what happens there, and perhaps that the player is done. */
  pick({ place, value, ends }: Picked): void {
    this.away('pick');
    if (this.#store.seen?.kind === 'idle') this.#tapIdle(place, value, ends);
    else this.tap(place);
  }

  /** Between turns: what the bot's board offers for the space, in one go; if it ends the turn, the bot's follows. */
  #tapIdle(place: string, way?: Answer, ends = false): void {
    const { bot, state } = this.#store.state.game!.session;
    const script = playedBy(this.#store.state.game!.session, place);
    if (!script) return;
    const [main = ''] = bot.next(state);
    const answers = [place, ...(way === undefined ? [] : [way])];
    void this.#add({ type: 'played', script }, [], [], (session, n) => {
      const { prompt, turns } = session;
      const value = answers[n - 1];
      const told = turns.at(-1)?.answers[n - 1];
      if (value !== undefined && told?.value !== value) {
        if (told) return { type: 'corrected', at: told.at, value };
        return prompt && fits(prompt.expects, value)
          ? { type: 'answered', to: prompt.say, value }
          : undefined;
      }
      return ends ? afterReport(session, script, main) : undefined;
    });
  }

  /** An answer is in the making. */
  mark(draft: Draft): void {
    const { context, state } = this.#store;
    if (!state.game || state.elsewhere) return;
    this.#store.change({ draft });
    keepMarks(context.database, state.game, draft.marks);
  }

  /** A line of the set-up is done: who listens hears on from the first that is not. */
  tick(step: number): void {
    const { context, state, text } = this.#store;
    const { [step]: was, ...others } = state.draft.marks;
    const marks = was === undefined ? { ...others, [step]: ticked } : others;
    this.mark({ ...state.draft, marks });
    const steps = state.game?.session.turns.at(-1)?.steps ?? [];
    const next = steps.findIndex((one, n) => marks[n] === undefined && text.part(one, 'quiet') === undefined);
    if (context.settings.voice && next >= 0) this.sayFrom(next);
  }

  /** The rows of the turn make room for the board, or come back. */
  readonly clear = (): void => {
    const { cleared, game } = this.#store.state;
    this.#store.change({ cleared: cleared === game?.session ? undefined : game?.session });
  };

  /** A step of the turn again, and what follows. */
  sayFrom(step: number): void {
    this.#telling.sayTurn(step);
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

  /** The player's points now, for the picture of the game. */
  async count(points: number): Promise<void> {
    const { context, state, text } = this.#store;
    this.away('points');
    if (!state.game) return;
    const { record, session, log } = state.game;
    try {
      const undo = await notePoints(context.database, record.id, { turn: turnsOf(session, log), points });
      context.offerUndo(text.text({ say: 'points-noted', with: { points } }), undo);
    } catch (error) {
      context.refuse(error);
    }
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

  /** A deed: an entry, and what `further` brings. */
  #add(
    entry: Entry,
    first: readonly Phrase[] = [],
    note: readonly Phrase[] = [],
    further?: Further,
  ): Promise<boolean> {
    const added = this.#keep(entry, first, note, further);
    this.settled = added;
    return added;
  }

  /**
   * Stores what happened, then shows and speaks its result, after `first`: no question that is answered with it. Any input stops
   * the voice at once. A second tap while the first is being stored is dropped.
   */
  async #keep(
    entry: Entry,
    first: readonly Phrase[],
    note: readonly Phrase[],
    further?: Further,
  ): Promise<boolean> {
    const { context, state } = this.#store;
    const { game } = state;
    if (!game || state.elsewhere) return false;
    context.speaker.stop(); // what shows that it speaks goes with the step
    if (this.#isStoring) return false;
    this.#isStoring = true;
    this.#again = 0;
    try {
      const now = await withEntry(context.database, game, entry, further);
      if (this.#store.state.game !== game) return false; // another one was opened meanwhile
      const draft = { ...this.#store.state.draft, marks: begun(now.session.prompt) };
      this.#store.change({ game: now, note, draft, heard: [], misses: 0, ...silent });
      this.away('why'); // who answers by voice need not close it
      if (!this.#store.pick) this.away('pick');
      this.#telling.announce(entry, first);
      if (now.session.state.cards !== game.session.state.cards) void this.drawCards();
      learn(context.database, game, now).catch((error: unknown) => context.refuse(error));
      return true;
    } catch (error) {
      this.stop();
      context.refuse(error);
      return false;
    } finally {
      this.#isStoring = false;
    }
  }
}

/** The bot's turn, once all of the player's is reported. */
const afterReport = (
  { bot, prompt, state, turns }: Session,
  script: string | undefined,
  main: string,
): Entry | undefined =>
  !prompt && turns.at(-1)?.script === script && bot.next(state)[0] === main
    ? { type: 'played', script: main }
    : undefined;

/** These entries, up to the first that there is not. */
const inARow =
  (...entries: readonly (Entry | undefined)[]): Further =>
  (_session, n) =>
    entries[n - 1];
