import { defineBot, type Amount, type ShownBoard } from '../../engine/bot.ts';
import { cards, type CardSet } from './cards.ts';
import de from './de.ftl';
import en from './en.ftl';
import { phrases, type Key } from './phrases.ts';
import { unseen } from './picking.ts';
import { putRight } from './put-right.ts';
import { end, score } from './score.ts';
import { setUp } from './setup.ts';
import { saved } from './saved.ts';
import { botPoints, options, start, type State } from './state.ts';
import { bodiesLeft } from './supply.ts';
import { turn } from './turn.ts';
import { bodiesGone, lookUp, prophecies, supplyToTake, yourCard, yourCoatl, yourPieces } from './yours.ts';

const scripts = {
  'set-up': setUp,
  'first-turn': turn, // he always begins
  turn,
  'your-pieces': yourPieces,
  'your-card': yourCard,
  'your-coatl': yourCoatl,
  'bodies-gone': bodiesGone,
  look: lookUp,
  'put-right': putRight,
  end,
};
type ScriptName = keyof typeof scripts;

function next(s: Readonly<State>): readonly ScriptName[] {
  if (!s.isSetUp) return ['set-up'];
  if (s.yours !== null) return [];
  if (s.ended !== null) return ['end', 'put-right'];
  if (s.turn === 1) return ['first-turn', 'put-right'];
  const cardMatters = s.levels.includes(2) || (s.row ?? []).some((card) => card !== null);
  return [
    'turn',
    ...(s.supply ? (['your-pieces'] as const) : []),
    ...(cardMatters ? (['your-card'] as const) : []),
    'your-coatl',
    ...(s.supply ? [] : (['bodies-gone'] as const)),
    'look',
    'put-right',
  ];
}

function trackers(s: Readonly<State>): Amount[] {
  return [
    { id: 'points', icon: 'points', value: botPoints(s) },
    { id: 'fulfilled', icon: 'prophecy', value: s.fulfilled.length },
    ...(s.supply ? [{ id: 'bodies', icon: 'body', value: bodiesLeft(s.supply, s.cards.numbers.spots) }] : []),
    { id: 'coatls', icon: 'head', value: s.coatls },
  ];
}

/** What can be tapped has all the room: his cards lie beside it only where the row does. */
function boards(s: Readonly<State>): ShownBoard[] {
  return [
    ...(s.supply ? [supplyToTake(s.supply)] : []),
    ...((s.supply === null || s.row) && s.open.length > 0 ? [prophecies(s)] : []),
  ];
}

export default defineBot<State, CardSet, Key, ScriptName>({
  id: 'adam',
  rules: 6,
  texts: { de, en },
  phrases,
  options,
  cards,
  saved,
  start,
  scripts,
  next,
  shows: (s) => ({
    headline: { say: 'headline', with: { turn: s.turn, levels: s.levels, count: s.levels.length } },
    trackers: trackers(s),
    boards: boards(s),
    wholeTurns: ['your-pieces'],
  }),
  scoring: { score },
  deck: { pile: (s) => ({ left: null, possible: unseen(s), names: 'which-family' }), taken: 'your-card' },
});
