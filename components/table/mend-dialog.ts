import { css, html, nothing, type TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import type { Reader } from '../../core/engine/text.ts';
import { OnSheet } from '../parts/sheet-dialog.ts';
import { base, keys } from '../styles/shared.ts';
import type { Fault, Mendable } from './mending.ts';

/** One of the things that can be put right was chosen. */
export class MendEvent extends CustomEvent<Mendable> {
  constructor(chosen: Mendable) {
    super('mend', { detail: chosen });
  }
}

/** A card is missing or was wrong: which? */
@customElement('mend-dialog')
export class MendDialog extends OnSheet {
  @property({ attribute: false }) text!: Reader;
  @property({ attribute: false }) of: readonly Mendable[] = [];
  @property() fault: Fault | undefined;

  protected override render(): TemplateResult {
    const word = (say: string) => this.text.text({ say, with: {} });
    return html`<sheet-dialog
      heading=${word(this.fault === 'told' ? 'mend-otherwise' : 'mend-title')}
      closeLabel=${word('app-close')}
      ?open=${this.open}
      @keydown=${this.#type}
    >
      <p>${word(this.fault ? `mend-which-${this.fault}` : 'mend-what')}</p>
      <div class="all">
        ${this.of.map(
          (one, index) =>
            html`<button class="key" data-at=${one.at ?? one.fault} @click=${() => this.#choose(one)}>
              <b aria-hidden="true">${index + 1}</b>
              <span>${one.label} ${one.detail ? html`<small>${one.detail}</small>` : nothing}</span>
            </button>`,
        )}
      </div>
    </sheet-dialog>`;
  }

  readonly #type = (event: KeyboardEvent): void => {
    const chosen = this.of[Number(event.key) - 1];
    if (!chosen || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    this.#choose(chosen);
  };

  #choose(one: Mendable): void {
    this.dispatchEvent(new MendEvent(one));
  }

  static override styles = [
    base,
    keys,
    css`
      p {
        font-size: calc(20px * var(--scale));
        line-height: 1.25;
      }
      .all {
        display: grid;
        gap: 8px;
        margin-top: 14px;
      }
      .key {
        justify-content: flex-start;
        gap: 14px;
        text-align: left;
      }
      b {
        flex: none;
        min-width: 0.9em;
        font-size: calc(28px * var(--scale));
        font-weight: 600;
        color: var(--ink2);
      }
      small {
        display: block;
        margin-top: 3px;
        font-size: 16px;
        font-weight: 500;
        color: var(--ink2);
      }
    `,
  ];
}
