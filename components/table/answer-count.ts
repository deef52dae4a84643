import { LitElement, css, html, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import type { Expects } from '../../core/engine/bot.ts';
import type { Reader } from '../../core/engine/text.ts';
import { base, keys } from '../styles/shared.ts';
import { AnswerEvent } from './answering.ts';

type Count = Extract<Expects, { kind: 'count' }>;

/** A small range has a key for every number; a large one has digits to type and a key that says so. */
const mostKeys = 16;
const digits = ['1', '2', '3', '4', '5', '6', '7', '8', '9'];

@customElement('answer-count')
export class AnswerCount extends LitElement {
  @property({ attribute: false }) text!: Reader;
  @property({ attribute: false }) expects!: Count;
  @state() private typed = '';

  override connectedCallback(): void {
    super.connectedCallback();
    addEventListener('keydown', this.#type);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    removeEventListener('keydown', this.#type);
  }

  protected override render(): TemplateResult {
    const { min, max } = this.expects;
    return max - min < mostKeys ? this.#numbers(min, max) : this.#pad();
  }

  #numbers(min: number, max: number): TemplateResult {
    const numbers = Array.from({ length: max - min + 1 }, (_, index) => min + index);
    return html`<div class=${numbers.length > 4 ? 'many' : 'few'}>
      ${numbers.map((n) => html`<button class="key" @click=${() => this.#answer(n)}>${n}</button>`)}
    </div>`;
  }

  #pad(): TemplateResult {
    const word = (say: string) => this.text.text({ say, with: {} });
    return html`
      <output aria-label=${word('count-typed')} aria-live="polite">${this.typed || '–'}</output>
      <div class="pad">
        ${digits.map((d) => html`<button class="key" @click=${() => this.#press(d)}>${d}</button>`)}
        <button class="key small" @click=${this.#erase}>${word('count-erase')}</button>
        <button class="key" @click=${() => this.#press('0')}>0</button>
        <button class="key small ok" ?disabled=${!this.#fits()} @click=${this.#done}>
          ${word('count-done')}
        </button>
      </div>
    `;
  }

  #fits(): boolean {
    const n = Number(this.typed);
    return this.typed !== '' && n >= this.expects.min && n <= this.expects.max;
  }

  readonly #type = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (/^\d$/.test(event.key)) {
      const n = Number(event.key);
      const { min, max } = this.expects;
      if (max - min >= mostKeys) this.#press(event.key);
      else if (n >= min && n <= max && max < 10) this.#answer(n);
    } else if (event.key === 'Backspace' && this.typed) this.#erase();
    else if (event.key === 'Enter' && this.#fits()) this.#done();
    else return;
    event.preventDefault();
    event.stopImmediatePropagation();
  };

  #press(digit: string): void {
    const typed = String(Number(this.typed + digit));
    if (Number(typed) <= this.expects.max) this.typed = typed;
  }

  readonly #erase = (): void => {
    this.typed = this.typed.slice(0, -1);
  };

  readonly #done = (): void => this.#answer(Number(this.typed));

  #answer(n: number): void {
    this.dispatchEvent(new AnswerEvent(n));
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
      }
      .few,
      .many,
      .pad {
        display: grid;
        grid-template-columns: repeat(4, 1fr);
        gap: 8px;
        flex: 1;
        min-height: 76px;
      }
      .pad {
        grid-template-columns: repeat(3, 1fr);
      }
      .key {
        font-size: calc(44px * var(--scale));
        padding: 4px;
      }
      .pad .key {
        font-size: calc(36px * var(--scale));
      }
      .pad .small {
        font-size: calc(20px * var(--scale));
      }
      .ok:not([disabled]) {
        background: var(--ink);
        color: var(--on-ink);
        border-color: var(--ink);
      }
      output {
        font-size: calc(56px * var(--scale));
        font-weight: 700;
        line-height: 1;
        text-align: center;
        font-variant-numeric: tabular-nums;
      }
    `,
  ];
}
