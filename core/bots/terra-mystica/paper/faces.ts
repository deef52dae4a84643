import type { CardSet } from '../cards.ts';
import { terrains } from '../maps.ts';
import type { Paper } from '../../../look/paper.ts';
import { automaFace, automaStrip } from './automa.ts';
import { factionFace } from './faction.ts';
import { landscapeFace } from './landscape.ts';
import { levelFace } from './level.ts';

export const decks: Paper<CardSet>['decks'] = ({ cards, levels, landscape, factions }, reader) => [
  {
    id: 'automa',
    cards: cards.map((card, i) => ({
      id: card.id,
      face: (row) => automaFace(card, { number: i + 1, of: cards.length }, reader, row),
      strip: () => automaStrip(card),
    })),
  },
  {
    id: 'difficulty',
    cards: levels.map((level, i) => ({
      id: level.id,
      face: () => levelFace(level, { number: i + 1, of: levels.length }, reader),
    })),
  },
  {
    id: 'landscape',
    cards: terrains.map((home, i) => ({
      id: home,
      face: () => landscapeFace(home, landscape[home], { number: i + 1, of: terrains.length }, reader),
    })),
  },
  {
    id: 'factions',
    cards: factions.map((faction, i) => ({
      id: faction.id,
      face: () => factionFace(faction, { number: i + 1, of: factions.length }, reader),
    })),
  },
];
