import { LitElement, css, html, type PropertyValues, type TemplateResult } from 'lit';
import { customElement, property, query } from 'lit/decorators.js';
import { toolSvg } from '../paint.ts';
import { base } from '../styles/shared.ts';
import './double-tap.ts';

/** What lies on a sheet. While it is closed nothing of it is drawn, whatever happens below. */
export abstract class OnSheet extends LitElement {
  @property({ type: Boolean }) open = false;

  protected override shouldUpdate(changed: PropertyValues): boolean {
    return this.open || changed.get('open') === true;
  }
}

/** A sheet that slides over your side of the table: a heading, a cross, and what is put into it. */
@customElement('sheet-dialog')
export class SheetDialog extends LitElement {
  @property() heading = '';
  @property() closeLabel = '';
  @property({ type: Boolean }) open = false;
  @query('dialog') private dialog!: HTMLDialogElement;

  protected override updated(changed: PropertyValues<this>): void {
    if (!changed.has('open')) return;
    if (this.open) this.dialog.showModal();
    else this.#close();
  }

  readonly #close = (): void => this.dialog.close();

  protected override render(): TemplateResult {
    return html`<dialog
      tabindex="-1"
      aria-labelledby="heading"
      @click=${this.#outside}
      @close=${this.#closed}
    >
      <div>
        <div class="head">
          <h2 id="heading">${this.heading}</h2>
          <button aria-label=${this.closeLabel} @click=${this.#close}>${toolSvg('close')}</button>
        </div>
        <slot></slot>
      </div>
    </dialog>`;
  }

  /** By whatever way: who opened it hears of it. */
  readonly #closed = (): boolean =>
    this.dispatchEvent(new Event('closed', { bubbles: true, composed: true }));

  readonly #outside = (event: MouseEvent): void => {
    if (event.target === this.dialog) this.#close();
  };

  static override styles = [
    base,
    css`
      dialog {
        width: min(640px, 100vw);
        max-width: none;
        max-height: 88dvh;
        margin: auto auto 0;
        padding: 0;
        border: 0;
        border-radius: 20px 20px 0 0;
        background: var(--ground);
        color: var(--ink);
        overscroll-behavior: contain;
      }
      dialog[open] {
        transition: translate var(--rise);
        @starting-style {
          translate: 0 64px;
        }
      }
      dialog::backdrop {
        background: rgb(0 0 0 / 0.6);
      }
      dialog > div {
        padding: 16px 20px 28px;
      }
      .head {
        position: sticky;
        top: 0;
        z-index: 2;
        display: flex;
        align-items: center;
        justify-content: space-between;
        margin-bottom: 8px;
        background: var(--ground);
      }
      h2 {
        font-size: calc(28px * var(--scale));
        letter-spacing: -0.02em;
      }
      .head button {
        display: grid;
        flex: none;
        place-items: center;
        width: 48px;
        height: 48px;
        margin-right: -8px;
      }
      @media (min-width: 700px) {
        dialog {
          margin: auto;
          border-radius: 20px;
        }
      }
    `,
  ];
}
