import { LitElement, html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { cutAt, framesOf, type Frame } from '../../core/engine/frames.ts';
import type { View } from '../../core/engine/session.ts';
import type { Reader } from '../../core/engine/text.ts';
import { readerOf } from '../../core/engine/words.ts';
import { facesOf, type Faces } from '../../core/look/faces.ts';
import type { ToolName } from '../../core/look/tools.ts';
import { gameFor } from '../files/stored-game.ts';
import { toolSvg } from '../paint.ts';
import '../parts/table-edge.ts';
import type { Context } from '../shell/context.ts';
import { wear } from '../shell/theme-colour.ts';
import { inPair } from '../styles/pair.ts';
import { base, keys } from '../styles/shared.ts';
import { answerWords } from '../table/answering.ts';
import '../table/bot-field.ts';
import { lookAt, type OpenGame } from '../table/open-game.ts';
import { table } from '../table/table-layout.ts';
import tableDe from '../table/de.ftl';
import tableEn from '../table/en.ftl';
import de from './de.ftl';
import en from './en.ftl';
import { goOnFrom } from './go-on.ts';
import './moment-list.ts';
import { momentWords, type MomentEvent } from './moment-list.ts';
import { replayLayout } from './replay-layout.ts';

const texts = { de, en };
const tableTexts = { de: tableDe, en: tableEn };

/** A moment is looked at so long before the next one comes, and so much longer for every word. */
const [leastTime, timeOfWord] = [1500, 330];

/** A game looked at again, moment by moment, on the table where it was played. Nothing of it is changed. */
@customElement('replay-screen')
export class ReplayScreen extends LitElement {
  @property({ attribute: false }) context!: Context;
  @property() gameId = '';
  @state() private game: OpenGame | undefined;
  @state() private frames: readonly Frame[] = [];
  @state() private faces: Faces | undefined;
  @state() private at = 0;
  /** It goes on by itself. */
  @state() private running = false;
  /** A new game goes on from here: the table is on its way. */
  @state() private goesOn = false;
  @state() private listed = false;
  /** The rows are put away for the board. */
  @state() private cleared = false;
  #next: ReturnType<typeof setTimeout> | undefined;

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    clearTimeout(this.#next);
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has('gameId')) void this.#open();
  }

  protected override updated(): void {
    if (this.game) wear(this.context.theme, gameFor(this.game.record.start.bot).look);
  }

  async #open(): Promise<void> {
    const { context, gameId } = this;
    this.#run(false);
    try {
      const game = await lookAt(context.database, gameId);
      if (gameId !== this.gameId) return; // another one was asked for
      this.frames = framesOf(game.played);
      this.at = 0;
      this.game = game;
      const paper = await gameFor(game.session.bot.id).paper();
      this.faces = facesOf(paper, game.session.state.cards, readerOf(context.language, ...paper.texts));
    } catch (error) {
      context.refuse(error);
      if (!this.game) context.go({ at: 'games' }, 'instead');
    }
  }

  get #text(): Reader {
    return this.context.textWith(this.game!.session.bot.texts, tableTexts, texts);
  }

  #show(at: number): void {
    this.at = Math.min(Math.max(at, 0), this.frames.length - 1);
  }

  /** Who takes it into his own hands is not hurried on. */
  readonly #step = (by: number): void => {
    this.#run(false);
    this.#show(this.at + by);
  };

  #run(running: boolean): void {
    clearTimeout(this.#next);
    this.running = running;
    if (!running) return;
    const words = momentWords(this.#text, this.frames[this.at]!).split(/\s+/).length;
    this.#next = setTimeout(
      () => {
        this.#show(this.at + 1);
        this.#run(this.at < this.frames.length - 1);
      },
      leastTime + words * timeOfWord,
    );
  }

  /** At the end it begins anew. */
  readonly #toggle = (): void => {
    if (!this.running && this.at === this.frames.length - 1) this.at = 0;
    this.#run(!this.running);
  };

  async #goOn(frame: Frame): Promise<void> {
    if (this.goesOn) return;
    this.goesOn = true;
    this.#run(false);
    try {
      const id = await goOnFrom(this.context.database, this.game!, frame);
      this.context.go({ at: 'table', game: id });
    } catch (error) {
      this.context.refuse(error);
      this.goesOn = false;
    }
  }

  #leave(): void {
    this.context.go(this.context.from ?? { at: 'games' });
  }

  protected override render(): TemplateResult | typeof nothing {
    const { context, game } = this;
    if (!game) return nothing;
    const { look } = gameFor(game.record.start.bot);
    const frame = this.frames[this.at];
    return html`<main
        class="table"
        ${inPair(look, context.theme)}
        @leave=${() => this.#leave()}
        @plan=${() => (this.cleared = !this.cleared)}
      >
        ${this.#field(game, frame)}
        <div class="side">
          <table-edge .look=${look} lamp=${frame?.kind === 'answer' ? 'you' : 'bot'}></table-edge>
          <section>${frame ? this.#keys(frame) : html`<p>${this.#text.word('replay-none')}</p>`}</section>
        </div>
      </main>
      <moment-list
        .text=${this.#text}
        .frames=${this.frames}
        .at=${this.at}
        .boards=${game.boards}
        ?open=${this.listed}
        @closed=${() => (this.listed = false)}
        @moment=${({ detail }: MomentEvent) => {
          this.#step(detail - this.at);
          this.listed = false;
        }}
      ></moment-list>`;
  }

  #field(game: OpenGame, frame: Frame | undefined): TemplateResult {
    const shown: OpenGame = frame ? { ...game, session: cutAt(frame) } : game;
    const isStep = frame?.kind === 'step';
    const seen: View =
      frame?.kind === 'answer' ? { kind: 'prompt', prompt: frame.prompt } : { kind: 'idle', next: [] };
    const marks = frame?.kind === 'answer' && frame.prompt.expects.kind === 'marks' ? frame.value : {};
    return html`<bot-field
      still
      whole
      .text=${this.#text}
      .game=${shown}
      .seen=${seen}
      .spoken=${isStep ? frame.step : undefined}
      ?own=${this.cleared && frame?.kind !== 'answer'}
      .draft=${{ marks }}
      .faces=${this.faces}
    ></bot-field>`;
  }

  #keys(frame: Frame): TemplateResult {
    const { at, frames, running } = this;
    const last = frames.length - 1;
    const { script } = frame.session.turns[frame.turn]!;
    const key = (id: string, tool: ToolName, say: string, press: () => void, isOut = false) =>
      html`<button class="key" id=${id} aria-label=${this.#text.word(say)} ?disabled=${isOut} @click=${press}>
        ${toolSvg(tool, 28)}
      </button>`;
    return html`
      <p class="where">
        <b>${this.#text.word(`script-${script}`)}</b>
        <span>${this.#text.word('replay-moment', { n: at + 1, of: frames.length })}</span>
      </p>
      ${this.#answer(frame)}
      <input
        type="range"
        min="0"
        max=${last}
        .value=${String(at)}
        aria-label=${this.#text.word('replay-where')}
        @input=${(event: Event) => this.#step(Number((event.target as HTMLInputElement).value) - at)}
      />
      <div class="steps">
        ${key('back', 'back', 'replay-back', () => this.#step(-1), at === 0)}
        ${key('run', running ? 'pause' : 'play', running ? 'replay-pause' : 'replay-run', this.#toggle)}
        ${key('on', 'next', 'replay-on', () => this.#step(1), at === last)}
      </div>
      <div class="acts">
        <button class="key" id="list" @click=${() => (this.listed = true)}>
          ${toolSvg('log')}${this.#text.word('replay-list')}
        </button>
        <button class="key" id="go-on" ?disabled=${this.goesOn} @click=${() => this.#goOn(frame)}>
          ${this.#text.word('replay-go-on')}
        </button>
      </div>
    `;
  }

  #answer(frame: Frame): TemplateResult | typeof nothing {
    if (frame.kind !== 'answer') return nothing;
    const answer = answerWords(this.#text, this.game!.boards, frame.prompt, frame.value);
    return html`<p class="answer">${this.#text.word('replay-answer', { answer })}</p>`;
  }

  static override styles = [base, keys, table, replayLayout];
}
