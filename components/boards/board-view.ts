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
  fingertip,
  isClose,
  mapSpace,
  nameable,
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
import { movePieces, type Lain } from './moving-pieces.ts';
import type { Box } from './map-view.ts';
import { PlaceEvent } from './place-event.ts';

/** Any bot's board: paints it, names its places to those who hear them, and listens to fingers and keys. */
@customElement('board-view')
export class BoardView extends LitElement {
  @property({ attribute: false }) board!: Board;
  @property({ attribute: false }) lying!: Omit<Lying, 'room'>;
  /** A map has keys to come closer; they lie beside it, never on it. */
  @property({ type: Boolean }) tools = false;
  /** Where its pieces lay when it was seen last. */
  @property({ attribute: false }) lain: Lain = new Map();
  /** Under a loupe: only what lies around this space, as large as a finger needs it. */
  @property({ reflect: true }) around = '';
  @state() private room: Size | undefined;
  /** A map was come so close to that names can be read. */
  @state() private isNear = false;
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

  protected override firstUpdated(): void {
    this.#sizes.observe(this.renderRoot.querySelector('.canvas')!);
  }

  get #isMap(): boolean {
    return this.board.shape === 'map';
  }

  /** Drawn anew for other things that lie there or other room, not when keys walk over it. */
  protected override willUpdate(changed: PropertyValues): void {
    if (!this.room || changed.size === 0) return;
    this.#picture = this.#drawn(this.around ? asOnAPhone : this.room);
    const open = this.#open;
    if (!open.some(({ id }) => id === this.#at)) this.#at = open[0]?.id ?? '';
  }

  /** A board that cannot be drawn takes nothing else from the table. */
  #drawn(room: Size): Picture | undefined {
    try {
      const isNear = this.isNear || this.around !== '';
      return this.board.draw({ ...this.lying, room, isNear } as Lying<never>);
    } catch (error) {
      reportError(error);
      return undefined;
    }
  }

  get #open(): readonly Place[] {
    return this.#picture?.places.filter(({ isOpen }) => isOpen) ?? [];
  }

  /** What matters comes into view when it changes, not when something else does. */
  protected override updated(): void {
    const drawn = this.renderRoot.querySelector('svg[aria-label]');
    if (drawn && this.#picture && !this.around) movePieces(drawn as SVGSVGElement, this.#picture, this.lain);
    const port = this.renderRoot.querySelector<HTMLElement>('.port');
    if (!port || !this.#picture || !this.room) return;
    if (this.#port?.port !== port)
      this.#port = new MapPort(
        port,
        port.querySelector<HTMLElement>('.sheet')!,
        () => this.#picture!,
        (scale) => (this.isNear = scale * mapSpace >= nameable),
      );
    this.#port.room = this.room;
    const { focus = [] } = this.#picture;
    const part = boxAround(this.#picture, focus);
    if (part && this.#focused !== focus.join()) this.#port.reveal(part);
    this.#focused = focus.join();
  }

  /** What lies around means next; a board does not. */
  readonly #click = (event: MouseEvent): void => {
    if (this.#isMap || this.#open.length > 0) event.stopPropagation();
    const met = (event.target as Element).closest<SVGElement>('[data-place]');
    const place = met ? met.matches('.open') && met.dataset['place'] : this.#nearest(event);
    // A screen reader clicks without a finger: it meets what it means.
    if (place)
      this.dispatchEvent(
        new PlaceEvent(place, event.detail > 0 && isClose(this.#picture!, place, this.#scale)),
      );
  };

  /** How many pixels a unit of the picture has. */
  get #scale(): number {
    return this.renderRoot.querySelector('svg')?.getScreenCTM()?.a ?? 1;
  }

  /** Beside a space by less than a fingertip. */
  #nearest({ clientX, clientY }: MouseEvent): string | undefined {
    const matrix = this.renderRoot.querySelector('svg')?.getScreenCTM()?.inverse();
    const { x, y } = new DOMPoint(clientX, clientY).matrixTransform(matrix);
    const far = ({ at }: Place) => Math.hypot(at.x - x, at.y - y) * this.#scale;
    const near = this.#open.filter((place) => far(place) < fingertip);
    return near.toSorted((one, other) => far(one) - far(other))[0]?.id;
  }

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
    const part = boxAround(this.#picture!, [place]);
    if (part) this.#port?.reveal(part);
    this.requestUpdate();
    this.renderRoot.querySelector<SVGElement>(`[data-place="${place}"]`)?.focus({ preventScroll: true });
  }

  protected override render(): TemplateResult {
    const drawn = this.#picture ? this.#drawing(this.#picture) : nothing;
    if (!this.#isMap || this.around)
      return html`<div class="canvas still" @click=${this.#click}>${drawn}</div>`;
    return html`<div class="canvas">
        <div class="port" @click=${this.#click}><div class="sheet">${drawn}</div></div>
      </div>
      ${this.tools ? this.#tools() : nothing}`;
  }

  #tools(): TemplateResult {
    return html`<div class="tools" @click=${(event: Event) => event.stopPropagation()}>
      ${this.#tool('minus', 'map-farther', () => this.#port?.zoom(1 / 1.6))}
      ${this.#tool('plus', 'map-closer', () => this.#port?.zoom(1.6))}
      ${this.#tool('whole', 'map-whole', () => this.#port?.whole(), true)}
    </div>`;
  }

  #drawing(picture: Picture): TemplateResult {
    const { label, told = [], ground = [], places, over = [] } = picture;
    const isOpen = this.#open.length > 0;
    const { x, y, width, height } = this.around ? this.#loupe(picture) : { x: 0, y: 0, ...picture };
    return html`<svg
      viewBox="${x} ${y} ${width} ${height}"
      role=${isOpen ? 'group' : 'img'}
      aria-label=${isOpen ? label : [label, ...told].join('. ')}
      @keydown=${isOpen ? this.#key : nothing}
    >
      ${paintShapes(ground)} ${this.#stacked(places).map((place) => this.#place(place, isOpen))}
      <g class="over">${paintShapes(over)}</g>
    </svg>`;
  }

  /** The space under the loupe lies on its neighbours. */
  #stacked(places: readonly Place[]): readonly Place[] {
    const isMet = ({ id }: Place): number => Number(id === this.around);
    return this.around ? places.toSorted((one, other) => isMet(one) - isMet(other)) : places;
  }

  #loupe({ places }: Picture): Box {
    const here = places.find(({ id }) => id === this.around)?.at ?? { x: 0, y: 0 };
    const far = this.#open
      .map(({ at }) => Math.hypot(at.x - here.x, at.y - here.y))
      .filter((distance) => distance > 0);
    const scale = loupe / Math.min(...far, mapSpace);
    const [width, height] = [this.room!.width / scale, this.room!.height / scale];
    return { x: here.x - width / 2, y: here.y - height / 2, width, height };
  }

  #place(place: Place, isAnyOpen: boolean): SVGTemplateResult {
    const { id, name, shapes, outline, isOpen, isChosen, isDim } = place;
    const drawn = svg`${paintShapes(shapes)}<path class="outline" d=${outline}></path>`;
    const kind = `${isOpen ? 'open' : ''} ${isDim ? 'dim' : ''} ${id === this.around ? 'met' : ''}`;
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

/** Under the loupe spaces are so many pixels apart. */
const loupe = 56;
const asOnAPhone: Size = { width: 360, height: 300 };

/** The box around places of a map. */
function boxAround({ places }: Picture, ids: readonly string[]): Box | undefined {
  const middles = places.filter(({ id }) => ids.includes(id)).map(({ at }) => at);
  if (middles.length === 0) return undefined;
  const [xs, ys] = [middles.map(({ x }) => x), middles.map(({ y }) => y)];
  const far = mapSpace * 0.7;
  const [x, y] = [Math.min(...xs) - far, Math.min(...ys) - far];
  return { x, y, width: Math.max(...xs) + far - x, height: Math.max(...ys) + far - y };
}

declare global {
  interface HTMLElementTagNameMap {
    'board-view': BoardView;
  }
}
