import { Refusal } from '../core/engine/refusal.ts';
import type { Drawing, Rect } from '../core/look/drawing.ts';
import type { InkName } from './ink.ts';
import type { PageSetup, Place, Size } from './geometry.ts';

/** Something of a bot that can be printed by itself: a deck, a board, the reference sheet. */
export interface Item {
  readonly id: string;
  readonly name: string;
  /** How many cards a deck has. */
  readonly cards?: number;
}

/** What is printed and how, apart from the bot and the language. */
export interface Order {
  readonly setup: PageSetup;
  /** Ids of items. */
  readonly items: readonly string[];
  readonly copies: number;
  readonly ink: InkName;
  /** Moves the backs, as far as the printer misses them. */
  readonly shift: Place;
  /** Names of versions: nothing else of what is ordered is printed. */
  readonly only?: ReadonlySet<string>;
}

export const mostCopies = 20;

/** A page that can be drawn, and what is known of it before. */
export interface Page extends Size {
  readonly title: string;
  /** On the other side of the paper of the page before it. */
  readonly isBehind: boolean;
  /** Where a single card is cut; its colour fills the page. */
  readonly trim?: Rect;
  draw(): Drawing;
}

export const sheetsOfPaper = (pages: readonly Page[]): number =>
  pages.filter(({ isBehind }) => !isBehind).length;

/** Says what cannot be printed before anything is made. */
export function check({ items, copies }: Order): void {
  if (items.length === 0) throw new Refusal('print-nothing');
  if (!Number.isInteger(copies) || copies < 1 || copies > mostCopies)
    throw new Refusal('print-bad-copies', { most: mostCopies });
}
