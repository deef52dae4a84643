import type { Answer, Expects, Marks, Tally } from './expects.ts';
import type { CardChange } from './recard.ts';
import type { RngState } from './rng.ts';
import type { Language } from './text.ts';

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
}

export interface Prompt extends Step {
  readonly expects: Expects;
}

/** What a script may do: tell the player something, or ask. */
export interface Table<K extends string> {
  tell(say: K, values?: Values, extras?: Extras<K>): void;
  yesNo(say: K, values?: Values, extras?: Extras<K>): boolean;
  count(say: K, min: number, max: number, values?: Values, extras?: Extras<K>): number;
  choice<O extends string>(say: K, of: readonly O[], values?: Values, extras?: Extras<K>): O;
  tally<O extends string>(
    say: K,
    of: readonly O[],
    total: number | undefined,
    values?: Values,
    extras?: Extras<K>,
    start?: Readonly<Record<O, number>>,
  ): Readonly<Record<O, number>>;
  place(say: K, board: string, of: readonly string[], values?: Values, extras?: Extras<K>): string;
  marks(
    say: K,
    board: string,
    of: readonly string[],
    marks: readonly string[],
    min: number,
    values?: Values,
    extras?: Extras<K>,
  ): Marks;
}

export type Script<S, K extends string> = (s: S, table: Table<K>) => void;

export type OptionSpec =
  | { readonly kind: 'choice'; readonly of: readonly string[]; readonly initial: string }
  | { readonly kind: 'yes-no'; readonly initial: boolean };

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

/** What a bot scored in simulated games: on average, and in four of five games. */
export interface Expected {
  readonly mean: number;
  readonly low: number;
  readonly high: number;
}

/** Marks on the player's scale, lowest first, where the bot rates instead of scoring. */
export type Scale = readonly { readonly from: number; readonly verdict: Phrase }[];

/** A deck that can be shown and printed. The face is drawn by the print folder, from the same cards. */
export interface DeckSpec {
  readonly id: string;
  readonly cards: readonly string[];
}

/** A face-down pile as the player may know it: so many of these cards. Their names are parts of a question. */
export interface PileContents {
  /** Null: some of them may be elsewhere, unseen. */
  readonly left: number | null;
  readonly possible: readonly string[];
  /** The question; without one, `which-card`. */
  readonly names?: string;
}

/** A section of the one-page reference sheet: a heading and its items, all of them phrases. */
export interface SheetSection {
  readonly heading: string;
  readonly column: 'wide' | 'narrow';
  readonly items: readonly SheetItem[];
}

export interface SheetItem {
  /** Number of a step, or the icon of a term. */
  readonly sign: { readonly number: number } | { readonly icon: string } | { readonly text: string };
  readonly title: string;
  readonly text?: Phrase;
}

export interface BaseState {
  rng: RngState;
  /** What the game is played with. A script may put in what the player reads from the box: it is kept for the next game. */
  cards: unknown;
  /** Cards that were changed since: they come with the next shuffle. */
  newCards?: readonly CardChange[];
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
  readonly texts: Readonly<Record<Language, string>>;
  /** Every phrase that a step may say, with its rule: no instruction can exist without one. */
  readonly phrases: Readonly<Record<K, RuleRef>>;
  readonly options: Readonly<Record<string, OptionSpec>>;
  /** The cards as shipped; a game may begin with others and keeps them. */
  readonly cards: C;
  /** Of what is shipped, by the decks of the cards screen: raised with every correction. */
  readonly versions: Readonly<Record<string, number>>;
  /** Is this a card set that the rules can work with? */
  readonly accepts: (cards: unknown) => cards is C;
  start(options: Options, rng: RngState, cards: C): S;
  readonly scripts: Readonly<Record<N, Script<S, K>>>;
  /** What can happen now: first the main thing, then the player's quick events. Empty: the game is over. */
  next(s: Readonly<S>): readonly N[];
  headline(s: Readonly<S>): Phrase<K>;
  trackers(s: Readonly<S>): readonly Amount[];
  score(s: Readonly<S>): Score | undefined;
  readonly scale?: Scale;
  /** By level, where the bot's score hardly depends on what the player does. */
  readonly expected?: Readonly<Record<string, Expected>>;
  /** What else a simulation tells of a finished game. */
  counts?(s: Readonly<S>): Readonly<Record<string, number>>;
  /** What lies on the table when no step shows it: the player may tap it between turns. */
  boards?(s: Readonly<S>): readonly ShownBoard[];
  /** What counts all the time and lies on no board: the player sees it between turns, with the card that says so. */
  reminder?(s: Readonly<S>): Reminder<K> | undefined;
  /** Will there be another shuffle? Without one, changed cards wait for the next game. */
  shufflesAgain?(s: Readonly<S>): boolean;
  /** The deck that is being drawn from. */
  pile?(s: Readonly<S>): PileContents;
  /** Help with the player's own turn. */
  readonly aids: readonly K[];
  readonly decks: readonly DeckSpec[];
  readonly sheet: readonly SheetSection[];
}

export type { Answer, Expects, Marks, Tally };
