import type { ShownCard } from '../../engine/bot.ts';
import { drawCard, left } from '../../engine/deck.ts';
import { takeNewCards } from '../../engine/recard.ts';
import { gloryStars, type Card } from './cards.ts';
import { compareTrack } from './compare.ts';
import { mechActions } from './mech.ts';
import {
  cardOf,
  cardsAside,
  decisionPile,
  starsOf,
  toNextStar,
  type ExpeditionsTable,
  type State,
} from './state.ts';

/** «Ein Automa-Zug»: the top card; progress, the mech in the north, the mech in the centre. */
export function turn(s: State, table: ExpeditionsTable): void {
  if (left(s.deck) === 0) reshuffle(s, table);
  const card = cardOf(s, drawCard(s.deck, s.deckMode, table, 'which-card'));
  const isLast = s.endedBy !== null;
  const starsBefore = starsOf(s);
  advance(s, table, card);
  mechActions(s, table, 'north', card, { card: rowOf(card, 1), starsBefore });
  mechActions(s, table, 'central', card, { card: rowOf(card, 2), starsBefore });
  s.turn += 1;
  beginEnd(s, table);
  if (isLast) endLastTurn(s, table);
}

const rowOf = ({ id }: Card, row: number): ShownCard => ({ deck: 'decisions', card: id, row });

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
  if (!face.progress || starsOf(s) === gloryStars) return;
  compareTrack(s, table);
  const before = starsOf(s);
  const card = rowOf(face, 0);
  s.progress += 1;
  const stars = starsOf(s);
  if (stars === before) {
    table.tell('progress', { left: toNextStar(s), star: stars + 1 }, { hero: 1, card });
    return;
  }
  const because = stars === gloryStars ? [{ say: 'because-track-end', with: {} } as const] : [];
  table.tell('star', { stars }, { hero: stars, card, because });
}

/** How we read «as with several players». */
export const lastTurns = [{ say: 'because-last-turns', with: {} }] as const;

/** «Spielende und Wertung»: with her eighth star, once her turn is over. */
export function beginEnd(s: State, table: ExpeditionsTable): void {
  if (s.endedBy !== null || starsOf(s) < gloryStars) return;
  s.endedBy = 'automa';
  table.tell('last-turns', {}, { because: lastTurns });
}

/** As with several players: everyone has one more turn, the one with the last star comes last. */
function endLastTurn(s: State, table: ExpeditionsTable): void {
  s.isLastTurnDone = true;
  if (s.endedBy === 'you') table.tell('your-last-turn');
}
