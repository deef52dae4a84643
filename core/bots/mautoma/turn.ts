import type { Marks, Phrase, ShownCard } from '../../engine/bot.ts';
import { drawCard, left } from '../../engine/deck.ts';
import { anyRange, type Action, type Order } from './cards.ts';
import { circleMoved, circleNow } from './circle.ts';
import { hibernation } from './hibernation.ts';
import type { Key } from './phrases.ts';
import { cardOf, fieldOf, figureBooks, type MautomaTable, type State } from './state.ts';
import { candidateMarks, chooseTarget, strip, stripPlaces, type Target } from './target.ts';

/** «Mautomas Zug»: cards left in the action deck decide whether he acts or hibernates. */
export function turn(s: State, table: MautomaTable): void {
  if (left(s.deck) > 0) actionTurn(s, table);
  else hibernation(s, table);
  s.round += 1;
}

/** «Mautomas Zug», 1–4: draw, move the energy marker, act. */
function actionTurn(s: State, table: MautomaTable): void {
  const id = drawCard(s.deck, s.deckMode, table, 'which-card');
  const card = cardOf(s, id);
  s.card = id;
  s.discards.push(id);

  const from = s.marker;
  s.marker = (s.marker + card.energy) % s.cards.board.fields.length;
  table.tell(
    'energy',
    { energy: card.energy, field: s.marker + 1 },
    {
      hero: card.energy,
      card: { deck: 'actions', card: id, row: 0 },
      board: circleMoved(s, from),
    },
  );

  let possible = true;
  let isSearched = false;
  card.orders.forEach((order, index) => {
    if (order.after === 'else' && possible) return;
    const shown = { deck: 'actions', card: id, row: index + 1 };
    const missing = missingFor(s, order.action);
    if (missing) table.tell(missing, {}, { because: noPiece, card: shown });
    possible = !missing && act(s, table, order, shown, isSearched);
    isSearched ||= !missing;
  });
}

const noPiece: readonly Phrase<Key>[] = [{ say: 'because-no-piece', with: {} }];

function missingFor({ figures, smallBuildings, largeBuildings }: State, action: Action) {
  if (action === 'populate' && figures === 0) return 'no-figures';
  if (action === 'build' && smallBuildings + largeBuildings === 0) return 'no-buildings';
  return undefined;
}

/** «Kartenbeschreibung»: one order of the card; false if it is impossible. How ties are broken is said once a turn. */
function act(s: State, table: MautomaTable, order: Order, card: ShownCard, isSearched: boolean): boolean {
  const found = findTarget(s, table, order, card, isSearched);
  if (found.mark === 'none') return false; // the player has just said so
  switch (order.action) {
    case 'explore':
      tellPlace(table, 'explore', found);
      break;
    case 'populate':
      placeFigure(s, table, found, card);
      break;
    case 'build':
      placeBuilding(s, table, found, card);
  }
  return true;
}

/** The first is what nearly always happens: it is told, and the others are keys beside it. */
const outcomes = {
  explore: ['done', 'tied', 'none'],
  populate: ['free', 'occupied', 'tied', 'none'],
  build: ['done', 'tied', 'none'],
} as const satisfies Record<Action, readonly string[]>;

const told = { explore: 'explores', populate: 'populates', build: 'builds' } as const satisfies Record<
  Action,
  Key
>;

/** What the player found, or what the app chose among the candidates. */
interface Found {
  readonly mark: string;
  readonly chosen?: { readonly target: Target; readonly candidates: Marks };
}

/**
 * «Erkunden», «Bevölkern», «Bauen»: the app does not know the 25 tiles. The player carries out the order alone,
 * or taps the candidates and gets the place by the tie-breaker of the segment the marker is in now.
 */
function findTarget(
  s: State,
  table: MautomaTable,
  order: Order,
  card: ShownCard,
  isSearched: boolean,
): Found {
  const { action } = order;
  const { segment } = fieldOf(s);
  const tieBreaker = s.cards.board.segments[segment];
  const values = {
    range: order.range === anyRange ? 'any' : order.range,
    rows: tieBreaker.rows,
    along: tieBreaker.along,
    size: s.smallBuildings > 0 ? 'small' : 'large',
    tie: isSearched ? 'same' : 'first',
  };
  const board = circleNow(s);
  const hero = order.range === anyRange ? '∞' : order.range;
  const because = readingsOf(order);
  const of = outcomes[action];
  const usual = { answer: of[0], tell: told[action] };
  const outcome = table.choice({ say: action, of, usual, with: values, because, card, hero, board });
  if (outcome !== 'tied') return { mark: outcome };

  const candidates = table.marks({
    say: `${action}-marks`,
    of: stripPlaces,
    marks: candidateMarks[action],
    min: 1,
    with: values,
    board: { board: strip.asked, marks: {} },
  });
  const target = chooseTarget(action, candidates, tieBreaker, segment);
  return { mark: target.mark, chosen: { target, candidates } };
}

/** How we read an order where the rulebook leaves it open. */
function readingsOf({ action, range, after }: Order): Phrase<Key>[] {
  const isNear = range !== anyRange;
  const readings: readonly [Key, boolean][] = [
    ['because-range', isNear],
    ['because-again', isNear && after === 'then'],
    ['because-far', !isNear && action === 'explore'],
    ['because-own-figure', action === 'populate'],
  ];
  return readings.filter(([, isDue]) => isDue).map(([say]) => ({ say, with: {} }));
}

/** Where it is, if the app chose it; the piece has left his supply by then. */
function tellPlace(table: MautomaTable, action: Action, { chosen }: Found): void {
  if (!chosen) return;
  const { place, because } = chosen.target;
  const marks = { ...chosen.candidates, [place]: 'target' };
  const board = { board: strip.found, marks, places: stripPlaces };
  table.tell(`${action}-there`, { place }, { hero: place, because, board });
}

/** «Klarstellungen: Bevölkerungsaktion»; «Stamm 0x49»: figures go by their cost, lowest first. */
function placeFigure(s: State, table: MautomaTable, found: Found, card: ShownCard): void {
  const books = figureBooks[figureBooks.length - s.figures] as number;
  s.figures -= 1;
  tellPlace(table, 'populate', found);
  if (found.mark === 'occupied') table.tell('book', {}, { hero: 1, card });
  if (s.tribe) table.tell('tribe-figure', { books }, { hero: books, card });
}

/** «Stamm 0x49»: small buildings first, then large ones. */
function placeBuilding(s: State, table: MautomaTable, found: Found, card: ShownCard): void {
  const size = s.smallBuildings > 0 ? 'small' : 'large';
  if (size === 'small') s.smallBuildings -= 1;
  else s.largeBuildings -= 1;
  tellPlace(table, 'build', found);
  const gears = s.cards.buildingCosts[size];
  if (s.tribe)
    table.tell(
      'tribe-building',
      { size, gears, provenance: s.cards.buildingCosts.provenance },
      { hero: gears, card },
    );
}
