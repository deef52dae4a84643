import type { ShownCard } from '../engine/bot.ts';
import type { Reader } from '../engine/text.ts';
import type { Drawing } from './drawing.ts';
import { once } from './once.ts';
import { sidesOf, type Deck, type Paper, type PrintedCard } from './paper.ts';

/** The cards of a bot as they are drawn: on the table, where they are entered, and on paper. */
export interface Faces {
  decks(): readonly Deck[];
  /** A card that a step shows, its current row lit. */
  face(shown: ShownCard): Drawing | undefined;
  /** A card at a glance, by its id; of a kind of cards, the first. */
  strip(card: string): Drawing | undefined;
}

export function facesOf(paper: Paper, cards: unknown, reader: Reader): Faces {
  const decks = once(() => paper.decks(cards, reader).map(kept));
  return {
    decks,
    face: ({ deck, card, row }) =>
      decks()
        .filter(({ id }) => id === deck)
        .flatMap((shown) => shown.cards.flatMap(sidesOf))
        .find(({ id }) => id === card)
        ?.face(row),
    strip: (card) =>
      decks()
        .flatMap((deck) => deck.cards)
        .find(({ id, kind }) => id === card || kind === card)
        ?.strip?.(),
  };
}

/** Plain faces are drawn once: for the proof, for the preview and for paper; strips for all questions and boards. */
const kept = (deck: Deck): Deck => ({ ...deck, cards: deck.cards.map(keptCard) });

function keptCard(one: PrintedCard): PrintedCard {
  const plain = once(() => one.face());
  return {
    ...one,
    face: (row, at) => (row === undefined && !at ? plain() : one.face(row, at)),
    ...(one.strip ? { strip: once(one.strip) } : {}),
    ...(one.reverse ? { reverse: keptCard(one.reverse) } : {}),
  };
}
