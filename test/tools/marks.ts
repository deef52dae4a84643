import { expect } from '@open-wc/testing';
import { readerOf } from '../../core/engine/words.ts';
import type { Deck, Paper } from '../../core/look/paper.ts';
import { markOf } from '../../core/sight/numbers.ts';

/** Cards were printed with these marks: none may ever mean another card. New ones are added here. */
export function keepsMarks<C>(
  { decks, cards, texts }: Paper<C>,
  printed: Readonly<Record<string, NonNullable<Deck['marks']>>>,
): void {
  const marked = decks(cards.shipped, readerOf('en', ...texts)).filter((deck) => deck.marks);

  it('mean what they meant when they were printed, and are written down', () => {
    expect(Object.fromEntries(marked.map(({ id, marks }) => [id, marks]))).to.deep.equal(printed);
  });

  it('are on every card of a deck that has any', () => {
    for (const deck of marked)
      for (const card of deck.cards) expect(markOf(deck, card), card.id).to.not.equal(undefined);
  });
}
