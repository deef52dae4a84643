/** What the film and the page that looks at it agree on. */

/** A corner of the film: it changes between dark and light when a card has been laid down. */
export const cue = { x: 20, y: 20, size: 40 } as const;

export const deck = { id: 'film', marks: { first: 40, of: ['card-1', 'card-2', 'card-3'] } };
