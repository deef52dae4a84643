import { LitElement, css, html, nothing, type TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import type { Answer } from '../../core/engine/bot.ts';
import type { Reader } from '../../core/engine/text.ts';
import type { Lying } from '../../core/look/board.ts';
import '../boards/board-view.ts';
import '../parts/sheet-dialog.ts';
import { low } from '../styles/rooms.ts';
import { base, keys } from '../styles/shared.ts';
import type { Pick } from './picking.ts';

/** This space it is, and this happens there. */
export class PickEvent extends CustomEvent<Picked> {
  constructor(picked: Picked) {
    super('pick', { detail: picked });
  }
}

export interface Picked {
  readonly place: string;
  readonly value: Answer | undefined;
  /** And the player is done. */
  readonly ends: boolean;
}

/** A loupe over spaces that lie too close for a finger: a neighbour can be tapped; the keys say what happens there. */
@customElement('pick-dialog')
export class PickDialog extends LitElement {
  @property({ attribute: false }) text!: Reader;
  @property({ attribute: false }) pick: Pick | undefined;
  @property({ attribute: false }) strip: Lying['strip'] = () => undefined;

  protected override render(): TemplateResult {
    const word = (say: string) => this.text.text({ say, with: {} });
    const { pick } = this;
    return html`<sheet-dialog
      heading=${pick?.name ?? ''}
      closeLabel=${word('app-close')}
      ?open=${pick !== undefined}
    >
      ${pick ? this.#loupe(pick) : nothing}
    </sheet-dialog>`;
  }

  #loupe({ place, board, lying, ways }: Pick): TemplateResult {
    const { text, strip } = this;
    return html`<div class="pick">
      <div class="loupe">
        <board-view around=${place} .board=${board} .lying=${{ ...lying, text, strip }}></board-view>
      </div>
      <p>${this.text.text({ say: 'pick-beside', with: {} })}</p>
      <div class="ways">
        ${ways.map(
          ({ label, full, value, ends = false }, n) =>
            html`<button
              class=${n === 0 ? 'main' : 'key'}
              aria-label=${full ?? nothing}
              @click=${() => this.dispatchEvent(new PickEvent({ place, value, ends }))}
            >
              ${n === 0 ? html`<b>${label}</b>` : label}
              ${ends ? html`<span>${this.text.text({ say: 'pick-done', with: {} })}</span>` : nothing}
            </button>`,
        )}
      </div>
    </div>`;
  }

  static override styles = [
    base,
    keys,
    css`
      .loupe {
        height: min(208px, 29dvh);
        border-radius: 16px;
        background: var(--field);
        overflow: hidden;
      }
      p {
        padding: 6px 0 10px;
        font-size: 17px;
        color: var(--ink2);
      }
      .ways {
        display: grid;
        grid-template-columns: 1fr 1fr;
        gap: 8px;
      }
      .main {
        --main: var(--ink);
        --on-main: var(--on-ink);
        grid-column: 1 / 3;
        min-height: 80px;
      }
      .key {
        min-height: 56px;
        padding: 4px 10px;
        font-size: calc(19px * var(--scale));
      }
      .key:last-child:nth-child(even) {
        grid-column: 1 / 3;
      }
      /* Side by side: nothing to scroll. */
      @media ${low} {
        .pick {
          display: grid;
          grid-template: auto 1fr / minmax(0, 2fr) minmax(0, 3fr);
          column-gap: 14px;
        }
        .loupe {
          height: min(208px, 46dvh);
        }
        p {
          padding-bottom: 0;
          font-size: 16px;
        }
        .ways {
          grid-area: 1 / 2 / 3;
          align-content: start;
          gap: 6px;
        }
        .main {
          min-height: 60px;
        }
        .key {
          min-height: 48px;
          font-size: calc(17px * var(--scale));
        }
      }
    `,
  ];
}
