import type { Colour } from '../cards.ts';

type Held = Partial<Record<Colour, number>>;

/** A turn of A.D.A.M., worked out by hand. Cards and the row from left to right, the deck from its top. */
export interface Scenario {
  readonly id: string;
  readonly title: string;
  readonly cards: readonly (readonly [card: string, held: Held])[];
  /** Fields 1 to 10; - is an empty one. */
  readonly fields: string;
  readonly row: readonly string[];
  readonly bodyBag?: number;
  readonly fulfilledBefore?: readonly string[];
  readonly field: number;
  readonly matched: number;
  readonly placed: readonly (readonly [colour: Colour, position: number])[];
  readonly unneeded: readonly Colour[];
  readonly fulfilled: readonly {
    readonly card: string;
    readonly points: number;
    readonly moved: readonly (readonly [colour: Colour, to: string])[];
    readonly discarded: readonly Colour[];
  }[];
  readonly drawn: readonly string[];
  readonly cardsAfter: readonly (readonly [card: string, held: Held])[];
  readonly rowAfter: readonly string[];
  readonly deckAfter: readonly string[];
  readonly refilled?: readonly number[];
  readonly over?: boolean;
}

export const piecesOf = ({ fields }: Scenario): Colour[][] =>
  fields.split(', ').map((field) => (field === '-' ? [] : (field.split(' ') as Colour[])));

// prettier-ignore
const row = ['tally-green', 'pair-red-blue', 'alternating-yellow-red', 'block-2green-2red', 'isolated-pair-yellow', 'triple-black'];
// prettier-ignore
const otherRow = ['tally-green', 'tally-black', 'alternating-yellow-red', 'block-2green-2red', 'isolated-pair-yellow', 'triple-black'];
export const deck = ['tally-yellow', 'pair-green-blue', 'bridge-blue-green-blue'];

