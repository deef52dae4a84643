import { LitElement, css, html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import type { Prompt } from '../../core/engine/bot.ts';
import { mostKeys, tensOnAPage, type Expects } from '../../core/engine/expects.ts';
import type { Reader } from '../../core/engine/text.ts';
import { low, small, tablet, wide } from '../styles/rooms.ts';
import { base, keys } from '../styles/shared.ts';
import { AnswerEvent } from './answering.ts';
import { onTyping } from './inputs.ts';

type Count = Extract<Expects, { kind: 'count' }>;

/** More keys are smaller. */
const fewKeys = 16;

/** Digits are typed on a keyboard; fingers choose the tens, then the number. */
@customElement('answer-count')
export class AnswerCount extends LitElement {
  @property({ attribute: false }) text!: Reader;
  @property({ attribute: false }) expects!: Count;
  @state() private typed = '';
  @state() private tens: number | undefined;
  /** The page of tens in view. */
  @state() private page = 0;

  constructor() {
    super();
    onTyping(this, this.#type);
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has('expects')) [this.typed, this.tens, this.page] = ['', undefined, 0];
  }

  protected override render(): TemplateResult {
    const { min, max } = this.expects;
    if (this.typed !== '') return this.#typing();
    if (!this.#isLarge) return this.#numbers(range(min, max));
    return this.tens === undefined ? this.#allTens() : this.#ones(this.tens);
  }

  get #isLarge(): boolean {
    return this.expects.max - this.expects.min >= mostKeys;
  }

  #word(say: string): string {
    return this.text.text({ say, with: {} });
  }

  #numbers(numbers: readonly number[]): TemplateResult {
    const { length } = numbers;
    return html`<div class=${length > fewKeys ? 'many most' : length > 4 ? 'many' : 'few'}>
      ${numbers.map((n) => html`<button class="key" @click=${() => this.#answer(n)}>${n}</button>`)}
    </div>`;
  }

  #allTens(): TemplateResult {
    const { min, max } = this.expects;
    const all = range(Math.floor(min / 10), Math.floor(max / 10));
    const shown = all.slice(this.page * tensOnAPage, (this.page + 1) * tensOnAPage);
    const next = all[(this.page + 1) * tensOnAPage];
    return html`<div class="many tens">
      ${shown.map(
        (tens) =>
          html`<button class="key" @click=${() => (this.tens = tens)}>
            ${tens * 10 === max ? max : html`${Math.max(min, tens * 10)}–<i>${Math.min(max, tens * 10 + 9)}</i>`}
          </button>`,
      )}
      ${
        next === undefined
          ? nothing
          : html`<button class="key more" @click=${() => (this.page += 1)}>
              ${this.text.text({ say: 'count-more', with: { from: next * 10 } })}
            </button>`
      }
      ${this.page === 0 ? nothing : this.#back(() => (this.page -= 1))}
    </div>`;
  }

  #ones(tens: number): TemplateResult {
    const { min, max } = this.expects;
    // The second tap of a double tap was meant for the tens.
    const choose = (n: number) => (event: MouseEvent) => (event.detail > 1 ? undefined : this.#answer(n));
    return html`<div class="many ones">
      ${range(Math.max(min, tens * 10), Math.min(max, tens * 10 + 9)).map(
        (n) => html`<button class="key" @click=${choose(n)}>${n}</button>`,
      )}
      ${this.#back(() => (this.tens = undefined))}
    </div>`;
  }

  #back(go: () => void): TemplateResult {
    return html`<button class="key small" @click=${go}>${this.#word('count-back')}</button>`;
  }

  #typing(): TemplateResult {
    return html`<output aria-label=${this.#word('count-typed')} aria-live="polite">${this.typed}</output>
      <div class="few">
        <button class="key small" @click=${this.#erase}>${this.#word('count-erase')}</button>
        <button class="key small ok" ?disabled=${!this.#fits()} @click=${this.#done}>
          ${this.#word('count-done')}
        </button>
      </div>`;
  }

  #fits(): boolean {
    const n = Number(this.typed);
    return this.typed !== '' && n >= this.expects.min && n <= this.expects.max;
  }

  readonly #type = (event: KeyboardEvent): void => {
    if (/^\d$/.test(event.key)) {
      const n = Number(event.key);
      const { min, max } = this.expects;
      // Where another digit could follow, Enter says that none does.
      const isWhole = !this.#isLarge && this.typed === '' && n * 10 > max;
      if (!isWhole) this.#press(event.key);
      else if (n >= min && n <= max) this.#answer(n);
    } else if (event.key === 'Backspace' && this.typed) this.#erase();
    else if (event.key === 'Enter' && this.#fits()) this.#done();
    else return;
    event.preventDefault();
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
        gap: 8px;
        flex: none;
      }
      .few,
      .many {
        display: grid;
        grid-template-columns: repeat(4, minmax(0, 1fr));
        gap: 8px;
      }
      .key {
        font-size: calc(44px * var(--scale));
        padding: 4px;
      }
      /* Three digits, a dash and three more are never wider than their key. */
      .tens {
        grid-template-columns: repeat(auto-fill, minmax(max(68px, 25% - 6px), 1fr));
        gap: 6px;
      }
      .tens .key {
        min-height: 52px;
        padding: 0;
        font-size: clamp(16px, 4.6vw, 17px * var(--scale));
        white-space: nowrap;
      }
      .tens i {
        font-style: normal;
      }
      .most {
        grid-template-columns: repeat(auto-fill, minmax(48px, 1fr));
        gap: 6px;
      }
      .most .key {
        min-height: 52px;
        padding: 0;
        font-size: min(calc(24px * var(--scale)), 28px);
      }
      @media ${low} {
        .few,
        .many {
          gap: 4px;
        }
        .key,
        .tens .key {
          min-height: 48px;
          font-size: calc(30px * var(--scale));
        }
        .most .key {
          min-height: 48px;
          font-size: 22px;
        }
        .tens {
          grid-template-columns: repeat(auto-fit, minmax(76px, 1fr));
        }
        .tens .key {
          font-size: 16px;
        }
      }
      /* Where five of them are too wide, they tell where they begin; who hears them hears both ends. */
      @media ${low} and (max-width: 699px) {
        .tens {
          grid-template-columns: repeat(auto-fit, minmax(56px, 1fr));
        }
        .tens i {
          position: absolute;
          clip-path: inset(50%);
        }
      }
      @media ${small} {
        .tens .key {
          min-height: 48px;
        }
      }
      @media ${tablet} {
        .key {
          min-height: 76px;
        }
        .tens .key,
        .most .key {
          min-height: 60px;
          font-size: calc(24px * var(--scale));
        }
      }
      @media ${wide} {
        .key {
          min-height: min(76px, 9dvh);
        }
        .tens {
          grid-template-columns: repeat(3, minmax(0, 1fr));
        }
        .tens .key,
        .most .key {
          min-height: min(60px, 7.2dvh);
          font-size: 19px;
        }
        .tens .more {
          grid-column: auto;
          white-space: normal;
        }
      }
      .ones .key {
        font-size: calc(34px * var(--scale));
      }
      .more,
      .ones .small {
        grid-column: span 2;
      }
      .few .small {
        grid-column: span 2;
      }
      .key.small {
        font-size: calc(20px * var(--scale));
      }
      .ok:not([disabled]) {
        background: var(--ink);
        color: var(--on-ink);
        border-color: var(--ink);
      }
      output {
        font-size: calc(46px * var(--scale));
        font-weight: 700;
        line-height: 1;
        text-align: center;
        font-variant-numeric: tabular-nums;
      }
    `,
  ];
}

/** They have a wide side where the table lies. */
export const hasManyNumbers = ({ expects }: Prompt): boolean =>
  expects.kind === 'count' && expects.max - expects.min >= fewKeys;

const range = (from: number, to: number): number[] =>
  Array.from({ length: to - from + 1 }, (_, index) => from + index);
