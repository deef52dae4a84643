import { frameOf, poker } from '../core/look/card.ts';
import type { Drawing } from '../core/look/drawing.ts';
import type { Deck, PrintedCard } from '../core/look/paper.ts';
import { markRoom, markShape } from '../core/sight/marks.ts';
import { markOf } from '../core/sight/numbers.ts';

const known = new WeakMap<Deck, Deck>();

/** A deck with what the camera knows its cards by. */
export function marked(deck: Deck): Deck {
  if (!deck.marks) return deck;
  const made = known.get(deck) ?? { ...deck, cards: deck.cards.map((card) => markedCard(deck, card)) };
  known.set(deck, made);
  return made;
}

/** Cards by what they are with a mark. */
const plain = new WeakMap<PrintedCard, PrintedCard>();
/** The card without its mark. */
export const unmarked = (card: PrintedCard): PrintedCard => plain.get(card) ?? card;

/** The face leaves a square free, and the mark lies on it. */
function markedCard(deck: Deck, card: PrintedCard): PrintedCard {
  const number = markOf(deck, card);
  if (number === undefined) return card;
  const face = (row?: number, { width, height } = frameOf(poker)): Drawing => {
    const frame = frameOf({ width, height }, markRoom);
    const drawing = card.face(row, frame);
    const { x, y } = frame.reserved;
    return { ...drawing, shapes: [...drawing.shapes, { ...markShape(number), transform: { x, y } }] };
  };
  const made = { ...card, face };
  plain.set(made, card);
  return made;
}
