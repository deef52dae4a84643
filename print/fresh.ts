import type { Language } from '../core/engine/text.ts';
import type { Drawing } from '../core/look/drawing.ts';
import { sidesOf, type Deck, type PrintedCard } from './faces/card.ts';
import type { Order } from './order.ts';
import { versionOf, type Versions } from './version.ts';

/** What is ordered of a bot. */
export interface Ordered {
  readonly decks: readonly Deck[];
  readonly boards: readonly { readonly title: string; readonly drawing: Drawing }[];
  readonly hasSheet: boolean;
  sheet(): Drawing;
}

const cardVersion = (card: PrintedCard): string =>
  versionOf(sidesOf(card).flatMap((side) => side.face().shapes));
const cardName = ({ id: deck }: Deck, { id }: PrintedCard): string => `${deck}/${id}`;
const sheetName = 'sheet';

export function versionsOf({ decks, boards, hasSheet, sheet }: Ordered, language: Language): Versions {
  const entries: readonly (readonly [string, string])[] = [
    ...decks.flatMap((deck) => deck.cards.map((card) => [cardName(deck, card), cardVersion(card)] as const)),
    ...boards.map(({ title, drawing }) => [title, versionOf(drawing.shapes)] as const),
    ...(hasSheet ? [[sheetName, versionOf(sheet().shapes)] as const] : []),
  ];
  return Object.fromEntries(entries.map(([name, version]) => [`${language}/${name}`, version]));
}

/** What is another version than the one printed before. */
export function fresh<O extends Ordered>(ordered: O, { known }: Order, language: Language): O {
  if (!known) return ordered;
  const now = versionsOf(ordered, language);
  const isFresh = (name: string) => known[`${language}/${name}`] !== now[`${language}/${name}`];
  return {
    ...ordered,
    decks: ordered.decks
      .map((deck) => ({ ...deck, cards: deck.cards.filter((card) => isFresh(cardName(deck, card))) }))
      .filter(({ cards }) => cards.length > 0),
    boards: ordered.boards.filter(({ title }) => isFresh(title)),
    hasSheet: ordered.hasSheet && isFresh(sheetName),
  };
}
