import { defineBot, type Amount, type ShownBoard } from '../../engine/bot.ts';
import { contents, left } from '../../engine/deck.ts';
import { cards, type CardSet } from './cards.ts';
import { playedCards, shuffleIn } from './deck-building.ts';
import de from './de.ftl';
import en from './en.ftl';
import { end } from './end-scoring.ts';
import { herCard, isReadByPlayer } from './her-card.ts';
import { boardNow } from './mirror.ts';
import { haveAllPassed, nextRound, yourPass } from './pass.ts';
import { phrases, type Key } from './phrases.ts';
import { putRight } from './put-right.ts';
import { score } from './score.ts';
import { firstDwellings, isBare, setUp } from './setup.ts';
import { saved } from './saved.ts';
import { options, playerOf, rounds, start, type State } from './state.ts';
import { buildings, cults, powerActions } from './tiles.ts';
import { turn } from './turn.ts';
import { cultists, shapeshifters, yourCult, yourFavour, yourHex, yourPower } from './yours.ts';
import { stillIn } from './who.ts';

const scripts = {
  'set-up': setUp,
  'first-dwellings': firstDwellings,
  'first-turn': turn,
  turn,
  'turn-alone': turn,
  'your-hex': yourHex,
  'your-cult': yourCult,
  'your-power': yourPower,
  'your-favour': yourFavour,
  cultists,
  shapeshifters,
  'her-card': herCard,
  'put-right': putRight,
  'you-pass': yourPass,
  'shuffle-in': shuffleIn,
  round: nextRound,
  end,
};
type ScriptName = keyof typeof scripts;

function next(s: Readonly<State>): readonly ScriptName[] {
  if (!s.isSetUp) return ['set-up'];
  if (isBare(s)) return ['first-dwellings'];
  if (s.final) return [];
  const yours = yourEvents(s, []);
  if (haveAllPassed(s)) return [s.round === rounds ? 'end' : 'round', ...yours];
  if (s.passed.includes('bot')) return ['you-pass', ...yours];
  if (stillIn(s).length === 0) return ['turn-alone', ...yours];
  const main = s.begins === 'bot' && s.turns === 0 ? 'first-turn' : 'turn';
  return [main, ...yourEvents(s, ['you-pass'])];
}

/** The commonest first: passing comes once a round. */
function yourEvents(s: Readonly<State>, pass: readonly 'you-pass'[]): ScriptName[] {
  const always: ScriptName[] = [...(isReadByPlayer(s) ? (['her-card'] as const) : []), 'put-right'];
  if (!s.board)
    return [
      ...(['cultists', 'shapeshifters'] as const).filter((faction) => playerOf(s, faction)),
      ...pass,
      ...always,
    ];
  return [
    'your-hex',
    'your-cult',
    ...(s.merchants || s.covered.length < powerActions.length ? (['your-power'] as const) : []),
    ...pass,
    ...(s.favours.length > 0 ? (['your-favour'] as const) : []),
    ...always,
  ];
}

function trackers(s: Readonly<State>): Amount[] {
  return [
    { id: 'points', icon: 'points', value: s.points },
    { id: 'round', icon: 'arrows', value: s.round },
    { id: 'cards', icon: 'cards', value: left(s.deck) },
    ...(s.passed.includes('bot') ? [{ id: 'passed', icon: 'passed', value: '✓' }] : []),
    { id: 'priests', icon: 'priest', value: s.priests },
    ...(s.cubes ? [{ id: 'cubes', icon: 'tile', value: s.cubes }] : []),
    ...buildings
      .filter((kind) => kind !== 'shipyard' || s.merchants)
      .map((kind) => ({ id: kind, icon: kind, value: s.supply[kind] })),
    ...cults.map((cult) => ({ id: cult, icon: cult, value: s.levels[cult].bot })),
  ];
}

function boards(s: Readonly<State>): ShownBoard[] {
  if (!s.board) return [];
  const shown = boardNow(s, s.board);
  return [next(s).includes('your-hex') ? { ...shown, onTap: 'your-hex' } : shown];
}

/** A turn is one action; of two players nobody knows who is next. */
const actions: readonly ScriptName[] = ['your-hex', 'your-cult', 'your-power', 'your-favour'];
const wholeTurns = (s: Readonly<State>): readonly ScriptName[] =>
  next(s)[0] === 'turn' && s.humans.length === 1 ? actions : [];

export default defineBot<State, CardSet, Key, ScriptName>({
  id: 'terra-mystica',
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
    headline: { say: 'headline', with: { round: s.round, rounds, level: s.level } },
    trackers: trackers(s),
    boards: boards(s),
    expectsReport: s.board !== null && next(s)[0] === 'turn',
    wholeTurns: wholeTurns(s),
  }),
  scoring: { score },
  deck: {
    pile: (s) => contents(s.deck, s.deckMode, s.reserve.known),
    played: playedCards,
    // She builds a new deck when she passes, but not in the last round.
    shufflesAgain: (s) => (s.passed.includes('bot') ? s.round + 1 : s.round) < rounds,
  },
});
