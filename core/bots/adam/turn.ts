import type { Extras, Phrase, Values } from '../../engine/bot.ts';
import { carryOut, fulfil, inSentences, movesIn, planned } from './assign.ts';
import { colours, type Colour } from './cards.ts';
import type { Key } from './phrases.ts';
import { fillRow, layOutCards, pickCard } from './picking.ts';
import { counted, laidOut, listed, sumOf, wants, type Pieces } from './pieces.ts';
import { putField } from './put-right.ts';
import { afterTaking } from './refill.ts';
import { search } from './search.ts';
import { heroOf, missingOn, nameOf, rowSize, shown, type AdamTable, type State } from './state.ts';
import { boardNow, piecesOn, takeField, type Supply } from './supply.ts';

/** «A.D.A.M.'s Zug»: search, take, assign, fulfil, draw. In the first one it is named which cards were laid out. */
export function turn(s: State, table: AdamTable): void {
  if (s.turn === 1 && s.open.length === 0) layOutCards(s, table);
  endYourTurn(s, table);
  if (s.supply) takeFound(s, table, s.supply);
  else placeTaken(s, table, askTaken(s, table));
  fulfil(s, table);
  drawCards(s, table);
  afterTaking(s, table, [{ say: 'because-finishes', with: {} }]);
  s.turn += 1;
}

/** «Die Prophezeiungs-Reihe»: the player may have taken several cards; the row waits for the end of the turn. */
function endYourTurn(s: State, table: AdamTable): void {
  if (s.row?.includes(null)) slideRow(s, table);
}

/** Mirrored: the app finds the field. If something else lies there, he looks again. */
function takeFound(s: State, table: AdamTable, supply: Supply): void {
  for (;;) {
    const missing = s.open.map((card) => missingOn(s, card));
    const found = search(missing, supply.board);
    if (!found) return; // what lay there was put right to nothing
    const { field, card } = found;
    const { moves, because } = planned(s, laidOut(counted(piecesOn(supply.board, field))));
    const lies = table.choice({
      say: 'takes',
      of: ['so', 'otherwise'],
      usual: { answer: 'so', tell: card === null ? 'take-nothing' : 'take' },
      with: { field, ...movesIn(moves) },
      hero: field,
      because: [...found.because, ...because, ...readings(s, card !== 0)],
      board: boardNow(supply, field),
    });
    if (lies === 'so') {
      takeField(supply, field);
      return carryOut(s, moves);
    }
    putField(s, table, supply);
  }
}

/** Not mirrored: the player said what he takes. */
function placeTaken(s: State, table: AdamTable, taken: readonly Colour[]): void {
  const { moves, because } = planned(s, taken);
  carryOut(s, moves);
  const isField = taken.length <= mostPieces;
  for (const told of isField ? [moves] : inSentences(moves))
    if (told.length > 0) table.tell('place', movesIn(told), { because });
}

/** How we read the order of the search: more than one card was looked at, or the numbers are ours. */
function readings({ cards }: Readonly<State>, isFurther: boolean): Phrase<Key>[] {
  return [
    ...(isFurther ? [{ say: 'because-card-by-card', with: {} } as const] : []),
    ...(cards.numbers.provenance === 'house' ? [{ say: 'because-numbers', with: {} } as const] : []),
  ];
}

/** A field holds one piece or two. */
const mostPieces = 2;

/** A colour that lies nowhere, as the player said when a card looked for it. */
interface Nowhere {
  readonly colour: Colour;
  readonly position: number;
}

