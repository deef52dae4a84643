import { zoomed, type MapView } from './map-view.ts';

/** What gestures move. */
export interface Movable {
  readonly port: HTMLElement;
  view: MapView;
}

interface Finger {
  x: number;
  y: number;
}

/** Fingers tremble: less than this is a tap. */
const slack = 8;
const doubleTap = 300;

/** Drag, pinch, wheel and double tap. Only the view changes; nothing is drawn anew. */
export class MapGestures {
  readonly #of: Movable;
  readonly #fingers = new Map<number, Finger>();
  #from: Finger = { x: 0, y: 0 };
  #dragged = false;
  #last = { at: -Infinity, x: 0, y: 0 };

  constructor(of: Movable) {
    this.#of = of;
    const { port } = of;
    port.addEventListener('pointerdown', this.#down);
    port.addEventListener('pointermove', this.#move);
    port.addEventListener('pointerup', this.#up);
    port.addEventListener('pointercancel', this.#up);
    port.addEventListener('wheel', this.#wheel, { passive: false });
    port.addEventListener('click', this.#click, { capture: true });
  }

  #at({ clientX, clientY }: MouseEvent): Finger {
    const { left, top } = this.#of.port.getBoundingClientRect();
    return { x: clientX - left, y: clientY - top };
  }

  readonly #down = (event: PointerEvent): void => {
    const at = this.#at(event);
    if (this.#fingers.size === 0) {
      this.#dragged = false;
      this.#from = at;
    }
    this.#fingers.set(event.pointerId, at);
  };

  readonly #move = (event: PointerEvent): void => {
    const finger = this.#fingers.get(event.pointerId);
    if (!finger) return;
    const at = this.#at(event);
    const far = Math.hypot(at.x - this.#from.x, at.y - this.#from.y) > slack;
    if (!this.#dragged && !far && this.#fingers.size === 1) return;
    this.#dragged = true;
    // Only now: a captured pointer would take the click of a tap away from its space.
    if (event.isTrusted) this.#of.port.setPointerCapture(event.pointerId);
    const before = this.#grip();
    Object.assign(finger, at);
    const after = this.#grip();
    const { view } = this.#of;
    const moved = { ...view, x: view.x + after.x - before.x, y: view.y + after.y - before.y };
    this.#of.view = zoomed(moved, after.spread / before.spread, after.x, after.y);
  };

  /** Between the first two fingers, and how far apart they are. */
  #grip(): Finger & { readonly spread: number } {
    const [one = { x: 0, y: 0 }, other = one] = this.#fingers.values();
    const spread = Math.hypot(one.x - other.x, one.y - other.y) || 1;
    return { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2, spread };
  }

  readonly #up = (event: PointerEvent): void => {
    this.#fingers.delete(event.pointerId);
  };

  readonly #wheel = (event: WheelEvent): void => {
    event.preventDefault();
    const { x, y } = this.#at(event);
    // A wheel that counts lines turns about 20 times less than one that counts pixels.
    const turned = event.deltaY * (event.deltaMode === WheelEvent.DOM_DELTA_LINE ? 20 : 1);
    this.#of.view = zoomed(this.#of.view, Math.exp(-turned / 400), x, y);
  };

  readonly #click = (event: MouseEvent): void => {
    // A screen reader clicks without a finger: its clicks count none.
    if (this.#dragged && event.detail > 0) return event.stopPropagation();
    const { x, y } = this.#at(event);
    const again = event.timeStamp - this.#last.at < doubleTap;
    if (again && Math.hypot(x - this.#last.x, y - this.#last.y) < 3 * slack)
      this.#of.view = zoomed(this.#of.view, 2, x, y);
    this.#last = { at: again ? -Infinity : event.timeStamp, x, y };
  };
}
