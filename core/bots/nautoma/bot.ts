import { defineBot, type Amount } from '../../engine/bot.ts';
import { contents, turnedFrom } from '../../engine/deck.ts';
import { cards, scoredWeeks, type CardSet } from './cards.ts';
import de from './de.ftl';
import en from './en.ftl';
import { levelOf } from './levels.ts';
import { phrases, type Key } from './phrases.ts';
import { botPoints, end, score } from './score.ts';
import { setUp } from './setup.ts';
import { reminder } from './spick.ts';
import { saved } from './saved.ts';
import { options, shuffleIn, start, turnsAWeek, weeks, type State } from './state.ts';
import { allActivated, allPlayed, turn } from './turn.ts';
import { weekEnd } from './week.ts';

const scripts = {
  'set-up': setUp,
  turn,
  'all-activated': allActivated,
  'all-played': allPlayed,
  'week-end': weekEnd,
  'shuffle-in': shuffleIn,
  end,
};
type ScriptName = keyof typeof scripts;

/** What may have been forgotten in the last turn of a week can still be told before it is scored. */
const events: readonly ScriptName[] = ['all-activated', 'all-played'];

function next(s: Readonly<State>): readonly ScriptName[] {
  if (!s.isSetUp) return ['set-up'];
  if (s.yours !== null) return [];
  if (s.turn <= turnsAWeek) return ['turn', ...events];
  return [s.week <= scoredWeeks ? 'week-end' : 'end', ...events];
}

function trackers(s: Readonly<State>): Amount[] {
  const scoresWeeks = levelOf(s).side !== 'none';
  return [
    { id: 'fish', icon: 'fish', value: s.fish },
    { id: 'schools', icon: 'school', value: s.schools },
    { id: 'young', icon: 'young', value: s.young },
    { id: 'eggs', icon: 'egg', value: s.eggs },
    ...(scoresWeeks ? [{ id: 'divers', icon: 'diver', value: s.diversOnBoard }] : []),
    { id: 'points', icon: 'points', value: botPoints(s) },
  ];
}

export default defineBot<State, CardSet, Key, ScriptName>({
  id: 'nautoma',
  rules: 7,
  texts: { de, en },
  phrases,
  options,
  cards,
  saved,
  start,
  scripts,
  next,
  shows: (s) => ({
    headline: {
      say: 'headline',
      with: {
        week: s.week,
        weeks,
        turn: s.turn > turnsAWeek ? 'over' : s.turn,
        turns: turnsAWeek,
        level: s.level,
      },
    },
    trackers: trackers(s),
    reminder: reminder(s),
  }),
  scoring: { score, alone: true },
  deck: {
    pile: (s) => contents(s.deck, s.deckMode),
    played: ({ cards: { decisions }, deck, deckMode }) =>
      turnedFrom(
        deck,
        deckMode,
        decisions.map(({ id }) => id),
      ),
    shufflesAgain: (s) => s.week < weeks,
  },
});
