import type { CardSet } from '../core/bots/nautoma/cards.ts';
import { sheetExtras } from './examples/nautoma.ts';
import { decks } from './faces/nautoma.ts';
import type { Printable } from './jobs.ts';

export const nautoma: Printable<CardSet> = { decks, sheet: sheetExtras };
