/** Bodies of Cóatl's supply board, clockwise from the top. */
export const ring = ['top', 'upper-right', 'lower-right', 'bottom', 'lower-left', 'upper-left'];

/** Where the fields lie, in an order to count them by: the ring clockwise from the top, then the middle. */
export const supplySpots: readonly string[] = [
  ...ring.map((position) => `body-${position}`),
  'head-left',
  'head-right',
  'tail-top',
  'tail-bottom',
];
