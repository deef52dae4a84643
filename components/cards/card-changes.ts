import type { EditCard, EditDeck, Edits } from '../../core/engine/edits.ts';
import type { Reader } from '../../core/engine/text.ts';
import { isSame, unitsOf, type Units } from '../../core/engine/units.ts';
import { sources } from './card-source.ts';
import { wordsOf } from './edit-field.ts';

/** A card that an update has changed, and each of its values from what to what. */
export interface ChangedCard {
  readonly deck: string;
  readonly id: string;
  readonly name: string;
  readonly values: readonly { readonly label: string; readonly from: string; readonly to: string }[];
}

export function changedCards(text: Reader, edits: Edits, before: unknown, after: unknown): ChangedCard[] {
  const [old, now] = [unitsOf(before), unitsOf(after)];
  const earlier = edits.decks(before);
  return edits.decks(after).flatMap((deck) =>
    deck.cards
      .filter(({ units }) => units.some((key) => now.has(key) && !isSame(old.get(key), now.get(key))))
      .map((card) => ({
        deck: deck.id,
        id: card.id,
        name: text.text(card.name),
        values: changedValues(text, find(earlier, deck.id, card.id), card, [old, now]),
      })),
  );
}

function find(decks: readonly EditDeck[], deck: string, id: string): EditCard | undefined {
  return decks.find((one) => one.id === deck)?.cards.find((card) => card.id === id);
}

function changedValues(
  text: Reader,
  before: EditCard | undefined,
  card: EditCard,
  [old, now]: readonly [Units, Units],
): ChangedCard['values'] {
  const known = new Map(before ? wordsOf(text, before) : []);
  const from = (one: EditCard | undefined, units: Units) => (one ? sources(text, one, units).join(', ') : '');
  const origin = {
    label: text.text({ say: 'cards-filter', with: {} }),
    from: from(before, old),
    to: from(card, now),
  };
  const nothing = text.text({ say: 'edit-nothing', with: {} });
  const values = wordsOf(text, card).map(([label, to]) => ({ label, from: known.get(label) ?? nothing, to }));
  return [...values, origin].filter((value) => value.from !== value.to);
}
