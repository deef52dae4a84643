import type { CardSet } from '../cards.ts';
import type { Paper } from '../../../look/paper.ts';
import { decisionFace } from './decision.ts';
import { spickFace } from './spick.ts';
import { weekCards } from './week.ts';

export const decks: Paper<CardSet>['decks'] = ({ decisions, spick, achievements }, reader) => [
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
];
