import type { Size } from '../../core/look/board.ts';
import { MapGestures } from './map-gestures.ts';
import { revealed, whole, within, zoomed, type Box, type MapView } from './map-view.ts';

/** How long the map rests before it is drawn sharp again, in milliseconds. */
const rest = 350;

/** The window onto a map. Moving and zooming change one transformation and draw nothing anew. */
export class MapPort {
  readonly port: HTMLElement;
  readonly #sheet: HTMLElement;
  readonly #size: () => Size;
  readonly #rested: (scale: number) => void;
  #view: MapView = { x: 0, y: 0, k: 1 };
  #room: Size = { width: 0, height: 0 };
  /** The scale at which it is drawn; in between its picture is stretched. */
  #drawn = 0;
  /** Someone has moved it, or come closer. */
  #isMoved = false;
  #frame = 0;
  #resting: ReturnType<typeof setTimeout> | undefined;

  /** `rested`: it was come closer to, or gone back from, and is shown so large now. */
  constructor(port: HTMLElement, sheet: HTMLElement, size: () => Size, rested: (scale: number) => void) {
    this.port = port;
    this.#sheet = sheet;
    this.#size = size;
    this.#rested = rested;
    new MapGestures(this);
  }

  get view(): MapView {
    return this.#view;
  }

  /** As a gesture moves it: at once. */
  set view(view: MapView) {
    this.#move(view, false);
  }

  set room(room: Size) {
    if (room.width === this.#room.width && room.height === this.#room.height) return;
    this.#room = room;
    this.#show(this.#isMoved ? this.#view : whole(this.#size(), room), false);
  }

  zoom(factor: number): void {
    const { width, height } = this.#room;
    this.#move(zoomed(this.#view, factor, width / 2, height / 2), true);
  }

  /** Until it is moved again. */
  whole(): void {
    this.#isMoved = false;
    this.#show(whole(this.#size(), this.#room), true);
  }

  /** A map that was moved moves on; a whole one shows it anyway. */
  reveal(part: Box): void {
    if (this.#isMoved) this.#show(revealed(this.#view, part, this.#size(), this.#room), true);
  }

  #move(view: MapView, glide: boolean): void {
    this.#isMoved = true;
    this.#show(view, glide);
  }

  #show(view: MapView, glide: boolean): void {
    this.#view = within(view, this.#size(), this.#room);
    this.port.classList.toggle('glide', glide);
    clearTimeout(this.#resting);
    this.#resting = setTimeout(() => {
      this.#draw();
      this.#rested(this.#isMoved ? this.#view.k : 0);
    }, rest);
    if (this.#drawn === 0) return this.#draw();
    this.#frame ||= requestAnimationFrame(() => {
      this.#frame = 0;
      this.#place();
    });
  }

  #place(): void {
    const { x, y, k } = this.#view;
    this.#sheet.style.transform = `translate3d(${x}px, ${y}px, 0) scale(${k / this.#drawn})`;
  }

  /** Sharp again. A picture somewhat too large is sharp, too. */
  #draw(): void {
    const stretched = this.#view.k / this.#drawn;
    if (stretched < 1.05 && stretched > 0.5) return;
    this.#drawn = this.#view.k;
    const { width, height } = this.#size();
    this.port.classList.remove('glide');
    this.#sheet.style.width = `${width * this.#drawn}px`;
    this.#sheet.style.height = `${height * this.#drawn}px`;
    this.#place();
  }
}
