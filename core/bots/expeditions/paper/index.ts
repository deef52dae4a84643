import type { Paper } from '../../../look/paper.ts';
import { cards, type CardSet } from '../cards.ts';
import de from '../de.ftl';
import en from '../en.ftl';
import { sheet } from '../sheet.ts';
import { aidCards } from './aid.ts';
import paperDe from './de.ftl';
import { decisionFace, decisionStrip } from './decision.ts';
import paperEn from './en.ftl';
import { sheetExtras as extras } from './example.ts';
import { gloryFace } from './glory.ts';
import { progressFace } from './progress.ts';

const paper: Paper<CardSet> = {
  texts: [
    { de, en },
    { de: paperDe, en: paperEn },
  ],
  cards,
  decks: ({ decisions, levels }, reader) => [
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
  ],
  sheet,
  extras,
};

export default paper;
