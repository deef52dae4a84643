import { LitElement, html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import type { View } from '../../core/engine/session.ts';
import type { Reader } from '../../core/engine/text.ts';
import { onPlayed } from '../../core/store/announce.ts';
import { holdGame, takeOver, type Release } from '../../core/store/lock.ts';
import type { PlaceEvent } from '../boards/place-event.ts';
import { gameFor } from '../files/stored-game.ts';
import '../parts/table-edge.ts';
import type { EyeState, LampState } from '../parts/voice-lamp.ts';
import type { Context } from '../shell/context.ts';
import { remember, unframe } from '../shell/dress.ts';
import { wear } from '../shell/theme-colour.ts';
import { inPair } from '../styles/pair.ts';
import { wide } from '../styles/rooms.ts';
import { base, keys } from '../styles/shared.ts';
import { Acts } from './acts.ts';
import type { DraftEvent } from './answer-marks.ts';
import type { AnswerEvent } from './answering.ts';
import { belongingsOf } from './belongings.ts';
import './belongings-dialog.ts';
import './bot-field.ts';
import { Conversation } from './conversation.ts';
import { Gliding } from './gliding.ts';
import { Hands } from './hands.ts';
import { inSpeech } from './hints.ts';
import { stepsInView, tapInstruction } from './in-view.ts';
import './log-dialog.ts';
import type { ReopenEvent } from './log-dialog.ts';
import './mend-dialog.ts';
import type { MendEvent } from './mend-dialog.ts';
import './menu-dialog.ts';
import { canMend } from './mending.ts';
import { keptMarks, lookAt, openGame, recallMarks, type OpenGame } from './open-game.ts';
import './pick-dialog.ts';
import type { PickEvent } from './pick-dialog.ts';
import './points-dialog.ts';
import './card-face.ts';
import { chainOf } from './reason-list.ts';
import './reason-list.ts';
import './review-dialog.ts';
import { Seeing } from './seeing.ts';
import { table } from './table-layout.ts';
import { isListening, isLooking, TableStore, type TableState } from './table-state.ts';
import { Telling } from './telling.ts';
import { isSetUpList } from './setup-list.ts';
import './told-strip.ts';
import type { OtherwiseEvent } from './told-strip.ts';
import type { Offer } from './turned.ts';
import { undoPhrases, withinTurn } from './undo-name.ts';
import './why-dialog.ts';
import type { TickEvent } from './setup-list.ts';
import type { RowEvent, UnlessEvent } from './turn-sheet.ts';
import type { Guided, PlayEvent } from './your-side.ts';
import './your-side.ts';

export { lookAhead } from './ahead.ts';

/** Elsewhere it has no room, and is not drawn. */
const roomBeside = matchMedia(wide.cssText);

/** The product: the bot's side above, yours below, and the edge between them that says whose turn it is. */
@customElement('table-screen')
export class TableScreen extends LitElement {
  @property({ attribute: false }) context!: Context;
  /** A trial turn. */
  @property() guided: Guided = '';
  @property() gameId = '';
  readonly #store = new TableStore(this);
  readonly #telling = new Telling(this.#store);
  readonly acts = new Acts(this.#store, this.#telling);
  readonly #hands = new Hands(this, this.#store, this.acts);
  readonly #conversation = new Conversation(this, this.#store, this.acts);
  readonly #seeing = new Seeing(this, this.#store, this.acts, this.#conversation);
  protected readonly gliding = new Gliding(this);
  #release: Release | undefined;
  /** Something has lain over the table. */
  #hasSheets = false;
  #unhear = (): void => undefined;

  get state(): TableState {
    return this.#store.state;
  }

  readonly #turned = (): void => this.requestUpdate();

  override connectedCallback(): void {
    super.connectedCallback();
    roomBeside.addEventListener('change', this.#turned);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    roomBeside.removeEventListener('change', this.#turned);
    this.#unhear();
    this.#telling.stop();
    this.#release?.();
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has('gameId')) void this.#open();
    this.#hasSheets ||= this.state.sheet !== undefined;
    const before = changed.get('context');
    if (before && before.language !== this.context.language) void this.acts.drawCards();
  }

  protected override updated(): void {
    const { game } = this.state;
    if (game) {
      wear(this.context.theme, gameFor(game.record.start.bot).look);
      unframe();
    }
    this.dispatchEvent(new Event('shown'));
  }

  async #open(hold = holdGame): Promise<void> {
    const { context, gameId: id } = this;
    const isLeft = () => !this.isConnected || id !== this.gameId;
    try {
      this.#release?.();
      this.#unhear();
      this.#unhear = onPlayed(context.database, (game) => void this.#follow(game));
      const release = await hold(id, { onLost: () => this.#store.change({ elsewhere: true }) });
      // Nobody else would ever give it back, and this very tab would seem to be another one.
      if (isLeft()) return release?.();
      this.#release = release;
      this.#store.change({ elsewhere: !release });
      const look = async () => ({ game: await lookAt(context.database, id), told: [] });
      const [{ game, told }, kept] = await Promise.all([
        release ? openGame(context.database, id) : look(),
        recallMarks(context.database),
      ]);
      if (isLeft()) return;
      if (game.isPast) {
        context.go({ at: 'result', game: id }, 'instead');
        return;
      }
      this.#store.change({
        game,
        draft: { marks: keptMarks(kept, game) },
        note: told,
        heard: [],
        misses: 0,
      });
      if (!this.guided) remember({ table: `${id} ${game.record.start.bot}` });
      void this.acts.drawCards();
      if (context.settings.camera && release) void this.#seeing.switch(true);
      await this.updateComplete;
      // Before the first tap a browser lets nobody speak.
      if (context.settings.voice && navigator.userActivation.hasBeenActive) this.#telling.sayInView(...told);
    } catch (error) {
      context.refuse(error);
      context.go({ at: 'home' });
    }
  }

  /** Meanwhile the game may have been taken over, or left. */
  #showElsewhere(id: string, game: OpenGame): void {
    if (this.isConnected && id === this.gameId && this.state.elsewhere) this.#store.change({ game });
  }

  /** Another tab plays: here one sees how it goes on. */
  async #follow(id: string): Promise<void> {
    if (id !== this.gameId || !this.state.elsewhere) return;
    try {
      const game = await lookAt(this.context.database, id);
      this.#showElsewhere(id, game);
    } catch (error) {
      this.context.refuse(error);
    }
  }

  protected override render(): TemplateResult | typeof nothing {
    const { acts, context, state } = this;
    const { game } = state;
    if (!game) return nothing;
    const { text } = this.#store;
    const { session } = game;
    const { look } = gameFor(session.bot.id);
    const seen = this.#store.seen!;
    const whole = context.settings.pace === 'turn';
    const own = this.#store.isOwn;
    const beside = own || !roomBeside.matches ? undefined : this.#beside(game, text);
    const isLaying = whole && !own && isSetUpList(session);
    const isIdle = seen.kind === 'idle' && !isLaying && !state.elsewhere;
    const listed = roomBeside.matches && isIdle && !beside;
    const expects = seen.kind === 'prompt' ? seen.prompt.expects : undefined;
    const kind = expects?.kind ?? seen.kind;
    const isAccount = expects?.kind === 'tally' && expects.account !== undefined;
    return html`
      <main
        class="table ${kind} ${isAccount ? 'account' : ''}"
        ${inPair(look, context.theme)}
        @click=${this.#hands.tap}
        @next=${acts.main}
        @hold=${acts.stop}
        @play=${({ detail: script }: PlayEvent) => acts.play(script)}
        @answer=${({ detail }: AnswerEvent) => acts.give(detail)}
        @further=${acts.goOn}
        @place=${({ detail: place, isClose }: PlaceEvent) => acts.tap(place, isClose)}
        @draft=${({ detail: draft }: DraftEvent) => acts.mark(draft)}
        @repeat=${acts.repeat}
        @why=${acts.why}
        @undo=${acts.undo}
        @undo-turn=${acts.undoTurn}
        @redo=${acts.redo}
        @mend=${acts.mend}
        @log=${() => acts.lay('log')}
        @menu=${() => acts.lay('menu')}
        @plan=${acts.clear}
        @belongings=${() => acts.lay('belongings')}
        @row=${({ detail: step }: RowEvent) => acts.sayFrom(step)}
        @tick=${({ detail: step }: TickEvent) => acts.tick(step)}
        @unless=${({ detail: { at, value } }: UnlessEvent) => void acts.unless(at, value)}
        @voice=${() => acts.toggleVoice()}
        @mic=${() => this.#conversation.switch(!isListening(state.microphone))}
        @camera=${() => this.#seeing.switch(!isLooking(state.camera))}
        @result=${acts.main}
      >
        <bot-field
          .text=${text}
          .game=${game}
          .seen=${seen}
          ?whole=${whole}
          .spoken=${state.spoken}
          ?own=${own}
          ?listed=${listed}
          ?account=${isAccount}
          .draft=${state.draft}
          .faces=${state.faces}
          .voice=${context.settings.voice}
          .microphone=${state.microphone}
          .camera=${context.settings.camera ? state.camera : undefined}
          .toRead=${this.#telling.toRead}
        ></bot-field>
        <div class="side">
          <table-edge .look=${look} .lamp=${lampOf(state, seen)} .eye=${eyeOf(state)}></table-edge>
          ${state.elsewhere ? this.#elsewhere() : this.#yourSide(game, text, { own, listed, beside })}
          ${this.#told(game, text)}
        </div>
      </main>
      ${this.#hasSheets ? this.#sheets(game, text, seen) : nothing}
    `;
  }

  /** They are made when the first of them is laid, and stay. */
  #sheets(game: OpenGame, text: Reader, seen: View): TemplateResult {
    const { acts, context, state } = this;
    const { session } = game;
    const steps = stepsInView(session, seen);
    const whole = context.settings.pace === 'turn';
    return html`<why-dialog
        .text=${text}
        .bot=${game.session.bot}
        .steps=${steps}
        .faces=${state.faces}
        ?open=${state.sheet === 'why'}
        @closed=${() => acts.away('why')}
      ></why-dialog>
      <log-dialog
        .text=${text}
        .game=${game}
        ?open=${state.sheet === 'log'}
        @closed=${() => acts.away('log')}
        @reopen=${({ detail: at }: ReopenEvent) => acts.reopen(at)}
        @unless=${({ detail: { at, value } }: UnlessEvent) => void acts.otherwise(at, value)}
        @mend=${acts.mend}
      ></log-dialog>
      <mend-dialog
        .text=${text}
        .of=${this.#store.mendables}
        .fault=${state.fault}
        ?open=${state.sheet === 'mend'}
        @closed=${() => acts.away('mend')}
        @mend=${({ detail: chosen }: MendEvent) => acts.choose(chosen)}
      ></mend-dialog>
      <review-dialog
        .text=${text}
        .review=${state.sheet === 'review' ? this.#store.review : undefined}
        ?open=${state.sheet === 'review'}
        @closed=${() => acts.away('review')}
        @rejoin=${acts.confirm}
        @abandon=${acts.abandon}
      ></review-dialog>
      <belongings-dialog
        .text=${text}
        .of=${belongingsOf(session, text, whole)}
        ?open=${state.sheet === 'belongings'}
        @closed=${() => acts.away('belongings')}
      ></belongings-dialog>
      <pick-dialog
        ${inPair(gameFor(session.bot.id).look, context.theme)}
        .text=${text}
        .pick=${this.#store.pick}
        .strip=${(card: string) => state.faces?.strip(card)}
        @closed=${() => acts.away('pick')}
        @place=${({ detail: place }: PlaceEvent) => acts.look(place)}
        @pick=${({ detail: picked }: PickEvent) => acts.pick(picked)}
      ></pick-dialog>
      <points-dialog
        .text=${text}
        ?open=${state.sheet === 'points'}
        @closed=${() => acts.away('points')}
        @answer=${({ detail }: AnswerEvent) => void acts.count(detail as number)}
      ></points-dialog>
      <menu-dialog
        .context=${context}
        .text=${text}
        .session=${session}
        ?looking=${isLooking(state.camera)}
        ?open=${state.sheet === 'menu'}
        @closed=${() => acts.away('menu')}
        @export=${() => acts.export()}
        @camera=${() => this.#lookFromMenu()}
        @code=${() => context.go({ at: 'code', game: game.record.id })}
        @points=${() => acts.lay('points')}
      ></menu-dialog>`;
  }

  /** What was told earlier and may have been otherwise. */
  #told(game: OpenGame, text: Reader): TemplateResult | typeof nothing {
    const { outOfView, seen } = this.#store;
    const [latest] = this.guided ? [] : outOfView();
    if (!latest) return nothing;
    const isSaid = seen?.kind === 'idle' && isListening(this.state.microphone);
    return html`<told-strip
      role="group"
      aria-label=${text.text({ say: 'table-otherwise', with: {} })}
      .of=${outOfView}
      .since=${game.session}
      .numbers=${isSaid ? this.#numbersToSay : undefined}
      @otherwise=${({ detail: { at, value } }: OtherwiseEvent) => void this.acts.otherwise(at, value)}
    ></told-strip>`;
  }

  get #numbersToSay(): { first: number; last: number } {
    const { sayable } = this.#store;
    return { first: sayable.findIndex(({ isEarlier }) => isEarlier) + 1 || Infinity, last: sayable.length };
  }

  #lookFromMenu(): void {
    this.acts.away('menu');
    void this.#seeing.switch(!isLooking(this.state.camera));
  }

  #yourSide(
    game: OpenGame,
    text: Reader,
    { own, listed, beside }: { own: boolean; listed: boolean; beside: unknown },
  ): TemplateResult {
    const { state } = this;
    const undo = undoPhrases(game.session, game.boards, text);
    const isUndone = state.undone === game.session;
    return html`<your-side
      .text=${text}
      .game=${game}
      .seen=${this.#store.seen!}
      ?whole=${this.context.settings.pace === 'turn'}
      ?listed=${listed}
      guided=${this.guided}
      .draft=${state.draft}
      .faces=${state.faces}
      label=${this.#label(text)}
      tap=${own ? '' : (tapInstruction(text, game.session, this.#store.seen!) ?? '')}
      note=${state.note.map((phrase) => text.text(phrase)).join(' ')}
      .left=${state.left}
      .ends=${this.#store.ends}
      ?listening=${isListening(state.microphone)}
      ?looking=${isLooking(state.camera)}
      undoLabel=${undo ? text.text(undo.offer) : ''}
      ?within=${isUndone && withinTurn(game.session)}
      ?redoes=${isUndone && (state.redo ?? []).length > 0}
    >
      <slot name="note" slot="note"></slot>
      ${state.offered?.session === game.session ? this.#offer(state.offered, text) : nothing}
      ${beside ?? nothing}
    </your-side>`;
  }

  /** A card came twice: it was shuffled in again; or one before it may be missing, or was taken for another. */
  #offer({ session, names }: Offer, text: Reader): TemplateResult | typeof nothing {
    if (!names && !canMend(session)) return nothing;
    const word = names
      ? text.part({ say: 'sight-shuffled', with: {} }, 'action')
      : text.text({ say: 'mend-title', with: {} });
    const act = names ? () => void this.acts.shuffleIn(names) : this.acts.mend;
    return html`<button class="key" slot="note" id="put-right" @click=${act}>${word}</button>`;
  }

  /** Where there is room: what led to the last choice, else the card that was drawn. */
  #beside({ session }: OpenGame, text: Reader): TemplateResult | typeof nothing | undefined {
    const { faces } = this.state;
    const steps = stepsInView(session, this.#store.seen!);
    if (chainOf(text, steps))
      return html`<reason-list brief .text=${text} .bot=${session.bot} .steps=${steps}></reason-list>`;
    const card = steps.find((step) => step.card)?.card;
    if (!card || !faces) return card && nothing;
    return html`<card-face .text=${text} .faces=${faces} .card=${card}></card-face>`;
  }

  /** Who is speaking, and what was heard so far. */
  #label(text: Reader): string {
    const { isSpeaking, heard } = this.state;
    const bot = text.text({ say: 'bot-name', with: {} });
    if (isSpeaking) return text.text({ say: 'table-speaks', with: { bot } });
    const words = inSpeech(heard, this.#store.words);
    if (words) return text.text({ say: 'listen-heard', with: { words } });
    return this.#store.seen?.kind === 'prompt' ? text.text({ say: 'table-asks', with: { bot } }) : '';
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
function lampOf({ isSpeaking, isCrossed }: TableState, seen: View | undefined): LampState {
  if (isSpeaking) return 'bot';
  if (isCrossed) return 'not-understood';
  return seen?.kind === 'step' ? 'idle' : 'you';
}

/** The eye beside the lamp: it looks, or cannot see. */
function eyeOf({ camera }: TableState): EyeState {
  if (camera === 'looking') return 'open';
  return isLooking(camera) ? 'shut' : 'none';
}

declare global {
  interface HTMLElementTagNameMap {
    'table-screen': TableScreen;
  }
}
