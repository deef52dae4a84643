import type { Options } from './bot.ts';
import type { Entry } from './session.ts';

/** A game that has been begun, so that somebody without the box can see a turn of the bot: it is the player's turn. */
export interface Demo {
  /** Those that are not as the bot offers them. */
  readonly options?: Options;
  readonly seed: number;
  readonly log: readonly Entry[];
}
