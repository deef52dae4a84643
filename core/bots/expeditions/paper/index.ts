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
import { marks } from './marks.ts';

const paper: Paper<CardSet> = {
  texts: [
    { de, en },
    { de: paperDe, en: paperEn },
  ],
  cards,
  decks: ({ decisions, levels }, reader) => [
    {
      id: 'decisions',
      sign: 'mech',
      marks: marks.decisions,
      cards: decisions.map((card) => ({
        id: card.id,
        kind: `card-${card.id}`,
        face: (row, at) => decisionFace(card, decisions.length, reader, row, at),
        strip: () => decisionStrip(card),
      })),
    },
    {
      id: 'progress',
      sign: 'progress',
      cards: levels.map((level) => ({
        id: level.id,
        face: (_, at) => progressFace(level, levels.length, reader, at),
      })),
    },
    {
      id: 'glory',
      sign: 'star',
      cards: [{ id: 'glory', face: (_, at) => gloryFace(reader, at) }, ...aidCards(reader)],
    },
  ],
  sheet,
  extras,
};

export default paper;
