import type { Paper } from '../../../look/paper.ts';
import { cards, type CardSet } from '../cards.ts';
import de from '../de.ftl';
import en from '../en.ftl';
import { sheet } from '../sheet.ts';
import { decisionFace } from './decision.ts';
import { sheetExtras as extras } from './example.ts';
import { marks } from './marks.ts';
import { spickFace } from './spick.ts';
import { weekCards } from './week.ts';

const paper: Paper<CardSet> = {
  texts: [{ de, en }],
  cards,
  decks: ({ decisions, spick, achievements }, reader) => [
    {
      id: 'decisions',
      sign: 'diver',
      marks: marks.decisions,
      cards: decisions.map((card) => ({
        id: card.id,
        face: (row, at) => decisionFace(card, decisions.length, reader, row, at),
      })),
    },
    {
      id: 'spick',
      sign: 'fish',
      marks: marks.spick,
      cards: spick.map((card) => ({
        id: card.id,
        face: (_, at) => spickFace(card, spick.length, reader, at),
      })),
    },
    { id: 'weeks', sign: 'points', cards: weekCards(achievements, reader) },
  ],
  sheet,
  extras,
};

export default paper;
