import * as v from 'valibot';
import type { BaseState, Bot } from '../../core/engine/bot.ts';
import { deckMode, defineSaved, listOf, name, pile as pileSchema } from '../../core/engine/saved.ts';
import { defineCards } from '../../core/engine/cards.ts';
import { drawCard, pile, type DeckMode, type Pile } from '../../core/engine/deck.ts';

export interface TestState extends BaseState {
  mode: DeckMode;
  deck: Pile;
  fish: number;
  log: string[];
}

const rule = { section: 'Test', page: 1 };
const anyCards = defineCards(v.pipe(v.array(v.string()), v.minLength(1)), ['a', 'b', 'c'], { cards: 1 });

/** The smallest bot that has a deck, a question that depends on another, and an end. */
export const testBot: Bot<TestState, readonly string[]> = {
  id: 'test',
  rules: 2,
  texts: { de: '', en: '' },
  phrases: {
    card: rule,
    begin: rule,
    'is-it': rule,
    'how-many': rule,
    caught: rule,
    full: rule,
    nothing: rule,
  },
  options: {
    deck: { kind: 'choice', of: ['built-in', 'on-table'], initial: 'built-in' },
    loud: { kind: 'yes-no', initial: false },
  },
  cards: anyCards,
  saved: defineSaved<TestState>(anyCards, {
    mode: deckMode,
    deck: pileSchema,
    fish: v.number(),
    log: listOf(name),
  }),
  start(options, rng, cards) {
    const mode = options['deck'] as DeckMode;
    const s = { rng };
    return { mode, deck: pile(s, mode, cards), fish: 0, log: [], rng: s.rng, cards };
  },
  scripts: {
    turn(s, table) {
      s.log.push(drawCard(s.deck, s.mode, table, 'card'));
      table.tell('begin');
      if (!table.yesNo({ say: 'is-it' })) {
        table.tell('nothing');
        return;
      }
      const count = table.count({ say: 'how-many', min: 1, max: 9 });
      s.fish += count;
      table.tell('caught', { count }, { hero: count });
      if (count === 9) table.tell('full');
    },
    lose(s, table) {
      s.fish -= 1;
      table.tell('nothing');
    },
  },
  next: (s) => (s.deck.known.length === 0 ? [] : s.fish > 0 ? ['turn', 'lose'] : ['turn']),
  shows: (s) => ({
    headline: { say: 'begin', with: {} },
    trackers: [{ id: 'fish', icon: 'fish', value: s.fish }],
  }),
  scoring: {
    score: (s) =>
      s.deck.known.length === 0
        ? { lines: [], bot: s.fish, isWon: true, verdict: { say: 'caught', with: { count: s.fish } } }
        : undefined,
  },
};
