import { defineBot } from '../../engine/bot.ts';
import { contents, left } from '../../engine/deck.ts';
import { cards, type CardSet } from './cards.ts';
import de from './de.ftl';
import en from './en.ftl';
import { phrases, type Key } from './phrases.ts';
import { end, score, setUp, shuffleIn, turn, yourShip } from './scripts.ts';
import { saved } from './saved.ts';
import { freeBerths, options, quayNow, start, turnedShips, type State } from './state.ts';

const scripts = { 'set-up': setUp, turn, 'your-ship': yourShip, 'shuffle-in': shuffleIn, end };

export default defineBot<State, CardSet, Key, keyof typeof scripts>({
  id: 'template',
  rules: 1,
  texts: { de, en },
  phrases,
  options,
  cards,
  saved,
  start,
  scripts,
  next(s) {
    if (!s.isSetUp) return ['set-up'];
    if (s.yours !== null) return [];
    return left(s.deck) > 0 && freeBerths(s).length > 0 ? ['turn', 'your-ship'] : ['end'];
  },
  shows: (s) => ({
    headline: { say: 'headline', with: { left: left(s.deck) } },
    trackers: [
      { id: 'cards', icon: 'cards', value: left(s.deck) },
      { id: 'points', icon: 'points', value: s.points },
    ],
    boards: [{ ...quayNow(s), onTap: 'your-ship', places: freeBerths(s) }],
  }),
  scoring: { score },
  deck: { pile: (s) => contents(s.deck, s.deckMode), played: turnedShips },
});
