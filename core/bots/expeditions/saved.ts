import * as v from 'valibot';
import {
  deckMode,
  defineSaved,
  eachOf,
  isPileOf,
  listOf,
  many,
  pile,
  upTo,
  type StateMigration,
} from '../../engine/saved.ts';
import { cards, levelIds } from './cards.ts';
import { places, rows } from './mirror.ts';
import { adjustments, namesOf, type State } from './state.ts';

const place = v.picklist(places);
const side = v.picklist(['you', 'automa']);

const location = v.strictObject({
  map: v.boolean(),
  stack: listOf(v.nullable(many)),
  twenty: v.boolean(),
});

const mirror = v.strictObject({
  locations: eachOf(places, location),
  mechs: eachOf(rows, place),
  you: v.nullable(place),
});

/** Values of the progress card were copied into the state; now they are read from the card. */
const readFromCard: StateMigration = ({ coins: _coins, coinsFrom: _from, starAt: _starAt, ...state }) =>
  state;

/** What a game may remember. */
export const saved = defineSaved<State>(
  cards,
  {
    level: v.picklist(levelIds),
    adjust: v.picklist(Object.values(adjustments)),
    compares: v.boolean(),
    stacks: v.picklist(['count', 'values']),
    deckMode,
    begins: v.picklist(['you', 'automa', 'random']),
    isSetUp: v.boolean(),
    turn: upTo(9999, 1),
    deck: pile,
    progress: many,
    maps: many,
    corruption: many,
    isTwentyGone: v.boolean(),
    mirror: v.nullable(mirror),
    yourStars: many,
    endedBy: v.nullable(side),
    isLastTurnDone: v.boolean(),
    yours: v.nullable(many),
  },
  (s) =>
    isPileOf(s.deck, s.deckMode, namesOf(s.cards)) &&
    (s.mirror === null || rows.every((row) => s.mirror?.mechs[row].startsWith(row.charAt(0)))),
  [readFromCard],
);
