import type { GameRecord } from './games.ts';

/** What finished games come to. Points are means; the bot has none where it only rates. */
export interface Balance {
  readonly played: number;
  readonly won: number;
  readonly you: number;
  readonly best: number;
  /** By how much the player was ahead. */
  readonly margin?: number;
}

/** Undefined without a finished game. */
export function balance(records: readonly GameRecord[]): Balance | undefined {
  const scores = records.flatMap(({ summary }) => (summary.over ? (summary.score ?? []) : []));
  if (scores.length === 0) return undefined;
  const yours = scores.map(({ you = 0 }) => you);
  const margins = scores.flatMap(({ bot, you }) =>
    bot === undefined || you === undefined ? [] : [you - bot],
  );
  return {
    played: scores.length,
    won: scores.filter(({ isWon }) => isWon).length,
    you: mean(yours),
    best: Math.max(...yours),
    ...(margins.length > 0 ? { margin: mean(margins) } : {}),
  };
}

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;
