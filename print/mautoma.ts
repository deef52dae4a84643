import type { CardSet } from '../core/bots/mautoma/cards.ts';
import { mautomaBoard } from './boards/mautoma.ts';
import { sheetExtras } from './examples/mautoma.ts';
import { decks } from './faces/mautoma.ts';
import type { Printable } from './jobs.ts';

export const mautoma: Printable<CardSet> = {
  decks,
  boards: (cards, reader) => [{ title: 'board-title', draw: () => mautomaBoard(cards, reader) }],
  sheet: sheetExtras,
};
