import { LitElement, css, html, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import type { Prompt } from '../../core/engine/bot.ts';
import type { Reader } from '../../core/engine/text.ts';
import { toolSvg } from '../paint.ts';
import { base, keys } from '../styles/shared.ts';
import { AnswerEvent, optionLabel } from './answering.ts';

/** Which of these? Each is a key that stays pressed; one more says that these are all. */
@customElement('answer-several')
export class AnswerSeveral extends LitElement {
  @property({ attribute: false }) text!: Reader;
  @property({ attribute: false }) prompt!: Prompt;
  @state() private chosen: readonly string[] = [];

  protected override render(): TemplateResult {
    const { expects } = this.prompt;
    if (expects.kind !== 'several') throw new Error(`several expected, not ${expects.kind}`);
    const { of, min = 0 } = expects;
    const inOrder = of.filter((one) => this.chosen.includes(one));
    return html`
      <div class="several" role="group">${of.map((one) => this.#key(one))}</div>
      <button
        class="key done"
        ?disabled=${inOrder.length < min}
        @click=${() => this.dispatchEvent(new AnswerEvent(inOrder))}
      >
        ${this.text.text({ say: 'marks-done', with: { count: inOrder.length } })}
      </button>
    `;
  }

  #key(one: string): TemplateResult {
    const isChosen = this.chosen.includes(one);
    const toggle = () =>
      (this.chosen = isChosen ? this.chosen.filter((other) => other !== one) : [...this.chosen, one]);
    return html`<button class="key" data-option=${one} aria-pressed=${isChosen} @click=${toggle}>
      ${isChosen ? toolSvg('check', 22) : ''}<span>${optionLabel(this.text, this.prompt, one)}</span>
    </button>`;
  }

  static override styles = [
    base,
    keys,
    css`
      :host {
        display: flex;
        flex-direction: column;
        justify-content: flex-end;
        gap: 10px;
        flex: 1;
      }
      .several {
        display: grid;
        grid-template-columns: repeat(auto-fit, minmax(140px, 1fr));
        gap: 6px;
      }
      .several .key {
        gap: 8px;
        min-height: 56px;
        font-size: calc(20px * var(--scale));
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
    'answer-several': AnswerSeveral;
  }
}
