import type { CardSet } from '../cards.ts';
import { terrains } from '../maps.ts';
import type { Paper } from '../../../look/paper.ts';
import { automaFace, automaStrip } from './automa.ts';
import { factionFace } from './faction.ts';
import { landscapeFace } from './landscape.ts';
import { levelFace } from './level.ts';
import { marks } from './marks.ts';

export const decks: Paper<CardSet>['decks'] = ({ cards, levels, landscape, factions }, reader) => [
  {
    id: 'automa',
    sign: 'trade',
    marks: marks.automa,
    cards: cards.map((card, i) => ({
      id: card.id,
      face: (row, at) => automaFace(card, { number: i + 1, of: cards.length }, reader, row, at),
      strip: () => automaStrip(card),
    })),
  },
  {
    id: 'difficulty',
    sign: 'points',
    cards: levels.map((level, i) => ({
      id: level.id,
      face: (_, at) => levelFace(level, { number: i + 1, of: levels.length }, reader, at),
    })),
  },
  {
    id: 'landscape',
    sign: 'hexagon',
    cards: terrains.map((home, i) => ({
      id: home,
      face: (_, at) =>
        landscapeFace(home, landscape[home], { number: i + 1, of: terrains.length }, reader, at),
    })),
  },
  {
    id: 'factions',
    sign: 'figure',
    cards: factions.map((faction, i) => ({
      id: faction.id,
      face: (_, at) => factionFace(faction, { number: i + 1, of: factions.length }, reader, at),
    })),
  },
];
