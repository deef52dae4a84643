import { LitElement, html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import type { Answer, Marks, Phrase } from '../../core/engine/bot.ts';
import { fits } from '../../core/engine/expects.ts';
import { view, type Entry, type Session } from '../../core/engine/session.ts';
import type { Reader } from '../../core/engine/text.ts';
import { holdGame, takeOver, type Release } from '../../core/store/lock.ts';
import type { Boards } from '../../core/look/board.ts';
import { facesOf, type Faces } from '../../core/look/faces.ts';
import { readerOf } from '../../core/engine/words.ts';
import type { Context } from '../shell/context.ts';
import { Conversation } from './conversation.ts';
import type { Deeds, Table } from './deeds.ts';
import { downloadGame } from '../files/downloads.ts';
import { draftOf, keepDraft } from './draft.ts';
import { Hands } from './hands.ts';
import { gameFor } from '../files/stored-game.ts';
import { OpenGame } from './open-game.ts';
import { speakerLabel, lampOf } from './signs.ts';
import { Telling } from './telling.ts';
import type { PlaceEvent } from '../boards/place-event.ts';
import type { MarksEvent } from './answer-marks.ts';
import type { AnswerEvent } from './answering.ts';
import './bot-field.ts';
import { playedBy, showsBoard } from './in-view.ts';
import './log-dialog.ts';
import type { CorrectEvent } from './log-dialog.ts';
import './menu-dialog.ts';
import { spokenReasons } from './reason-list.ts';
import '../parts/table-edge.ts';
import { undoPhrases } from './undo-name.ts';
import './why-dialog.ts';
import type { PlayEvent } from './your-side.ts';
import './your-side.ts';
import { inPair } from '../styles/pair.ts';
import { base, keys } from '../styles/shared.ts';
import { table } from './table-layout.ts';

/** The product: the bot's side above, yours below, and the edge between them that says whose turn it is. */
@customElement('table-screen')
export class TableScreen extends LitElement implements Table {
  @property({ attribute: false }) context!: Context;
  @property() gameId = '';
  @state() private game: OpenGame | undefined;
  @state() text: Reader | undefined;
  @state() private faces: Faces | undefined;
  @state() marks: Marks = {};
  @state() private elsewhere = false;
  readonly #telling = new Telling(this);
  readonly #hands = new Hands(this);
  readonly #conversation = new Conversation(this);
  #release: Release | undefined;

  get session(): Session | undefined {
    return this.game?.session;
  }

  get boards(): Boards {
    return this.game?.boards ?? { named: {} };
  }

  get isSpeaking(): boolean {
    return this.#telling.isSpeaking;
  }

  readonly deeds: Deeds = {
    main: () => this.#main(),
    undo: () => void this.#undo(),
    repeat: () => {
      this.#hands.stop();
      this.#telling.sayInView();
    },
    why: () => this.#why(),
    stop: () => {
      this.#telling.stop();
      this.#hands.stop();
    },
    play: (script) => void this.#add({ type: 'played', script }),
    answer: (value, readBack) => this.#answerWith(value, readBack ? [readBack] : []),
    tell: (...phrases) => this.#telling.tell(...phrases),
  };

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#release?.();
  }

  protected override willUpdate(changed: PropertyValues): void {
    if (changed.has('gameId')) void this.#open();
    if (this.game && (changed.has('context') || changed.has('game'))) {
      this.text = this.context.textWith(this.game.session.bot.texts);
      void this.#drawCards(this.game);
    }
    if (this.game && !this.elsewhere && changed.has('marks'))
      keepDraft(this.context.database, this.game, this.marks);
  }

  async #open(hold = holdGame): Promise<void> {
    const { context, gameId: id } = this;
    const isLeft = () => !this.isConnected || id !== this.gameId;
    try {
      this.#release?.();
      const release = await hold(id, { onLost: () => (this.elsewhere = true) });
      // Nobody else would ever give it back, and this very tab would seem to be another one.
      if (isLeft()) return release?.();
      this.#release = release;
      this.elsewhere = !release;
      const game = await OpenGame.open(context.database, id);
      const marks = await draftOf(context.database, game);
      if (isLeft()) return;
      this.game = game;
      this.marks = marks;
      await this.updateComplete;
      // Before the first tap a browser lets nobody speak.
      const isAloud = context.settings.voice && navigator.userActivation.hasBeenActive;
      const told = game.told ? [game.told] : [];
      this.#telling.show(...told);
      if (isAloud) this.#telling.sayInView(...told);
    } catch (error) {
      context.refuse(error);
      context.go({ at: 'home' });
    }
  }

  /** The cards as they print; the table does not wait for them. */
  async #drawCards({ session: { bot, state } }: OpenGame): Promise<void> {
    try {
      const paper = await gameFor(bot.id).paper();
      this.faces = facesOf(paper, state.cards, readerOf(this.context.language, ...paper.texts));
    } catch {
      this.faces = undefined; // the game goes on without the picture of the card
    }
  }

  /** Stores what happened, then shows and speaks its result, after `first`. Any input stops the voice at once. */
  async #add(entry: Entry, first: readonly Phrase[] = []): Promise<boolean> {
    const { game } = this;
    if (!game || this.elsewhere) return false;
    this.deeds.stop();
    const { cards } = game.session.state;
    try {
      if (!(await game.add(entry))) return false;
    } catch (error) {
      this.context.refuse(error);
      this.requestUpdate(); // it may be stored, and only what was learnt of it not
      return false;
    }
    this.marks = {};
    this.renderRoot.querySelector('why-dialog')?.close(); // who answers by voice need not close it
    if (game.session.state.cards !== cards) void this.#drawCards(game);
    this.#telling.show();
    this.#telling.announce(entry, first);
    return true;
  }

  #answerWith(value: Answer, first: readonly Phrase[] = []): void {
    const prompt = this.game?.session.prompt;
    if (prompt) void this.#add({ type: 'answered', to: prompt.say, value }, first);
  }

  readonly #place = ({ detail: place }: PlaceEvent): void => {
    const { game } = this;
    if (game && view(game.session).kind === 'idle') return void this.#tapIdle(game, place);
    if (this.game?.session.prompt?.expects.kind === 'place') this.#answerWith(place);
    const side = this.renderRoot.querySelector('your-side');
    const palette = side?.renderRoot.querySelector('answer-marks');
    if (palette) this.marks = palette.tapped(place);
  };

  /** A space tapped between turns: what the bot's board offers for it, in one go. */
  async #tapIdle(game: OpenGame, place: string): Promise<void> {
    const script = playedBy(game.session, place);
    if (!script) return;
    await this.#add({ type: 'played', script });
    const prompt = game.session.prompt;
    if (prompt && fits(prompt.expects, place))
      await this.#add({ type: 'answered', to: prompt.say, value: place });
  }

  readonly #undo = async (): Promise<void> => {
    const done = this.#undoes?.done;
    if (!done) return;
    if (await this.#add({ type: 'undone' }, [done])) this.#telling.show(done);
  };

  get #undoes(): { offer: Phrase; done: Phrase } | undefined {
    return this.game && this.text ? undoPhrases(this.game.session, this.boards, this.text) : undefined;
  }

  readonly #why = (): void => {
    this.#hands.stop();
    this.renderRoot.querySelector('why-dialog')?.show();
    if (this.game && this.context.settings.voice) this.#telling.say(...spokenReasons(this.game.session));
  };

  readonly #log = (): void => this.renderRoot.querySelector('log-dialog')?.show();
  readonly #menu = (): void => this.renderRoot.querySelector('menu-dialog')?.show();

  readonly #toggleVoice = (): void => {
    const voice = !this.context.settings.voice;
    void this.context.set('voice', voice);
    if (voice) this.#telling.sayInView();
  };

  readonly #correct = ({ detail: { at, value } }: CorrectEvent): void =>
    void this.#add({ type: 'corrected', at, value });

  readonly #export = (): void => {
    const { game, context } = this;
    if (game) downloadGame(context.database, game.record).catch((error: unknown) => context.refuse(error));
  };

  #main(): void {
    if (!this.game) return;
    const seen = view(this.game.session);
    if (seen.kind === 'step') void this.#add({ type: 'read' });
    else if (seen.kind === 'idle' && seen.next[0]) this.deeds.play(seen.next[0]);
    else if (seen.kind === 'over') this.context.go({ at: 'result', game: this.gameId });
  }

  protected override render(): TemplateResult | typeof nothing {
    const { game, text, context } = this;
    if (!game || !text) return nothing;
    const { session } = game;
    const { look } = gameFor(session.bot.id);
    const seen = view(session);
    const kind = seen.kind === 'prompt' ? seen.prompt.expects.kind : seen.kind;
    return html`
      <main
        class="table ${kind} ${showsBoard(seen, session) ? 'with-board' : ''}"
        ${inPair(look, context.theme)}
        @click=${this.#hands.tap}
        @next=${this.deeds.main}
        @hold=${this.deeds.stop}
        @play=${({ detail: script }: PlayEvent) => this.deeds.play(script)}
        @answer=${({ detail }: AnswerEvent) => this.#answerWith(detail)}
        @place=${this.#place}
        @marks=${({ detail }: MarksEvent) => (this.marks = detail)}
        @repeat=${this.deeds.repeat}
        @why=${this.#why}
        @undo=${this.#undo}
        @log=${this.#log}
        @menu=${this.#menu}
        @voice=${this.#toggleVoice}
        @mic=${() => this.#conversation.switch(!this.#conversation.isOn)}
        @result=${this.deeds.main}
      >
        <bot-field
          .text=${text}
          .session=${session}
          .boards=${this.boards}
          .faces=${this.faces}
          .marks=${this.marks}
          .voice=${context.settings.voice}
          .microphone=${this.#conversation.state}
          .toRead=${this.#telling.toRead}
        ></bot-field>
        <div class="side">
          <table-edge .look=${look} .lamp=${lampOf(this, this.#conversation)}></table-edge>
          ${
            this.elsewhere
              ? this.#elsewhere()
              : html`<your-side
                  .text=${text}
                  .session=${session}
                  .marks=${this.marks}
                  .boards=${this.boards}
                  .faces=${this.faces}
                  label=${speakerLabel(this, this.#conversation)}
                  note=${this.#telling.note}
                  .left=${this.#hands.left}
                  ?listening=${this.#conversation.isOn}
                  undoLabel=${this.#undoes ? text.text(this.#undoes.offer) : ''}
                >
                  <reason-list .text=${text} .session=${session}></reason-list>
                </your-side>`
          }
        </div>
      </main>
      <why-dialog .text=${text} .session=${session} .faces=${this.faces}></why-dialog>
      <log-dialog .text=${text} .game=${game} @correct=${this.#correct}></log-dialog>
      <menu-dialog
        .context=${context}
        .text=${text}
        .session=${session}
        @export=${this.#export}
      ></menu-dialog>
    `;
  }

  #elsewhere(): TemplateResult {
    const word = (say: string) => this.context.text.text({ say, with: {} });
    return html`<div class="elsewhere">
      <p>${word('table-elsewhere')}</p>
      <button class="main" @click=${() => this.#open(takeOver)}><b>${word('table-take-over')}</b></button>
    </div>`;
  }

  static override styles = [base, keys, table];
}

declare global {
  interface HTMLElementTagNameMap {
    'table-screen': TableScreen;
  }
}
