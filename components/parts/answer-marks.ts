import { LitElement, css, html } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import type { Marks, Prompt } from '../../core/engine/bot.ts';
import type { Reader } from '../../core/engine/text.ts';
import { base, keys } from '../styles/shared.ts';
import { AnswerEvent, labelOf } from './answering.ts';
import { markSign } from './mark-sign.ts';

/** What was chosen last stays chosen when the next question offers it too. */
let lastBrush: string | undefined;

/** What lies there? The chosen mark goes on every space that is tapped on the board above. */
@customElement('answer-marks')
export class AnswerMarks extends LitElement {
  @property({ attribute: false }) text!: Reader;
  @property({ attribute: false }) prompt!: Prompt;
  @property({ attribute: false }) marks: Marks = {};
  @state() private chosen = lastBrush;

  get #expects() {
    const { expects } = this.prompt;
    if (expects.kind !== 'marks') throw new Error(`marks expected, not ${expects.kind}`);
    return expects;
  }

  get #brush(): string {
    const { marks } = this.#expects;
    return marks.find((mark) => mark === this.chosen) ?? marks[0] ?? '';
  }

  #choose(mark: string): void {
    this.chosen = mark;
    lastBrush = mark;
  }

  /** The marks after a tap: the same mark again takes it away. */
  tapped(place: string): Marks {
    const mark = this.#brush;
    const { [place]: old, ...rest } = this.marks;
    return old === mark ? rest : { ...rest, [place]: mark };
  }

  protected override render() {
    const { marks, min } = this.#expects;
    const count = Object.keys(this.marks).length;
    return html`
      ${
        marks.length > 1
          ? html`<div
              class="brushes"
              role="radiogroup"
              aria-label=${this.text.text({ say: 'marks-brush', with: {} })}
            >
              ${marks.map(
                (mark) =>
                  html`<button
                    class="key"
                    role="radio"
                    aria-checked=${mark === this.#brush}
                    @click=${() => this.#choose(mark)}
                  >
                    ${markSign(mark, 50)}<span>${labelOf(this.text, this.prompt, mark)}</span>
                  </button>`,
              )}
            </div>`
          : ''
      }
      <button
        class="key done"
        ?disabled=${count < min}
        @click=${() => this.dispatchEvent(new AnswerEvent(this.marks))}
      >
        ${this.text.text({ say: 'marks-done', with: { count } })}
      </button>
    `;
  }

  static override styles = [
    base,
    keys,
    css`
      :host {
        display: flex;
        flex-direction: column;
        gap: 10px;
        flex: 1;
        justify-content: flex-end;
        container-type: inline-size;
      }
      .brushes {
        display: grid;
        grid-template-columns: repeat(auto-fit, minmax(44px, 1fr));
        gap: 6px;
      }
      .brushes .key {
        min-height: 52px;
        padding: 2px;
      }
      /* A drawing above its word. */
      .brushes .key:has(svg) {
        flex-direction: column;
        gap: 6px;
        min-height: 96px;
        font-size: 16px;
        font-weight: 600;
        letter-spacing: -0.01em;
      }
      .brushes .key:has(svg)[aria-checked='true'] {
        box-shadow: inset 0 0 0 3px var(--card);
      }
      @container (max-width: 335px) {
        .brushes:has(svg) {
          grid-template-columns: repeat(3, 1fr);
        }
      }
      @media (max-height: 700px) {
        .brushes .key:has(svg) {
          gap: 2px;
          min-height: 64px;
        }
        .brushes svg {
          width: 34px;
          height: 34px;
        }
      }
      .done {
        min-height: 72px;
        background: var(--ink);
        border-color: var(--ink);
        color: var(--on-ink);
        font-size: calc(28px * var(--scale));
      }
    `,
  ];
}

declare global {
  interface HTMLElementTagNameMap {
    'answer-marks': AnswerMarks;
  }
}
