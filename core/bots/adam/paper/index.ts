import type { Paper } from '../../../look/paper.ts';
import { cards, type CardSet } from '../cards.ts';
import de from '../de.ftl';
import en from '../en.ftl';
import { sheet } from '../sheet.ts';
import { trackingMat } from './mat.ts';
import { supplyOverlay } from './supply.ts';
import paperDe from './de.ftl';
import paperEn from './en.ftl';
import { sheetExtras as extras } from './example.ts';
import { decks } from './faces.ts';

const paper: Paper<CardSet> = {
  texts: [
    { de, en },
    { de: paperDe, en: paperEn },
  ],
  cards,
  decks,
  boards: (set, reader) => [
    { title: 'paper-supply', draw: () => supplyOverlay(set, reader) },
    { title: 'paper-mat', draw: () => trackingMat(reader) },
  ],
  sheet,
  extras,
};

export default paper;
