import {
  LitElement,
  html,
  nothing,
  svg,
  type PropertyValues,
  type SVGTemplateResult,
  type TemplateResult,
} from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import {
  mapSpace,
  type Board,
  type Lying,
  type Picture,
  type Place,
  type Size,
} from '../../core/look/board.ts';
import type { ToolName } from '../../core/look/tools.ts';
import { paintShapes, toolSvg } from '../paint.ts';
import { base } from '../styles/shared.ts';
import { boardStyles } from './board-styles.ts';
import { nextInDirection } from './board-keys.ts';
import { MapPort } from './map-port.ts';
import { around, largeScale, tapScale, whole, type Box, type MapView } from './map-view.ts';
import { PlaceEvent } from './place-event.ts';

/** Any bot's board: paints it, names its places to those who hear them, and listens to fingers and keys. */
@customElement('board-view')
export class BoardView extends LitElement {
  @property({ attribute: false }) board!: Board;
  @property({ attribute: false }) lying!: Omit<Lying, 'room'>;
  @state() private room: Size | undefined;
  #picture: Picture | undefined;
  #port: MapPort | undefined;
  /** The place that the keys have reached. */
  #at = '';
  /** What was to be seen first, last time. */
  #focused = '';
  readonly #sizes = new ResizeObserver(([entry]) => {
    const { width = 0, height = 0 } = entry?.contentRect ?? {};
    if (width > 0) this.room = { width, height };
  });

  override connectedCallback(): void {
    super.connectedCallback();
    this.#sizes.observe(this);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#sizes.disconnect();
  }

  get #isMap(): boolean {
    return this.board.shape === 'map';
  }

  /** Drawn anew for other things that lie there or other room, not when keys walk over it. */
  protected override willUpdate(changed: PropertyValues): void {
    if (!this.room || changed.size === 0) return;
    this.#picture = this.board.draw({ ...this.lying, room: this.room } as Lying<never>);
    const open = this.#open;
    if (!open.some(({ id }) => id === this.#at)) this.#at = open[0]?.id ?? '';
  }

  get #open(): readonly Place[] {
    return this.#picture?.places.filter(({ isOpen }) => isOpen) ?? [];
  }

  /** What matters comes into view when it changes, not when something else does. */
  protected override updated(): void {
    const port = this.renderRoot.querySelector<HTMLElement>('.port');
    if (!port || !this.#picture || !this.room) return;
    if (this.#port?.port !== port) this.#port = this.#newPort(port);
    this.#port.room = this.room;
    const { focus = [], width, height } = this.#picture;
    const focused = [width, height, ...focus].join();
    if (focused !== this.#focused) this.#port.start(this.#focused !== '');
    this.#focused = focused;
  }

  #newPort(port: HTMLElement): MapPort {
    const sheet = port.querySelector<HTMLElement>('.sheet')!;
    return new MapPort(port, sheet, () => ({ size: this.#picture!, start: this.#start }));
  }

  readonly #start = (port: Size): MapView => {
    const map = this.#picture!;
    const isOpen = this.#open.length > 0;
    const part = boxAround(map, map.focus ?? [], isOpen ? 0 : 0.6);
    if (!part) return whole(map, port);
    return around(part, map, port, isOpen ? tapScale : 0, isOpen ? largeScale : tapScale);
  };

  /** What lies around means next; a board does not. */
  readonly #click = (event: Event): void => {
    const place = (event.target as Element).closest<SVGElement>('.open')?.dataset['place'];
    if (this.#isMap || place) event.stopPropagation();
    if (place) this.dispatchEvent(new PlaceEvent(place));
  };

  /** Enter and space press a place as they press a button; arrows lead to the next one. */
  readonly #key = (event: KeyboardEvent): void => {
    const focused = (event.target as SVGElement).dataset['place'] ?? this.#at;
    const isPress = event.key === 'Enter' || event.key === ' ';
    const next = nextInDirection(this.#open, focused, event.key);
    if (!isPress && !next) return;
    event.preventDefault();
    event.stopPropagation();
    if (isPress) this.dispatchEvent(new PlaceEvent(focused));
    else if (next) this.#reach(next);
  };

  #reach(place: string): void {
    this.#at = place;
    const part = boxAround(this.#picture!, [place], 0);
    if (part) this.#port?.reveal(part);
    this.requestUpdate();
    this.renderRoot.querySelector<SVGElement>(`[data-place="${place}"]`)?.focus({ preventScroll: true });
  }

  protected override render(): TemplateResult | typeof nothing {
    const picture = this.#picture;
    if (!picture) return nothing;
    const drawn = this.#drawing(picture);
    if (!this.#isMap) return html`<div class="still" @click=${this.#click}>${drawn}</div>`;
    return html`<div class="frame">
      <div class="port" @click=${this.#click}><div class="sheet">${drawn}</div></div>
      <div class="tools" @click=${(event: Event) => event.stopPropagation()}>
        ${this.#tool('minus', 'map-farther', () => this.#port?.zoom(1 / 1.6))}
        ${this.#tool('plus', 'map-closer', () => this.#port?.zoom(1.6))}
        ${this.#tool('whole', 'map-whole', () => this.#port?.whole(), true)}
      </div>
    </div>`;
  }

  #drawing({ width, height, label, told = [], ground = [], places, over = [] }: Picture): TemplateResult {
    const isOpen = this.#open.length > 0;
    return html`<svg
      viewBox="0 0 ${width} ${height}"
      role=${isOpen ? 'group' : 'img'}
      aria-label=${isOpen ? label : [label, ...told].join('. ')}
      @keydown=${isOpen ? this.#key : nothing}
    >
      ${paintShapes(ground)} ${places.map((place) => this.#place(place, isOpen))}
      <g class="over">${paintShapes(over)}</g>
    </svg>`;
  }

  #place(place: Place, isAnyOpen: boolean): SVGTemplateResult {
    const { id, name, shapes, outline, isOpen, isChosen, isDim } = place;
    const drawn = svg`${paintShapes(shapes)}<path class="outline" d=${outline}></path>`;
    const kind = `${isOpen ? 'open' : ''} ${isDim ? 'dim' : ''}`;
    if (!isOpen) {
      // Between places to tap, what lies on the others is told too.
      const isTold = isAnyOpen && name !== '';
      return svg`<g
        class=${kind}
        data-place=${id}
        role=${isTold ? 'img' : nothing}
        aria-label=${isTold ? name : nothing}
      >${drawn}</g>`;
    }
    return svg`<g
      class=${kind}
      data-place=${id}
      role="button"
      tabindex=${id === this.#at ? 0 : -1}
      aria-label=${name}
      aria-pressed=${isChosen === undefined ? nothing : isChosen}
    >${drawn}</g>`;
  }

  #tool(drawn: ToolName, say: string, act: () => void, inWords = false): TemplateResult {
    const word = this.lying.text.text({ say, with: {} });
    return html`<button id=${drawn} aria-label=${word} title=${word} @click=${act}>
      ${toolSvg(drawn, 22)}${inWords ? html`<span>${word}</span>` : nothing}
    </button>`;
  }

  static override styles = [base, boardStyles];
}

/** The box around places of a map, with so many spaces more on every side. */
function boxAround({ places }: Picture, ids: readonly string[], more: number): Box | undefined {
  const middles = places.filter(({ id }) => ids.includes(id)).map(({ at }) => at);
  if (middles.length === 0) return undefined;
  const [xs, ys] = [middles.map(({ x }) => x), middles.map(({ y }) => y)];
  const far = mapSpace * (0.7 + more);
  const [x, y] = [Math.min(...xs) - far, Math.min(...ys) - far];
  return { x, y, width: Math.max(...xs) + far - x, height: Math.max(...ys) + far - y };
}

declare global {
  interface HTMLElementTagNameMap {
    'board-view': BoardView;
  }
}
