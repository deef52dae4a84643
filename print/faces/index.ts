import type { CardSet as Mautoma } from '../../core/bots/mautoma/cards.ts';
import type { ShownCard } from '../../core/engine/bot.ts';
import type { Reader } from '../../core/engine/text.ts';
import type { Drawing } from '../../core/look/drawing.ts';
import { actionFace } from './mautoma.ts';

/** The face of a card by its bot, from the card set of the game. */
export function drawFace(
  bot: string,
  cards: unknown,
  { card, row }: ShownCard,
  reader: Reader,
): Drawing | undefined {
  switch (bot) {
    case 'mautoma': {
      const { actions } = cards as Mautoma;
      const found = actions.find(({ id }) => id === card);
      return found && actionFace(found, actions.length, reader, row);
    }
    default:
      return undefined;
  }
}
