import { LitElement, css, html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { guard } from 'lit/directives/guard.js';
import { keyed } from 'lit/directives/keyed.js';
import type { Reader } from '../../core/engine/text.ts';
import { inks, rect, type Drawing, type Shape } from '../../core/look/drawing.ts';
import type { Page } from '../../print/order.ts';
import { canvas, paintShapes, toolSvg } from '../paint.ts';
import { base, keys } from '../styles/shared.ts';

const frame = (): Promise<number> => new Promise(requestAnimationFrame);

/** A page that is being painted: a portion a frame, so that keys go first. */
interface Drawn {
  readonly page: Page;
  readonly drawing: Drawing;
  readonly portions: readonly (readonly Shape[])[];
  /** Names of groups that others refer to. */
  readonly painted: Set<string>;
}

const mostInPortion = 60;

const countOf = (shape: Shape): number =>
  shape.kind === 'group' ? shape.shapes.reduce((sum, one) => sum + countOf(one), 1) : 1;

/** A large group becomes several that lie alike; one that others refer to stays whole. */
const split = (shape: Shape): readonly Shape[] =>
  shape.kind === 'group' && !shape.name && countOf(shape) > mostInPortion
    ? portionsOf(shape.shapes).map((shapes) => ({ ...shape, shapes }))
    : [shape];

function portionsOf(shapes: readonly Shape[]): Shape[][] {
  const portions: Shape[][] = [[]];
  let count = 0;
  for (const shape of shapes.flatMap(split)) {
    const more = countOf(shape);
    if (count > 0 && count + more > mostInPortion) {
      portions.push([]);
      count = 0;
    }
    portions.at(-1)?.push(shape);
    count += more;
  }
  return portions;
}

/** The pages as they will be printed. Only the one that is looked at is drawn. */
@customElement('print-preview')
export class PrintPreview extends LitElement {
  @property({ attribute: false }) text!: Reader;
  @property({ attribute: false }) pages: readonly Page[] = [];
  @state() private at = 0;
  @state() private drawn: Drawn | undefined;
  /** How many of its portions are painted. */
  @state() private shown = 0;

  protected override willUpdate(changed: PropertyValues): void {
    this.at = Math.max(0, Math.min(this.at, this.pages.length - 1));
    if (changed.has('pages') || changed.has('at')) void this.#draw(this.pages[this.at]);
  }

  async #draw(page: Page | undefined): Promise<void> {
    const isCurrent = () => page === this.pages[this.at];
    await frame();
    if (!isCurrent()) return;
    this.drawn = page && drawn(page);
    this.shown = 0;
    while (this.drawn && this.shown < this.drawn.portions.length) {
      await frame();
      if (!isCurrent()) return;
      this.shown++;
    }
  }

  protected override render(): TemplateResult | typeof nothing {
    const page = this.pages[this.at];
    if (!page) return nothing;
    const values = { page: this.at + 1, pages: this.pages.length, title: page.title };
    const isWhole = this.drawn?.page === page && this.shown === this.drawn.portions.length;
    return html`<figure>
      <div class="page" aria-busy=${!isWhole}>${this.drawn ? this.#paint(this.drawn) : nothing}</div>
      <figcaption>
        ${this.#key('back', 'print-page-before', -1)}
        <span role="status">${this.text.word('print-page', values)}</span>
        ${this.#key('next', 'print-page-after', 1)}
      </figcaption>
    </figure>`;
  }

  #paint(drawn: Drawn): unknown {
    const { page, drawing, portions, painted } = drawn;
    const shown = portions
      .slice(0, this.shown)
      .map((portion) => guard([portion], () => paintShapes(portion, painted)));
    return keyed(drawn, canvas(drawing, shown, page.title));
  }

  #key(tool: 'back' | 'next', say: string, by: number): TemplateResult {
    const isEnd = this.pages[this.at + by] === undefined;
    return html`<button
      class="key"
      aria-label=${this.text.word(say)}
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
        grid-template-columns: minmax(0, 1fr);
        gap: 16px;
      }
      .page {
        display: grid;
        grid-template-columns: minmax(0, 1fr);
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
        gap: 8px;
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
      @media (max-width: 340px) {
        .key {
          width: 48px;
        }
      }
    `,
  ];
}

function drawn(page: Page): Drawn {
  const drawing = page.draw();
  const { width, height, shapes } = drawing;
  const paper = rect({ x: 0, y: 0, width, height }, { fill: inks.paper });
  return { page, drawing, portions: portionsOf([paper, ...shapes]), painted: new Set() };
}
