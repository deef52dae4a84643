import { defineBot, type Amount, type Phrase } from '../../engine/bot.ts';
import { contents, left, turnedFrom } from '../../engine/deck.ts';
import { cards, type CardSet } from './cards.ts';
import de from './de.ftl';
import en from './en.ftl';
import { toAsk, toMirror } from './entry.ts';
import { rowsNow } from './mirror.ts';
import { phrases, type Key } from './phrases.ts';
import { putRight } from './put-right.ts';
import { botCoins, end, score } from './score.ts';
import { setUp } from './setup.ts';
import { saved } from './saved.ts';
import { levelOf, namesOf, options, shuffleIn, start, starsOf, toNextStar, type State } from './state.ts';
import { turn } from './turn.ts';
import { yourLocation, yourSouth, yourStar } from './yours.ts';

const scripts = {
  'set-up': setUp,
  'first-turn': turn,
  turn,
  'your-location': yourLocation,
  'your-south': yourSouth,
  'your-star': yourStar,
  'to-ask': toAsk,
  'to-mirror': toMirror,
  'put-right': putRight,
  'shuffle-in': shuffleIn,
  end,
};
type ScriptName = keyof typeof scripts;

function next(s: Readonly<State>): readonly ScriptName[] {
  if (!s.isSetUp) return ['set-up'];
  if (s.yours !== null) return [];
  if (s.isLastTurnDone) return ['end', 'put-right'];
  if (s.turn === 1 && s.begins === 'automa') return ['first-turn'];
  return [
    'turn',
    ...(s.mirror ? (['your-location'] as const) : []),
    ...(s.mirror?.you ? (['your-south'] as const) : []),
    ...(s.endedBy === null ? (['your-star'] as const) : []),
    s.mirror ? 'to-ask' : 'to-mirror',
    'put-right',
  ];
}

function headline(s: Readonly<State>): Phrase<Key> {
  const { level, name } = levelOf(s);
  const now = s.isLastTurnDone ? 'over' : s.endedBy === null ? 'playing' : 'last';
  return { say: 'headline', with: { turn: s.turn, level, name: name ?? 'none', now } };
}

function trackers(s: Readonly<State>): Amount[] {
  const toStar = toNextStar(s);
  return [
    { id: 'stars', icon: 'star', value: starsOf(s) },
    ...(toStar > 0 ? [{ id: 'progress', icon: 'progress', value: toStar }] : []),
    { id: 'points', icon: 'coin', value: botCoins(s) },
    { id: 'maps', icon: 'map', value: s.maps },
    { id: 'corruption', icon: 'corruption', value: s.corruption },
    { id: 'cards', icon: 'cards', value: left(s.deck) },
  ];
}

export default defineBot<State, CardSet, Key, ScriptName>({
  id: 'expeditions',
  rules: 5,
  texts: { de, en },
  phrases,
  options,
  cards,
  saved,
  start,
  scripts,
  next,
  shows: (s) => ({
    headline: headline(s),
    trackers: trackers(s),
    boards: s.mirror ? [{ ...rowsNow(s.mirror), onTap: 'your-location' }] : [],
    expectsReport: next(s).includes('your-location'),
  }),
  scoring: {
    score,
    // Her last star came in the turn before her last one.
    counts: (s): Record<string, number> =>
      s.endedBy === 'automa' ? { 'turns to last star': s.turn - 2 } : {},
  },
  deck: {
    pile: (s) => contents(s.deck, s.deckMode),
    played: (s) => turnedFrom(s.deck, s.deckMode, namesOf(s.cards)),
    // Her very last turn may still find the deck empty.
    shufflesAgain: (s) => s.endedBy === null || (!s.isLastTurnDone && left(s.deck) === 0),
  },
});
