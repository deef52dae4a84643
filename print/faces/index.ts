import type { ShownCard } from '../../core/engine/bot.ts';
import type { Reader } from '../../core/engine/text.ts';
import type { Drawing } from '../../core/look/drawing.ts';
import type { Deck, Decks } from './card.ts';
import { mautomaDecks } from './mautoma.ts';
import { nautomaDecks } from './nautoma.ts';

const bots: Readonly<Record<string, Decks<never>>> = { mautoma: mautomaDecks, nautoma: nautomaDecks };

/** The decks of a bot, drawn from the card set of a game. */
export function drawDecks(bot: string, cards: unknown, reader: Reader): readonly Deck[] {
  // Each bot's function takes that bot's card set, which its rules have accepted.
  const decks = bots[bot] as Decks<unknown> | undefined;
  return decks?.(cards, reader) ?? [];
}

/** The face of a card that a step shows. */
export function drawFace(
  bot: string,
  cards: unknown,
  { deck, card, row }: ShownCard,
  reader: Reader,
): Drawing | undefined {
  const found = drawDecks(bot, cards, reader).find(({ id }) => id === deck);
  const sides = found?.cards.flatMap((one) => (one.reverse ? [one, one.reverse] : [one]));
  return sides?.find(({ id }) => id === card)?.face(row);
}
