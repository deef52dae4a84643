import * as v from 'valibot';
import { deckMode, defineSaved, isPileOf, listOf, many, pile, someOf, upTo } from '../../engine/saved.ts';
import { achievementIds, cards, decisionCard, decisionIds, scoredWeeks, spickIds } from './cards.ts';
import { allDivers, turnsAWeek, valueSources, weeks, yourLines, type State } from './state.ts';
import { eachOf } from '../../engine/saved.ts';

const spick = v.strictObject({ strength: upTo(4, 2), deck: pile, card: v.nullable(v.picklist(spickIds)) });

const weekScore = v.strictObject({
  achievement: many,
  bonus: many,
  spick: many,
  yours: v.nullable(many),
  yourBonus: many,
});

const yours = v.variant('kind', [
  v.strictObject({ kind: v.literal('total'), points: many }),
  v.strictObject({ kind: v.literal('lines'), points: eachOf(yourLines, many) }),
]);

/** What a game may remember. */
export const saved = defineSaved<State>(
  cards,
  {
    level: upTo(5, 1),
    board: v.picklist(['a', 'b']),
    deckMode,
    box: v.nullable(someOf(decisionIds, decisionCard)),
    values: v.picklist(valueSources),
    account: v.picklist(['lines', 'total']),
    isSetUp: v.boolean(),
    week: upTo(weeks, 1),
    turn: upTo(turnsAWeek + 1, 1),
    deck: pile,
    card: v.nullable(v.picklist(decisionIds)),
    eggs: many,
    young: many,
    schools: many,
    fish: many,
    divers: upTo(allDivers),
    diversOnBoard: upTo(allDivers),
    allActivated: many,
    allPlayed: many,
    achievements: v.pipe(v.array(v.nullable(v.picklist(achievementIds))), v.length(scoredWeeks)),
    spick: v.nullable(spick),
    scored: listOf(weekScore, scoredWeeks),
    yours: v.nullable(yours),
  },
  ({ deck, deckMode: mode, spick: own }) =>
    isPileOf(deck, mode, decisionIds) && (own === null || isPileOf(own.deck, mode, spickIds)),
);
