/** A space of a drawn board was tapped. */
export class PlaceEvent extends CustomEvent<string> {
  constructor(place: string) {
    super('place', { detail: place, bubbles: true, composed: true });
  }
}

/** Enter and space press a drawn space as they press a button. */
export function pressKeys(press: () => void): (event: KeyboardEvent) => void {
  return (event) => {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    event.stopPropagation();
    press();
  };
}

declare global {
  interface HTMLElementEventMap {
    place: PlaceEvent;
  }
}
