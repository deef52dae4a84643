import type { Paper } from '../../../look/paper.ts';
import { cards } from '../accepts.ts';
import type { CardSet } from '../cards.ts';
import de from '../de.ftl';
import en from '../en.ftl';

import { sheet } from '../sheet.ts';

import { sheetExtras as extras } from './example.ts';
import { decks } from './faces.ts';

const paper: Paper<CardSet> = {
  texts: [{ de, en }],
  cards,
  decks,
  sheet,
  extras,
};

export default paper;
