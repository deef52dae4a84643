import type { StoredEntry } from '../../core/store/games.ts';

/** Whoever does nothing for so long has left the table, in milliseconds. */
const aBreak = 30 * 60_000;

/** How long a game was played, breaks left out, in minutes. */
export function playedMinutes(log: readonly Pick<StoredEntry, 'at'>[]): number {
  const gaps = log.slice(1).map(({ at }, n) => at - log[n]!.at);
  const played = gaps.filter((gap) => gap > 0 && gap < aBreak).reduce((sum, gap) => sum + gap, 0);
  return Math.round(played / 60_000);
}
