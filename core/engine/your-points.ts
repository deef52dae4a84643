import type { Session, Turn } from './session.ts';

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
export const turnsOf = ({ turns }: Session): number => turns.filter(isTurn).length;
