import { LitElement, css, html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { guard } from 'lit/directives/guard.js';
import type { Reader } from '../../core/engine/text.ts';
import { inks, rect, type Drawing } from '../../core/look/drawing.ts';
import type { Page } from '../../print/order.ts';
import { paint, toolSvg } from '../../print/svg.ts';
import { base, keys } from '../styles/shared.ts';

const frame = (): Promise<number> => new Promise(requestAnimationFrame);

/** The pages as they will be printed. Only the one that is looked at is drawn. */
@customElement('print-preview')
export class PrintPreview extends LitElement {
  @property({ attribute: false }) text!: Reader;
  @property({ attribute: false }) pages: readonly Page[] = [];
  @state() private at = 0;
  @state() private drawn: Drawing | undefined;

  protected override willUpdate(changed: PropertyValues): void {
    this.at = Math.max(0, Math.min(this.at, this.pages.length - 1));
    if (changed.has('pages') || changed.has('at')) void this.#draw(this.pages[this.at]);
  }

  #word(say: string, values = {}): string {
    return this.text.text({ say, with: values });
  }

  /** Laid out in one frame, painted in another: both take a while, and keys go first. */
  async #draw(page: Page | undefined): Promise<void> {
    await frame();
    if (page !== this.pages[this.at]) return;
    const { width, height, shapes } = page?.draw() ?? { width: 0, height: 0, shapes: [] };
    const paper = rect({ x: 0, y: 0, width, height }, { fill: inks.paper });
    await frame();
    if (page === this.pages[this.at]) this.drawn = page && { width, height, shapes: [paper, ...shapes] };
  }

  protected override render(): TemplateResult | typeof nothing {
    const page = this.pages[this.at];
    if (!page) return nothing;
    const values = { page: this.at + 1, pages: this.pages.length, title: page.title };
    return html`<figure>
      <div class="page">
        ${guard([this.drawn], () => (this.drawn ? paint(this.drawn, page.title) : nothing))}
      </div>
      <figcaption>
        ${this.#key('back', 'print-page-before', -1)}
        <span role="status">${this.#word('print-page', values)}</span>
        ${this.#key('next', 'print-page-after', 1)}
      </figcaption>
    </figure>`;
  }

  #key(tool: 'back' | 'next', say: string, by: number): TemplateResult {
    const isEnd = this.pages[this.at + by] === undefined;
    return html`<button
      class="key"
      aria-label=${this.#word(say)}
      ?disabled=${isEnd}
      @click=${() => (this.at += by)}
    >
      ${toolSvg(tool)}
    </button>`;
  }

  static override styles = [
    base,
    keys,
    css`
      :host {
        display: block;
      }
      figure {
        display: grid;
        gap: 16px;
      }
      .page {
        display: grid;
        justify-items: center;
      }
      .page svg {
        width: 100%;
      }
      @media (min-width: 900px) {
        .page svg {
          height: calc(100dvh - 200px);
          min-height: 300px;
        }
      }
      figcaption {
        display: flex;
        align-items: center;
        justify-content: space-between;
        gap: 12px;
        font-size: calc(18px * var(--scale));
        font-weight: 600;
        text-align: center;
      }
      .key {
        flex: none;
        width: 60px;
        min-height: 52px;
        padding: 0;
      }
    `,
  ];
}

declare global {
  interface HTMLElementTagNameMap {
    'print-preview': PrintPreview;
  }
}