// prettier-ignore
export const scenarios: readonly Scenario[] = [
  {
    id: 'C01',
    title: 'first matching field beats a better one; second piece goes to another card',
    cards: [['triple-red', {}], ['pair-yellow-green', {}], ['tally-blue', {}]],
    fields: 'blue yellow, green black, red blue, red red, black black, yellow yellow, black, green, red, blue',
    row,
    field: 3, matched: 1, placed: [['red', 1], ['blue', 3]], unneeded: [],
    fulfilled: [],
    drawn: [],
    cardsAfter: [['triple-red', { red: 1 }], ['pair-yellow-green', {}], ['tally-blue', { blue: 1 }]],
    rowAfter: row,
    deckAfter: deck,
  },
  {
    id: 'C03',
    title: 'infinity symbol counts as one piece per repetition',
    cards: [['bridge-yellow-black-red', { yellow: 2, black: 1, red: 2 }], ['tally-blue', { blue: 1 }], ['pair-yellow-green', { green: 1 }]],
    fields: 'green green, red red, black black, black blue, yellow yellow, blue blue, red, yellow, green, blue',
    row,
    field: 3, matched: 1, placed: [['black', 1]], unneeded: ['black'],
    fulfilled: [
      { card: 'bridge-yellow-black-red', points: 6, moved: [['yellow', 'pair-yellow-green'], ['yellow', 'pair-yellow-green']], discarded: ['black', 'black', 'red', 'red'] },
    ],
    drawn: ['triple-black'],
    cardsAfter: [['tally-blue', { blue: 1 }], ['pair-yellow-green', { green: 1, yellow: 2 }], ['triple-black', {}]],
    rowAfter: ['tally-yellow', 'tally-green', 'pair-red-blue', 'alternating-yellow-red', 'block-2green-2red', 'isolated-pair-yellow'],
    deckAfter: ['pair-green-blue', 'bridge-blue-green-blue'],
  },
  {
    id: 'C05',
    title: 'moved pieces complete a second card in the same turn',
    cards: [['pair-red-blue', { red: 3, blue: 2 }], ['isolated-pair-red', { red: 1 }], ['pair-yellow-blue', { yellow: 2 }]],
    fields: 'yellow green, -, black blue, blue blue, black black, green green, red, -, black, -',
    row: otherRow,
    field: 3, matched: 1, placed: [['blue', 1]], unneeded: ['black'],
    fulfilled: [
      { card: 'pair-red-blue', points: 5, moved: [['red', 'isolated-pair-red'], ['red', 'isolated-pair-red'], ['red', 'isolated-pair-red'], ['blue', 'pair-yellow-blue'], ['blue', 'pair-yellow-blue'], ['blue', 'pair-yellow-blue']], discarded: [] },
      { card: 'isolated-pair-red', points: 5, moved: [], discarded: ['red', 'red', 'red', 'red'] },
    ],
    drawn: ['triple-black', 'isolated-pair-yellow'],
    cardsAfter: [['pair-yellow-blue', { yellow: 2, blue: 3 }], ['triple-black', {}], ['isolated-pair-yellow', {}]],
    rowAfter: ['pair-green-blue', 'tally-yellow', 'tally-green', 'tally-black', 'alternating-yellow-red', 'block-2green-2red'],
    deckAfter: ['bridge-blue-green-blue'],
  },
  {
    id: 'C07',
    title: 'search moves on to the third card',
    cards: [['triple-yellow', { yellow: 1 }], ['isolated-pair-green', { green: 2 }], ['pair-red-black', { red: 1 }]],
    fields: 'blue blue, black blue, red red, -, -, blue black, blue, -, black, red',
    row,
    field: 2, matched: 3, placed: [['black', 3]], unneeded: ['blue'],
    fulfilled: [],
    drawn: [],
    cardsAfter: [['triple-yellow', { yellow: 1 }], ['isolated-pair-green', { green: 2 }], ['pair-red-black', { red: 1, black: 1 }]],
    rowAfter: row,
    deckAfter: deck,
  },
  {
    id: 'C09',
    title: 'three cards fulfilled in one turn',
    cards: [['pair-red-blue', { red: 3, blue: 2 }], ['block-2yellow-3blue', { yellow: 2 }], ['alternating-red-green', { green: 2 }]],
    fields: 'black black, blue red, red blue, green green, yellow yellow, -, black, green, -, -',
    row: otherRow,
    field: 2, matched: 1, placed: [['blue', 1], ['red', 3]], unneeded: [],
    fulfilled: [
      { card: 'pair-red-blue', points: 5, moved: [['red', 'alternating-red-green'], ['blue', 'block-2yellow-3blue'], ['blue', 'block-2yellow-3blue'], ['blue', 'block-2yellow-3blue']], discarded: ['red', 'red'] },
      { card: 'block-2yellow-3blue', points: 6, moved: [], discarded: ['yellow', 'yellow', 'blue', 'blue', 'blue'] },
      { card: 'alternating-red-green', points: 5, moved: [], discarded: ['green', 'green', 'red', 'red'] },
    ],
    drawn: ['triple-black', 'isolated-pair-yellow', 'block-2green-2red'],
    cardsAfter: [['triple-black', {}], ['isolated-pair-yellow', {}], ['block-2green-2red', {}]],
    rowAfter: ['bridge-blue-green-blue', 'pair-green-blue', 'tally-yellow', 'tally-green', 'tally-black', 'alternating-yellow-red'],
    deckAfter: [],
  },
  {
    id: 'C11',
    title: 'end by exhaustion of body pieces, tie',
    cards: [['isolated-pair-green', { green: 3 }], ['tally-blue', { blue: 5 }], ['pair-red-black', {}]],
    fields: '-, -, -, -, green yellow, -, yellow, -, -, yellow',
    row,
    bodyBag: 0,
    fulfilledBefore: ['triple-red', 'bridge-yellow-blue-green'],
    field: 5, matched: 1, placed: [['green', 1]], unneeded: ['yellow'],
    fulfilled: [
      { card: 'isolated-pair-green', points: 5, moved: [], discarded: ['green', 'green', 'green', 'green'] },
    ],
    drawn: ['triple-black'],
    cardsAfter: [['tally-blue', { blue: 5 }], ['pair-red-black', {}], ['triple-black', {}]],
    rowAfter: ['tally-yellow', 'tally-green', 'pair-red-blue', 'alternating-yellow-red', 'block-2green-2red', 'isolated-pair-yellow'],
    deckAfter: ['pair-green-blue', 'bridge-blue-green-blue'],
    over: true,
  },
  {
    id: 'C13',
    title: 'supply refill after the inner ring is empty',
    cards: [['isolated-pair-black', { black: 2 }], ['pair-yellow-green', {}], ['tally-blue', {}]],
    fields: 'red red, -, red blue, -, red red, -, -, -, black, -',
    row,
    field: 9, matched: 1, placed: [['black', 1]], unneeded: [],
    fulfilled: [],
    drawn: [],
    cardsAfter: [['isolated-pair-black', { black: 3 }], ['pair-yellow-green', {}], ['tally-blue', {}]],
    rowAfter: row,
    deckAfter: deck,
    refilled: [2, 4, 6, 7, 8, 9, 10],
  },
];
