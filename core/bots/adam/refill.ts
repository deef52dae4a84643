import type { Marks, Phrase, Values } from '../../engine/bot.ts';
import { shuffled } from '../../engine/rng.ts';
import { colours, type Colour, type Spot } from './cards.ts';
import type { Key } from './phrases.ts';
import { counted, laidOut, sumOf, type Pieces } from './pieces.ts';
import type { AdamTable, State } from './state.ts';
import {
  boardNow,
  bodiesLeft,
  comingTo,
  emptyRing,
  fieldOf,
  kindOf,
  kinds,
  placesToRefill,
  supplyBoard,
  type Kind,
  type Supply,
} from './supply.ts';

/** After pieces were taken: refill the board where it must be, and see whether body pieces are left. */
export function afterTaking(s: State, table: AdamTable, because: readonly Phrase<Key>[] = []): void {
  const { supply } = s;
  if (!supply) return;
  const bodies = () => bodiesLeft(supply, s.cards.numbers.spots);
  const bodiesInBag = sumOf(supply.bag.body);
  if (bodies() > 0) refill(s, supply, table, 'refill');
  const count = bodies();
  if (count === 0) {
    s.ended = 'bodies';
    table.tell('bodies-gone', {}, { because });
  } else if (bodiesInBag > 0 && sumOf(supply.bag.body) === 0)
    table.tell('bag-empty', { count }, { hero: count });
}

type Filling = 'refill' | 'set-up-pieces';

/** «Vorbereitung», and whenever a ring is empty: pieces out of the bags, on every empty place and on no others. */
export function refill(s: State, supply: Supply, table: AdamTable, say: Filling): void {
  const empty = placesToRefill(supply, s.cards.numbers.spots);
  if (empty.length === 0) return;
  const because = say === 'refill' ? whyRefill(supply, s.cards.numbers.spots) : [];
  const drawn = supply.draws === 'app' ? drawFor(s, supply, empty) : undefined;
  if (!drawn || !isFilled(supply, table, say, drawn, because))
    enter(s, supply, table, { say, empty, because, drawn });
  else {
    for (const [place, colour] of Object.entries(drawn))
      draw(supply.bag[kindOf(s.cards.numbers.spots, place)], colour);
    Object.assign(supply.board, drawn);
  }
}

type Drawn = Readonly<Record<string, Colour>>;

/** What the app draws for these places; the bags are as they were. */
function drawFor(s: State, { bag }: Readonly<Supply>, empty: readonly string[]): Drawn {
  const mixed = Object.fromEntries(kinds.map((kind) => [kind, shuffled(s, laidOut(bag[kind]))]));
  return Object.fromEntries(
    empty.flatMap((place) => {
      const colour = mixed[kindOf(s.cards.numbers.spots, place)]?.pop();
      return colour === undefined ? [] : [[place, colour]];
    }),
  );
}

/** The app says which piece goes where. If that cannot be, the player says what lies there. */
function isFilled(
  supply: Readonly<Supply>,
  table: AdamTable,
  say: Filling,
  drawn: Drawn,
  because: readonly Phrase<Key>[],
): boolean {
  const count = Object.keys(drawn).length;
  const onFields = (colour: Colour): number[] =>
    Object.entries(drawn)
      .flatMap(([place, one]) => (one === colour ? fieldOf(place) : []))
      .sort((a, b) => a - b);
  const values = Object.fromEntries(
    colours.flatMap((colour) => {
      const fields = onFields(colour);
      const both = fields.filter((field, at) => field === fields[at - 1]);
      return [
        [colour, [...new Set(fields)]],
        [`${colour}s`, fields.length],
        [`${colour}-both`, both],
        [`${colour}-boths`, both.length],
      ];
    }),
  ) as Values;
  const fresh = Object.fromEntries(Object.keys(drawn).map((place) => [`new-${place}`, 'new']));
  const answer = table.choice({
    say: 'fills',
    of: ['so', 'otherwise'],
    usual: { answer: 'so', tell: say === 'refill' ? 'fill' : 'set-up-fill' },
    with: { count, ...values },
    hero: count,
    because,
    board: { board: supplyBoard, marks: { ...supply.board, ...drawn, ...fresh } },
  });
  return answer === 'so';
}

interface Entering {
  readonly say: Filling;
  readonly empty: readonly string[];
  readonly because: readonly Phrase<Key>[];
  /** What the app would have drawn. */
  readonly drawn: Drawn | undefined;
}

/** Asks what lies there. */
function enter(s: Readonly<State>, supply: Supply, table: AdamTable, entering: Entering): void {
  const { spots } = s.cards.numbers;
  const { say, empty, because, drawn: start } = entering;
  const coming = (kind: Kind) => comingTo(supply, spots, empty, kind);
  const piecesOf = (drawn: Marks, kind: Kind): Colour[] =>
    Object.entries(drawn).flatMap(([place, colour]) =>
      kindOf(spots, place) === kind ? (colour as Colour) : [],
    );
  const count = kinds.reduce((sum, kind) => sum + coming(kind), 0);
  // At the set-up the bags are full: no place stays empty.
  const expected = { min: say === 'refill' ? 0 : count, likely: count };
  const question = { of: empty, marks: colours, ...expected, board: boardNow(supply) };

  let drawn = table.marks({ say, with: { count }, because, ...question, ...(start ? { start } : {}) });
  const doubts = kinds.flatMap((kind) =>
    doubtsOf(supply.bag[kind], kind, coming(kind), piecesOf(drawn, kind)),
  );
  const [doubt] = doubts;
  if (doubt)
    drawn = table.marks({
      say: 'refill-again',
      with: { count, ...doubt.with },
      because: [...because, ...doubts],
      ...question,
      start: drawn,
    });
  for (const kind of kinds) {
    const pieces = piecesOf(drawn, kind);
    const isShort = pieces.length < coming(kind);
    for (const colour of pieces) draw(supply.bag[kind], colour);
    if (isShort) supply.bag[kind] = counted([]); // a place stays empty only where the bag is
  }
  Object.assign(supply.board, drawn);
}

/** What was entered otherwise than counted, with what was expected. Entered again, the count was wrong. */
function doubtsOf(bag: Pieces, kind: Kind, expected: number, pieces: readonly Colour[]): Phrase<Key>[] {
  const given = counted(pieces);
  const tooMany = colours.filter((colour) => given[colour] > bag[colour]);
  const values = { kind, expected, given: pieces.length, bag: sumOf(bag) };
  if (pieces.length !== expected)
    return [{ say: 'because-counted', with: { ...values, doubt: 'count', colour: 'none' } }];
  return tooMany.map((colour) => ({
    say: 'because-counted',
    with: { kind, expected: bag[colour], given: given[colour], bag: bag[colour], doubt: 'colour', colour },
  }));
}

function whyRefill(supply: Supply, spots: readonly Spot[]): Phrase<Key>[] {
  const ring = emptyRing(supply, spots) ?? 'outer';
  const isUsedUp = ring === 'inner' && sumOf(supply.bag.head) + sumOf(supply.bag.tail) === 0;
  return [
    { say: 'because-ring', with: { ring } },
    ...(isUsedUp ? [{ say: 'because-used-up', with: {} } as const] : []),
  ];
}

/** A colour that should be used up was misread before: the colour with the most pieces left gives way. */
export function draw(bag: Pieces, colour: Colour): void {
  const most = colours.reduce((best, one) => (bag[one] > bag[best] ? one : best));
  const from = bag[colour] > 0 ? colour : most;
  bag[from] = Math.max(0, bag[from] - 1);
}
