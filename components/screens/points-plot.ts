import { LitElement, css, html, svg, type TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';

/** The bot's points after a turn, and the round that it was in. */
interface Counted {
  readonly points: number;
  readonly round?: number;
}

const [left, right, top, foot] = [40, 352, 26, 150];

/** How the bot's points grew, turn by turn, and the level that the player reached. */
@customElement('points-plot')
export class PointsPlot extends LitElement {
  @property({ attribute: false }) turns: readonly Counted[] = [];
  @property({ type: Number }) you = 0;
  @property() label = '';
  @property() youLabel = '';
  @property() botLabel = '';

  protected override render(): TemplateResult {
    const { turns, you } = this;
    const most = Math.max(you, ...turns.map(({ points }) => points), 1);
    const step = niceStep(most / 3);
    const y = (points: number) => foot - ((foot - top) * points) / most;
    const x = (n: number) => left + ((right - left) * n) / Math.max(turns.length - 1, 1);
    const line = turns.map(({ points }, n) => `${x(n).toFixed(1)} ${y(points).toFixed(1)}`).join('L');
    const last = turns.at(-1)?.points ?? 0;
    // Beside each other they would be unreadable: the lower one goes below its line.
    const below = (points: number, other: number) => (points < other ? y(points) + 20 : y(points) - 7);
    return html`<svg viewBox="0 0 360 178" role="img" aria-label=${this.label}>
      ${steps(most, step).map(
        (points) => svg`<path class="grid" d="M${left} ${y(points)}H${right}"></path>
          <text class="scale" x=${left - 8} y=${y(points) + 5}>${points}</text>`,
      )}
      ${marks(turns).map(
        ({ from, to, name }) => svg`<path class="tick" d="M${x(from)} ${foot}v6"></path>
          <text class="round" x=${(x(from) + x(to)) / 2} y="172">${name}</text>`,
      )}
      ${svg`<path class="bot" d="M${line}"></path>
        <path class="you" d="M${left} ${y(you)}H${right}"></path>
        <text class="name own" x=${right} y=${below(you, last)}>${this.youLabel} ${you}</text>
        <text class="name" x=${right} y=${below(last, you)}>${this.botLabel}</text>`}
    </svg>`;
  }

  static override styles = css`
    :host {
      display: block;
    }
    svg {
      display: block;
      width: 100%;
      max-height: 260px;
    }
    path {
      fill: none;
      stroke-linejoin: round;
    }
    .grid {
      stroke: var(--line);
    }
    .tick {
      stroke: var(--ctl);
      stroke-width: 2;
    }
    .bot {
      stroke: var(--ink2);
      stroke-width: 3;
      stroke-dasharray: 7 5;
    }
    .you {
      stroke: var(--ink);
      stroke-width: 4.5;
    }
    text {
      font-size: 15px;
      font-weight: 500;
      fill: var(--ink2);
      font-variant-numeric: tabular-nums;
    }
    .scale,
    .name {
      text-anchor: end;
    }
    .round {
      text-anchor: middle;
    }
    .name {
      font-weight: 600;
      paint-order: stroke;
      stroke: var(--ground);
      stroke-width: 4px;
    }
    .own {
      font-weight: 700;
      fill: var(--ink);
    }
  `;
}

/** 1, 2 or 5 times a power of ten. */
function niceStep(least: number): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(least, 1)));
  return power * ([1, 2, 5].find((times) => times * power >= least) ?? 10);
}

const steps = (most: number, step: number): number[] =>
  Array.from({ length: Math.floor(most / step) + 1 }, (_, n) => n * step);

/** Rounds or weeks at the foot; without them every tenth turn. */
function marks(turns: readonly Counted[]): { from: number; to: number; name: number }[] {
  const last = turns.length - 1;
  if (turns[0]?.round === undefined)
    return Array.from({ length: Math.floor(turns.length / 10) }, (_, n) => ({
      from: 10 * n + 9,
      to: 10 * n + 9,
      name: 10 * (n + 1),
    }));
  const begins = turns.flatMap(({ round }, n) => (n === 0 || turns[n - 1]?.round !== round ? [n] : []));
  return begins.map((from, n) => ({ from, to: begins[n + 1] ?? last, name: turns[from]?.round ?? n + 1 }));
}

declare global {
  interface HTMLElementTagNameMap {
    'points-plot': PointsPlot;
  }
}
