import { chanceOf, mean } from '../../core/engine/forecast.ts';
import type { GameRecord } from '../../core/store/games.ts';
import type { Totals } from './worker.ts';

/** The player's points in his last games against a bot, the newest first. */
export const ownResults = (finished: readonly GameRecord[]): readonly number[] =>
  finished.flatMap(({ summary: { score } }) => score?.you ?? []).slice(0, latest);

/** So many games tell how well somebody plays now. */
const latest = 8;
const fewest = 3;
/** A level suits who would win about every second game: the hardest with this chance. */
const wanted = 0.4;

export interface Suited {
  /** Of the levels from easy to hard, counted from 0. */
  readonly level: number;
  readonly games: number;
  readonly points: number;
  readonly chance: number;
}

/** Which level suits these results; undefined after too few games. */
export function suitedLevel(own: readonly number[], levels: Totals): Suited | undefined {
  if (own.length < fewest || levels.length < 2 || levels.some(({ length }) => length === 0)) return undefined;
  const chances = levels.map((totals) => mean(own.map((points) => chanceOf(points, totals))));
  const level = Math.max(
    chances.findLastIndex((chance) => chance >= wanted),
    0,
  );
  return { level, games: own.length, points: Math.round(mean(own)), chance: chances[level]! };
}
