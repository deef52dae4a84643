import type { CardSet } from '../core/bots/adam/cards.ts';
import de from './adam.de.ftl';
import en from './adam.en.ftl';
import { supplyOverlay } from './boards/adam-supply.ts';
import { trackingMat } from './boards/adam-mat.ts';
import { sheetExtras } from './examples/adam.ts';
import { decks } from './faces/adam.ts';
import type { Printable } from './jobs.ts';

export const adam: Printable<CardSet> = {
  decks,
  boards: (cards, reader) => [
    { title: 'paper-supply', draw: () => supplyOverlay(cards, reader) },
    { title: 'paper-mat', draw: () => trackingMat(reader) },
  ],
  sheet: sheetExtras,
  texts: { de, en },
};
