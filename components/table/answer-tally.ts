import { LitElement, css, html, type PropertyValues } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import type { Prompt, Tally } from '../../core/engine/bot.ts';
import type { Boards } from '../../core/look/board.ts';
import type { Reader } from '../../core/engine/text.ts';
import { low, stands } from '../styles/rooms.ts';
import { base, keys } from '../styles/shared.ts';
import { AnswerEvent } from './answering.ts';
import { markSign } from './mark-sign.ts';

/** So many of each: a row with − n + for every kind. */
@customElement('answer-tally')
export class AnswerTally extends LitElement {
  @property({ attribute: false }) text!: Reader;
  @property({ attribute: false }) prompt!: Prompt;
  @property({ attribute: false }) boards!: Boards;
  @state() private counts: Tally = {};

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has('prompt') && this.prompt.expects.kind === 'tally')
      this.counts = this.prompt.expects.start ?? {};
  }

  protected override render() {
    if (this.prompt.expects.kind !== 'tally') return [];
    const { of, total } = this.prompt.expects;
    const sum = Object.values(this.counts).reduce((a, b) => a + b, 0);
    const full = total !== undefined && sum >= total;
    return html`
      <ul>
        ${of.map((name) => this.#row(name, full))}
      </ul>
      <button
        class="key done"
        ?disabled=${total !== undefined && sum !== total}
        @click=${() => this.dispatchEvent(new AnswerEvent(this.counts))}
      >
        ${
          total === undefined
            ? this.text.text({ say: 'tally-done', with: { count: sum } })
            : this.text.text({ say: 'tally-done-of', with: { count: sum, total } })
        }
      </button>
    `;
  }

  #row(name: string, full: boolean) {
    const label = this.text.label(this.prompt, name);
    const count = this.counts[name] ?? 0;
    return html`<li>
      <span>${markSign(this.boards, name, 40)}${label}</span>
      <button
        class="key"
        aria-label=${this.text.text({ say: 'tally-less', with: { label } })}
        ?disabled=${count === 0}
        @click=${() => this.#change(name, count - 1)}
      >
        −
      </button>
      <b>${count}</b>
      <button
        class="key"
        aria-label=${this.text.text({ say: 'tally-more', with: { label } })}
        ?disabled=${full}
        @click=${() => this.#change(name, count + 1)}
      >
        +
      </button>
    </li>`;
  }

  #change(name: string, count: number): void {
    this.counts = { ...this.counts, [name]: count };
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
      ul {
        display: grid;
        gap: 6px;
      }
      li {
        display: grid;
        grid-template-columns: 1fr 68px 44px 68px;
        align-items: center;
        gap: 8px;
        font-size: calc(24px * var(--scale));
        font-weight: 600;
      }
      li span {
        display: flex;
        align-items: center;
        gap: 10px;
      }
      li b {
        text-align: center;
        font-size: calc(32px * var(--scale));
        font-variant-numeric: tabular-nums;
      }
      li .key {
        min-height: 54px;
        padding: 0;
        font-size: 34px;
      }
      /* Five colours: all of them, and the tools below, without scrolling on a phone. */
      ul:has(li:nth-child(5)) {
        gap: 4px;
      }
      ul:has(li:nth-child(5)) .key {
        min-height: 48px;
      }
      ul:has(li:nth-child(5)) + .done {
        min-height: 56px;
      }
      @media (max-width: 340px) {
        li {
          grid-template-columns: 1fr 56px 32px 56px;
          gap: 4px;
          font-size: calc(20px * var(--scale));
        }
      }
      @media ${stands} {
        li {
          grid-template-columns: minmax(0, 1fr) 52px 32px 52px;
          gap: 4px;
          font-size: 19px;
        }
        li span {
          gap: 6px;
        }
        li b {
          font-size: 26px;
        }
      }
      @media ${low} {
        :host {
          gap: 4px;
        }
        li svg {
          width: 30px;
        }
        /* Off the lamp. */
        li > span {
          padding-left: 8px;
        }
        ul,
        ul:has(li:nth-child(5)) {
          gap: 2px;
        }
        li .key,
        .done,
        ul:has(li:nth-child(5)) + .done {
          min-height: 48px;
        }
      }
    `,
  ];
}
