/**
 * A second reading of his turn, plain and slow: cards are rows of slots, every way to lay a piece is tried, nothing of
 * the rules' code is used.
 */
import type { Colour, Prophecy } from '../cards.ts';

/** What a slot asks for, and what lies on it. */
interface Slot {
  readonly wish: Colour | 'any';
  piece?: Colour;
}

interface PlainCard {
  readonly id: string;
  readonly points: number;
  readonly slots: Slot[];
}

/** In the order in which he counts them. */
const order: readonly Colour[] = ['yellow', 'red', 'black', 'green', 'blue'];

/** «Er erfüllt das ∞-Symbol mit einem einzigen Teil und ignoriert X-Symbole», for the highest level. */
export function plainCard({ id, pattern, levels }: Prophecy, held: readonly Colour[]): PlainCard {
  const [times, points] = levels[levels.length - 1]!;
  const slots: Slot[] = [];
  for (let n = 0; n < times; n++)
    for (const symbol of pattern) {
      if (symbol.includes('×')) continue;
      if (symbol === '∞') slots.push({ wish: 'any' });
      else slots.push({ wish: symbol.replace('∞', '') as Colour });
    }
  const card = { id, points, slots };
  for (const colour of held) {
    const slot = slotFor(card, colour);
    if (!slot) throw new Error(`${id} has no room for ${colour}`);
    slot.piece = colour;
  }
  return card;
}

/** Its colour first, then a white ∞. */
const slotFor = ({ slots }: PlainCard, colour: Colour): Slot | undefined =>
  slots.find((slot) => slot.piece === undefined && slot.wish === colour) ??
  slots.find((slot) => slot.piece === undefined && slot.wish === 'any');

export const heldOn = ({ slots }: PlainCard): Colour[] => slots.flatMap(({ piece }) => piece ?? []).sort();

const sorted = (pieces: readonly Colour[], by = order): Colour[] =>
  by.flatMap((colour) => pieces.filter((piece) => piece === colour));

/** As they leave it: the colours as they are printed, the pieces of a white ∞ last. */
function takenOff({ slots }: PlainCard): Colour[] {
  const on = (isWhite: boolean) =>
    slots.filter(({ wish }) => (wish === 'any') === isWhite).flatMap(({ piece }) => piece ?? []);
  return [...sorted(on(false), [...new Set(on(false))]), ...sorted(on(true))];
}

const isFull = ({ slots }: PlainCard): boolean => slots.every(({ piece }) => piece !== undefined);

/** Card by card, for each the fields from 1 to 10: the first with a piece that the card can use. Else the lowest. */
function fieldTaken(cards: readonly PlainCard[], board: readonly (readonly Colour[])[]): number {
  for (const card of cards)
    for (let field = 1; field <= 10; field++)
      for (const piece of board[field - 1]!) if (slotFor(card, piece)) return field;
  return 1 + board.findIndex((pieces) => pieces.length > 0);
}

/** The fewest pieces that would be over, whatever is laid where. */
function fewestOver(cards: readonly PlainCard[], pieces: readonly Colour[]): number {
  const [piece, ...others] = pieces;
  if (piece === undefined) return 0;
  let fewest = 1 + fewestOver(cards, others);
  for (const wish of [piece, 'any'] as const) {
    const slot = cards
      .flatMap(({ slots }) => slots)
      .find((one) => one.piece === undefined && one.wish === wish);
    if (!slot) continue;
    slot.piece = piece;
    fewest = Math.min(fewest, fewestOver(cards, others));
    delete slot.piece;
  }
  return fewest;
}

/**
 * What no card asks for by its colour goes to a white ∞, the rest to the left-most card that can use it. What is over
 * comes back: no other way leaves less.
 */
function lay(cards: readonly PlainCard[], pieces: readonly Colour[]): Colour[] {
  const fewest = fewestOver(cards, pieces);
  const asked = cards.flatMap(({ slots }) => slots.filter(({ piece }) => piece === undefined));
  const isSpare = (piece: Colour, at: number): boolean =>
    pieces.slice(0, at).filter((one) => one === piece).length >=
    asked.filter(({ wish }) => wish === piece).length;
  const over: Colour[] = [];
  for (const piece of pieces.filter(isSpare)) {
    const white = asked.find((slot) => slot.wish === 'any' && slot.piece === undefined);
    if (white) white.piece = piece;
    else over.push(piece);
  }
  for (const piece of pieces.filter((one, at) => !isSpare(one, at)))
    cards.flatMap((card) => slotFor(card, piece) ?? [])[0]!.piece = piece;
  if (over.length !== fewest) throw new Error(`${over.length} are over, could be ${fewest}`);
  return over;
}

export interface PlainTurn {
  readonly field: number;
  readonly cards: readonly PlainCard[];
  readonly fulfilled: readonly string[];
  readonly points: number;
  readonly discarded: readonly Colour[];
}

/** His turn until he draws new cards. */
export function plainTurn(cards: readonly PlainCard[], board: readonly (readonly Colour[])[]): PlainTurn {
  const field = fieldTaken(cards, board);
  const open = [...cards];
  const discarded = lay(open, sorted(board[field - 1]!));
  const fulfilled: PlainCard[] = [];
  for (let full = open.find(isFull); full; full = open.find(isFull)) {
    open.splice(open.indexOf(full), 1);
    fulfilled.push(full);
    discarded.push(...lay(open, takenOff(full)));
  }
  return {
    field,
    cards: open,
    fulfilled: fulfilled.map(({ id }) => id),
    points: fulfilled.reduce((sum, card) => sum + card.points, 0),
    discarded: discarded.sort(),
  };
}
