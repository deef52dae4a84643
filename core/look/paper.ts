import type { Cards } from '../engine/cards.ts';
import type { Provenance, Scale } from '../engine/bot.ts';
import type { SheetSection } from '../engine/sheet.ts';
import type { Reader, Texts } from '../engine/text.ts';
import type { CardFrame } from './card.ts';
import type { Drawing } from './drawing.ts';
import type { IconName } from './icons.ts';

/** A card that can be printed or shown. A row is lit while it is carried out. */
export interface PrintedCard {
  readonly id: string;
  /** What players choose it by, where that is not its id; several cards may have it in common. */
  readonly kind?: string;
  /** What it is asked by first, where the question which card it is goes step by step. */
  readonly frame?: string;
  /** Laid out for a frame, the poker card's where none is given. */
  face(row?: number, at?: CardFrame): Drawing;
  /** What tells it from the others, small: for a list to choose from. */
  readonly strip?: () => Drawing;
  /** What is on its other side; without one, that is the game's back. */
  readonly reverse?: PrintedCard;
}

/** Both faces of a card, or its only one. */
export const sidesOf = (one: PrintedCard): PrintedCard[] => (one.reverse ? [one, one.reverse] : [one]);

export interface Deck {
  readonly id: string;
  /** On its backs: tells it from the other decks of the game. */
  readonly sign: IconName;
  /** The cards are in the box of the game: they are printed only if they are asked for. */
  readonly isInBox?: boolean;
  /** Serves any game: printed only if it is asked for. */
  readonly isExtra?: boolean;
  readonly cards: readonly PrintedCard[];
  /** What the camera knows its cards by; only decks that the app follows have any. */
  readonly marks?: DeckMarks;
}

/** The number of the first mark, and the ids of the cards that it and the following ones are printed on. The list only grows. */
export interface DeckMarks {
  readonly first: number;
  readonly of: readonly string[];
}

/** A page of its own: a board, a mat. Its title is a message. */
export interface PrintedBoard {
  readonly title: string;
  /** Serves any game: printed only if it is asked for. */
  readonly isExtra?: boolean;
  draw(): Drawing;
}

/** A drawing with words, such as a worked example. */
export interface Illustrated {
  readonly title: string;
  readonly text: string;
  readonly drawing: Drawing;
}

/** Numbers and short words by name, such as what a level scores. */
export interface SheetTable {
  readonly heading: string;
  /** Above the names, then above each column, or above each value of its row. */
  readonly columns: readonly [string, ...(string | readonly string[])[]];
  readonly rows: readonly {
    readonly name: string;
    /** Several, such as one a round, stand in a row. */
    readonly values: readonly (SheetValue | readonly SheetValue[])[];
    readonly provenance: Provenance;
  }[];
}
export type SheetValue = number | string;

/** What a game adds to its sheet: a worked example, tables. */
export interface SheetExtras {
  readonly code: string;
  readonly tables?: readonly SheetTable[];
  readonly example: Illustrated;
}

/** How the material of a bot is drawn, for the screen and for paper. */
export interface Paper<C = unknown> {
  /** The bot's words, and those that only its paper says. */
  readonly texts: readonly Texts[];
  readonly cards: Cards<C>;
  decks(cards: C, reader: Reader): readonly Deck[];
  boards?(cards: C, reader: Reader): readonly PrintedBoard[];
  readonly sheet: readonly SheetSection[];
  extras(reader: Reader, cards: C): SheetExtras;
  readonly scale?: Scale;
}
