import { LitElement, css, html } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import type { Reader } from '../../core/engine/text.ts';
import { stands } from '../styles/rooms.ts';
import { base, keys } from '../styles/shared.ts';
import { AnswerEvent } from './answering.ts';
import { onTyping } from './inputs.ts';

/** What is typed for yes and for no: the first or the second, or how the word begins. */
const typed: Readonly<Record<string, boolean>> = { 1: true, j: true, y: true, 2: false, n: false };

@customElement('answer-yes-no')
export class AnswerYesNo extends LitElement {
  @property({ attribute: false }) text!: Reader;

  constructor() {
    super();
    onTyping(this, (event) => {
      const value = typed[event.key];
      if (value === undefined) return;
      event.preventDefault();
      this.#answer(value);
    });
  }

  #answer(value: boolean): void {
    this.dispatchEvent(new AnswerEvent(value));
  }

  protected override render() {
    const key = (say: string, value: boolean) => html`
      <button class="key" @click=${() => this.#answer(value)}>${this.text.text({ say, with: {} })}</button>
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
        flex: none;
      }
      .key {
        min-height: var(--main-high, 96px);
        font-size: calc(40px * var(--scale));
      }
      @media ${stands} {
        .key {
          min-height: max(var(--main-high, 96px), min(40dvh, 240px));
        }
      }
    `,
  ];
}
