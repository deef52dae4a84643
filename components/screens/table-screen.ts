import { LitElement, html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import type { Answer, Marks, Phrase } from '../../core/engine/bot.ts';
import { fits } from '../../core/engine/expects.ts';
import { view, type Entry, type Session, type View } from '../../core/engine/session.ts';
import type { Reader } from '../../core/engine/text.ts';
import { holdGame, takeOver, type Release } from '../../core/store/lock.ts';
import type { Context } from '../app/context.ts';
import { Conversation } from '../app/conversation.ts';
import type { Deeds, Table } from '../app/deeds.ts';
import { downloadGame } from '../app/downloads.ts';
import { Hands } from '../app/hands.ts';
import { OpenGame } from '../app/open-game.ts';
import { Speech } from '../app/speech.ts';
import type { PlaceEvent } from '../boards/place-event.ts';
import type { MarksEvent } from '../parts/answer-marks.ts';
import type { AnswerEvent } from '../parts/answering.ts';
import { tappable } from '../parts/bot-field.ts';
import { phraseInView } from '../parts/in-view.ts';
import '../parts/log-dialog.ts';
import type { CorrectEvent } from '../parts/log-dialog.ts';
import '../parts/menu-dialog.ts';
import { spokenReasons } from '../parts/reason-list.ts';
import '../parts/table-edge.ts';
import { undoName } from '../parts/undo-name.ts';
import type { LampState } from '../parts/voice-lamp.ts';
import '../parts/why-dialog.ts';
import type { PlayEvent } from '../parts/your-side.ts';
import '../parts/your-side.ts';
import { inPair } from '../styles/pair.ts';
import { base, keys } from '../styles/shared.ts';
import type { Studio } from '../../print/jobs.ts';
import { tableKey } from './table-keys.ts';
import { table } from './table-layout.ts';

/** The product: the bot's side above, yours below, and the edge between them that says whose turn it is. */
@customElement('table-screen')
export class TableScreen extends LitElement implements Table {
  @property({ attribute: false }) context!: Context;
  @property() gameId = '';
  @state() private game: OpenGame | undefined;
  @state() text: Reader | undefined;
  @state() private studio: Studio | undefined;
  @state() marks: Marks = {};
  @state() private note = '';
  @state() private elsewhere = false;
  readonly #speech = new Speech(this, () => {
    this.note = this.context.text.text({ say: 'table-no-voice', with: {} });
  });
  readonly #hands = new Hands(this);
  readonly #conversation = new Conversation(this, (phrase) => this.#speak(phrase));
  #release: Release | undefined;
  /** What was understood, to be said before the bot goes on. */
  #readBack: Phrase | undefined;

  get session(): Session | undefined {
    return this.game?.session;
  }

  get isSpeaking(): boolean {
    return this.#speech.speaking;
  }

  readonly deeds: Deeds = {
    main: () => this.#main(),
    undo: () => void this.#undo(),
    repeat: () => this.#speakInView(),
    why: () => this.#why(),
    stop: () => {
      this.#speech.stop();
      this.#hands.stop();
    },
    play: (script) => void this.#add({ type: 'played', script }),
    answer: (value, readBack) => {
      this.#readBack = readBack;
      this.#answerWith(value);
    },
  };

  override connectedCallback(): void {
    super.connectedCallback();
    addEventListener('keydown', this.#key);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    removeEventListener('keydown', this.#key);
    this.#release?.();
  }

  protected override willUpdate(changed: PropertyValues): void {
    if (changed.has('gameId')) void this.#open();
    if (this.game && (changed.has('context') || changed.has('game'))) {
      this.text = this.context.textWith(this.game.session.bot.texts);
      void this.#drawCards(this.game);
    }
  }

  async #open(hold = holdGame): Promise<void> {
    try {
      this.#release?.();
      this.#release = await hold(this.gameId, { onLost: () => (this.elsewhere = true) });
      this.elsewhere = !this.#release;
      this.game = await OpenGame.open(this.context.database, this.gameId);
      if (this.game.told) this.note = this.context.text.text(this.game.told);
      await this.updateComplete;
      // Before the first tap a browser lets nobody speak.
      if (this.context.settings.voice && navigator.userActivation.hasBeenActive) this.#speakInView();
    } catch (error) {
      this.context.refuse(error);
      this.context.go({ at: 'home' });
    }
  }

  /** The cards as they print; the table does not wait for them. */
  async #drawCards({ session: { bot, state } }: OpenGame): Promise<void> {
    try {
      const { studio } = await import('../../print/jobs.ts');
      this.studio = await studio(bot.id, this.context.language, state.cards);
    } catch {
      this.studio = undefined; // the game goes on without the picture of the card
    }
  }

  /** Stores what happened, then shows and speaks its result. Any input stops the voice at once. */
  async #add(entry: Entry): Promise<void> {
    const { game } = this;
    if (!game || this.elsewhere) return;
    this.#speech.stop();
    this.#hands.stop();
    const { cards } = game.session.state;
    try {
      if (!(await game.add(entry))) return;
    } catch (error) {
      this.context.refuse(error);
      return;
    }
    this.marks = {};
    this.note = '';
    if (game.session.state.cards !== cards) void this.#drawCards(game);
    this.requestUpdate();
    this.#announce(entry);
  }

  #announce(entry: Entry): void {
    const { kind } = view(this.game!.session);
    if (this.context.settings.sounds) {
      if (entry.type === 'played' && kind !== 'idle') this.context.tones.play('bot-begins');
      else if (kind === 'idle' && entry.type !== 'undone') this.context.tones.play('your-turn');
    }
    const readBack = this.#readBack;
    this.#readBack = undefined;
    if (this.context.settings.voice) this.#speakInView(readBack);
  }

  #speak(...phrases: readonly Phrase[]): void {
    if (this.text) void this.#speech.say(this.text, phrases);
  }

  #speakInView(first?: Phrase): void {
    if (this.game && this.text)
      this.#speak(...(first ? [first] : []), phraseInView(this.game.session, this.text));
  }

  readonly #next = (): void => {
    if (this.game && view(this.game.session).kind === 'step') void this.#add({ type: 'read' });
  };

  #answerWith(value: Answer): void {
    const prompt = this.game?.session.prompt;
    if (prompt) void this.#add({ type: 'answered', to: prompt.say, value });
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
    const { bot, state } = game.session;
    const script = bot.boards?.(state).find((board) => board.onTap && tappable(board).includes(place))?.onTap;
    if (!script || !bot.next(state).includes(script)) return;
    await this.#add({ type: 'played', script });
    const prompt = game.session.prompt;
    if (prompt && fits(prompt.expects, place))
      await this.#add({ type: 'answered', to: prompt.say, value: place });
  }

  readonly #undo = async (): Promise<void> => {
    const what = this.#undoName();
    if (!what) return;
    await this.#add({ type: 'undone' });
    this.note = this.context.text.text({ say: 'undone', with: { what } });
  };

  #undoName(): string {
    return this.game && this.text ? undoName(this.game.session, this.text) : '';
  }

  readonly #why = (): void => {
    this.renderRoot.querySelector('why-dialog')?.show();
    if (this.game && this.context.settings.voice) this.#speak(...spokenReasons(this.game.session));
  };

  readonly #log = (): void => this.renderRoot.querySelector('log-dialog')?.show();
  readonly #menu = (): void => this.renderRoot.querySelector('menu-dialog')?.show();

  readonly #toggleVoice = (): void => {
    const voice = !this.context.settings.voice;
    this.#speech.stop();
    void this.context.set('voice', voice);
    if (voice) this.#speakInView();
  };

  readonly #correct = ({ detail: { at, value } }: CorrectEvent): void =>
    void this.#add({ type: 'corrected', at, value });

  readonly #export = (): void => {
    if (this.game) downloadGame(this.game.record, this.game.log);
  };

  #main(): void {
    if (!this.game) return;
    const seen = view(this.game.session);
    if (seen.kind === 'step') this.#next();
    else if (seen.kind === 'idle' && seen.next[0]) this.deeds.play(seen.next[0]);
    else if (seen.kind === 'over') this.context.go({ at: 'result', game: this.gameId });
  }

  readonly #key = (event: KeyboardEvent): void => {
    if (!this.game) return;
    const deed = tableKey(event, view(this.game.session).kind);
    if (!deed) return;
    event.preventDefault();
    this.deeds[deed]();
  };

  /** Inside a tap. A microphone that cannot be had leaves taps and keys, and is told. */
  async #switchMicrophone(on: boolean): Promise<void> {
    const state = await this.#conversation.switch(on);
    if (state === 'untrained') {
      this.context.go({ at: 'train' });
      return;
    }
    const isOn = state === 'listening' || state === 'heard';
    if (isOn !== this.context.settings.microphone) await this.context.set('microphone', isOn);
    if (on && !isOn) this.note = this.context.text.text({ say: `table-mic-${state}`, with: {} });
  }

  #label(): string {
    const bot = this.text!.text({ say: 'bot-name', with: {} });
    if (this.#speech.speaking) return this.text!.text({ say: 'table-speaks', with: { bot } });
    const asks = view(this.game!.session).kind === 'prompt';
    return asks ? this.text!.text({ say: 'table-asks', with: { bot } }) : '';
  }

  #lamp(): LampState {
    if (this.#speech.speaking) return 'bot';
    if (this.#conversation.isCrossed) return 'not-understood';
    return view(this.game!.session).kind === 'step' ? 'idle' : 'you';
  }

  protected override render(): TemplateResult | typeof nothing {
    const { game, text, context } = this;
    if (!game || !text) return nothing;
    const { session } = game;
    const seen = view(session);
    const kind = seen.kind === 'prompt' ? seen.prompt.expects.kind : seen.kind;
    return html`
      <main
        class="table ${kind} ${showsBoard(seen, session) ? 'with-board' : ''}"
        ${inPair(session.bot.id, context.theme)}
        @next=${this.#next}
        @play=${({ detail: script }: PlayEvent) => this.#add({ type: 'played', script })}
        @answer=${({ detail }: AnswerEvent) => this.#answerWith(detail)}
        @place=${this.#place}
        @marks=${({ detail }: MarksEvent) => (this.marks = detail)}
        @repeat=${() => this.#speakInView()}
        @why=${this.#why}
        @undo=${this.#undo}
        @log=${this.#log}
        @menu=${this.#menu}
        @voice=${this.#toggleVoice}
        @mic=${() => this.#switchMicrophone(this.#conversation.state === 'off')}
        @result=${() => context.go({ at: 'result', game: this.gameId })}
      >
        <bot-field
          .text=${text}
          .session=${session}
          .studio=${this.studio}
          .marks=${this.marks}
          .voice=${context.settings.voice}
          .microphone=${this.#conversation.state}
          @click=${this.#next}
        ></bot-field>
        <div class="side">
          <table-edge .botId=${session.bot.id} .lamp=${this.#lamp()}></table-edge>
          ${
            this.elsewhere
              ? this.#elsewhere()
              : html`<your-side
                  .text=${text}
                  .session=${session}
                  .marks=${this.marks}
                  .studio=${this.studio}
                  label=${this.#label()}
                  note=${this.note}
                  .left=${this.#hands.left}
                  undoLabel=${this.#undoName()}
                >
                  <reason-list .text=${text} .session=${session}></reason-list>
                </your-side>`
          }
        </div>
      </main>
      <why-dialog .text=${text} .session=${session} .studio=${this.studio}></why-dialog>
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

/** Is there a drawing to look at beside what is to be pressed? */
function showsBoard(seen: View, { bot, state }: Session): boolean {
  if (seen.kind === 'idle') return (bot.boards?.(state).length ?? 0) > 0;
  return seen.kind === 'prompt' && seen.prompt.board !== undefined;
}

declare global {
  interface HTMLElementTagNameMap {
    'table-screen': TableScreen;
  }
}
