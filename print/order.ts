import { Refusal } from '../core/engine/refusal.ts';
import type { Language } from '../core/engine/text.ts';
import type { Drawing, Rect } from '../core/look/drawing.ts';
import type { InkName } from './ink.ts';
import type { PageSetup, Place, Size } from './geometry.ts';

/** Something of a bot that can be printed by itself: a deck, a board, the reference sheet. */
export interface Item {
  readonly id: string;
  readonly name: string;
  /** How many cards a deck has. */
  readonly cards?: number;
  /** Is in the box of the game: printed only if it is asked for. */
  readonly isInBox?: boolean;
  /** Serves any game: the same. */
  readonly isExtra?: boolean;
}

export const isAsked = ({ isInBox, isExtra }: Item): boolean => isInBox === true || isExtra === true;

/** What is printed and how, apart from the bot and the language. */
export interface PrintOrder {
  readonly setup: PageSetup;
  /** Ids of items. */
  readonly items: readonly string[];
  readonly copies: number;
  readonly ink: InkName;
  /** Moves the backs, as far as the printer misses them. */
  readonly shift: Place;
  /** Single cards that are left out, by their keys. */
  readonly leaveOut?: ReadonlySet<string>;
  /** Names of versions: nothing else of what is ordered is printed. */
  readonly only?: ReadonlySet<string>;
}

export const mostCopies = 20;

/** What is known of a page before it is drawn. */
export interface PageFrame extends Size {
  readonly title: string;
  /** On the other side of the paper of the page before it. */
  readonly isBehind: boolean;
  /** Has nothing on it. */
  readonly isEmpty?: boolean;
  readonly language?: Language;
  /** Where a single card is cut; its colour fills the page. */
  readonly trim?: Rect;
}

/** A page that can be drawn. */
export interface Page extends PageFrame {
  draw(): Drawing;
}

export interface DrawnPage extends PageFrame {
  readonly drawing: Drawing;
}

export const drawnPage = ({ draw, ...frame }: Page): DrawnPage => ({ ...frame, drawing: draw() });

export const sheetsOfPaper = (pages: readonly Page[]): number =>
  pages.filter(({ isBehind }) => !isBehind).length;

/** Says what cannot be printed before anything is made. */
export function check({ items, copies }: PrintOrder): void {
  if (items.length === 0) throw new Refusal('print-nothing');
  if (!Number.isInteger(copies) || copies < 1 || copies > mostCopies)
    throw new Refusal('print-bad-copies', { most: mostCopies });
}
