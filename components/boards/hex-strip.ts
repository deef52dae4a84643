import { LitElement, css, html, nothing, svg, type SVGTemplateResult, type TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import type { Marks } from '../../core/engine/bot.ts';
import { hexAt } from '../../core/engine/hex.ts';
import { base } from '../styles/shared.ts';
import { PlaceEvent, pressKeys } from './place-event.ts';

const width = 48;
const radius = width / Math.sqrt(3);
const pitch = radius * 1.5;
const margin = 20;

const corners = [30, 90, 150, 210, 270, 330]
  .map((degrees) => (degrees * Math.PI) / 180)
  .map(
    (angle) =>
      `${((radius - 1.5) * Math.cos(angle)).toFixed(2)} ${((radius - 1.5) * Math.sin(angle)).toFixed(2)}`,
  );

/** A blank piece of map: candidates are tapped where they lie to each other, and the winner is shown there. */
@customElement('hex-strip')
export class HexStrip extends LitElement {
  @property({ attribute: false }) places: readonly string[] = [];
  @property({ attribute: false }) marks: Marks = {};
  /** What a mark is called. */
  @property({ attribute: false }) label: (mark: string) => string = (mark) => mark;
  @property({ type: Boolean }) open = false;

  protected override render(): TemplateResult {
    const spots = this.places.map(hexAt);
    const rows = Math.max(...spots.map(({ row }) => row)) + 1;
    const columns = Math.max(...spots.map(({ column }) => column)) + 1;
    const box = `0 0 ${margin + (columns + 0.5) * width} ${radius * 2 + (rows - 1) * pitch}`;
    return html`<svg viewBox=${box} role=${this.open ? 'group' : 'img'} aria-label=${this.#summary()}>
      ${Array.from(
        { length: rows },
        (_, row) =>
          svg`<text class="row" x="0" y=${radius + row * pitch + 5}>${String.fromCharCode(65 + row)}</text>`,
      )}
      ${this.places.map((place) => this.#hex(place))}
    </svg>`;
  }

  #summary(): string {
    return Object.entries(this.marks)
      .map(([place, mark]) => `${place} ${this.label(mark)}`)
      .join(', ');
  }

  #hex(place: string): SVGTemplateResult {
    const { row, column } = hexAt(place);
    const x = margin + width * (column + (row % 2 ? 1 : 0.5));
    const y = radius + row * pitch;
    const mark = this.marks[place];
    const kind =
      mark === undefined ? '' : mark === 'target' ? 'target' : mark === 'occupied' ? 'hollow' : 'full';
    const press = () => this.dispatchEvent(new PlaceEvent(place));
    const words = mark === undefined ? '' : this.label(mark);
    const inside = mark === undefined || mark === 'target' ? place : words;
    return svg`<g
      transform="translate(${x} ${y})"
      class=${kind}
      role=${this.open ? 'button' : nothing}
      tabindex=${this.open ? 0 : nothing}
      aria-label=${this.open ? `${place} ${words}` : nothing}
      aria-pressed=${this.open ? mark !== undefined : nothing}
      @click=${this.open ? press : nothing}
      @keydown=${this.open ? pressKeys(press) : nothing}
    >
      <path d="M${corners.join('L')}Z"></path>
      <text class=${inside.length > 2 ? 'small' : ''} y=${inside.length > 2 ? 3.5 : 6}>${inside}</text>
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
      }
      path {
        fill: none;
        stroke: var(--bright);
        stroke-opacity: 0.55;
        stroke-width: 1.5;
      }
      text {
        text-anchor: middle;
        font-size: 15px;
        font-weight: 600;
        fill: #fff;
        fill-opacity: 0.55;
      }
      .row {
        text-anchor: start;
        fill-opacity: 0.8;
      }
      [role='button'] {
        cursor: pointer;
      }
      .full path {
        fill: #fff;
      }
      .full text {
        fill: #14181b;
        fill-opacity: 1;
        font-size: 20px;
        font-weight: 700;
      }
      .hollow path {
        stroke: #fff;
        stroke-opacity: 1;
        stroke-width: 3;
        stroke-dasharray: 5 4;
      }
      .hollow text {
        fill-opacity: 1;
      }
      .target path {
        fill: var(--bright);
        stroke: #fff;
        stroke-opacity: 1;
        stroke-width: 3;
      }
      .target text {
        fill: #14181b;
        fill-opacity: 1;
        font-size: 19px;
        font-weight: 700;
      }
      .full .small,
      .small {
        font-size: 10.5px;
      }
      g:focus-visible {
        outline: none;
      }
      g:focus-visible path {
        stroke: #fff;
        stroke-opacity: 1;
        stroke-width: 4;
      }
    `,
  ];
}

declare global {
  interface HTMLElementTagNameMap {
    'hex-strip': HexStrip;
  }
}
