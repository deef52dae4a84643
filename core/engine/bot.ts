import type { Answer, Expects, Marks, Tally } from './expects.ts';
import type { CardChange } from './recard.ts';
import type { RngState } from './rng.ts';
import type { Cards } from './cards.ts';
import type { Saved } from './saved.ts';
import type { Texts } from './text.ts';

export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };

/** What a phrase is filled with. A list is joined as the language joins lists ("1, 2 and 5"). */
export type Values = Readonly<Record<string, string | number | readonly number[]>>;

/** Where the rulebook says so. Some rulebooks have no page numbers. */
export interface RuleRef {
  readonly section: string;
  readonly page?: number;
}

/** A sentence before it is a sentence: the key of a message, and its values. */
export interface Phrase<K extends string = string> {
  readonly say: K;
  readonly with: Values;
}

/** A printed card to show, and which of its rows is being carried out. */
export interface ShownCard {
  readonly deck: string;
  readonly card: string;
  readonly row?: number;
}

/** A drawn board to show, and what lies where. */
export interface ShownBoard {
  readonly board: string;
  readonly marks: Marks;
  /** Its spaces, where the board itself does not say which there are; between turns those that can be tapped. */
  readonly places?: readonly string[];
  /** Between turns: a tap on a marked space plays this script and answers its first question. */
  readonly onTap?: string;
}

/** A sentence that stays, and the card that it is about. */
export interface Reminder<K extends string = string> extends Phrase<K> {
  readonly card: ShownCard;
}

/** What a step may have besides its sentence. */
export interface Extras<K extends string = string> {
  /** The number or place that is shown huge. If the sentence begins with it, both read as one. */
  readonly hero?: number | string;
  readonly because?: readonly Phrase<K>[];
  readonly card?: ShownCard;
  readonly board?: ShownBoard;
}

export interface Step extends Phrase, Extras {
  readonly rule: RuleRef;
  /** Told as what nearly always happens: which answer of the turn it is, for whom it was otherwise. */
  readonly asks?: number;
}

/** What nearly always is so: it is told instead of asked, and everything else is a key beside it. */
export interface Usual<K extends string = string> {
  readonly answer: Answer;
  readonly tell: K;
}

export interface Prompt extends Step {
  readonly expects: Expects;
  readonly usual?: Usual;
  readonly turned?: Turned;
}

/** Which real card was turned? One before it may have been forgotten, or entered wrongly. `further` asks more of the same card. */
type Turned = true | 'further';

/** A question: its sentence, what is shown with it, and what it expects. */
export type Question<K extends string, E = unknown> = Extras<K> & {
  readonly say: K;
  readonly with?: Values;
  readonly usual?: Usual<K>;
  readonly turned?: Turned;
} & E;

type Expecting<N extends Expects['kind']> = Omit<Extract<Expects, { kind: N }>, 'kind'>;
type OnBoard<N extends 'place' | 'marks'> = Omit<Expecting<N>, 'board'> & { readonly board: ShownBoard };
type Choosing<O extends string> = { readonly of: readonly O[] };

/** What a script may do: tell the player something, or ask. */
export interface Table<K extends string> {
  tell(say: K, values?: Values, extras?: Extras<K>): void;
  yesNo(question: Question<K>): boolean;
  count(question: Question<K, Expecting<'count'>>): number;
  choice<O extends string>(question: Question<K, Choosing<O>>): O;
  /** Which of these? */
  several<O extends string>(question: Question<K, Choosing<O> & { readonly min?: number }>): readonly O[];
  tally<O extends string>(
    question: Question<K, Choosing<O> & Omit<Expecting<'tally'>, 'of'>>,
  ): Readonly<Record<O, number>>;
  /** One space of the board that is shown. */
  place(question: Question<K, OnBoard<'place'>>): string;
  /** Several spaces of it, each with what lies there. */
  marks(question: Question<K, OnBoard<'marks'>>): Marks;
}

/** A method, so that a script of one bot is a script of any. */
export type Script<S, K extends string> = { run(s: S, table: Table<K>): void }['run'];

/** What a player may choose before a game; the initial value is the one we recommend. */
export type OptionSpec = (
  | { readonly kind: 'choice'; readonly of: readonly string[]; readonly initial: string }
  | { readonly kind: 'yes-no'; readonly initial: boolean }
) & {
  /**
   * Where it stands: `level`, the row of keys on top, harder from left to right (switches can be combined there); `set`, the same row
   * where none is harder; `way`, in halves below it; `more`, behind "more". Others are rows in their order, as far as there is room.
   */
  readonly shown?: 'level' | 'set' | 'way' | 'more';
};

export type Options = Readonly<Record<string, string | boolean>>;

