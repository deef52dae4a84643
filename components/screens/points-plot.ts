import { LitElement, css, html, svg, type TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';

/** How the bot's points grew, turn by turn, and the line where the player ended. */
@customElement('points-plot')
export class PointsPlot extends LitElement {
  /** The bot's points after each turn. */
  @property({ attribute: false }) points: readonly number[] = [];
  @property({ type: Number }) you = 0;
  @property() label = '';
  @property() youLabel = '';

  protected override render(): TemplateResult {
    const top = Math.max(this.you, ...this.points, 1);
    const level = 100 - (96 * this.you) / top;
    return html`<svg viewBox="0 0 300 110" role="img" aria-label=${this.label}>
      ${svg`<path class="bars" d=${pathOf(this.points, top)}></path>
        <path class="ground" d="M0 100H300"></path>
        <path class="you" d="M0 ${level}H300"></path>
        <text x="2" y=${level < 16 ? level + 13 : level - 4}>${this.youLabel}</text>`}
    </svg>`;
  }

  static override styles = css`
    :host {
      display: block;
    }
    svg {
      display: block;
      width: 100%;
    }
    .bars {
      fill: var(--main);
    }
    .ground,
    .you {
      fill: none;
      stroke: var(--ink);
      stroke-width: 1.2;
    }
    .you {
      stroke-dasharray: 2 3;
      stroke-width: 1.6;
    }
    text {
      font-size: 11px;
      font-weight: 700;
      fill: var(--ink);
      paint-order: stroke;
      stroke: var(--ground);
      stroke-width: 3px;
    }
  `;
}

/** Bars as one path in a box of 300 × 100, the highest possible value being `top`. */
function pathOf(points: readonly number[], top: number): string {
  const width = 300 / Math.max(points.length, 1);
  return points
    .map((value, index) => {
      const height = (96 * value) / top;
      return `M${(index * width).toFixed(2)} 100v${(-height).toFixed(2)}h${(width * 0.82).toFixed(2)}V100Z`;
    })
    .join('');
}

declare global {
  interface HTMLElementTagNameMap {
    'points-plot': PointsPlot;
  }
}
