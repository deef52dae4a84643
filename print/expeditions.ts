import type { CardSet } from '../core/bots/expeditions/cards.ts';
import { sheetExtras } from './examples/expeditions.ts';
import de from './expeditions.de.ftl';
import en from './expeditions.en.ftl';
import { decks } from './faces/expeditions.ts';
import type { Printable } from './jobs.ts';

export const expeditions: Printable<CardSet> = { decks, sheet: sheetExtras, texts: { de, en } };
