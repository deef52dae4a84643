import { LitElement, css, html } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import type { Reader } from '../../core/engine/text.ts';
import { base, keys } from '../styles/shared.ts';
import { AnswerEvent } from './answering.ts';

@customElement('answer-yes-no')
export class AnswerYesNo extends LitElement {
  @property({ attribute: false }) text!: Reader;

  protected override render() {
    const key = (say: string, value: boolean) => html`
      <button class="key" @click=${() => this.dispatchEvent(new AnswerEvent(value))}>
        ${this.text.text({ say, with: {} })}
      </button>
    `;
    return [key('answer-yes', true), key('answer-no', false)];
  }

  static override styles = [
    base,
    keys,
    css`
      :host {
        display: grid;
        grid-template-columns: 1fr 1fr;
        gap: 10px;
        flex: 1;
      }
      .key {
        min-height: 120px;
        font-size: calc(52px * var(--scale));
      }
    `,
  ];
}
