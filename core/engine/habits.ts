/** What players usually do at a bot's table: for games that are played without them. */
export interface Habits {
  /** What is usual where any number would be legal, by question. */
  readonly usual?: Readonly<Record<string, readonly [from: number, to: number]>>;
  /** Questions to which players say yes: printed values mostly are as the app has them. */
  readonly agreed?: readonly string[];
}
