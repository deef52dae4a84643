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
  /** In words, with all that lies there; empty where there is nothing to tell. */
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
  /** What is to be known of it where nothing can be tapped, in words. */
  readonly told?: readonly string[];
  readonly ground?: readonly Shape[];
  readonly places: readonly Place[];
  /** Over all places: bridges, arrows, signs. */
  readonly over?: readonly Shape[];
  /** On a map: the spaces that are to be seen first. */
  readonly focus?: readonly string[];
}

/** How wide a space of a map is drawn: so it is known how large it must be shown to be tapped. */
export const mapSpace = 48;

/** The name of a space can be read where it is so wide, in pixels. */
export const nameable = 40;

/** A finger is so wide, in pixels. */
export const fingertip = 44;

/** A finger may miss this space for another one that can be tapped. `scale`: pixels of a unit of the picture. */
export function isClose({ places }: Picture, place: string, scale: number): boolean {
  const open = places.filter(({ isOpen }) => isOpen);
  const here = open.find(({ id }) => id === place)?.at;
  const others = open.filter(({ id }) => id !== place);
  return (
    here !== undefined &&
    others.some(({ at }) => Math.hypot(at.x - here.x, at.y - here.y) * scale < fingertip)
  );
}

/** What a board is drawn from. */
export interface Lying<S extends BaseState = BaseState> {
  /** None where no game is played: when a card set is entered. */
  readonly state?: Readonly<S>;
  readonly marks: Marks;
  /** Its spaces, where the board itself does not say which there are. */
  readonly places: readonly string[];
  /** Spaces that can be tapped now. */
  readonly choices: readonly string[];
  readonly text: Reader;
  /** The room there is, in pixels: a board may be laid out for it. */
  readonly room: Size;
  /** A map under a loupe, or one that was come closer to: there its names can be read. */
  readonly isNear?: boolean;
  /** A card at a glance, once it can be drawn. */
  strip(card: string): Drawing | undefined;
}

export interface Board {
  /** How it uses its room. A map is too large for a phone: it can be moved and zoomed. */
  readonly shape: 'square' | 'wide' | 'tall' | 'map';
  draw(lying: Lying<never>): Picture;
  /** A space in a sentence; without it, its id. */
  placeName?(text: Reader, place: string): string;
  /** Words and numbers by which a space is said, where its id is no name. */
  said?(place: string): readonly string[];
}

export const placeName = (boards: Boards, board: string, place: string, text: Reader): string =>
  boards.named[board]?.placeName?.(text, place) ?? place;

/** What of a bot's table can be drawn. */
export interface Boards {
  readonly named: Readonly<Record<string, Board>>;
  /** What stands beside the word of an answer, around 0, 0 in a square of 30; colours have their own. */
  sign?(answer: string): readonly Shape[] | undefined;
  /** What lies on them, by the answers that have a sign and a name: the help explains these signs. */
  readonly legend?: readonly string[];
}
