import { LitElement, css, nothing, svg, html, type SVGTemplateResult, type TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import type { Board, Field, TieBreaker } from '../../core/bots/mautoma/cards.ts';
import type { Marks } from '../../core/engine/bot.ts';
import type { Reader } from '../../core/engine/text.ts';
import { colourName, colourToken } from '../../core/look/colours.ts';
import { paintShapes } from '../paint.ts';
import { base } from '../styles/shared.ts';
import { PlaceEvent, pressKeys } from './place-event.ts';

const centre = 128;
const outer = 124;
const inner = 70;

function point(radius: number, turn: number): string {
  const angle = (turn - 0.25) * 2 * Math.PI;
  return `${(centre + radius * Math.cos(angle)).toFixed(2)} ${(centre + radius * Math.sin(angle)).toFixed(2)}`;
}

function sector(index: number, count: number): string {
  const gap = 2 / 360;
  const [from, to] = [index / count + gap, (index + 1) / count - gap];
  return `M${point(outer, from)}A${outer} ${outer} 0 0 1 ${point(outer, to)}L${point(inner, to)}A${inner} ${inner} 0 0 0 ${point(inner, from)}Z`;
}

/** Mautoma's energy circle: where the marker stands, the way it came, and the tie-breaker that counts now. */
@customElement('energy-circle')
export class EnergyCircle extends LitElement {
  @property({ attribute: false }) text!: Reader;
  @property({ attribute: false }) board!: Board;
  @property({ attribute: false }) marks: Marks = {};
  /** Spaces that can be tapped. */
  @property({ attribute: false }) choices: readonly string[] = [];

  protected override render(): TemplateResult {
    const { fields, segments } = this.board;
    const at = fields[Number(Object.entries(this.marks).find(([, mark]) => mark === 'at')?.[0]) - 1];
    const label = this.text.text({ say: 'circle-label', with: {} });
    return html`<svg
      viewBox="0 0 256 256"
      role=${this.choices.length > 0 ? 'group' : 'img'}
      aria-label=${at ? `${label}: ${this.#name(at, fields.indexOf(at))}` : label}
    >
      ${fields.map((field, index) => this.#field(field, index))}
      ${at && this.choices.length === 0 ? arrows(segments[at.segment]) : nothing}
    </svg>`;
  }

  #name(field: Field, index: number): string {
    return this.text.text({ say: 'circle-field', with: { field: index + 1, colour: field.colour } });
  }

  #field(field: Field, index: number): SVGTemplateResult {
    const place = String(index + 1);
    const mark = this.marks[place] ?? 'empty';
    const kind = /^\d+$/.test(mark) ? 'passed' : mark;
    const [x, y] = point((outer + inner) / 2, (index + 0.5) / this.board.fields.length).split(' ');
    const open = this.choices.includes(place);
    const press = () => this.dispatchEvent(new PlaceEvent(place));
    return svg`<g
      class=${open ? 'open' : kind}
      role=${open ? 'button' : nothing}
      tabindex=${open ? 0 : nothing}
      aria-label=${open ? this.#name(field, index) : nothing}
      @click=${open ? press : nothing}
      @keydown=${open ? pressKeys(press) : nothing}
    >
      <path class="field" d=${sector(index, this.board.fields.length)}></path>
      ${
        open
          ? svg`<text x=${x} y=${Number(y) + 9} font-size="26">${place}</text>`
          : kind === 'passed'
            ? svg`<text x=${x} y=${Number(y) + 8} font-size="23">${mark}</text>`
            : paintShapes(colourToken(colourName(field.colour), Number(x), Number(y), 14))
      }
    </g>`;
  }

  static override styles = [
    base,
    css`
      :host {
        display: block;
      }
      svg {
        width: 100%;
        height: 100%;
        overflow: visible;
      }
      text {
        font-weight: 700;
        text-anchor: middle;
        fill: #fff;
      }
      .field {
        fill: none;
        stroke: var(--bright);
        stroke-opacity: 0.6;
        stroke-width: 1.5;
      }
      .from .field {
        stroke-opacity: 1;
        stroke-width: 3;
        stroke-dasharray: 4 4;
      }
      .passed .field {
        fill: var(--bright);
        fill-opacity: 0.4;
        stroke: none;
      }
      .at .field {
        fill: var(--bright);
        stroke: none;
      }
      .open {
        cursor: pointer;
      }
      .open .field {
        fill: #fff;
        stroke: none;
      }
      .open text {
        fill: #14181b;
      }
      .open:focus-visible {
        outline: none;
      }
      .open:focus-visible .field {
        stroke: var(--bright);
        stroke-opacity: 1;
        stroke-width: 5;
      }
      .thick {
        stroke-width: 5;
      }
      .thin {
        stroke-width: 2.5;
      }
      .arrow {
        fill: none;
        stroke: #fff;
        stroke-opacity: 1;
        stroke-linejoin: round;
        stroke-linecap: round;
      }
    `,
  ];
}

/** The thick arrow runs along the first row; the thin ones lead from there to the next rows. */
function arrows({ rows, along }: TieBreaker): SVGTemplateResult {
  const down = rows === 'top-down';
  const thickY = centre + (down ? -20 : 20);
  const toRight = along === 'left-to-right';
  const tip = centre + (toRight ? 24 : -24);
  const back = toRight ? -9 : 9;
  const thinFrom = centre + (down ? -4 : 4);
  const thinTo = centre + (down ? 26 : -26);
  const wing = down ? -7 : 7;
  const thin = [-26, 0, 26].map(
    (dx) =>
      `M${centre + dx} ${thinFrom}V${thinTo}M${centre + dx - 6} ${thinTo + wing}L${centre + dx} ${thinTo}l6 ${wing}`,
  );
  return svg`
    <path class="arrow thick" d="M${centre * 2 - tip} ${thickY}H${tip}M${tip + back} ${thickY - 9}L${tip} ${thickY}l${back} 9"></path>
    <path class="arrow thin" d=${thin.join('')}></path>`;
}

declare global {
  interface HTMLElementTagNameMap {
    'energy-circle': EnergyCircle;
  }
}
