import { LitElement, html, nothing, svg, type SVGTemplateResult, type TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import type { Marks } from '../../core/engine/bot.ts';
import type { Reader } from '../../core/engine/text.ts';
import {
  expeditionRows,
  location,
  locationOf,
  locationShapes,
  way,
  type ExpeditionRow,
} from '../../core/bots/expeditions/rows-drawing.ts';
import { paintShapes } from '../paint.ts';
import { base } from '../styles/shared.ts';
import { expeditionRowsStyles } from './expedition-rows-styles.ts';
import { PlaceEvent } from './place-event.ts';

const rows = ['north', 'central'] as const satisfies ExpeditionRow[];
const { width, height, outline, pointer } = location;

/**
 * The locations of Expeditions. A mark is words: `map`, `stack:3` or `values:5,4,2`, `twenty`, `bot`, `you`,
 * `target`, `passed`, `skipped`. Locations among the choices can be tapped.
 */
@customElement('expedition-rows')
export class ExpeditionRows extends LitElement {
  @property({ attribute: false }) text!: Reader;
  @property({ attribute: false }) marks: Marks = {};
  @property({ attribute: false }) choices: readonly string[] = [];

  protected override render(): TemplateResult {
    const label = this.text.text({ say: 'rows-label', with: {} });
    const open = this.choices.length > 0;
    const marked = rows.flatMap((row) =>
      expeditionRows[row].filter((place) => this.marks[place]).map((place) => this.#name(row, place)),
    );
    return html`<div
      class="rows ${open ? 'open' : ''}"
      role=${open ? 'group' : 'img'}
      aria-label=${open ? label : [label, ...marked].join('. ')}
    >
      ${rows.map((row) => this.#strip(row))}
    </div>`;
  }

  #word(name: string): string {
    return this.text.part({ say: 'rows-label', with: {} }, name) ?? name;
  }

  #strip(row: ExpeditionRow): TemplateResult {
    return html`<div class="strip">
      <div class="way" aria-hidden="true">
        ${this.#word(row)}
        <svg viewBox="-2 0 1600 16" class=${row}><path d=${way(row, 100)}></path></svg>
      </div>
      <div class="places">${expeditionRows[row].map((place) => this.#place(row, place))}</div>
    </div>`;
  }

  #place(row: ExpeditionRow, place: string): TemplateResult {
    const { state } = locationOf(this.marks[place]);
    const open = this.choices.includes(place);
    const kind = `${state} ${open ? 'can' : ''} ${this.#shapes(place).length > 0 ? '' : 'empty'}`;
    const press = () => this.dispatchEvent(new PlaceEvent(place));
    return html`<div class="place ${kind}" data-place=${place}>
      ${this.#drawing(place)}
      ${open ? html`<button class="press" aria-label=${this.#name(row, place)} @click=${press}></button>` : nothing}
    </div>`;
  }

  #shapes(place: string) {
    return locationShapes(locationOf(this.marks[place]), this.#word('you'));
  }

  #drawing(place: string): TemplateResult {
    const shapes = this.#shapes(place);
    const { state } = locationOf(this.marks[place]);
    return html`<svg viewBox="0 0 ${width} ${height}" aria-hidden="true">
      <path class="ground" d=${outline}></path>
      ${
        shapes.length > 0
          ? svg`${paintShapes(shapes)}<text class="tag" x="8" y="4.5">${place.slice(1)}</text>`
          : svg`<text class="number" x=${width / 2} y=${height / 2 + 7}>${state === 'next' ? '?' : place.slice(1)}</text>`
      }
      ${signOf(state)}
    </svg>`;
  }

  #name(row: ExpeditionRow, place: string): string {
    const { who, map, count, values, twenty, state } = locationOf(this.marks[place]);
    const flags = { map: map ? 'yes' : 'no', twenty: twenty ? 'yes' : 'no' };
    const stack = { count: count === Infinity ? 'some' : count, top: values[0] ?? 0 };
    return this.text.text({
      say: 'rows-place',
      with: { row, place: Number(place.slice(1)), who, state, ...flags, ...stack },
    });
  }

  static override styles = [base, expeditionRowsStyles];
}

/** The target is pointed at; a location that did not match is crossed out. */
function signOf(state: string): SVGTemplateResult | typeof nothing {
  if (state === 'target') return svg`<path class="pointer" d=${pointer}></path>`;
  if (state === 'passed') return svg`<path class="cross" d="M20 -13l10 10M30 -13l-10 10"></path>`;
  return nothing;
}

declare global {
  interface HTMLElementTagNameMap {
    'expedition-rows': ExpeditionRows;
  }
}
