import type { Paper } from '../../../look/paper.ts';
import { cards, type CardSet } from '../cards.ts';
import de from '../de.ftl';
import en from '../en.ftl';
import { sheet } from '../sheet.ts';
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
  sheet,
  extras,
};

export default paper;
