import { LitElement, html, nothing, svg, type SVGTemplateResult, type TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import type { Marks } from '../../core/engine/bot.ts';
import type { Reader } from '../../core/engine/text.ts';
import { emptyPiece, piece, pieceColour } from '../../core/bots/adam/piece-drawing.ts';
import {
  supply,
  supplyFields,
  type SupplyField,
  type SupplyPlace,
  type Numbered,
} from '../../core/bots/adam/supply-drawing.ts';
import { paintShapes } from '../paint.ts';
import { base } from '../styles/shared.ts';
import { PlaceEvent, pressKeys } from './place-event.ts';
import { supplyBoardStyles } from './supply-board-styles.ts';

const reach = supply.outer + 3;

/**
 * Cóatl's supply board. Marks say what lies on a place (`4b`: a colour) and which field he takes
 * (`field-4`: target). Fields and places can be tapped where they are among the choices. Fields that have no
 * number yet are called by their spots.
 */
@customElement('supply-board')
export class SupplyBoard extends LitElement {
  @property({ attribute: false }) text!: Reader;
  @property({ attribute: false }) fields: readonly Numbered[] = [];
  @property({ attribute: false }) marks: Marks = {};
  @property({ attribute: false }) choices: readonly string[] = [];

  protected override render(): TemplateResult {
    const label = this.text.text({ say: 'supply-label', with: {} });
    const fields = supplyFields(this.fields);
    const lying = fields
      .filter(
        ({ id, spot, places }) => id === spot || places.some((place) => pieceColour(this.marks[place.id])),
      )
      .map((field) => this.#fieldName(field));
    const open = this.choices.length > 0;
    return html`<svg
      viewBox="${-reach} ${-reach} ${2 * reach} ${2 * reach}"
      role=${open ? 'group' : 'img'}
      aria-label=${open ? label : [label, ...lying].join('. ')}
    >
      ${fields.map((field) => this.#field(field))}
    </svg>`;
  }

  #field(field: SupplyField): SVGTemplateResult {
    const whole = this.choices.includes(field.id) && field.places.length > 1;
    const open = this.#isOpen(field);
    const kind = this.marks[`field-${field.id}`] === 'target' ? 'target' : open ? 'open' : '';
    return svg`<g class="field ${kind}">
      ${this.#button(
        field.id,
        whole,
        this.#fieldName(field),
        svg`<path class="ground" d=${field.ground}></path>
          ${field.places.map((place, part) => this.#place(field, place, part))}`,
      )}
      ${field.number ? number(field) : nothing}
    </g>`;
  }

  #isOpen({ id, places }: SupplyField): boolean {
    if (Object.values(this.marks).includes('next'))
      return places.some((place) => this.marks[place.id] === 'next');
    return this.choices.includes(id) || places.some((place) => this.choices.includes(place.id));
  }

  #place(field: SupplyField, place: SupplyPlace, part: number): SVGTemplateResult {
    const colour = pieceColour(this.marks[place.id]);
    const open = this.choices.includes(place.id);
    const drawn = colour
      ? svg`${paintShapes(piece(field.form, colour, place))}`
      : svg`<g class="empty">${paintShapes([emptyPiece(field.form, place, {})])}</g>`;
    const next = this.marks[place.id] === 'next';
    const asking = next ? svg`<text class="ask" x=${place.x} y=${place.y + 9}>?</text>` : nothing;
    return this.#button(
      place.id,
      open,
      this.#placeName(field, place, part),
      svg`<path class="room" d=${place.room}></path>${drawn}${asking}`,
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

  #placeName(of: SupplyField, { id }: SupplyPlace, part: number): string {
    const { id: field, spot, form } = of;
    if (field === spot) return this.#fieldName(of);
    const colour = pieceColour(this.marks[id]) ?? 'none';
    const values = { field, part: part + 1, form, colour };
    return this.text.text({ say: 'supply-place', with: values });
  }

  #fieldName({ id, number, spot, form, places }: SupplyField): string {
    if (id === spot) return this.text.text({ say: 'supply-spot', with: { spot, number: number || 'none' } });
    const field = id;
    const [first, second] = places.map(({ id }) => pieceColour(this.marks[id]) ?? 'none');
    const values = { field, form, first: first ?? 'none' };
    return this.text.text(
      second
        ? { say: 'supply-pair', with: { ...values, second } }
        : { say: 'supply-place', with: { ...values, part: 1, colour: values.first } },
    );
  }

  static override styles = [base, supplyBoardStyles];
}

function number({ form, number: words, label: { x, y } }: SupplyField): SVGTemplateResult {
  return svg`<g class="number ${form === 'body' ? '' : 'tab'}" aria-hidden="true">
    <circle cx=${x} cy=${y} r="11.5"></circle>
    <text x=${x} y=${y + 5.6}>${words}</text>
  </g>`;
}

declare global {
  interface HTMLElementTagNameMap {
    'supply-board': SupplyBoard;
  }
}
