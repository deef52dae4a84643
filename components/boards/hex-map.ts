import {
  LitElement,
  html,
  nothing,
  svg,
  type PropertyValues,
  type SVGTemplateResult,
  type TemplateResult,
} from 'lit';
import { customElement, property } from 'lit/decorators.js';
import type { Marks } from '../../core/engine/bot.ts';
import type { Reader } from '../../core/engine/text.ts';
import {
  bridgeShapes,
  centreOf,
  hexSize,
  isLand,
  mapSize,
  riverShape,
  spaceOf,
  spaceOutline,
  spaceShapes,
  type Land,
  type MapHex,
  type Space,
} from '../../core/bots/terra-mystica/map-drawing.ts';
import type { ToolName } from '../../core/look/tools.ts';
import { paintShapes, toolSvg } from '../paint.ts';
import { base } from '../styles/shared.ts';
import { hexMapStyles } from './hex-map-styles.ts';
import { nextInDirection } from './map-keys.ts';
import { MapPort } from './map-port.ts';
import { around, largeScale, tapScale, whole, type Box, type MapView, type Size } from './map-view.ts';
import { PlaceEvent, pressKeys } from './place-event.ts';

/**
 * A map of hexes that can be moved and zoomed. A mark is words: the terrain of a tile that was laid; `bot`, `you`
 * or `other`; a building; `marked`, `trade`, `option`, `target`. `bridge:C2-D3` says whose bridge is there.
 */
@customElement('hex-map')
export class HexMap extends LitElement {
  @property({ attribute: false }) text!: Reader;
  @property({ attribute: false }) hexes: readonly MapHex[] = [];
  @property({ attribute: false }) marks: Marks = {};
  @property({ attribute: false }) choices: readonly string[] = [];
  #port: MapPort | undefined;
  /** The space that the keys have reached. */
  #at = '';

  override connectedCallback(): void {
    super.connectedCallback();
    this.#port?.connect();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#port?.disconnect();
  }

  protected override firstUpdated(): void {
    const port = this.renderRoot.querySelector<HTMLElement>('.port')!;
    const sheet = this.renderRoot.querySelector<HTMLElement>('.sheet')!;
    this.#port = new MapPort(port, sheet, () => ({ size: mapSize(this.hexes), start: this.#start }));
    this.#port.connect();
  }

  protected override willUpdate(): void {
    const open = this.hexes.filter(({ id }) => this.choices.includes(id));
    if (!open.some(({ id }) => id === this.#at)) this.#at = open[0]?.id ?? '';
  }

  /** What matters comes into view when it changes, not when something else does. */
  protected override updated(changed: PropertyValues<this>): void {
    const before = changed.get('marks');
    const isNew = ringed(this.marks) !== ringed(before ?? this.marks);
    const others = changed.has('choices') && changed.get('choices')?.join() !== this.choices.join();
    if (isNew || others || changed.has('hexes')) this.#port?.start(before !== undefined);
  }

  readonly #start = (port: Size): MapView => {
    const map = mapSize(this.hexes);
    const open = this.choices.length > 0;
    const part = this.#box(this.#focus(), open ? 0 : 0.6);
    if (!part) return whole(map, port);
    return around(part, map, port, open ? tapScale : 0, open ? largeScale : tapScale);
  };

  /** What is to be seen first: the target, else what it is chosen from. */
  #focus(): readonly string[] {
    const target = ringed(this.marks);
    if (target) return [target];
    if (this.choices.length > 0) return this.choices;
    return this.hexes.map(({ id }) => id).filter((id) => this.marks[id]?.split(' ').includes('option'));
  }

