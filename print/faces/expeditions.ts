import type { CardSet } from '../../core/bots/expeditions/cards.ts';
import type { Decks } from './card.ts';
import { aidCards } from './expeditions-aid.ts';
import { decisionFace, decisionStrip } from './expeditions-decision.ts';
import { gloryFace } from './expeditions-glory.ts';
import { progressFace } from './expeditions-progress.ts';

export const decks: Decks<CardSet> = ({ decisions, levels }, reader) => [
  {
    id: 'decisions',
    cards: decisions.map((card) => ({
      id: card.id,
      kind: `card-${card.id}`,
      face: (row) => decisionFace(card, decisions.length, reader, row),
      strip: () => decisionStrip(card),
    })),
  },
  {
    id: 'progress',
    cards: levels.map((level) => ({
      id: level.id,
      face: () => progressFace(level, levels.length, reader),
    })),
  },
  { id: 'glory', cards: [{ id: 'glory', face: () => gloryFace(reader) }, ...aidCards(reader)] },
];
