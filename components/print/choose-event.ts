import type { Choices } from '../../print/choices.ts';

/** Something else was chosen in the studio. `gone` is the name of what was deleted by it, and can be taken back. */
export class ChooseEvent extends CustomEvent<Choices> {
  constructor(
    choices: Choices,
    readonly gone?: string,
  ) {
    super('choose', { detail: choices, bubbles: true, composed: true });
  }
}

/** The page that shows how well a printer meets its backs is wanted. */
export class TestPageEvent extends CustomEvent<void> {
  constructor() {
    super('test-page', { bubbles: true, composed: true });
  }
}

declare global {
  interface HTMLElementEventMap {
    choose: ChooseEvent;
    'test-page': TestPageEvent;
  }
}