  /** The box around spaces, with so many hexes more on every side. */
  #box(places: readonly string[], more: number): Box | undefined {
    const centres = this.hexes.filter(({ id }) => places.includes(id)).map(centreOf);
    if (centres.length === 0) return undefined;
    const [xs, ys] = [centres.map(({ x }) => x), centres.map(({ y }) => y)];
    const reach = hexSize.radius * (1.2 + 1.8 * more);
    const [x, y] = [Math.min(...xs) - reach, Math.min(...ys) - reach];
    return { x, y, width: Math.max(...xs) + reach - x, height: Math.max(...ys) + reach - y };
  }

  /** The field around means next; the map does not. */
  readonly #click = (event: Event): void => {
    event.stopPropagation();
    const place = (event.target as Element).closest<SVGElement>('.press')?.dataset['place'];
    if (place) this.#press(place);
  };

  #press(place: string): void {
    this.dispatchEvent(new PlaceEvent(place));
  }

  readonly #key = (event: KeyboardEvent): void => {
    const focused = (event.target as SVGElement).dataset['place'] ?? this.#at;
    pressKeys(() => this.#press(focused))(event);
    const open = this.hexes.filter(({ id }) => this.choices.includes(id));
    const next = nextInDirection(open, focused, event.key);
    if (!next) return;
    event.preventDefault();
    this.#at = next;
    this.#port?.reveal(this.#box([next], 0)!);
    this.requestUpdate();
    this.renderRoot.querySelector<SVGElement>(`[data-place="${next}"]`)?.focus({ preventScroll: true });
  };

  protected override render(): TemplateResult {
    const { width, height } = mapSize(this.hexes);
    const open = this.choices.length > 0;
    const label = this.text.text({ say: 'map-label', with: {} });
    const target = ringed(this.marks);
    // The target's ring lies on its neighbours.
    const inOrder = this.hexes
      .filter(isLand)
      .sort((one, other) => Number(one.id === target) - Number(other.id === target));
    return html`<div class="frame">
      <div class="port" @click=${this.#click}>
        <div class="sheet">
          <svg
            viewBox="0 0 ${width} ${height}"
            role=${open ? 'group' : 'img'}
            aria-label=${open ? label : [label, ...this.#summary()].join('. ')}
            @keydown=${open ? this.#key : nothing}
          >
            <g class=${open ? 'dim' : ''}>${paintShapes([riverShape(this.hexes)])}</g>
            ${inOrder.map((hex) => this.#space(hex))} ${this.#bridges()}
          </svg>
        </div>
      </div>
      <div class="tools" @click=${(event: Event) => event.stopPropagation()}>
        ${this.#tool('minus', 'map-farther', () => this.#port?.zoom(1 / 1.6))}
        ${this.#tool('plus', 'map-closer', () => this.#port?.zoom(1.6))}
        ${this.#tool('whole', 'map-whole', () => this.#port?.whole(), true)}
      </div>
    </div>`;
  }

  #tool(drawn: ToolName, say: string, act: () => void, inWords = false): TemplateResult {
    const word = this.text.text({ say, with: {} });
    return html`<button id=${drawn} aria-label=${word} title=${word} @click=${act}>
      ${toolSvg(drawn, 22)}${inWords ? html`<span>${word}</span>` : nothing}
    </button>`;
  }

  /** The target, or else everything that stands somewhere. */
  #summary(): string[] {
    const target = ringed(this.marks);
    return this.hexes
      .filter(isLand)
      .filter(({ id }) => (target ? id === target : this.marks[id]))
      .map((hex) => this.#name(hex, spaceOf(hex, this.marks[hex.id])));
  }

  #name({ id: hex }: MapHex, { terrain, owner, building, marked, target }: Space): string {
    const flags = { marked: marked ? 'yes' : 'no', target: target ? 'yes' : 'no' };
    return this.text.text({ say: 'map-hex', with: { hex, terrain, owner, building, ...flags } });
  }

  #space(hex: Land): SVGTemplateResult {
    const space = spaceOf(hex, this.marks[hex.id]);
    const open = this.choices.includes(hex.id);
    const ring = space.target || space.next;
    const dim = !open && this.choices.length > 0 && space.owner === 'none' && !ring;
    const drawn = svg`${paintShapes(spaceShapes(hex, space))}${this.#outline(hex, space, open)}`;
    const kind = `${ring ? 'target' : ''} ${space.option ? 'option' : ''} ${dim ? 'dim' : ''}`;
    if (!open) {
      // Between spaces to tap, what stands on the others is told too.
      const isTold = this.choices.length > 0 && this.marks[hex.id] !== undefined;
      return svg`<g
        class=${kind}
        data-place=${hex.id}
        role=${isTold ? 'img' : nothing}
        aria-label=${isTold ? this.#name(hex, space) : nothing}
      >${drawn}</g>`;
    }
    return svg`<g
      class="press ${kind}"
      data-place=${hex.id}
      role="button"
      tabindex=${hex.id === this.#at ? 0 : -1}
      aria-label=${this.#name(hex, space)}
    >${drawn}</g>`;
  }

  #outline(hex: MapHex, { target, next, option }: Space, open: boolean): SVGTemplateResult | typeof nothing {
    if (target || next) {
      const d = spaceOutline(hex, 3);
      return svg`<path class="outline ring" d=${d}></path><path class="outline" d=${d}></path>`;
    }
    return open || option ? svg`<path class="outline" d=${spaceOutline(hex, -1.5)}></path>` : nothing;
  }

  #bridges(): SVGTemplateResult[] {
    const hex = (id: string | undefined) => this.hexes.find((other) => other.id === id);
    return Object.entries(this.marks).flatMap(([key, owner]) => {
      const [from, to] = key.startsWith('bridge:') ? key.slice('bridge:'.length).split('-').map(hex) : [];
      return from && to ? [svg`<g class="bridge">${paintShapes(bridgeShapes(from, to, owner))}</g>`] : [];
    });
  }

  static override styles = [base, hexMapStyles];
}

/** The space that matters most: the bot's target, or the next to fill in. */
function ringed(marks: Marks): string | undefined {
  return Object.keys(marks).find((place) => /\b(target|next)\b/.test(marks[place] ?? ''));
}

declare global {
  interface HTMLElementTagNameMap {
    'hex-map': HexMap;
  }
}
