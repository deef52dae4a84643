import { drawCard, left, pile, type DeckMode, type Pile } from '../../engine/deck.ts';
import { takeNewCards } from '../../engine/recard.ts';
import { shuffled, type HasRng } from '../../engine/rng.ts';
import type { CardId } from './cards.ts';
import type { Level } from './levels.ts';
import type { State, TerraTable } from './state.ts';

const startCards: readonly CardId[] = ['card-1', 'card-2', 'card-3', 'card-4', 'card-5'];
const merchantCards: readonly CardId[] = ['card-1', 'card-2m', 'card-3', 'card-4m', 'card-5'];
const reserveCards: readonly CardId[] = [
  'card-6',
  'card-7',
  'card-8',
  'card-9',
  'card-10',
  'card-11',
  'card-12',
  'card-13',
];
const thirdCard: CardId = 'card-3';
const extraCard: CardId = 'card-extra';
/** The extra card of the merchants joins when she passes in this round. */
const extraRound = 2;

/** All cards that are used in the game, now or later. */
export function cardsInGame(merchants: boolean): CardId[] {
  return merchants ? [...merchantCards, ...reserveCards, extraCard] : [...startCards, ...reserveCards];
}

/** «Zusammenstellen des Automastapels»: start cards, the change of the level, the rest is the reserve. */
export function buildDeck(
  s: HasRng,
  mode: DeckMode,
  merchants: boolean,
  { added, lateThird }: Level,
): { deck: Pile; reserve: Pile; waiting: CardId[] } {
  const waiting = lateThird ? [thirdCard] : [];
  const first = (merchants ? merchantCards : startCards).filter((card) => !waiting.includes(card));
  if (mode === 'on-table')
    return {
      deck: pile(s, mode, first, added, reserveCards),
      reserve: pile(s, mode, [], reserveCards.length - added, reserveCards),
      waiting,
    };
  const reserve = pile(s, mode, reserveCards);
  const unseen = reserve.known.splice(0, added);
  return { deck: pile(s, mode, [...first, ...unseen]), reserve, waiting };
}

/** «Ziehe eine Automakarte»: from her deck. */
export function drawAction(s: State, table: TerraTable): CardId {
  const which = s.laid.length === 0 ? 'support' : 'action';
  const card = drawCard(s.deck, s.deckMode, table, 'which-card', { which }) as CardId;
  s.laid.push(card);
  seen(s, card);
  return card;
}

/** «Kultisten»: from the reserve; first what waits on it. When it is empty, the cards set aside are shuffled. */
export function drawReserve(s: State, table: TerraTable): CardId {
  const [waiting, ...others] = s.waiting;
  if (waiting === undefined && left(s.reserve) === 0) refillReserve(s);
  const card = waiting ?? (drawCard(s.reserve, s.deckMode, table, 'which-reserve') as CardId);
  s.waiting = others;
  s.aside.push(card);
  seen(s, card);
  return card;
}

/** On the table, an unseen card may be in the deck or in the reserve: both piles know the same pool. */
function seen(s: State, card: CardId): void {
  s.deck.pool = s.deck.pool.filter((other) => other !== card);
  s.reserve.pool = [...s.deck.pool];
}

function refillReserve(s: State): void {
  if (s.deckMode === 'built-in') s.reserve.known = shuffled(s, s.aside);
  else {
    s.reserve.hidden = s.aside.length;
    s.deck.pool = [...s.deck.pool, ...s.aside];
    s.reserve.pool = [...s.deck.pool];
  }
  s.aside = [];
}

/** «Automa passt», p. 7, 4 to 6: all cards of the round, and one more from the reserve. */
export function nextDeck(s: State): void {
  takeNewCards(s);
  const [waiting, ...others] = s.waiting;
  const known = [...s.laid, ...s.deck.known];
  let { hidden } = s.deck;
  if (waiting !== undefined) known.push(waiting);
  else {
    if (left(s.reserve) === 0) refillReserve(s);
    const top = s.reserve.known.shift();
    if (top !== undefined) known.push(top);
    else {
      s.reserve.hidden -= 1;
      hidden += 1;
    }
  }
  if (s.merchants && s.round === extraRound) known.push(extraCard);
  s.waiting = others;
  s.deck = pile(s, s.deckMode, known, hidden, s.deck.pool);
  s.laid = [];
}

/** Of the cards that lie there, the last supports her next one: it stays. */
export function playedCards({ deckMode, laid }: Readonly<State>): readonly CardId[] {
  return deckMode === 'on-table' ? laid.slice(0, -1) : [];
}

/** All cards that lie there but the last are in her deck again. */
export function shuffleIn(s: State): void {
  s.deck.known.push(...playedCards(s));
  s.laid = s.laid.slice(-1);
}
