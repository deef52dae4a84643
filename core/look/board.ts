import type { BaseState, Marks } from '../engine/bot.ts';
import type { Reader } from '../engine/text.ts';
import type { Drawing, Shape } from './drawing.ts';

export interface Size {
  readonly width: number;
  readonly height: number;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A space of a board: what is seen there, what it is called, and where a finger meets it. */
export interface Place {
  readonly id: string;
  /** In words, with all that lies there. */
  readonly name: string;
  readonly shapes: readonly Shape[];
  /** A path: what can be tapped, and what is outlined while it has the focus. */
  readonly outline: string;
  readonly at: Point;
  /** Can be tapped now. */
  readonly isOpen: boolean;
  /** Chosen already, where several are chosen. */
  readonly isChosen?: boolean;
  /** Beside those that matter. */
  readonly isDim?: boolean;
}

/** A board as it lies: shapes, and places that have names. Its colours are those of the bot's field. */
export interface Picture extends Size {
  /** What it is, in words. */
  readonly label: string;
  readonly ground?: readonly Shape[];
  readonly places: readonly Place[];
  /** Over all places: bridges, arrows, signs. */
  readonly over?: readonly Shape[];
  /** Too large for a phone: it can be moved and zoomed. The ids of what is to be seen first. */
  readonly focus?: readonly string[];
}

/** What a board is drawn from. */
export interface Lying<S extends BaseState = BaseState> {
  readonly state: Readonly<S>;
  readonly marks: Marks;
  /** Its spaces, where the board itself does not say which there are. */
  readonly places: readonly string[];
  /** Spaces that can be tapped now. */
  readonly choices: readonly string[];
  readonly text: Reader;
  /** What a mark is called. */
  label(mark: string): string;
  /** The room there is, in pixels: a board may be laid out for it. */
  readonly room: Size;
  /** A card at a glance, once it can be drawn. */
  strip(card: string): Drawing | undefined;
}

export interface Board {
  draw(lying: Lying<never>): Picture;
  /** A space in a sentence; without it, its id. */
  placeName?(text: Reader, place: string): string;
  /** The words by which a space is said, where its id is not a name; an empty list: it is counted. */
  said?(place: string): readonly string[];
}

/** The boards of a bot, by name. */
export type Boards = Readonly<Record<string, Board>>;
