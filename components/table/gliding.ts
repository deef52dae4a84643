import type { LitElement, ReactiveController } from 'lit';

const glide: KeyframeAnimationOptions = { duration: 240, easing: 'cubic-bezier(0.2, 0, 0, 1)' };
const wanted = matchMedia('(prefers-reduced-motion: no-preference)');

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
    if (by !== 0 && height > 0 && wanted.matches)
      this.#side!.animate([{ translate: `0 ${by}px` }, { translate: '0 0' }], glide);
  }
}
