import type { Paper } from '../../../look/paper.ts';
import { cards, type CardSet } from '../cards.ts';
import de from '../de.ftl';
import en from '../en.ftl';
import { sheet } from '../sheet.ts';
import { decisionFace } from './decision.ts';
import { sheetExtras as extras } from './example.ts';
import { spickFace } from './spick.ts';
import { weekCards } from './week.ts';

const paper: Paper<CardSet> = {
  texts: [{ de, en }],
  cards,
  decks: ({ decisions, spick, achievements }, reader) => [
    {
      id: 'decisions',
      cards: decisions.map((card) => ({
        id: card.id,
        face: (row) => decisionFace(card, decisions.length, reader, row),
      })),
    },
    {
      id: 'spick',
      cards: spick.map((card) => ({ id: card.id, face: () => spickFace(card, spick.length, reader) })),
    },
    { id: 'weeks', cards: weekCards(achievements, reader) },
  ],
  sheet,
  extras,
};

export default paper;
