/** A space of a drawn board was tapped, or pressed by key. */
export class PlaceEvent extends CustomEvent<string> {
  /** The spaces lie closer together than a finger is wide: it may have met another one. */
  readonly isClose: boolean;

  constructor(place: string, isClose = false) {
    super('place', { detail: place, bubbles: true, composed: true });
    this.isClose = isClose;
  }
}

declare global {
  interface HTMLElementEventMap {
    place: PlaceEvent;
  }
}
