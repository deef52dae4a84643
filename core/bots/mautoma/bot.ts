import { defineBot, type Amount } from '../../engine/bot.ts';
import { contents, left } from '../../engine/deck.ts';
import { artifactTaken, sumOf } from './artifacts.ts';
import { cards, type CardSet } from './cards.ts';
import { circleNow } from './circle.ts';
import de from './de.ftl';
import en from './en.ftl';
import { phrases, type Key } from './phrases.ts';
import { end, scale, score } from './score.ts';
import { setUp } from './setup.ts';
import { saved } from './saved.ts';
import { options, rounds, shuffleIn, start, type State } from './state.ts';
import { turn } from './turn.ts';

const scripts = { 'set-up': setUp, turn, 'artifact-taken': artifactTaken, 'shuffle-in': shuffleIn, end };
type ScriptName = keyof typeof scripts;

function trackers(s: Readonly<State>): Amount[] {
  return [
    { id: 'cards', icon: 'cards', value: left(s.deck) },
    { id: 'figures', icon: 'figure', value: s.figures },
    { id: 'small-buildings', icon: 'house', value: s.smallBuildings },
    { id: 'large-buildings', icon: 'tower', value: s.largeBuildings },
    s.artifacts.kind === 'track'
      ? { id: 'artifacts', icon: 'artifact', value: sumOf(s.artifacts.left) }
      : { id: 'artifacts-removed', icon: 'artifact', value: s.artifacts.removed },
  ];
}

export default defineBot<State, CardSet, Key, ScriptName>({
  id: 'mautoma',
  rules: 6,
  texts: { de, en },
  phrases,
  options,
  cards,
  saved,
  start,
  scripts,
  next(s) {
    if (!s.isSetUp) return ['set-up'];
    if (s.points !== null) return [];
    const events: ScriptName[] = s.artifacts.kind === 'track' ? ['artifact-taken'] : [];
    return s.round < rounds ? ['turn', ...events] : ['end', ...events];
  },
  shows: (s) => ({
    headline: {
      say: 'headline',
      with: { round: s.round, rounds, card: s.cards.actions.find((c) => c.id === s.card)?.number ?? 'none' },
    },
    trackers: trackers(s),
    boards: [circleNow(s)],
  }),
  scoring: { score, scale },
  deck: {
    pile: (s) => contents(s.deck, s.deckMode),
    played: (s) => (s.deckMode === 'on-table' ? s.discards : []),
    shufflesAgain: (s) => rounds - s.round > left(s.deck),
  },
});
