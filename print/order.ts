import { Refusal } from '../core/engine/refusal.ts';
import type { Language } from '../core/engine/text.ts';
import type { Drawing, Rect } from '../core/look/drawing.ts';
import type { InkName } from './ink.ts';
import { checkLengths, type PageSetup, type Place, type Size } from './geometry.ts';

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

/** A file to print, a picture a card for a shop, or sheets of cards for a table online. */
export const formatNames = ['pdf', 'png300', 'png600', 'tabletop'] as const;
export type FormatName = (typeof formatNames)[number];
/** Dots an inch; a PDF has none. */
export const dpiOf: Readonly<Record<FormatName, number>> = {
  pdf: 0,
  png300: 300,
  png600: 600,
  tabletop: 300,
};

/** What is printed and how, apart from the bot and the language. */
export interface PrintOrder {
  readonly setup: PageSetup;
  /** Ids of items. */
  readonly items: readonly string[];
  readonly copies: number;
  readonly ink: InkName;
  /** A PDF, if nothing is said. */
  readonly format?: FormatName;
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
  /** What it is called as a picture of its own. */
  readonly file?: string;
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
export function check({ items, copies, setup }: PrintOrder): void {
  if (items.length === 0) throw new Refusal('print-nothing');
  if (!Number.isInteger(copies) || copies < 1 || copies > mostCopies)
    throw new Refusal('print-bad-copies', { most: mostCopies });
  checkLengths(setup);
}

/** What shops want around a card. */
const shopBleed = 3;

/** The order as its format needs it: a picture holds one card, and a shop cuts it. */
export function formatted(order: PrintOrder): PrintOrder {
  const { format = 'pdf', setup } = order;
  if (format === 'pdf') return order;
  const sides = setup.sides === 'fold' ? 'long' : setup.sides;
  const bleed = format === 'tabletop' ? 0 : setup.bleed || shopBleed;
  return { ...order, copies: 1, setup: { ...setup, paper: 'single', sides, bleed } };
}
