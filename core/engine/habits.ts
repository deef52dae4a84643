import type { Options } from './bot.ts';

/** What players usually do at a bot's table: for games that are played without them. */
export interface Habits {
  /** What is usual where any number would be legal, by question. */
  readonly usual?: Readonly<Record<string, readonly [from: number, to: number]>>;
  /** Questions to which players say yes: printed values mostly are as the app has them. */
  readonly agreed?: readonly string[];
  /** How likely an answer is, by question; the others share what is left. */
  readonly likely?: Readonly<Record<string, Readonly<Record<string, number>>>>;
  /** How often a space is tapped by what lies there: all these words, or nothing at all where there are none. */
  readonly places?: Readonly<Record<string, Readonly<Record<string, number>>>>;
  /** So many things are counted, the first of them one that the question names, if it names any. */
  readonly pieces?: Readonly<Record<string, readonly [from: number, to: number]>>;
  /** The points of an account, line by line. */
  readonly accounts?: Readonly<Record<string, Readonly<Record<string, readonly [from: number, to: number]>>>>;
  /** How often the player reports this in a turn of his own. */
  readonly events?: Readonly<Record<string, number>>;
  /** What comes again and again, so many own turns after the last time. */
  readonly every?: Readonly<Record<string, readonly [from: number, to: number]>>;
  /** How often the player puts something right in a turn of his own: it costs taps, and changes nothing of the game. */
  readonly mends?: Readonly<Record<string, number>>;
  /** Such a turn comes before these scripts of the bot; where none are named, before every one. */
  readonly after?: readonly string[];
  /** How often something is not as it was told. */
  readonly unusual?: number;
  /** What a game may cost, in taps: up to the bot's first action, a turn of the bot, an own turn, the end, all of it. */
  readonly targets?: Effort;
  /** Other ways to play, whose effort is counted, too: the options that make them. */
  readonly modes?: readonly Options[];
}

export interface Effort {
  readonly first: number;
  readonly turn: number;
  readonly own?: number;
  readonly end: number;
  readonly game: number;
}
