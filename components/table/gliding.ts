import type { LitElement, ReactiveController } from 'lit';
import { glide } from '../parts/glide.ts';

/** The table edge glides to where your side wants it; where motion is not wanted, it is there at once. */
export class Gliding implements ReactiveController {
  readonly #host: LitElement;
  #side: HTMLElement | undefined;
  #was: { readonly height: number; readonly screen: string } | undefined;
  readonly #watch = new ResizeObserver(() => this.#moved());

  constructor(host: LitElement) {
    this.#host = host;
    host.addController(this);
  }

  hostUpdated(): void {
    const side = this.#host.renderRoot.querySelector<HTMLElement>('.side') ?? undefined;
    if (side === this.#side) return;
    this.hostDisconnected();
    this.#side = side;
    if (side) this.#watch.observe(side);
  }

  hostDisconnected(): void {
    this.#watch.disconnect();
    this.#side = this.#was = undefined;
  }

  #moved(): void {
    const height = this.#side!.offsetHeight;
    const screen = `${innerWidth}×${innerHeight}`;
    const by = this.#was?.screen === screen && this.#was.height > 0 ? height - this.#was.height : 0;
    this.#was = { height, screen };
    // From where it was; what is not seen of your side yet lies below the screen.
    if (by !== 0 && height > 0) glide(this.#side!, { translate: `0 ${by}px` });
  }
}
