import { LitElement, css, html, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import type { Prompt } from '../../core/engine/bot.ts';
import { choiceNumbers, fits, type Expects } from '../../core/engine/expects.ts';
import type { Reader } from '../../core/engine/text.ts';
import type { Boards } from '../../core/look/board.ts';
import { low } from '../styles/rooms.ts';
import { base, keys } from '../styles/shared.ts';
import { AnswerEvent, typedOption } from './answering.ts';
import { isOnControl, onTyping } from './inputs.ts';
import { markSign } from './mark-sign.ts';

/** Which of these? Each is a key that stays pressed, with a number to be said or typed; one more says that these are all. */
@customElement('answer-several')
export class AnswerSeveral extends LitElement {
  @property({ attribute: false }) text!: Reader;
  @property({ attribute: false }) prompt!: Prompt;
  @property({ attribute: false }) boards!: Boards;
  @state() private chosen: readonly string[] = [];

  constructor() {
    super();
    onTyping(this, this.#type);
  }

  get #expects(): Extract<Expects, { kind: 'several' }> {
    const { expects } = this.prompt;
    if (expects.kind !== 'several') throw new Error(`several expected, not ${expects.kind}`);
    return expects;
  }

  protected override render(): TemplateResult {
    const { of, min = 0 } = this.#expects;
    const numbers = choiceNumbers(of);
    const count = this.chosen.length;
    const words =
      count < min
        ? { say: 'several-more', with: { count: min - count } }
        : { say: 'several-done', with: { count } };
    return html`
      <div class="several" role="group">${of.map((one, n) => this.#key(one, numbers[n] ?? n))}</div>
      <button class="key done" ?disabled=${count < min} @click=${this.#done}>${this.text.text(words)}</button>
    `;
  }

  #key(one: string, number: number): TemplateResult {
    return html`<button
      class="key"
      data-option=${one}
      aria-pressed=${this.chosen.includes(one)}
      @click=${() => this.#toggle(one)}
    >
      <b aria-hidden="true">${number}</b>${markSign(this.boards, one, 32)}<span
        >${this.text.label(this.prompt, one)}</span
      >
    </button>`;
  }

  /** They stay in the order in which they were offered. */
  #toggle(one: string): void {
    const isWanted = (other: string) => this.chosen.includes(other) !== (other === one);
    this.chosen = this.#expects.of.filter(isWanted);
  }

  readonly #done = (): void => {
    if (fits(this.#expects, this.chosen)) this.dispatchEvent(new AnswerEvent(this.chosen));
  };

  readonly #type = (event: KeyboardEvent): void => {
    const option = typedOption(event, this.#expects.of);
    if (option !== undefined) this.#toggle(option);
    else if (event.key === 'Enter' && !isOnControl(event)) this.#done();
    else return;
    event.preventDefault();
  };

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
      .several {
        display: grid;
        grid-template-columns: repeat(auto-fit, minmax(140px, 1fr));
        grid-auto-rows: minmax(52px, 1fr);
        gap: 6px;
      }
      .several .key {
        justify-content: flex-start;
        gap: 10px;
        min-height: 0;
        padding: 4px 10px;
        text-align: left;
        font-size: calc(20px * var(--scale));
      }
      b {
        min-width: 0.7em;
        font-size: calc(24px * var(--scale));
        font-weight: 600;
      }
      svg {
        flex: none;
      }
      @media ${low} {
        .several {
          grid-template-columns: 1fr 1fr;
          gap: 4px;
        }
        .several .key {
          font-size: 17px;
        }
        .done {
          min-height: 52px;
        }
      }
    `,
  ];
}
