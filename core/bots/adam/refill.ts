import type { Marks, Phrase } from '../../engine/bot.ts';
import { colours, type Colour, type Spot } from './cards.ts';
import type { Key } from './phrases.ts';
import { sumOf, type Pieces } from './pieces.ts';
import type { AdamTable, State } from './state.ts';
import {
  boardNow,
  bodiesLeft,
  comingTo,
  emptyRing,
  kindOf,
  kinds,
  placesToRefill,
  type Kind,
  type Supply,
} from './supply.ts';

/** After pieces were taken: refill the board where it must be, and see whether body pieces are left. */
export function afterTaking(s: State, table: AdamTable): void {
  if (!s.supply) return;
  if (bodiesLeft(s.supply, s.cards.numbers.spots) === 0) {
    s.ended = 'bodies';
    table.tell('bodies-gone');
    return;
  }
  const bodiesInBag = sumOf(s.supply.bag.body);
  refill(s, s.supply, table, 'refill');
  if (bodiesInBag > 0 && sumOf(s.supply.bag.body) === 0) {
    const count = bodiesLeft(s.supply, s.cards.numbers.spots);
    table.tell('bag-empty', { count }, { hero: count });
  }
}

/** Asks what lies on the refilled places, and on no others. */
export function refill(
  s: Readonly<State>,
  supply: Supply,
  table: AdamTable,
  say: 'refill' | 'set-up-pieces',
): void {
  const { spots } = s.cards.numbers;
  const empty = placesToRefill(supply, spots);
  const coming = (kind: Kind) => comingTo(supply, spots, empty, kind);
  const piecesOf = (drawn: Marks, kind: Kind): Colour[] =>
    Object.entries(drawn).flatMap(([place, colour]) =>
      kindOf(spots, place) === kind ? (colour as Colour) : [],
    );
  if (empty.length === 0) return;
  const count = kinds.reduce((sum, kind) => sum + coming(kind), 0);
  const because = say === 'refill' ? whyRefill(supply, spots) : [];
  const extras = { board: boardNow(supply), because };
  const ask = (key: 'refill' | 'set-up-pieces' | 'refill-again') =>
    table.marks({ say: key, of: empty, marks: colours, min: count, with: { count }, ...extras });

  let drawn = ask(say);
  // Said once: a piece more than a bag can hold of its colour. Then the table is right and the count was wrong.
  if (kinds.some((kind) => overdrawn(supply.bag[kind], piecesOf(drawn, kind)))) drawn = ask('refill-again');
  while (kinds.some((kind) => piecesOf(drawn, kind).length > coming(kind))) drawn = ask('refill-again');
  for (const kind of kinds) for (const colour of piecesOf(drawn, kind)) draw(supply.bag[kind], colour);
  Object.assign(supply.board, drawn);
}

function whyRefill(supply: Supply, spots: readonly Spot[]): Phrase<Key>[] {
  const ring = emptyRing(supply, spots) ?? 'outer';
  const isUsedUp = ring === 'inner' && sumOf(supply.bag.head) + sumOf(supply.bag.tail) === 0;
  return [
    { say: 'because-ring', with: { ring } },
    ...(isUsedUp ? [{ say: 'because-used-up', with: {} } as const] : []),
  ];
}

function overdrawn(bag: Pieces, pieces: readonly Colour[]): boolean {
  return colours.some((colour) => pieces.filter((one) => one === colour).length > bag[colour]);
}

/** A colour that should be used up was misread before: the colour with the most pieces left gives way. */
function draw(bag: Record<Colour, number>, colour: Colour): void {
  const most = colours.reduce((best, one) => (bag[one] > bag[best] ? one : best));
  bag[bag[colour] > 0 ? colour : most] -= 1;
}
