import type { ShownCard } from '../../engine/bot.ts';
import { left, turnCard } from '../../engine/deck.ts';
import { takeNewCards } from '../../engine/recard.ts';
import { gloryStars, type Card } from './cards.ts';
import { mechActions } from './mech.ts';
import {
  cardOf,
  cardsAside,
  decisionPile,
  namesOf,
  starsOf,
  toNextStar,
  type ExpeditionsTable,
  type State,
} from './state.ts';

/** «Ein Automa-Zug»: the top card, progress, the mech in the north, the mech in the centre. */
export function turn(s: State, table: ExpeditionsTable): void {
  const isLast = s.endedBy !== null;
  const card = topCard(s, table);
  const shown = (row: number): ShownCard => ({ deck: 'decisions', card: card.id, row });
  if (card.progress) advance(s, table, shown(0));
  mechActions(s, table, 'north', card, shown(1));
  mechActions(s, table, 'central', card, shown(2));
  s.turn += 1;
  if (isLast) endLastTurn(s, table);
  else if (starsOf(s) === gloryStars) beginEnd(s, table);
}

/** On the table, a card that was never entered was a turn too; what it did is not counted. */
function topCard(s: State, table: ExpeditionsTable): Card {
  if (left(s.deck) === 0) reshuffle(s, table);
  const out = () => namesOf(s.cards);
  const { card, forgotten, missed } = turnCard(s.deck, s.deckMode, table, 'which-card', out);
  s.turn += missed;
  if (forgotten.length > 0) table.tell('caught-up', { count: forgotten.length });
  return card === null ? topCard(s, table) : cardOf(s, card);
}

/** «Ein Automa-Zug», 1: all cards, those aside included. */
function reshuffle(s: State, table: ExpeditionsTable): void {
  takeNewCards(s);
  s.deck = decisionPile(s, s.deckMode, s.cards);
  if (s.deckMode === 'on-table') tellShuffle(s, table);
}

export function tellShuffle(s: State, table: ExpeditionsTable): void {
  const cards = s.cards.decisions.length;
  table.tell('shuffle', { cards, aside: cardsAside }, { hero: cards });
}

/** «Rücke den Fortschrittsmarker vor»: with her last star the track is at its end. */
function advance(s: State, table: ExpeditionsTable, card: ShownCard): void {
  const before = starsOf(s);
  if (before === gloryStars) return;
  s.progress += 1;
  const stars = starsOf(s);
  if (stars === before) {
    table.tell('progress', { left: toNextStar(s), star: stars + 1 }, { hero: 1, card });
    return;
  }
  table.tell('star', { stars }, { hero: stars, card });
}

/** «Spielende und Wertung»: with her eighth star, once her turn is over. */
function beginEnd(s: State, table: ExpeditionsTable): void {
  s.endedBy = 'automa';
  table.tell('last-turns');
}

/** As with several players: everyone has one more turn, the one with the last star comes last. */
function endLastTurn(s: State, table: ExpeditionsTable): void {
  s.isLastTurnDone = true;
  if (s.endedBy === 'you') table.tell('your-last-turn');
}
