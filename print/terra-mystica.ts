import type { CardSet } from '../core/bots/terra-mystica/cards.ts';
import { sheetExtras } from './examples/terra-mystica.ts';
import { decks } from './faces/terra-mystica.ts';
import type { Printable } from './jobs.ts';
import de from './terra-mystica.de.ftl';
import en from './terra-mystica.en.ftl';

export const terraMystica: Printable<CardSet> = { decks, sheet: sheetExtras, texts: { de, en } };
