/** What simulated games lead one to expect. */
export interface Forecast {
  readonly games: number;
  readonly mean: number;
  /** The mean of any number of games is this near to it, in 19 of 20 cases. */
  readonly sure: number;
  readonly sd: number;
  /** Four of five games are between them. */
  readonly low: number;
  readonly median: number;
  readonly high: number;
  readonly min: number;
  readonly max: number;
}

export const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

export function forecastOf(totals: readonly number[]): Forecast {
  const sorted = totals.toSorted((a, b) => a - b);
  const games = sorted.length;
  const at = (part: number): number => sorted[Math.round(part * (games - 1))] ?? NaN;
  const middle = mean(sorted);
  const sd = Math.sqrt(
    sorted.reduce((sum, value) => sum + (value - middle) ** 2, 0) / Math.max(games - 1, 1),
  );
  return {
    games,
    mean: middle,
    sure: (1.96 * sd) / Math.sqrt(games),
    sd,
    low: at(0.1),
    median: at(0.5),
    high: at(0.9),
    min: at(0),
    max: at(1),
  };
}

/** How many of these games would be won with so many points; a tie is half a win. */
export const chanceOf = (points: number, totals: readonly number[]): number =>
  mean(totals.map((bot) => (points > bot ? 1 : points === bot ? 0.5 : 0)));
