import type { CardSet } from '../cards.ts';
import type { Paper } from '../../../look/paper.ts';
import { aidCards } from './aid.ts';
import { decisionFace, decisionStrip } from './decision.ts';
import { gloryFace } from './glory.ts';
import { progressFace } from './progress.ts';

export const decks: Paper<CardSet>['decks'] = ({ decisions, levels }, reader) => [
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
