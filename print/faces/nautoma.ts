import type { CardSet } from '../../core/bots/nautoma/cards.ts';
import type { Decks } from './card.ts';
import { decisionFace } from './nautoma-decision.ts';
import { spickFace } from './nautoma-spick.ts';
import { weekCards } from './nautoma-week.ts';

export const decks: Decks<CardSet> = ({ decisions, spick, achievements }, reader) => [
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