/** Not mirrored: he says what he looks for, card by card, and the player looks for it on the board. */
function askTaken(s: State, table: AdamTable): Colour[] {
  const because: Phrase<Key>[] = [];
  const nowhere: Nowhere[] = [];
  for (const [index, card] of s.open.entries()) {
    const miss = missingOn(s, card);
    const fresh = colours.filter(
      (colour) => wants(miss, colour) && !nowhere.some((one) => one.colour === colour),
    );
    if (fresh.length === 0) continue; // none of it lies there: an earlier card looked for it
    const position = index + 1;
    const order = nowhere.length === 0 ? 'first' : 'else';
    const values = { position, order, ...listed(miss.any > 0 ? { any: 1 } : counted(fresh)) };
    const extras = {
      because: [
        ...because,
        { say: 'because-wants', with: values } as const,
        ...readings(s, nowhere.length > 0),
      ],
      ...shown(s, card.card),
    };
    const taken = askField(table, { say: 'look-for', wanted: fresh, nowhere, values, extras });
    if (taken.length > 0) return taken;
    because.push({ say: 'because-nowhere', with: values });
    nowhere.push(...fresh.map((colour) => ({ colour, position })));
  }
  const values = { order: nowhere.length === 0 ? 'first' : 'else', ...listed({ any: 1 }) };
  return askField(table, {
    say: 'look-for-nothing',
    wanted: colours,
    nowhere,
    values,
    extras: { because: [...because, ...readings(s, true)] },
  });
}

interface Asking {
  readonly say: 'look-for' | 'look-for-nothing';
  readonly wanted: readonly Colour[];
  readonly nowhere: readonly Nowhere[];
  readonly values: Values;
  readonly extras: Extras<Key>;
}

/** The pieces of a field. None: no field has a wanted one, and he looks on. What cannot be is doubted once. */
function askField(table: AdamTable, asking: Asking): Colour[] {
  const { say, values, extras } = asking;
  const taken = table.tally({ say, of: colours, with: values, ...extras });
  const doubt = doubtOf(taken, asking);
  if (!doubt) return laidOut(taken);
  return laidOut(
    table.tally({ say: 'taken-again', of: colours, with: { ...values, ...doubt }, start: taken, ...extras }),
  );
}

function doubtOf(taken: Pieces, { say, wanted, nowhere }: Asking): Values | undefined {
  const doubted = (doubt: string) => ({ doubt, colour: 'none', looked: 0 });
  const count = sumOf(taken);
  if (count === 0) return say === 'look-for' ? undefined : doubted('none');
  if (count > mostPieces) return doubted('many');
  const again = nowhere.find(({ colour }) => taken[colour] > 0);
  if (again) return { doubt: 'nowhere', colour: again.colour, looked: again.position };
  return wanted.some((colour) => taken[colour] > 0) ? undefined : doubted('unwanted');
}

/** «2. Erfüllen», then «Die Prophezeiungs-Reihe»: the right-most cards, one by one; the row is filled afterwards. */
function drawCards(s: State, table: AdamTable): void {
  let drawn = 0;
  const because = whyDrawn(s);
  while (s.open.length < s.upTo) {
    const position = s.open.length + 1;
    const card = s.row ? s.row.pop() : pickCard(s, table, { whose: 'his', position }, { because });
    if (!card) break;
    s.open.push({ card, held: counted([]) });
    drawn += 1;
    // Who named the card knows where it goes.
    if (s.row) table.tell('draw', { position, card: nameOf(s, card) }, { ...shown(s, card), because });
  }
  if (drawn > 0) slideRow(s, table, drawn);
}

function whyDrawn({ upTo }: Readonly<State>): Phrase<Key>[] {
  return [
    { say: 'because-right-most', with: { count: upTo } },
    ...(upTo > 3 ? [{ say: 'because-four', with: {} } as const] : []),
    { say: 'because-comes-empty', with: {} },
  ];
}

/** «Die Prophezeiungs-Reihe»: the remaining cards move right, new ones come to the left. */
function slideRow(s: State, table: AdamTable, taken = 0): void {
  if (s.row) s.row = s.row.filter((card) => card !== null);
  const count = s.row ? rowSize - s.row.length : taken;
  table.tell('slide', { count }, { ...heroOf(count), because: [{ say: 'because-deck', with: {} }] });
  fillRow(s, table);
}