/** Where a printed value comes from; see the README's vocabulary. */
export const provenances = ['rulebook', 'public', 'house', 'owner'] as const;
export type Provenance = (typeof provenances)[number];

/** A number or word with an icon and a label (`tracker-<id>`): the bot's belongings. */
export interface Amount {
  readonly id: string;
  readonly icon: string;
  readonly value: number | string;
}

/** One line of the final account (`score-<id>`), for either side. */
export interface ScoreLine {
  readonly id: string;
  readonly bot?: number;
  readonly you?: number;
}

export interface Score {
  readonly lines: readonly ScoreLine[];
  readonly bot?: number;
  readonly you?: number;
  /** By the bot's own rule for a tie; where it only rates, everything but its lowest mark. */
  readonly isWon: boolean;
  readonly verdict: Phrase;
  readonly scale?: Scale;
}

/** Marks on the player's scale, lowest first, where the bot rates instead of scoring. */
export type Scale = readonly { readonly from: number; readonly verdict: Phrase }[];

/** A face-down pile as the player may know it: so many of these cards. Their names are parts of a question. */
export interface PileContents {
  /** Null: some of them may be elsewhere, unseen. */
  readonly left: number | null;
  readonly possible: readonly string[];
  /** The question; without one, `which-card`. */
  readonly names?: string;
}

export interface BaseState {
  rng: RngState;
  /** What the game is played with. A script may put in what the player reads from the box: it is kept for the next game. */
  cards: unknown;
  /** Cards that were changed since: they come with the next shuffle. */
  newCards?: readonly CardChange[];
}

/** What the player sees of a state. */
export interface Shown<K extends string = string> {
  readonly headline: Phrase<K>;
  /** The bot's belongings. */
  readonly trackers: readonly Amount[];
  /** What lies on the table when no step shows it: the player may tap it between turns. */
  readonly boards?: readonly ShownBoard[];
  /** What counts all the time and lies on no board: a sentence between turns, and the card that says so. */
  readonly reminder?: Reminder<K> | undefined;
  /** In the player's turn something nearly always happens that is reported: who is done without is asked once. */
  readonly expectsReport?: boolean;
  /** Reports that are, as a rule, all of the player's turn: with what happened it can be said that it is over. */
  readonly wholeTurns?: readonly string[];
}

/** How the game is counted. */
export interface Scoring<S> {
  score(s: Readonly<S>): Score | undefined;
  readonly scale?: Scale;
  /** The bot's score hardly depends on what the player does. */
  readonly alone?: true;
  /** What else a simulation tells of a finished game. */
  counts?(s: Readonly<S>): Readonly<Record<string, number>>;
}

/** The deck that is being drawn from. */
export interface DrawnDeck<S, N extends string = string> {
  pile(s: Readonly<S>): PileContents;
  /** Will there be another shuffle? Without one, changed cards wait for the next game. */
  shufflesAgain?(s: Readonly<S>): boolean;
  /**
   * Real cards that were turned since the last shuffle, where the bot has the script `shuffle-in`: the player may have shuffled
   * them in again before their time.
   */
  played?(s: Readonly<S>): readonly string[];
  /** In which event the player takes a card that lies open: it may have been forgotten. */
  readonly taken?: N;
}

/**
 * A bot: rules as scripts over a JSON state.
 * `S` state, `C` card set, `K` keys of its phrases, `N` names of its scripts.
 */
export interface Bot<
  S extends BaseState = BaseState,
  C = unknown,
  K extends string = string,
  N extends string = string,
> {
  readonly id: string;
  /** Raise it when the questions of a script change: open turns are then asked anew. */
  readonly rules: number;
  readonly texts: Texts;
  /** Every phrase that a step may say, with its rule: no instruction can exist without one. `aid-…` help with the player's own turn. */
  readonly phrases: Readonly<Record<K, RuleRef>>;
  readonly options: Readonly<Record<string, OptionSpec>>;
  readonly cards: Cards<C>;
  /** What a saved state may be. */
  readonly saved: Saved<S>;
  start(options: Options, rng: RngState, cards: C): S;
  readonly scripts: Readonly<Record<N, Script<S, K>>>;
  /** What can happen now: first the main thing, then the player's quick events. Empty: the game is over. */
  next(s: Readonly<S>): readonly N[];
  shows(s: Readonly<S>): Shown<K>;
  readonly scoring: Scoring<S>;
  readonly deck?: DrawnDeck<S, N>;
}

/**
 * A bot with its own types. They end here: what takes its state, cards and keys are methods, so to everybody else it is
 * a `Bot` like any other.
 */
export const defineBot = <S extends BaseState, C, K extends string, N extends string>(
  bot: Bot<S, C, K, N>,
): Bot<S, C, K, N> => bot;

export type { Answer, Expects, Marks, Tally };
