import { LitElement, css, html, nothing, type TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import type { BaseState, Marks, Prompt, Step } from '../../core/engine/bot.ts';
import { stateAt, view, type Session, type View } from '../../core/engine/session.ts';
import type { Reader } from '../../core/engine/text.ts';
import { drawBoard } from '../boards/index.ts';
import { base } from '../styles/shared.ts';
import './card-face.ts';
import type { IconName } from '../../core/look/icons.ts';
import { iconSvg, toolSvg } from '../../print/svg.ts';
import './hero-number.ts';
import { sentenceSize, shown } from './hero-sentence.ts';

/** The bot's side of the table: whose turn, the step huge, the drawn card or board, its belongings. */
@customElement('bot-field')
export class BotField extends LitElement {
  @property({ attribute: false }) text!: Reader;
  @property({ attribute: false }) session!: Session;
  /** What has been tapped on the board so far. */
  @property({ attribute: false }) marks: Marks = {};
  @property({ type: Boolean }) voice = true;

  protected override render(): TemplateResult {
    const { bot } = this.session;
    const seen = view(this.session);
    const state = stateAt(this.session, this.session.read);
    return html`
      <header>
        <div>
          <b>${this.text.text({ say: 'bot-name', with: {} })}</b>
          <span>${this.text.text(bot.headline(state))}</span>
        </div>
        ${this.#button('voice', this.voice ? 'voice-on' : 'voice-off', this.voice ? 'table-voice-off' : 'table-voice-on')}
        ${this.#button('menu', 'menu', 'table-menu')}
      </header>
      ${this.#body(seen, state)} ${this.#trackers(state)}
    `;
  }

  #button(event: string, drawn: 'voice-on' | 'voice-off' | 'menu', say: string): TemplateResult {
    return html`<button
      id=${event}
      aria-label=${this.text.text({ say, with: {} })}
      @click=${(click: Event) => {
        click.stopPropagation();
        this.dispatchEvent(new Event(event, { bubbles: true, composed: true }));
      }}
    >
      ${toolSvg(drawn)}
    </button>`;
  }

  #body(seen: View, state: BaseState): TemplateResult {
    switch (seen.kind) {
      case 'step':
        return this.#step(seen.step, state, seen.of > 1 ? { n: seen.index, of: seen.of } : undefined);
      case 'prompt':
        return this.#step(seen.prompt, state);
      case 'idle':
        return html`<h1 class="full">${this.text.text({ say: 'table-your-turn', with: {} })}</h1>`;
      case 'over':
        return html`<h1 class="full">${this.text.text({ say: 'table-over', with: {} })}</h1>`;
    }
  }

  #step(step: Step, state: BaseState, place?: { n: number; of: number }): TemplateResult {
    const { hero, sentence } = shown(this.text, step);
    const title = this.text.part(step, 'title');
    const hint = this.text.part(step, 'hint');
    const board = this.#board(step, state);
    return html`
      ${place ? this.#bar(place) : nothing}
      ${
        title || place
          ? html`<p class="title">
              <b>${title}</b>
              ${
                place
                  ? html`<span
                      >${this.text.text({ say: 'table-step', with: { n: place.n + 1, of: place.of } })}</span
                    >`
                  : nothing
              }
            </p>`
          : nothing
      }
      <div class="scene ${board ? 'with-board' : ''}">
        ${
          hero === undefined || 'expects' in step
            ? nothing
            : html`<hero-number
                .value=${hero}
                ?beside=${step.card !== undefined || board !== undefined}
              ></hero-number>`
        }
        ${
          step.card && !('expects' in step)
            ? html`<card-face .text=${this.text} .session=${this.session} .card=${step.card}></card-face>`
            : nothing
        }
        ${board ? html`<div class="board">${board}</div>` : nothing}
      </div>
      <h1 class=${sentenceSize(sentence)}>${'expects' in step ? this.text.text(step) : sentence}</h1>
      ${hint ? html`<p class="hint">${hint}</p>` : nothing}
    `;
  }

  /** The open prompt's board, or the one a step shows beside its hero. */
  #board(step: Step, state: BaseState): TemplateResult | undefined {
    const { text } = this;
    const label = (mark: string) => text.part(step, mark) ?? mark;
    if ('expects' in step) {
      const { expects } = step as Prompt;
      if (expects.kind !== 'place' && expects.kind !== 'marks') return undefined;
      const { board, of } = expects;
      const drawing = { board, state, text, label, marks: this.marks, places: of, choices: of };
      return drawBoard(drawing);
    }
    if (!step.board) return undefined;
    const { board, marks, places = [] } = step.board;
    return drawBoard({ board, marks, places, state, text, label, choices: [] });
  }

  #bar({ n, of }: { n: number; of: number }): TemplateResult {
    return html`<div class="bar" aria-hidden="true">
      ${Array.from({ length: of }, (_, i) => html`<i class=${i < n ? 'past' : i === n ? 'now' : ''}></i>`)}
    </div>`;
  }

  #trackers(state: BaseState): TemplateResult {
    const { bot } = this.session;
    const before = bot.trackers(stateAt(this.session, this.session.read - 1));
    return html`<ul aria-label=${this.text.text({ say: 'table-belongings', with: {} })}>
      ${bot
        .trackers(state)
        .map(
          ({ id, icon: drawn, value }) => html`
            <li class=${before.find((other) => other.id === id)?.value === value ? '' : 'changed'}>
              ${iconSvg(drawn as IconName, 24)}<b>${value}</b
              ><span>${this.text.text({ say: `tracker-${id}`, with: {} })}</span>
            </li>
          `,
        )}
    </ul>`;
  }

  static override styles = [
    base,
    css`
      :host {
        display: flex;
        flex-direction: column;
        gap: 10px;
        padding: 14px 20px 30px;
        background: var(--field);
        color: #fff;
      }
      header {
        display: flex;
        align-items: center;
        gap: 4px;
        margin-right: -8px;
      }
      header div {
        flex: 1;
      }
      header b {
        display: block;
        font-size: 24px;
        font-weight: 700;
        line-height: 1.1;
        letter-spacing: -0.01em;
      }
      header span {
        font-size: 17px;
        line-height: 1.25;
        color: var(--bright);
      }
      header button {
        display: grid;
        place-items: center;
        width: 48px;
        height: 48px;
        border-radius: 24px;
      }
      :focus-visible {
        outline-color: #fff;
      }
      .bar {
        display: flex;
        gap: 6px;
        margin-top: 4px;
      }
      .bar i {
        flex: 0.45;
        height: 8px;
        border: 2px solid var(--bright);
        border-radius: 4px;
      }
      .bar .past,
      .bar .now {
        background: var(--bright);
      }
      .bar .now {
        flex: 2.2;
      }
      .title {
        display: flex;
        justify-content: space-between;
        align-items: baseline;
        font-size: 20px;
        color: var(--bright);
      }
      .title b {
        font-weight: 600;
      }
      .title span {
        color: #fff;
        opacity: 0.8;
        font-size: 18px;
      }
      .scene {
        display: flex;
        align-items: stretch;
        justify-content: space-between;
        gap: 12px;
        flex: 0 1 auto;
        min-height: 0;
      }
      card-face {
        flex: none;
        margin-left: auto;
      }
      .board {
        flex: 1 1 60%;
        max-width: 420px;
        margin: 0 auto;
      }
      h1 {
        font-weight: 600;
        letter-spacing: -0.015em;
        text-wrap: pretty;
        hyphens: auto;
        overflow-wrap: anywhere;
      }
      .full {
        font-size: calc(min(48px, 12.3vw) * var(--scale));
        line-height: 1.04;
      }
      .less {
        font-size: calc(min(42px, 10.8vw) * var(--scale));
        line-height: 1.06;
      }
      .least {
        font-size: calc(min(34px, 8.8vw) * var(--scale));
        line-height: 1.1;
      }
      .hint {
        font-size: calc(19px * var(--scale));
        line-height: 1.25;
        color: var(--bright);
      }
      ul {
        display: grid;
        grid-template-columns: repeat(auto-fit, minmax(56px, 1fr));
        gap: 4px;
        margin: auto -10px 0;
      }
      li {
        display: grid;
        grid-template-columns: auto auto;
        justify-content: center;
        align-items: center;
        column-gap: 5px;
        padding: 5px 0 6px;
        border-radius: 12px;
      }
      li b {
        font-size: calc(28px * var(--scale));
        font-weight: 700;
        line-height: 1;
        font-variant-numeric: tabular-nums;
      }
      li span {
        grid-column: 1 / 3;
        font-size: 14.5px;
        line-height: 1.1;
        text-align: center;
        opacity: 0.85;
      }
      .changed {
        background: color-mix(in srgb, var(--bright) 22%, transparent);
        color: var(--bright);
      }
    `,
  ];
}

declare global {
  interface HTMLElementTagNameMap {
    'bot-field': BotField;
  }
}
