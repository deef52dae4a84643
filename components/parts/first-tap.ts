/** The second of two quick taps would hit what has moved up. */
export const firstTap =
  (deed: () => unknown) =>
  ({ detail }: MouseEvent): unknown =>
    detail > 1 ? undefined : deed();
