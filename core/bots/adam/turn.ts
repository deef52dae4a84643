import type { Extras, Phrase, Values } from '../../engine/bot.ts';
import { fulfil, place } from './assign.ts';
import { colours, type Colour } from './cards.ts';
import type { Key } from './phrases.ts';
import { fillRow, pickCard } from './picking.ts';
import { counted, laidOut, listed, sumOf, wants, type Pieces } from './pieces.ts';
import { afterTaking } from './refill.ts';
import { search } from './search.ts';
import { missingOn, nameOf, rowSize, shown, type AdamTable, type State } from './state.ts';
import { boardNow, takeField, type Supply } from './supply.ts';

/** «A.D.A.M.'s Zug»: search, take, assign, fulfil, draw. */
export function turn(s: State, table: AdamTable): void {
  endYourTurn(s, table);
  const taken = s.supply ? takeFound(s, table, s.supply) : askTaken(s, table);
  place(s, table, taken);
  fulfil(s, table);
  drawCards(s, table);
  afterTaking(s, table);
  s.turn += 1;
}

/** «Die Prophezeiungs-Reihe»: the player may have taken several cards; the row waits for the end of the turn. */
function endYourTurn(s: State, table: AdamTable): void {
  if (s.row?.includes(null)) slideRow(s, table);
}

/** Mirrored: the app finds the field. */
function takeFound(s: State, table: AdamTable, supply: Supply): Colour[] {
  const missing = s.open.map((card) => missingOn(s, card));
  const found = search(missing, supply.board);
  if (!found) throw new Error('the board is empty');
  const { field, card, because } = found;
  const board = boardNow(supply, field);
  const taken = takeField(supply, field);
  table.tell(
    card === null ? 'take-nothing' : 'take',
    { field, ...listed(counted(taken)) },
    {
      hero: field,
      because,
      board,
    },
  );
  return taken;
}

/** A field holds one piece or two. */
const mostPieces = 2;

/** Not mirrored: he says what he looks for, card by card, and the player looks for it on the board. */
function askTaken(s: State, table: AdamTable): Colour[] {
  const because: Phrase<Key>[] = [];
  const nowhere: Colour[] = [];
  for (const [index, card] of s.open.entries()) {
    const miss = missingOn(s, card);
    const fresh = colours.filter((colour) => wants(miss, colour) && !nowhere.includes(colour));
    if (fresh.length === 0) continue; // none of it lies there: an earlier card looked for it
    const position = index + 1;
    const order = nowhere.length === 0 ? 'first' : 'else';
    const values = { position, order, ...listed(miss.any > 0 ? { any: 1 } : counted(fresh)) };
    const extras = {
      because: [...because, { say: 'because-wants', with: values } as const],
      ...shown(s, card.card),
    };
    const taken = askField(table, 'look-for', fresh, values, extras);
    if (taken.length > 0) return taken;
    because.push({ say: 'because-nowhere', with: values });
    nowhere.push(...fresh);
  }
  const values = { order: nowhere.length === 0 ? 'first' : 'else', ...listed({ any: 1 }) };
  return askField(table, 'look-for-nothing', colours, values, { because });
}

/** The pieces of a field, at least one of them wanted. None: no field has one, and he looks on. */
function askField(
  table: AdamTable,
  say: 'look-for' | 'look-for-nothing',
  wanted: readonly Colour[],
  values: Values,
  extras: Extras<Key>,
): Colour[] {
  const ask = (key: typeof say | 'taken-again') =>
    table.tally({ say: key, of: colours, with: values, ...extras });
  const isField = (pieces: Pieces): boolean =>
    sumOf(pieces) <= mostPieces && wanted.some((colour) => pieces[colour] > 0);
  const isNone = (pieces: Pieces): boolean => say === 'look-for' && sumOf(pieces) === 0;
  let taken = ask(say);
  while (!isField(taken) && !isNone(taken)) taken = ask('taken-again');
  return laidOut(taken);
}

/** «2. Erfüllen», then «Die Prophezeiungs-Reihe»: the right-most cards, one by one; the row is filled afterwards. */
function drawCards(s: State, table: AdamTable): void {
  let drawn = 0;
  while (s.open.length < s.upTo) {
    const position = s.open.length + 1;
    const card = s.row ? s.row.pop() : pickCard(s, table, { whose: 'his', position });
    if (!card) break;
    s.open.push({ card, held: counted([]) });
    drawn += 1;
    table.tell('draw', { position, card: nameOf(s, card) }, shown(s, card));
  }
  if (drawn > 0) slideRow(s, table, drawn);
}

/** «Die Prophezeiungs-Reihe»: the remaining cards move right, new ones come to the left. */
function slideRow(s: State, table: AdamTable, taken = 0): void {
  if (s.row) s.row = s.row.filter((card) => card !== null);
  const count = s.row ? rowSize - s.row.length : taken;
  table.tell('slide', { count }, { hero: count });
  fillRow(s, table);
}
