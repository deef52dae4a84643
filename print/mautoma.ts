import type { CardSet } from '../core/bots/mautoma/cards.ts';
import { mautomaBoard } from './boards/mautoma.ts';
import { sheetExtras } from './examples/mautoma.ts';
import { actionFace } from './faces/mautoma.ts';
import type { Printable } from './jobs.ts';

export const mautoma: Printable<CardSet> = {
  faces: ({ actions }, reader) => actions.map((card) => actionFace(card, actions.length, reader)),
  face({ actions }, { card: id, row }, reader) {
    const card = actions.find((action) => action.id === id);
    return card && actionFace(card, actions.length, reader, row);
  },
  board: mautomaBoard,
  sheet: sheetExtras,
};
