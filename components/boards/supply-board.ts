import { LitElement, html, nothing, svg, type SVGTemplateResult, type TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import type { Marks } from '../../core/engine/bot.ts';
import type { Reader } from '../../core/engine/text.ts';
import { emptyPiece, piece, pieceColour } from '../../core/look/pieces.ts';
import {
  fieldSector,
  ringPath,
  supply,
  supplyFields,
  type SupplyField,
  type SupplyPlace,
} from '../../core/look/supply.ts';
import { paintShapes } from '../../print/svg.ts';
import { base } from '../styles/shared.ts';
import { PlaceEvent, pressKeys } from './place-event.ts';
import { supplyBoardStyles } from './supply-board-styles.ts';

const reach = supply.outer + 3;

/**
 * Cóatl's supply board. Marks say what lies on a place («4b»: a colour) and what is special about a field
 * («4»: the target). Fields and places can be tapped where they are among the choices.
 */
@customElement('supply-board')
export class SupplyBoard extends LitElement {
  @property({ attribute: false }) text!: Reader;
  @property({ attribute: false }) marks: Marks = {};
  @property({ attribute: false }) choices: readonly string[] = [];
  /** The number of a field, where the player counts them in another order. */
  @property({ attribute: false }) numbers: Readonly<Record<string, string | number>> = {};

  protected override render(): TemplateResult {
    const label = this.text.text({ say: 'supply-label', with: {} });
    const lying = supplyFields
      .filter((field) => field.places.some(({ id }) => pieceColour(this.marks[id])))
      .map((field) => this.#fieldName(field));
    const open = this.choices.length > 0;
    return html`<svg
      viewBox="${-reach} ${-reach} ${2 * reach} ${2 * reach}"
      role=${open ? 'group' : 'img'}
      aria-label=${open ? label : [label, ...lying].join('. ')}
    >
      ${supplyFields.map((field, index) => this.#field(field, index))}
    </svg>`;
  }

  #field(field: SupplyField, index: number): SVGTemplateResult {
    const whole = this.choices.includes(field.id) && field.places.length > 1;
    const open = this.#isOpen(field);
    const kind = this.marks[field.id] === 'target' ? 'target' : open ? 'open' : '';
    const ground = field.form === 'body' ? ringPath(fieldSector(index)) : cupPath(field.places[0]);
    return svg`<g class="field ${kind}">
      ${this.#button(
        field.id,
        whole,
        this.#fieldName(field),
        svg`<path class="ground" d=${ground}></path>
          ${field.places.map((place, part) => this.#place(field, place, part))}`,
      )}
      ${number(field, String(this.numbers[field.id] ?? field.id))}
    </g>`;
  }

  #isOpen({ id, places }: SupplyField): boolean {
    return this.choices.includes(id) || places.some((place) => this.choices.includes(place.id));
  }

  #place(field: SupplyField, place: SupplyPlace, part: number): SVGTemplateResult {
    const colour = pieceColour(this.marks[place.id]);
    const open = this.choices.includes(place.id);
    const drawn = colour
      ? svg`${paintShapes(piece(field.form, colour, place))}`
      : svg`<g class="empty">${paintShapes([emptyPiece(field.form, place, {})])}</g>`;
    const room = place.sector ? ringPath(place.sector) : cupPath(place);
    const asking = open && !colour ? svg`<text class="ask" x=${place.x} y=${place.y + 9}>?</text>` : nothing;
    return this.#button(
      place.id,
      open,
      this.#placeName(field, place, part),
      svg`<path class="room" d=${room}></path>${drawn}${asking}`,
    );
  }

  #button(id: string, open: boolean, label: string, drawn: SVGTemplateResult): SVGTemplateResult {
    if (!open) return svg`<g>${drawn}</g>`;
    const press = () => this.dispatchEvent(new PlaceEvent(id));
    return svg`<g
      class="press"
      data-place=${id}
      role="button"
      tabindex="0"
      aria-label=${label}
      @click=${press}
      @keydown=${pressKeys(press)}
    >${drawn}</g>`;
  }

  #placeName({ id: field, form }: SupplyField, { id }: SupplyPlace, part: number): string {
    const colour = pieceColour(this.marks[id]) ?? 'none';
    const values = { field: this.numbers[field] ?? field, part: part + 1, form, colour };
    return this.text.text({ say: 'supply-place', with: values });
  }

  #fieldName({ id: field, form, places }: SupplyField): string {
    const [first, second] = places.map(({ id }) => pieceColour(this.marks[id]) ?? 'none');
    const values = { field: this.numbers[field] ?? field, form, first: first ?? 'none' };
    return this.text.text(
      second
        ? { say: 'supply-pair', with: { ...values, second } }
        : { say: 'supply-place', with: { ...values, part: 1, colour: values.first } },
    );
  }

  static override styles = [base, supplyBoardStyles];
}

function cupPath(place: SupplyPlace | undefined): string {
  const { x, y } = place ?? { x: 0, y: 0 };
  const r = supply.cup;
  return `M${x - r} ${y}a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1 ${-2 * r} 0Z`;
}

function number({ form, number: { x, y } }: SupplyField, word: string): SVGTemplateResult {
  return svg`<g class="number ${form === 'body' ? '' : 'tab'}" aria-hidden="true">
    <circle cx=${x} cy=${y} r="11.5"></circle>
    <text x=${x} y=${y + 5.6}>${word}</text>
  </g>`;
}

declare global {
  interface HTMLElementTagNameMap {
    'supply-board': SupplyBoard;
  }
}
