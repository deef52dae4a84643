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

/** «Ein Automa-Zug»: the top card, and what it says. */
export function turn(s: State, table: ExpeditionsTable): void {
  const { card, isCounted } = topCard(s, table);
  const isLast = s.endedBy !== null;
  carryOut(s, table, card, isCounted);
  if (isLast) endLastTurn(s, table);
}

/** «Ein Automa-Zug», 3 to 5: progress, the mech in the north, the mech in the centre. */
function carryOut(s: State, table: ExpeditionsTable, card: Card, isProgressCounted: boolean): void {
  if (!isProgressCounted) advance(s, table, card);
  mechActions(s, table, 'north', card, rowOf(card, 1));
  mechActions(s, table, 'central', card, rowOf(card, 2));
  s.turn += 1;
  beginEnd(s, table);
}

const rowOf = ({ id }: Card, row: number): ShownCard => ({ deck: 'decisions', card: id, row });

interface TopCard {
  readonly card: Card;
  /** Its progress was counted when it was entered by mistake. */
  readonly isCounted: boolean;
}

/** On the table, a card that was never entered was a turn too: it is carried out before this one. */
function topCard(s: State, table: ExpeditionsTable): TopCard {
  if (left(s.deck) === 0) reshuffle(s, table);
  const out = () => namesOf(s.cards);
  const turned = turnCard(s.deck, s.deckMode, table, 'which-card', out);
  const forgotten = turned.forgotten.map((name) => cardOf(s, name));
  const isMistaken = turned.missed < forgotten.length;
  if (isMistaken) {
    // Which of several it was, nobody can tell; but progress is the same in any order.
    s.turn += turned.missed;
    table.tell('caught-up', { count: forgotten.length });
    for (const card of forgotten) advance(s, table, card);
    beginEnd(s, table);
  } else carryOutLate(s, table, forgotten, turned.card);
  if (turned.card === null) return topCard(s, table);
  return { card: cardOf(s, turned.card), isCounted: isMistaken };
}

/** Perhaps some of it has been done at the table: each card is named before its steps. */
function carryOutLate(
  s: State,
  table: ExpeditionsTable,
  forgotten: readonly Card[],
  now: string | null,
): void {
  for (const card of forgotten) {
    table.tell('forgotten-card', { number: Number(card.id) });
    carryOut(s, table, card, false);
  }
  if (forgotten.length > 0 && now !== null) table.tell('card-now', { number: Number(cardOf(s, now).id) });
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
function advance(s: State, table: ExpeditionsTable, face: Card): void {
  const before = starsOf(s);
  if (!face.progress || before === gloryStars) return;
  const card = rowOf(face, 0);
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
  if (s.endedBy !== null || starsOf(s) < gloryStars) return;
  s.endedBy = 'automa';
  table.tell('last-turns');
}

/** As with several players: everyone has one more turn, the one with the last star comes last. */
function endLastTurn(s: State, table: ExpeditionsTable): void {
  s.isLastTurnDone = true;
  if (s.endedBy === 'you') table.tell('your-last-turn');
}
