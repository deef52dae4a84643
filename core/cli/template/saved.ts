import * as v from 'valibot';
import { deckMode, defineSaved, isPileOf, many, pile, recordOf } from '../../engine/saved.ts';
import { cards } from './cards.ts';
import { berths, type State } from './state.ts';

/** What a game may remember. Nothing else, from a file or an earlier version, reaches the rules. */
export const saved = defineSaved<State>(
  cards,
  {
    deckMode,
    deck: pile,
    isSetUp: v.boolean(),
    quay: recordOf(v.picklist(['automa', 'you'])),
    points: many,
    yours: v.nullable(many),
  },
  (s) =>
    isPileOf(
      s.deck,
      s.deckMode,
      s.cards.ships.map(({ id }) => id),
    ) && Object.keys(s.quay).every((berth) => berths.includes(berth)),
);
