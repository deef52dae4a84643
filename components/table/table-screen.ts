import { LitElement, html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { view } from '../../core/engine/session.ts';
import type { Reader } from '../../core/engine/text.ts';
import { holdGame, takeOver, type Release } from '../../core/store/lock.ts';
import type { PlaceEvent } from '../boards/place-event.ts';
import { gameFor } from '../files/stored-game.ts';
import '../parts/table-edge.ts';
import type { LampState } from '../parts/voice-lamp.ts';
import type { Context } from '../shell/context.ts';
import { inPair } from '../styles/pair.ts';
import { base, keys } from '../styles/shared.ts';
import { Acts } from './acts.ts';
import type { DraftEvent } from './answer-marks.ts';
import type { AnswerEvent } from './answering.ts';
import './bot-field.ts';
import { Conversation } from './conversation.ts';
import { Hands } from './hands.ts';
import { inSpeech } from './hints.ts';
import { showsBoard } from './in-view.ts';
import './log-dialog.ts';
import type { CorrectEvent } from './log-dialog.ts';
import './menu-dialog.ts';
import { keptMarks, openGame, type OpenGame } from './open-game.ts';
import './reason-list.ts';
import { table } from './table-layout.ts';
import { isListening, TableStore, type TableState } from './table-state.ts';
import { Telling } from './telling.ts';
import { undoPhrases } from './undo-name.ts';
import './why-dialog.ts';
import type { PlayEvent } from './your-side.ts';
import './your-side.ts';

/** The product: the bot's side above, yours below, and the edge between them that says whose turn it is. */
@customElement('table-screen')
export class TableScreen extends LitElement {
  @property({ attribute: false }) context!: Context;
  @property() gameId = '';
  readonly #store = new TableStore(this);
  readonly #telling = new Telling(this.#store);
  readonly acts = new Acts(this.#store, this.#telling);
  readonly #hands = new Hands(this, this.#store, this.acts);
  readonly #conversation = new Conversation(this, this.#store, this.acts);
  #release: Release | undefined;

  get state(): TableState {
    return this.#store.state;
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#telling.stop();
    this.#release?.();
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has('gameId')) void this.#open();
    const before = changed.get('context');
    if (before && before.language !== this.context.language) void this.acts.drawCards();
  }

  async #open(hold = holdGame): Promise<void> {
    const { context, gameId: id } = this;
    const isLeft = () => !this.isConnected || id !== this.gameId;
    try {
      this.#release?.();
      const release = await hold(id, { onLost: () => this.#store.change({ elsewhere: true }) });
      // Nobody else would ever give it back, and this very tab would seem to be another one.
      if (isLeft()) return release?.();
      this.#release = release;
      this.#store.change({ elsewhere: !release });
      const { game, told } = await openGame(context.database, id);
      const marks = await keptMarks(context.database, game);
      if (isLeft()) return;
      this.#store.change({ game, draft: { marks }, note: told, heard: [], misses: 0 });
      void this.acts.drawCards();
      await this.updateComplete;
      // Before the first tap a browser lets nobody speak.
      if (context.settings.voice && navigator.userActivation.hasBeenActive) this.#telling.sayInView(...told);
    } catch (error) {
      context.refuse(error);
      context.go({ at: 'home' });
    }
  }

  protected override render(): TemplateResult | typeof nothing {
    const { acts, context, state } = this;
    const { game } = state;
    if (!game) return nothing;
    const { text } = this.#store;
    const { session } = game;
    const { look } = gameFor(session.bot.id);
    const seen = view(session);
    const kind = seen.kind === 'prompt' ? seen.prompt.expects.kind : seen.kind;
    return html`
      <main
        class="table ${kind} ${showsBoard(seen, session) ? 'with-board' : ''}"
        ${inPair(look, context.theme)}
        @click=${this.#hands.tap}
        @next=${acts.main}
        @hold=${acts.stop}
        @play=${({ detail: script }: PlayEvent) => acts.play(script)}
        @answer=${({ detail }: AnswerEvent) => acts.answer(detail)}
        @place=${({ detail: place }: PlaceEvent) => acts.tap(place)}
        @draft=${({ detail: draft }: DraftEvent) => acts.mark(draft)}
        @repeat=${acts.repeat}
        @why=${acts.why}
        @undo=${acts.undo}
        @log=${() => acts.lay('log')}
        @menu=${() => acts.lay('menu')}
        @voice=${() => acts.toggleVoice()}
        @mic=${() => this.#conversation.switch(!isListening(state.microphone))}
        @result=${acts.main}
      >
        <bot-field
          .text=${text}
          .game=${game}
          .draft=${state.draft}
          .faces=${state.faces}
          .voice=${context.settings.voice}
          .microphone=${state.microphone}
          .toRead=${this.#telling.toRead}
        ></bot-field>
        <div class="side">
          <table-edge .look=${look} .lamp=${lampOf(state)}></table-edge>
          ${state.elsewhere ? this.#elsewhere() : this.#yourSide(game, text)}
        </div>
      </main>
      <why-dialog
        .text=${text}
        .session=${session}
        .faces=${state.faces}
        ?open=${state.sheet === 'why'}
        @closed=${() => acts.away('why')}
      ></why-dialog>
      <log-dialog
        .text=${text}
        .game=${game}
        ?open=${state.sheet === 'log'}
        @closed=${() => acts.away('log')}
        @correct=${({ detail: { at, value } }: CorrectEvent) => acts.correct(at, value)}
      ></log-dialog>
      <menu-dialog
        .context=${context}
        .text=${text}
        .session=${session}
        ?open=${state.sheet === 'menu'}
        @closed=${() => acts.away('menu')}
        @export=${() => acts.export()}
      ></menu-dialog>
    `;
  }

  #yourSide(game: OpenGame, text: Reader): TemplateResult {
    const { state } = this;
    const undo = undoPhrases(game.session, game.boards, text);
    return html`<your-side
      .text=${text}
      .game=${game}
      .draft=${state.draft}
      .faces=${state.faces}
      label=${this.#label(game, text)}
      note=${state.note.map((phrase) => text.text(phrase)).join(' ')}
      .left=${state.left}
      ?listening=${isListening(state.microphone)}
      undoLabel=${undo ? text.text(undo.offer) : ''}
    >
      <reason-list .text=${text} .session=${game.session}></reason-list>
    </your-side>`;
  }

  /** Who is speaking, and what was heard so far. */
  #label({ session }: OpenGame, text: Reader): string {
    const { isSpeaking, heard } = this.state;
    const bot = text.text({ say: 'bot-name', with: {} });
    if (isSpeaking) return text.text({ say: 'table-speaks', with: { bot } });
    const words = inSpeech(heard, this.#store.words);
    if (words) return text.text({ say: 'listen-heard', with: { words } });
    return view(session).kind === 'prompt' ? text.text({ say: 'table-asks', with: { bot } }) : '';
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

/** Whose turn it is to speak. */
function lampOf({ game, isSpeaking, isCrossed }: TableState): LampState {
  if (isSpeaking) return 'bot';
  if (isCrossed) return 'not-understood';
  return game && view(game.session).kind === 'step' ? 'idle' : 'you';
}

declare global {
  interface HTMLElementTagNameMap {
    'table-screen': TableScreen;
  }
}
