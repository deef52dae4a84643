/** A space of a drawn board was tapped. */
export class PlaceEvent extends CustomEvent<string> {
  constructor(place: string) {
    super('place', { detail: place, bubbles: true, composed: true });
  }
}

declare global {
  interface HTMLElementEventMap {
    place: PlaceEvent;
  }
}
