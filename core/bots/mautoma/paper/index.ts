import type { Paper } from '../../../look/paper.ts';
import { cards, type CardSet } from '../cards.ts';
import de from '../de.ftl';
import en from '../en.ftl';
import { scale } from '../score.ts';
import { sheet } from '../sheet.ts';
import { mautomaBoard } from './board.ts';
import { sheetExtras as extras } from './example.ts';
import { decks } from './faces.ts';

const paper: Paper<CardSet> = {
  texts: [{ de, en }],
  cards,
  decks,
  boards: (set, reader) => [{ title: 'board-title', draw: () => mautomaBoard(set, reader) }],
  sheet,
  extras,
  scale,
};

export default paper;
