import { left, pile } from '../../engine/deck.ts';
import { takeNewCards } from '../../engine/recard.ts';
import { removeArtifact } from './artifacts.ts';
import { displays, type Area } from './cards.ts';
import { circleNow } from './circle.ts';
import { fieldOf, type MautomaTable, type State } from './state.ts';

/** «Mautomas Zug: Überwinterung», 1–4. His deck is used up: cards and board, put right, count from here. */
export function hibernation(s: State, table: MautomaTable): void {
  takeNewCards(s);
  s.marker %= s.cards.board.fields.length; // a corrected circle may be shorter
  removeArtifact(s, table);
  replaceDisplays(s, table);
  addProgressCard(s, table);
  s.hibernations += 1;
}

/** Überwinterung 2: what the outer area of the marker shows is replaced from the supply. */
function replaceDisplays(s: State, table: MautomaTable): void {
  const area = s.cards.board.areas[fieldOf(s).area] as Area;
  const board = circleNow(s);
  for (const what of displays) {
    const positions = area[what];
    const count = positions.length;
    if (count > 0) table.tell(`hibernation-${what}`, { positions, count }, { board });
  }
}

/** Überwinterung 3: one progress card joins the discards, and all of them become the new action deck. */
function addProgressCard(s: State, table: MautomaTable): void {
  if (s.deckMode === 'built-in') {
    const [added, ...rest] = s.progress.known;
    if (added === undefined) throw new Error('no progress card left');
    s.progress.known = rest;
    s.deck = pile(s, s.deckMode, [...s.discards, added], 0, [...rest, ...s.progress.pool]);
  } else {
    // Unseen: it may be any progress card that was not turned yet.
    s.progress.hidden -= 1;
    s.progress.pool = s.progress.pool.filter((card) => !s.discards.includes(card));
    s.deck = pile(s, s.deckMode, s.discards, 1, s.progress.pool);
  }
  s.discards = [];
  s.card = null;
  const count = left(s.deck);
  if (s.deckMode === 'built-in') table.tell('hibernation-deck', { count });
  else table.tell('hibernation-cards', { count }, { hero: count });
}
