import { LitElement, html, nothing, type TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import type { BaseState, Marks, Prompt, ShownBoard, ShownCard, Step } from '../../core/engine/bot.ts';
import { stateAt, view, type Session, type View } from '../../core/engine/session.ts';
import type { Reader } from '../../core/engine/text.ts';
import type { IconName } from '../../core/look/icons.ts';
import type { ToolName } from '../../core/look/tools.ts';
import type { State } from '../../core/voice/listen/listening.ts';
import type { Boards, Lying } from '../../core/look/board.ts';
import type { Faces } from '../../core/look/faces.ts';
import { iconSvg, toolSvg } from '../paint.ts';
import '../boards/board-view.ts';
import { base } from '../styles/shared.ts';
import { botFieldStyles } from './bot-field-styles.ts';
import './card-face.ts';
import './hero-number.ts';
import { sentenceSize, shownStep } from './hero-sentence.ts';
import { phraseInView, tappable } from './in-view.ts';
import { drawn } from './marking.ts';
import { sceneStyles } from './scene-styles.ts';

/** The bot's side of the table: whose turn, the step huge, the drawn card or board, its belongings. */
@customElement('bot-field')
export class BotField extends LitElement {
  @property({ attribute: false }) text!: Reader;
  @property({ attribute: false }) session!: Session;
  /** Draws the cards, once it is there. */
  @property({ attribute: false }) faces: Faces | undefined;
  @property({ attribute: false }) boards: Boards = { named: {} };
  /** What has been tapped on the board so far. */
  @property({ attribute: false }) marks: Marks = {};
  @property({ type: Boolean }) voice = true;
  @property() microphone: State = 'off';
  /** For screen readers; nothing while our own voice reads. */
  @property() toRead = '';

  protected override render(): TemplateResult {
    const state = stateAt(this.session, this.session.read);
    return html`
      <header>
        <div>
          <b>${this.#word('bot-name')}</b>
          <span>${this.text.text(this.session.bot.shows(state).headline)}</span>
        </div>
        ${this.#microphone()}
        ${this.#button('voice', this.voice ? 'voice-on' : 'voice-off', this.voice ? 'table-voice-off' : 'table-voice-on')}
        ${this.#button('menu', 'menu', 'table-menu')}
      </header>
      ${this.#body(view(this.session), state)}
      <p class="unseen" aria-live="polite">${this.toRead}</p>
    `;
  }

  #word(say: string): string {
    return this.text.text({ say, with: {} });
  }

  /** Its state is always seen. */
  #microphone(): TemplateResult {
    const isOn = this.microphone === 'listening' || this.microphone === 'heard';
    return this.#button('mic', isOn ? 'mic-on' : 'mic-off', isOn ? 'table-mic-stop' : 'table-mic-start');
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

  #body(seen: View, state: BaseState): TemplateResult {
    switch (seen.kind) {
      case 'step':
        return html`${this.#step(seen.step, seen.index, seen.of, state)} ${this.#trackers(state, 'brief')}`;
      case 'prompt':
        return this.#prompt(seen.prompt, state);
      case 'idle':
        return this.#idle(this.session.bot.shows(state).boards ?? [], state);
      case 'over':
        return html`<h1 class="full">${this.#word('table-over')}</h1>
          ${this.#trackers(state)}`;
    }
  }

  #idle(boards: readonly ShownBoard[], state: BaseState): TemplateResult {
    const words = this.text.text(phraseInView(this.session, this.text));
    return html`<h1 class=${boards.length > 0 ? 'small' : 'full'}>${words}</h1>
      ${this.#reminder(state)} ${this.#boards(boards, state)} ${this.#trackers(state)}`;
  }

  #reminder(state: BaseState): TemplateResult | typeof nothing {
    const reminder = this.session.bot.shows(state).reminder;
    if (!reminder) return nothing;
    return html`<p class="hint">${this.text.text(reminder)}</p>
      <div class="rest"><div class="scene">${this.#card(reminder.card)}</div></div>`;
  }

  #step(step: Step, index: number, of: number, state: BaseState): TemplateResult {
    const { hero, sentence } = shownStep(this.text, step);
    return html`
      ${of > 1 ? bar(index, of) : nothing}
      <p class="title">
        <b>${this.text.part(step, 'title')}</b>
        ${of > 1 ? html`<span>${this.text.text({ say: 'table-step', with: { n: index + 1, of } })}</span>` : nothing}
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
    const { expects } = prompt;
    const title = this.text.part(prompt, 'title');
    const sentence = this.#sentence(prompt, this.text.text(prompt));
    if (expects.kind !== 'place' && expects.kind !== 'marks')
      return html`${title ? html`<p class="title"><b>${title}</b></p>` : nothing}
        <div class="asking">${sentence}</div>
        <div class="rest">
          <div class="scene">
            ${this.#board(prompt.board, state)} ${this.#card(prompt.card, prompt.board)}
          </div>
        </div>
        ${this.#trackers(state)}`;
    const marks = {
      ...prompt.board?.marks,
      ...(expects.kind === 'marks' ? drawn(expects, this.marks) : {}),
    };
    const label = (mark: string) => this.text.part(prompt, mark) ?? mark;
    return html`<div class="asking on-board">${sentence}</div>
      <div class="board whole taps ${this.boards.named[expects.board]?.shape}">
        ${this.#drawing(expects.board, { marks, places: expects.of, choices: expects.of, state, label })}
      </div>`;
  }

  #sentence(step: Step, sentence: string): TemplateResult {
    const hint = this.text.part(step, 'hint');
    return html`<h1 class=${sentenceSize(sentence, hint)}>${sentence}</h1>
      ${hint ? html`<p class="hint">${hint}</p>` : nothing}`;
  }

  /** What lies on the table: one after the other where there is no room for all. */
  #boards(boards: readonly ShownBoard[], state: BaseState): TemplateResult | typeof nothing {
    if (boards.length === 0) return nothing;
    return html`<div class="scene boards">${boards.map((board) => this.#board(board, state))}</div>`;
  }

  #board(shownBoard: ShownBoard | undefined, state: BaseState): TemplateResult | typeof nothing {
    if (!shownBoard) return nothing;
    const { board, marks, places = [], onTap } = shownBoard;
    const choices = onTap ? tappable(shownBoard) : [];
    const shape = this.boards.named[board]?.shape;
    // A map can be moved, and be missed by a finger that wants a space beside it.
    const taps = choices.length > 0 || shape === 'map' ? 'taps' : '';
    return html`<div class="board ${shape} ${taps}">
      ${this.#drawing(board, { marks, places, choices, state, label: String })}
    </div>`;
  }

  #drawing(name: string, lying: Omit<Lying, 'room' | 'text' | 'strip'>): TemplateResult | typeof nothing {
    const board = this.boards.named[name];
    if (!board) return nothing;
    const strip = (card: string) => this.faces?.strip(card);
    return html`<board-view .board=${board} .lying=${{ ...lying, text: this.text, strip }}></board-view>`;
  }

  #trackers(state: BaseState, extent: 'all' | 'brief' = 'all'): TemplateResult {
    const { bot } = this.session;
    const before = bot.shows(stateAt(this.session, this.session.read - 1)).trackers;
    return html`<ul class=${extent} aria-label=${this.#word('table-belongings')}>
      ${bot
        .shows(state)
        .trackers.map(
          ({ id, icon, value }) => html`
            <li class=${before.find((other) => other.id === id)?.value === value ? '' : 'changed'}>
              ${iconSvg(icon as IconName, 24)}<b>${value}</b><span>${this.#word(`tracker-${id}`)}</span>
            </li>
          `,
        )}
    </ul>`;
  }

  static override styles = [base, botFieldStyles, sceneStyles];
}

/** What stands in the scene of a step decides how large each may be. */
function sceneClasses({ card, board }: Step, hero: string | undefined): string {
  const beside = card !== undefined || board !== undefined;
  const size = hero === undefined ? '' : `hero-${Math.min(hero.length, 3)}`;
  return `${beside || hero !== undefined ? 'flexible' : ''} ${beside ? 'beside' : ''} ${size}`;
}

/** How far the turn is; the current step is the wide one. */
function bar(n: number, of: number): TemplateResult {
  return html`<div class="bar" aria-hidden="true">
    ${Array.from({ length: of }, (_, i) => html`<i class=${i < n ? 'past' : i === n ? 'now' : ''}></i>`)}
  </div>`;
}

declare global {
  interface HTMLElementTagNameMap {
    'bot-field': BotField;
  }
}
