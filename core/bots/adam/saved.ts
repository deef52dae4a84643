import * as v from 'valibot';
import { areDifferent, defineSaved, eachOf, listOf, many, name, recordOf, upTo } from '../../engine/saved.ts';
import { cards, colours, wishes } from './cards.ts';
import { allLevels, type State } from './state.ts';
import { kinds, placesIn } from './supply.ts';

/** More than there are pieces of a colour. */
const pieces = eachOf(colours, upTo(40));

const supply = v.strictObject({
  board: recordOf(v.picklist(colours)),
  bag: eachOf(kinds, pieces),
  yours: pieces,
  draws: v.exactOptional(v.literal('app')),
});

/** What a game may remember. */
export const saved = defineSaved<State>(
  cards,
  {
    levels: listOf(v.picklist(allLevels), allLevels.length),
    promos: v.boolean(),
    opening: upTo(4, 3),
    upTo: upTo(4, 3),
    isSetUp: v.boolean(),
    turn: upTo(9999, 1),
    open: listOf(v.strictObject({ card: name, held: pieces }), 20),
    own: listOf(v.strictObject({ id: name, needs: eachOf(wishes, upTo(40)), points: many })),
    fulfilled: listOf(name),
    discarded: eachOf(colours, many),
    supply: v.nullable(supply),
    row: v.nullable(listOf(v.nullable(name), 20)),
    coatls: many,
    ended: v.nullable(v.picklist(['coatls', 'bodies'])),
    yours: v.nullable(v.strictObject({ points: many, temple: v.boolean() })),
  },
  (s) => {
    const ids = [...s.cards.prophecies, ...s.own].map(({ id }) => id);
    const named = [...s.open.map(({ card }) => card), ...s.fulfilled, ...(s.row ?? [])];
    const places = placesIn(s.cards.numbers.spots);
    return (
      areDifferent(s.levels) &&
      named.every((id) => id === null || ids.includes(id)) &&
      Object.keys(s.supply?.board ?? {}).every((place) => places.includes(place))
    );
  },
);
