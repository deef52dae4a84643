import { LitElement, html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { guard } from 'lit/directives/guard.js';
import { gameOf, games } from '../../core/bots/index.ts';
import type { BaseState, Prompt, Shown, ShownBoard, ShownCard, Step } from '../../core/engine/bot.ts';
import { titleOf } from '../../core/engine/rule.ts';
import { stateAt, type View } from '../../core/engine/session.ts';
import type { Reader } from '../../core/engine/text.ts';
import type { ToolName } from '../../core/look/tools.ts';
import type { State as Camera } from '../../core/sight/camera.ts';
import type { State as Microphone } from '../../core/voice/listen/listening.ts';
import type { Lying } from '../../core/look/board.ts';
import type { Faces } from '../../core/look/faces.ts';
import { toolSvg } from '../paint.ts';
import '../boards/board-view.ts';
import type { Lain } from '../boards/moving-pieces.ts';
import { headline } from '../parts/headline.ts';
import { wearTypeface } from '../shell/typeface.ts';
import { base } from '../styles/shared.ts';
import {
  belongingsInBrief,
  belongingsOf,
  belongingsRow,
  fitRow,
  isBare,
  spreadRow,
  type Belonging,
} from './belongings.ts';
import { botFieldStyles } from './bot-field-styles.ts';
import './card-face.ts';
import './hero-number.ts';
import { sentenceSize, shownStep } from './hero-sentence.ts';
import { hasBotsTurn, sayable, tapInstruction, tappable, waiting, yourTurn } from './in-view.ts';
import { askedBoard, type Draft } from './marking.ts';
import type { OpenGame } from './open-game.ts';
import { sceneStyles } from './scene-styles.ts';
import { isSetUpList, setupList, setupListStyles } from './setup-list.ts';
import { isListening, isLooking } from './table-state.ts';
import { rowOfPrompt, turnRows, type TurnRows } from './turn-rows.ts';
import { give, giveUp, isFull, waysToGive } from './giving.ts';
import { turnStyles } from './turn-sheet-styles.ts';
import { askingRow, sheetOf, turnSheet, type Sheet } from './turn-sheet.ts';

/** The bot's side of the table: whose turn, the step huge, the drawn card or board, its belongings. */
@customElement('bot-field')
export class BotField extends LitElement {
  @property({ attribute: false }) text!: Reader;
  @property({ attribute: false }) game!: OpenGame;
  @property({ attribute: false }) seen!: View;
  /** The turn is shown as a whole. */
  @property({ type: Boolean, reflect: true }) whole = false;
  /** The step that is spoken. */
  @property({ attribute: false }) spoken: number | undefined;
  /** The player's own turn: the rows of the bot's are put away, or there are none. */
  @property({ type: Boolean, reflect: true }) own = false;
  /** The table is laid: its list has the field, and scrolls. */
  @property({ type: Boolean, reflect: true }) laying = false;
  /** Points are asked for, line by line. */
  @property({ type: Boolean, reflect: true }) account = false;
  /** Draws the cards, once it is there. */
  @property({ attribute: false }) faces: Faces | undefined;
  @property({ attribute: false }) draft!: Draft;
  @property({ type: Boolean }) voice = true;
  @property() microphone: Microphone = 'off';
  /** None while seeing is not switched on in the settings. */
  @property({ attribute: false }) camera: Camera | undefined;
  /** The game is only looked at: nothing can be done here. */
  @property({ type: Boolean }) still = false;
  /** For screen readers; nothing while our own voice reads. */
  @property() toRead = '';
  /** Where the pieces of each board lay: it is drawn anew when the turn changes. */
  readonly #lain = new Map<string, Lain>();
  /** Which half of a long turn lies on top. */
  @state() private sheet: Sheet = 'first';

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has('game')) this.sheet = 'first';
    if (changed.has('spoken') && this.spoken !== undefined) {
      const { rows } = this.#turn;
      const spoken = rows.findIndex(({ step }) => step === this.spoken);
      this.sheet = sheetOf(rows, spoken);
    }
    this.laying = this.whole && !this.own && isSetUpList(this.game.session);
  }

  protected override render(): TemplateResult {
    const { session } = this.game;
    const state = this.whole ? session.state : stateAt(session, session.read);
    const shown = session.bot.shows(state);
    return html`
      <header>
        <div>
          <b>${this.#title}${belongingsInBrief(this.#belongings)}${this.#gameName}</b>
          <span class="headline">${headline(this.text.text(shown.headline))}</span>
        </div>
        ${this.#toBoard(shown)} ${this.still ? this.#button('leave', 'close', 'app-close') : this.#tools()}
      </header>
      <div class="body">${this.#body(this.seen, state, shown)}</div>
      ${this.#belongingsRow()}
      <p class="unseen" aria-live="polite">${this.toRead}</p>
    `;
  }

  #word(say: string): string {
    return this.text.text({ say, with: {} });
  }

  /** The state of the microphone is always seen. */
  #tools(): TemplateResult {
    const { voice } = this;
    const isOn = isListening(this.microphone);
    return html`${this.#eye()}
    ${this.#button('mic', isOn ? 'mic-on' : 'mic-off', isOn ? 'table-mic-stop' : 'table-mic-start')}
    ${this.#button('voice', voice ? 'voice-on' : 'voice-off', voice ? 'table-voice-off' : 'table-voice-on')}
    ${this.#button('menu', 'menu', 'table-menu')}`;
  }

  #eye(): TemplateResult | typeof nothing {
    if (this.camera === undefined) return nothing;
    const isOn = isLooking(this.camera);
    return this.#button('camera', isOn ? 'eye-on' : 'eye-off', isOn ? 'table-eye-stop' : 'table-eye-start');
  }

  #button(event: string, drawn: ToolName, say: string): TemplateResult {
    const send = () => this.dispatchEvent(new Event(event, { bubbles: true, composed: true }));
    return html`<button
      id=${event}
      class=${event === 'mic' ? this.microphone : ''}
      aria-label=${this.#word(say)}
      @click=${send}
    >
      ${toolSvg(drawn)}
    </button>`;
  }

  #body(seen: View, state: BaseState, shown: Shown): TemplateResult {
    switch (seen.kind) {
      case 'step':
        return this.#step(seen.step, seen.index, seen.of, state);
      case 'prompt':
        return this.#prompt(seen.prompt, state);
      case 'idle':
        return this.own ? this.#own(seen, state, shown) : this.#wholeTurn(seen, state, shown);
      case 'over':
        if (this.#turn.rows.length > 0) return this.#wholeTurn(seen, state, shown);
        return html`<h1 class="full">${this.#word('table-over')}</h1>`;
    }
  }

  /** The rows of the last turn, where turns are shown as a whole. */
  get #turn(): TurnRows {
    const { boards, session } = this.game;
    const turn = turnRows(this.text, boards, this.whole ? session.turns.at(-1) : undefined);
    return this.still ? { ...turn, rows: turn.rows.map((row) => ({ ...row, exceptions: [] })) } : turn;
  }

  /** The table is laid by it; boards that a line shows lie below. */
  #setUp(state: BaseState, shown: Shown): TemplateResult {
    const canTap = shown.boards?.some(({ onTap }) => onTap);
    const hasBoard = this.game.session.turns.at(-1)?.steps.some(({ board }) => board);
    return html`<div class="instruction">
        <h1>${this.#word('script-set-up')}</h1>
        ${canTap ? this.#plan('there always') : nothing}
      </div>
      ${setupList(this.#turn, this.#progress, this.draft.marks)}
      ${hasBoard ? this.#turnBoards(state, shown) : nothing}`;
  }

  /** Her turn on one sheet; it stays while the player takes his. */
  #wholeTurn(seen: View, state: BaseState, shown: Shown): TemplateResult {
    if (this.laying) return this.#setUp(state, shown);
    const { rows, quiet } = this.#turn;
    const boards = this.#turnBoards(state, shown);
    return html`<h1 class="unseen">${this.#word(waiting(seen, this.text))}</h1>
      ${turnSheet(rows, this.#progress, boards !== nothing)}
      <div class="below">
        ${this.#instruction ? html`<p class="tap">${this.#instruction}</p>` : nothing}
        ${quiet.length > 0 ? html`<p class="folded">${quiet.join(' · ')}</p>` : nothing} ${this.#turnOver()}
      </div>
      ${boards}`;
  }

  get #progress() {
    const { session } = this.game;
    const events = sayable(session).filter(({ exception }) => !exception).length;
    const firstNumber = isListening(this.microphone) ? events + 1 : undefined;
    return { spoken: this.spoken, done: session.read, firstNumber };
  }

  /** One drawing of all that the turn computed; it is tapped for the player's own turn. */
  #turnBoards(state: BaseState, { boards = [] }: Shown): TemplateResult | typeof nothing {
    const { session } = this.game;
    const steps = session.turns.at(-1)?.steps ?? [];
    // What the player reports has happened: it is drawn as it lies then, not as it lay when it was told.
    const told = (name: string) =>
      hasBotsTurn(session) ? steps.findLast(({ board }) => board?.board === name)?.board : undefined;
    const last = steps.findLast(({ board }) => board)?.board;
    const drawn =
      boards.length > 0 ? boards.map((board) => ({ ...board, ...told(board.board) })) : last ? [last] : [];
    if (drawn.length === 0) return nothing;
    return html`<div class="map-below">${drawn.map((board) => this.#board(board, state))}</div>`;
  }

  /** Beside the name: there it takes no room from the rows and the board. */
  #toBoard({ boards = [] }: Shown): TemplateResult | typeof nothing {
    if (this.own) return this.#hidesTurn && !this.#isCrowded ? this.#plan('back', 'short') : nothing;
    const isTurn = this.whole && !this.laying && this.seen.kind === 'idle';
    const hasBoard = boards.length > 0 || this.game.session.turns.at(-1)?.steps.some(({ board }) => board);
    if (!isTurn || !hasBoard || this.#turn.rows.length === 0) return nothing;
    return this.#plan(boards.some(({ onTap }) => onTap) ? 'there always' : 'there', 'short');
  }

  /** The rows make room for the board, or come back. */
  #plan(name: string, part?: string): TemplateResult {
    const phrase = { say: name === 'back' ? 'table-rows' : 'table-plan', with: {} };
    const [full, words] = [this.text.text(phrase), part && this.text.part(phrase, part)];
    const send = () => this.dispatchEvent(new Event('plan', { bubbles: true, composed: true }));
    return html`<button class="plan ${name}" aria-label=${full} @click=${send}>${words ?? full}</button>`;
  }

  #turnOver(): TemplateResult {
    const { sheet } = this;
    const press = () => (this.sheet = sheet === 'first' ? 'second' : 'first');
    return html`<button class="plan turns" @click=${press}>
      ${this.text.text({ say: 'table-sheet', with: { sheet } })}
    </button>`;
  }

  /** What to do with the boards that can be tapped; without them, only whose turn it is. */
  get #instruction(): string | undefined {
    return this.still ? undefined : tapInstruction(this.text, this.game.session, this.seen);
  }

  /** Which game it is, where another game's bot has the same name. */
  get #gameName(): TemplateResult | typeof nothing {
    const own = gameOf(this.game.session.bot.id);
    const isAlone = games.every(({ id, bot }) => id === own?.id || bot !== own?.bot);
    if (isAlone || this.#title !== own?.bot) return nothing;
    return html` <small>${own.game[this.text.language]}</small>`;
  }

  get #title(): string {
    return this.own && this.#instruction ? this.#word(yourTurn) : this.#word('bot-name');
  }

  /** The bot's turn is put away, and can come back. */
  get #hidesTurn(): boolean {
    return this.whole && (this.still || hasBotsTurn(this.game.session));
  }

  /** An eye beside the other tools leaves no room for a key in the player's turn. */
  get #isCrowded(): boolean {
    return this.camera !== undefined;
  }

  /** The player's turn: what can be done on the boards, whole and as large as they can be. */
  #own(seen: View, state: BaseState, shown: Shown): TemplateResult {
    const { boards = [] } = shown;
    const words = this.still ? '' : (this.#instruction ?? this.#word(waiting(seen, this.text)));
    return html`<div class="instruction">
        <h1 class=${boards.length > 0 ? '' : 'full'}>${words}</h1>
        ${this.#hidesTurn && this.#isCrowded ? this.#plan('back') : nothing}
      </div>
      ${this.#hidesTurn && !this.still ? nothing : this.#toldSoFar()} ${this.#reminder(shown)}
      ${this.#boards(boards, state)}`;
  }

  #reminder({ reminder }: Shown): TemplateResult | typeof nothing {
    if (!reminder) return nothing;
    return html`<p class="hint">${this.text.text(reminder)}</p>
      <div class="reminder">${this.#card(reminder.card)}</div>`;
  }

  #step(step: Step, index: number, of: number, state: BaseState): TemplateResult {
    const { hero, sentence } = shownStep(this.text, step);
    // How many follow an answer is not known before.
    const isOpen = this.game.session.prompt !== undefined;
    const all = isOpen ? of + 1 : of;
    const words = { say: isOpen ? 'table-step-open' : 'table-step', with: { n: index + 1, of } };
    return html`
      ${all > 1 ? bar(index, all) : nothing}
      <p class="title">
        <b>${titleOf(this.text, step)}</b>
        ${all > 1 ? html`<span>${this.text.text(words)}</span>` : nothing}
      </p>
      <div class="scene ${sceneClasses(step, hero)}">
        ${hero === undefined ? nothing : html`<hero-number value=${hero}></hero-number>`}
        ${this.#board(step.board, state)} ${this.#card(step.card, step.board)}
      </div>
      ${this.#sentence(step, sentence)}
    `;
  }

  #card(card: ShownCard | undefined, board?: ShownBoard): TemplateResult | typeof nothing {
    if (!card || !this.faces) return nothing;
    return html`<card-face
      class=${board ? 'spare' : ''}
      .text=${this.text}
      .faces=${this.faces}
      .card=${card}
    ></card-face>`;
  }

  #prompt(prompt: Prompt, state: BaseState): TemplateResult {
    const title = titleOf(this.text, prompt);
    const sentence = this.#sentence(prompt, this.text.text(prompt));
    const asked = askedBoard(prompt, this.draft);
    if (this.whole && !asked) return this.#asking(prompt, state);
    if (!asked)
      return html`${title ? html`<p class="title"><b>${title}</b></p>` : nothing} ${sentence}
        <div class="scene">
          ${this.#board(prompt.board, state)} ${this.#card(prompt.card, prompt.board)}
        </div>`;
    return html`${this.#toldSoFar()}
      <div class="asking on-board">${sentence}</div>
      <div class="board whole taps ${this.game.boards.named[asked.board]?.shape}">
        ${this.#drawing(asked.board, { ...asked, state }, true)}
      </div>`;
  }

  /** The sheet ends at the row that asks. */
  #asking(prompt: Prompt, state: BaseState): TemplateResult {
    const { session } = this.game;
    const { rows } = this.#turn;
    const board = prompt.board
      ? html`<div class="map-below">${this.#board(prompt.board, state)}</div>`
      : nothing;
    return html`${turnSheet(rows, { ...this.#progress, done: this.spoken ?? rows.length + session.read })}
    ${askingRow(rowOfPrompt(this.text, prompt))} ${board}`;
  }

  /** What was told before a question that needs the board. */
  #toldSoFar(): TemplateResult | typeof nothing {
    const rows = this.#turn.rows.filter(({ isSentence }) => !isSentence);
    if (rows.length === 0) return nothing;
    return html`<p class="told">
      ${rows.map(({ hero, words }) => html`<span>${hero ? html`<b>${hero}</b> ` : nothing}${words}</span>`)}
    </p>`;
  }

  #sentence(step: Step, sentence: string): TemplateResult {
    const hint = this.text.part(step, 'hint');
    return html`<h1 class=${sentenceSize(sentence, hint)}>${sentence}</h1>
      ${hint ? html`<p class="hint">${hint}</p>` : nothing}`;
  }

  #boards(boards: readonly ShownBoard[], state: BaseState): TemplateResult | typeof nothing {
    if (boards.length === 0) return nothing;
    return html`<div class="boards">${boards.map((board) => this.#board(board, state))}</div>`;
  }

  #board(shownBoard: ShownBoard | undefined, state: BaseState): TemplateResult | typeof nothing {
    if (!shownBoard) return nothing;
    const { board, marks, places = [], onTap } = shownBoard;
    const { session } = this.game;
    const next = session.bot.next(session.state);
    // When only the end is left, the board still lies there.
    const isOver = onTap !== undefined && next[0] === 'end' && !next.includes(onTap);
    const canTap = onTap !== undefined && !this.still && !isOver;
    const choices = canTap ? tappable(shownBoard) : [];
    const shape = this.game.boards.named[board]?.shape;
    // A map can be moved, and be missed by a finger that wants a space beside it.
    const taps = choices.length > 0 || shape === 'map' ? 'taps' : '';
    return html`<div class="board ${shape} ${taps}">
      ${this.#drawing(board, { marks, places, choices, state }, this.own && choices.length > 0)}
    </div>`;
  }

  /** Drawn anew only when something on it is other. */
  #drawing(name: string, lying: Omit<Lying, 'room' | 'text' | 'strip'>, tools: boolean): unknown {
    const { text, faces, draft } = this;
    const { boards, session } = this.game;
    const board = boards.named[name];
    if (!board) return nothing;
    const strip = (card: string) => faces?.strip(card);
    const lain = this.#lain.get(name) ?? new Map<string, string>();
    this.#lain.set(name, lain);
    return guard(
      [board, session, text, faces, draft, tools],
      () =>
        html`<board-view
          ?tools=${tools}
          .board=${board}
          .lain=${lain}
          .lying=${{ ...lying, text, strip }}
        ></board-view>`,
    );
  }

  get #belongings(): readonly Belonging[] {
    return belongingsOf(this.game.session, this.text, this.whole);
  }

  #belongingsRow(): TemplateResult {
    return belongingsRow(this.#belongings, {
      label: this.#word('table-belongings'),
      all: this.#word('table-all'),
      open: () => this.dispatchEvent(new Event('belongings', { bubbles: true, composed: true })),
    });
  }

  readonly #room = new ResizeObserver(() => {
    if (this.#size !== this.#fitted) this.#giveRoom();
  });
  /** The size of the field that all was given its room in. */
  #fitted = '';
  #frame: Promise<void> | undefined;

  get #size(): string {
    return `${this.clientWidth} ${this.clientHeight}`;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.#room.observe(this);
    void wearTypeface().then((isOther) => {
      if (isOther && this.isConnected) this.#giveRoom();
    });
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#room.disconnect();
  }

  /**
   * Once before it is painted, when your side and the boards are drawn too: to measure is what takes longest. There is time for it
   * until the next frame begins.
   */
  protected override updated(): void {
    this.#spread();
    this.#frame ??= beforePaint().then(() => {
      this.#frame = undefined;
      if (this.isConnected) this.#giveRoom();
    });
  }

  protected override async getUpdateComplete(): Promise<boolean> {
    const isComplete = await super.getUpdateComplete();
    await this.#frame;
    return isComplete;
  }

  get #row(): HTMLElement {
    return this.renderRoot.querySelector('ul')!;
  }

  /** All is put where it would like to be: whoever lays out first does it for the measuring, too. */
  #spread(): void {
    spreadRow(this.#row);
    giveUp(this, this.laying ? 'belongings' : '');
  }

  #giveRoom(): void {
    const row = this.#row;
    this.#spread();
    this.#fit(row);
    this.toggleAttribute('bare', isBare(row));
  }

  /** All rows are in view, whatever the screen, and what there is room for of the row of belongings. */
  #fit(row: HTMLElement): void {
    const body = this.renderRoot.querySelector('.body')!;
    this.#fitted = this.#size;
    const isQuestion = this.seen.kind === 'prompt';
    const isTapped = this.renderRoot.querySelector('.taps') !== null;
    const order = isTapped ? (isQuestion ? 'tapped' : 'mirrored') : isQuestion ? 'asked' : 'shown';
    // Whatever changes before all is measured is laid out once more.
    const isTight = isFull(body);
    const ways = isTight || isQuestion ? waysToGive(order, body) : [];
    const { clientWidth } = row;
    fitRow(row);
    if (this.laying)
      return this.renderRoot.querySelector('.set-up .on')?.scrollIntoView({ block: 'nearest' });
    // The rows have what the belongings leave; these may be given another place then.
    if (ways.length === 0) return;
    give(this, body, order, ways, isQuestion, this.sheet);
    const isOther = row.clientWidth !== clientWidth || this.dataset['gives']?.includes('labels');
    if (!isOther) return;
    spreadRow(row);
    fitRow(row);
  }

  static override styles = [base, botFieldStyles, sceneStyles, turnStyles, setupListStyles];
}

/** When all that was begun is drawn. */
const beforePaint = (): Promise<unknown> =>
  Promise.race([new Promise(requestAnimationFrame), new Promise((resolve) => setTimeout(resolve))]);

/** What stands in the scene of a step decides how large each may be. */
function sceneClasses({ card, board }: Step, hero: string | undefined): string {
  const beside = card !== undefined || board !== undefined;
  const size = hero === undefined ? '' : `hero-${Math.min(hero.length, 3)}`;
  return `${beside || hero !== undefined ? '' : 'still'} ${beside ? 'beside' : ''} ${size}`;
}

/** How far the turn is; the current step is the wide one. */
function bar(n: number, of: number): TemplateResult {
  return html`<div class="bar" aria-hidden="true">
    ${Array.from({ length: of }, (_, i) => html`<i class=${i < n ? 'past' : i === n ? 'now' : ''}></i>`)}
  </div>`;
}
