import type { Entry, Session, Turn } from './session.ts';

/** The player's points after so many turns of the bot, as he counted them. */
export interface YourPoints {
  readonly turn: number;
  readonly points: number;
}

/** No game brings as many. */
export const mostPoints = 399;

/** A turn of the bot, not what the player reported or how the game began and ended. */
export const isTurn = ({ script }: Pick<Turn, 'script'>): boolean => script.endsWith('turn');

/** How many turns the bot has had. */
export const turnsOf = ({ turns }: Pick<Session, 'turns'>, log: readonly Entry[]): number =>
  turnsBefore(log) + turns.filter(isTurn).length;

/** How many it had had when the game was taken up under other rules: its session begins there. */
export function turnsBefore(log: readonly Entry[]): number {
  const last = log.findLast((entry) => entry.type === 'resumed');
  return last?.turns ?? 0;
}
