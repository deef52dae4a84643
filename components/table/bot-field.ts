import { LitElement, html, nothing, type TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { guard } from 'lit/directives/guard.js';
import type { BaseState, Prompt, Shown, ShownBoard, ShownCard, Step } from '../../core/engine/bot.ts';
import { stateAt, view, type View } from '../../core/engine/session.ts';
import type { Reader } from '../../core/engine/text.ts';
import type { IconName } from '../../core/look/icons.ts';
import type { ToolName } from '../../core/look/tools.ts';
import type { State as Microphone } from '../../core/voice/listen/listening.ts';
import type { Lying } from '../../core/look/board.ts';
import type { Faces } from '../../core/look/faces.ts';
import { iconSvg, toolSvg } from '../paint.ts';
import '../boards/board-view.ts';
import { base } from '../styles/shared.ts';
import { botFieldStyles } from './bot-field-styles.ts';
import './card-face.ts';
import './hero-number.ts';
import { sentenceSize, shownStep } from './hero-sentence.ts';
import { phraseInView, tappable } from './in-view.ts';
import { askedBoard, type Draft } from './marking.ts';
import type { OpenGame } from './open-game.ts';
import { sceneStyles } from './scene-styles.ts';
import { isListening } from './table-state.ts';

/** The bot's side of the table: whose turn, the step huge, the drawn card or board, its belongings. */
@customElement('bot-field')
export class BotField extends LitElement {
  @property({ attribute: false }) text!: Reader;
  @property({ attribute: false }) game!: OpenGame;
  /** Draws the cards, once it is there. */
  @property({ attribute: false }) faces: Faces | undefined;
  @property({ attribute: false }) draft!: Draft;
  @property({ type: Boolean }) voice = true;
  @property() microphone: Microphone = 'off';
  /** For screen readers; nothing while our own voice reads. */
  @property() toRead = '';

  protected override render(): TemplateResult {
    const { session } = this.game;
    const state = stateAt(session, session.read);
    const shown = session.bot.shows(state);
    return html`
      <header>
        <div>
          <b>${this.#word('bot-name')}</b>
          <span>${this.text.text(shown.headline)}</span>
        </div>
        ${this.#microphone()}
        ${this.#button('voice', this.voice ? 'voice-on' : 'voice-off', this.voice ? 'table-voice-off' : 'table-voice-on')}
        ${this.#button('menu', 'menu', 'table-menu')}
      </header>
      ${this.#body(view(session), state, shown)}
      <p class="unseen" aria-live="polite">${this.toRead}</p>
    `;
  }

  #word(say: string): string {
    return this.text.text({ say, with: {} });
  }

  /** Its state is always seen. */
  #microphone(): TemplateResult {
    const isOn = isListening(this.microphone);
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

  #body(seen: View, state: BaseState, shown: Shown): TemplateResult {
    switch (seen.kind) {
      case 'step':
        return html`${this.#step(seen.step, seen.index, seen.of, state)} ${this.#trackers(shown, 'brief')}`;
      case 'prompt':
        return this.#prompt(seen.prompt, state, shown);
      case 'idle':
        return this.#idle(state, shown);
      case 'over':
        return html`<h1 class="full">${this.#word('table-over')}</h1>
          ${this.#trackers(shown)}`;
    }
  }

  #idle(state: BaseState, shown: Shown): TemplateResult {
    const { boards = [] } = shown;
    const words = this.text.text(phraseInView(this.game.session, this.text));
    return html`<h1 class=${boards.length > 0 ? 'small' : 'full'}>${words}</h1>
      ${this.#reminder(shown)} ${this.#boards(boards, state)} ${this.#trackers(shown)}`;
  }

  #reminder({ reminder }: Shown): TemplateResult | typeof nothing {
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

  #prompt(prompt: Prompt, state: BaseState, shown: Shown): TemplateResult {
    const title = this.text.part(prompt, 'title');
    const sentence = this.#sentence(prompt, this.text.text(prompt));
    const asked = askedBoard(this.text, prompt, this.draft);
    if (!asked)
      return html`${title ? html`<p class="title"><b>${title}</b></p>` : nothing}
        <div class="asking">${sentence}</div>
        <div class="rest">
          <div class="scene">
            ${this.#board(prompt.board, state)} ${this.#card(prompt.card, prompt.board)}
          </div>
        </div>
        ${this.#trackers(shown)}`;
    return html`<div class="asking on-board">${sentence}</div>
      <div class="board whole taps ${this.game.boards.named[asked.board]?.shape}">
        ${this.#drawing(asked.board, { ...asked, state })}
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
    const shape = this.game.boards.named[board]?.shape;
    // A map can be moved, and be missed by a finger that wants a space beside it.
    const taps = choices.length > 0 || shape === 'map' ? 'taps' : '';
    return html`<div class="board ${shape} ${taps}">
      ${this.#drawing(board, { marks, places, choices, state, label: String })}
    </div>`;
  }

  /** Drawn anew only when something on it is other. */
  #drawing(name: string, lying: Omit<Lying, 'room' | 'text' | 'strip'>): unknown {
    const { text, faces, draft } = this;
    const { boards, session } = this.game;
    const board = boards.named[name];
    if (!board) return nothing;
    const strip = (card: string) => faces?.strip(card);
    return guard(
      [board, session, text, faces, draft],
      () => html`<board-view .board=${board} .lying=${{ ...lying, text, strip }}></board-view>`,
    );
  }

  #trackers({ trackers }: Shown, extent: 'all' | 'brief' = 'all'): TemplateResult {
    const { session } = this.game;
    const before = session.bot.shows(stateAt(session, session.read - 1)).trackers;
    return html`<ul class=${extent} aria-label=${this.#word('table-belongings')}>
      ${trackers.map(
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
