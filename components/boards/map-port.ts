import type { Size } from '../../core/look/board.ts';
import { MapGestures } from './map-gestures.ts';
import { revealed, whole, within, zoomed, type Box, type MapView } from './map-view.ts';

/** What is shown through a port. */
interface Shown {
  readonly size: Size;
  /** What is seen before anyone has moved it. */
  readonly start: (port: Size) => MapView;
}

/** How long the map rests before it is drawn sharp again, in milliseconds. */
const rest = 350;

/** The window onto a map. Moving and zooming change one transformation and draw nothing anew. */
export class MapPort {
  readonly port: HTMLElement;
  readonly #sheet: HTMLElement;
  readonly #shown: () => Shown;
  #view: MapView = { x: 0, y: 0, k: 1 };
  #room: Size = { width: 0, height: 0 };
  /** The scale at which it is drawn; in between its picture is stretched. */
  #drawn = 0;
  #moved = false;
  #frame = 0;
  #resting: ReturnType<typeof setTimeout> | undefined;

  constructor(port: HTMLElement, sheet: HTMLElement, shown: () => Shown) {
    this.port = port;
    this.#sheet = sheet;
    this.#shown = shown;
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
    if (this.#moved) this.#show(this.#view, false);
    else this.start(false);
  }

  /** As it was before anyone moved it. */
  start(glide: boolean): void {
    this.#moved = false;
    this.#show(this.#shown().start(this.#room), glide);
  }

  zoom(factor: number): void {
    const { width, height } = this.#room;
    this.#move(zoomed(this.#view, factor, width / 2, height / 2), true);
  }

  whole(): void {
    this.#move(whole(this.#shown().size, this.#room), true);
  }

  reveal(part: Box): void {
    this.#move(revealed(this.#view, part, this.#shown().size, this.#room), true);
  }

  #move(view: MapView, glide: boolean): void {
    this.#moved = true;
    this.#show(view, glide);
  }

  #show(view: MapView, glide: boolean): void {
    this.#view = within(view, this.#shown().size, this.#room);
    this.port.classList.toggle('glide', glide);
    clearTimeout(this.#resting);
    this.#resting = setTimeout(() => this.#draw(), rest);
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
    const { width, height } = this.#shown().size;
    this.port.classList.remove('glide');
    this.#sheet.style.width = `${width * this.#drawn}px`;
    this.#sheet.style.height = `${height * this.#drawn}px`;
    this.#place();
  }
}
