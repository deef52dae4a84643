import * as v from 'valibot';
import {
  deckMode,
  defineSaved,
  isPileOf,
  listOf,
  many,
  name,
  pile,
  someOf,
  upTo,
} from '../../engine/saved.ts';
import { left } from '../../engine/deck.ts';
import { colourNames } from '../../look/colour-names.ts';
import { cards } from './cards.ts';
import { figureBooks, largeArtifacts, rounds, type State } from './state.ts';

/** One of the four goes back to the box; one joins at every hibernation. */
const progressInGame = 3;

const colour = v.picklist(colourNames);

const artifacts = v.variant('kind', [
  v.strictObject({ kind: v.literal('ask'), gone: listOf(colour), removed: upTo(largeArtifacts) }),
  v.strictObject({ kind: v.literal('track'), left: someOf(colourNames, many) }),
]);

/** What a game may remember. */
export const saved = defineSaved<State>(
  cards,
  {
    citizens: name,
    deckMode,
    tribe: v.boolean(),
    isSetUp: v.boolean(),
    round: upTo(rounds + 1, 1),
    marker: upTo(200),
    deck: pile,
    discards: listOf(name),
    progress: pile,
    card: v.nullable(name),
    smallBuildings: upTo(5),
    largeBuildings: upTo(3),
    figures: upTo(figureBooks.length),
    hibernations: many,
    artifacts,
    points: v.nullable(many),
  },
  (s) => {
    const ids = s.cards.actions.map(({ id }) => id);
    return (
      isPileOf(s.deck, s.deckMode, ids) &&
      isPileOf(s.progress, s.deckMode, ids) &&
      [...s.discards, ...(s.card === null ? [] : [s.card])].every((id) => ids.includes(id)) &&
      left(s.progress) + s.hibernations >= progressInGame &&
      s.marker < s.cards.board.fields.length
    );
  },
);
