import type { Phrase } from '../../engine/bot.ts';
import { left, pile } from '../../engine/deck.ts';
import { takeNewCards } from '../../engine/recard.ts';
import { displays, type Area, type Colour } from './cards.ts';
import { circleNow } from './circle.ts';
import type { Key } from './phrases.ts';
import { fieldOf, type MautomaTable, type State } from './state.ts';

/** «Mautomas Zug: Überwinterung», 1–4. */
export function hibernation(s: State, table: MautomaTable): void {
  removeArtifact(s, table);
  replaceDisplays(s, table);
  addProgressCard(s, table);
  s.hibernations += 1;
}

/**
 * Überwinterung 1: an artifact in the colour of the marker's field; if that colour is gone, of the next field
 * on clockwise that has one. The marker stays where it is.
 */
function removeArtifact(s: State, table: MautomaTable): void {
  const because: Phrase<Key>[] = [];
  for (const colour of coloursFromMarker(s)) {
    if (isThere(s, table, colour, because)) return;
    because.push({ say: 'because-colour-gone', with: { colour } });
  }
  table.tell('hibernation-artifact-none', {}, { because });
}

/** Each colour once, in the order in which the walk along the circle meets it. */
function coloursFromMarker(s: Readonly<State>): Set<Colour> {
  const { fields } = s.cards.board;
  return new Set([...fields.slice(s.marker), ...fields.slice(0, s.marker)].map((field) => field.colour));
}

function isThere(s: State, table: MautomaTable, colour: Colour, because: Phrase<Key>[]): boolean {
  const extras = { hero: 1, because: [...because], board: circleNow(s) };
  if (s.artifacts.kind === 'track') {
    const count = s.artifacts.left[colour] ?? 0;
    if (count === 0) return false;
    s.artifacts.left[colour] = count - 1;
    table.tell('hibernation-artifact-known', { colour }, extras);
    return true;
  }
  if (s.artifacts.gone.includes(colour)) return false; // a large artifact never comes back
  if (
    table.choice({ say: 'hibernation-artifact', of: ['removed', 'none'], with: { colour }, ...extras }) ===
    'none'
  ) {
    s.artifacts.gone.push(colour);
    return false;
  }
  s.artifacts.removed += 1;
  return true;
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
  takeNewCards(s);
  s.marker %= s.cards.board.fields.length; // a corrected circle may be shorter
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
  table.tell('hibernation-cards', { count: left(s.deck), mode: s.deckMode }, { hero: left(s.deck) });
}
