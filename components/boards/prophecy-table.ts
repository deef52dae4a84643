import { LitElement, css, html, nothing, type TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import type { Marks } from '../../core/engine/bot.ts';
import type { Reader } from '../../core/engine/text.ts';
import { colourToken } from '../../core/look/colours.ts';
import { circle, type Drawing, type Shape } from '../../core/look/drawing.ts';
import { pieceColour } from '../../core/bots/adam/piece-drawing.ts';
import { sign } from '../../core/look/tools.ts';
import { paint, paintShapes, toolSvg } from '../paint.ts';
import { base } from '../styles/shared.ts';
import { PlaceEvent } from './place-event.ts';

const ink = '#14181b';

/**
 * Cóatl's prophecies. Marks say what his cards miss and hold (`his-1`: `red any +blue`), and which cards lie in
 * the row (`card-3`: the card). Cards of the row can be tapped where they are among the choices.
 */
@customElement('prophecy-table')
export class ProphecyTable extends LitElement {
  @property({ attribute: false }) text!: Reader;
  @property({ attribute: false }) marks: Marks = {};
  @property({ attribute: false }) choices: readonly string[] = [];
  /** A card at a glance. */
  @property({ attribute: false }) strip: (card: string) => Drawing | undefined = () => undefined;

  protected override render(): TemplateResult {
    const named = (prefix: string) => Object.keys(this.marks).filter((place) => place.startsWith(prefix));
    const row = named('card-');
    return html`
      <h2>${this.#say('prophecies-his')}</h2>
      <ol>
        ${named('his-').map((place) => this.#his(this.marks[place] ?? ''))}
      </ol>
      ${
        row.length > 0
          ? html`<h2>${this.#say('prophecies-row')}</h2>
              <div class="row">${row.map((place) => this.#inRow(place))}</div>`
          : nothing
      }
    `;
  }

  #say(say: string, values: Record<string, string | number> = {}): string {
    return this.text.text({ say, with: values });
  }

  #his(mark: string): TemplateResult {
    const words = mark.split(' ').filter(Boolean);
    const missing = words.filter((word) => !word.startsWith('+'));
    return html`<li>
      ${missing.map(
        (wish) =>
          html`<svg viewBox="-15 -15 30 30" role="img" aria-label=${this.#say('prophecies-piece', { wish })}>
            ${paintShapes(wished(wish))}
          </svg>`,
      )}
      <span>${this.#say('prophecies-held', { held: words.length - missing.length, of: words.length })}</span>
    </li>`;
  }

  #inRow(place: string): TemplateResult {
    const card = this.marks[place] ?? '';
    const drawing = this.strip(card);
    const name = this.text.has(`card-${card}`) ? this.#say(`card-${card}`) : this.#say('prophecies-own');
    const drawn = drawing ? paint(drawing) : html`<i>${name}</i>`;
    if (!this.choices.includes(place)) return html`<div title=${name}>${drawn}</div>`;
    return html`<button
      data-place=${place}
      aria-label=${this.#say('prophecies-take', { card: name })}
      @click=${() => this.dispatchEvent(new PlaceEvent(place))}
    >
      ${drawn}${toolSvg('plus')}
    </button>`;
  }

  static override styles = [
    base,
    css`
      :host {
        display: grid;
        align-content: start;
        gap: 6px;
      }
      h2 {
        font-size: 17px;
        font-weight: 600;
        color: var(--bright);
      }
      ol {
        display: grid;
        gap: 5px;
        counter-reset: card;
      }
      li {
        counter-increment: card;
        display: flex;
        flex-wrap: wrap;
        align-items: center;
        gap: 3px;
        min-height: 40px;
        padding: 3px 10px;
        border-radius: 12px;
        background: #fff;
        color: #14181b;
      }
      li::before {
        content: counter(card);
        margin-right: 6px;
        font-size: 20px;
        font-weight: 700;
      }
      li svg {
        width: 31px;
      }
      li span {
        margin-left: auto;
        font-size: 16px;
        font-weight: 600;
      }
      .row {
        display: grid;
        grid-template-columns: repeat(3, 1fr);
        gap: 5px;
        counter-reset: card;
      }
      .row > * {
        position: relative;
        padding: 2px 4px;
        border-radius: 10px;
        background: #fff;
        color: #14181b;
      }
      .row button svg:last-child {
        position: absolute;
        right: 1px;
        bottom: 1px;
        width: 15px;
        height: 15px;
      }
      i {
        font-style: normal;
        font-size: 15px;
      }
    `,
  ];
}

/** A piece that a card looks for: its colour, or any. */
function wished(wish: string): Shape[] {
  const colour = pieceColour(wish);
  return colour
    ? colourToken(colour, 0, 0, 13.5)
    : [circle(0, 0, 13, { stroke: ink, strokeWidth: 1.6, dash: [3, 2.4] }), sign('infinity', 0, 0, 19, ink)];
}

declare global {
  interface HTMLElementTagNameMap {
    'prophecy-table': ProphecyTable;
  }
}
