import { defineBot, type Amount } from '../../engine/bot.ts';
import { contents, left } from '../../engine/deck.ts';
import { cards, type CardSet, type Colour } from './cards.ts';
import { circleNow } from './circle.ts';
import de from './de.ftl';
import en from './en.ftl';
import { phrases, type Key } from './phrases.ts';
import { end, scale, score } from './score.ts';
import { setUp } from './setup.ts';
import { artifactColours, options, rounds, start, sumOf, type MautomaTable, type State } from './state.ts';
import { turn } from './turn.ts';

const scripts = { 'set-up': setUp, turn, 'artifact-taken': artifactTaken, end };
type ScriptName = keyof typeof scripts;

/** «Klarstellungen: Sonstiges»: the player took a large artifact; only where the display is tracked. */
function artifactTaken(s: State, table: MautomaTable): void {
  if (s.artifacts.kind !== 'track') return;
  const { left: stock } = s.artifacts;
  const colour = table.choice({ say: 'artifact-taken', of: stocked(s) });
  stock[colour] = (stock[colour] ?? 0) - 1;
  const count = sumOf(stock);
  if (count === 0) table.tell('artifact-last');
  else table.tell('artifact-left', { count }, { hero: count });
}

function stocked(s: Readonly<State>): Colour[] {
  const { artifacts } = s;
  return artifacts.kind === 'track' ? artifactColours(s).filter((c) => (artifacts.left[c] ?? 0) > 0) : [];
}

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
  rules: 3,
  texts: { de, en },
  phrases,
  options,
  cards,
  start,
  scripts,
  next(s) {
    if (!s.isSetUp) return ['set-up'];
    if (s.points !== null) return [];
    const events: ScriptName[] = stocked(s).length > 0 ? ['artifact-taken'] : [];
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
    shufflesAgain: (s) => rounds - s.round > left(s.deck),
  },
});
