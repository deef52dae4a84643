import { low } from '../styles/rooms.ts';
import type { Sheet } from './turn-sheet.ts';

/** `place`: lying phones have her belongings in the first line then. */
const orders = {
  /** A drawing that only shows. */
  shown: ['place', 'folded', 'board', 'past', 'details', 'size'],
  /** A drawing that is tapped, or a map, stays as long as it can. */
  tapped: ['place', 'folded', 'past', 'details', 'size', 'room', 'board'],
  /** The same below her turn: her belongings go before it, and a map is as large as it should be while it can. */
  mirrored: ['place', 'folded', 'past', 'details', 'size', 'labels', 'belongings', 'room', 'tap', 'board'],
  /** What a question is about stays before large type. */
  asked: ['place', 'folded', 'past', 'size', 'board', 'details'],
} as const;

/** What is not there cannot make room: the field need not be laid out and measured without it. */
const parts: Readonly<Record<string, string>> = {
  folded: '.folded',
  board: '.map-below',
  past: '.done .detail',
  details: '.detail',
};
const lying = matchMedia(low.cssText);

/** Beside the name of the bot, her belongings take no height. */
const isThere = (body: Element, thing: string): boolean => {
  if (thing === 'place') return lying.matches;
  if (thing === 'labels') return !lying.matches;
  return !parts[thing] || body.querySelector(parts[thing]) !== null;
};

/** What goes with it: so much room it leaves at most. Smaller type may leave any. */
const goes: Readonly<Record<string, string>> = {
  ...parts,
  place: 'ul',
  board: '.map-below, .tap',
  room: '.map-below',
  tap: '.tap',
  labels: 'ul',
  belongings: 'ul',
};

/** No gap beside it is larger. */
const gap = 12;

function mostRoom(body: Element, thing: string): number {
  if (!goes[thing]) return Infinity;
  const all = [...body.parentNode!.querySelectorAll<HTMLElement>(goes[thing])];
  return all.reduce((sum, { offsetHeight }) => sum + offsetHeight + gap, 0);
}

/** What was given up for the board comes back when it goes itself. */
const forBoard: readonly string[] = ['labels', 'belongings', 'room', 'tap'];

/** Her belongings are numbers in a low line before they go. */
const belongings = ['', 'labels', 'belongings'] as const;

/** Rows may be so much smaller; more of them lie on two sheets, which may be smaller still. */
const onOne = [1, 0.9, 0.8] as const;
const onTwo = [...onOne, 0.7, 0.6] as const;

type Sizes = readonly (readonly [more: string, size: number])[];

/** A board that the player taps stays below smaller rows. */
const aboveBoard: Sizes = [
  ['', 0.9],
  ['', 0.8],
  ['', 0.7],
];

/** Where two sheets are too few: the first that fits has the largest type. */
const manyRows = [
  ['', 0.7],
  ['list', 0.8],
  ['', 0.6],
  ['list', 0.7],
  ['list', 0.6],
  ['', 0.5],
  ['list', 0.5],
  ['list belongings', 0.5],
] as const;

/** A question stays whatever else goes, and grows where it has the field for itself. */
const aQuestion: readonly Sizes[] = [
  [
    ['', 0.9],
    ['', 0.8],
  ],
  [
    ['list', 1.2],
    ['list', 1],
    ['list', 0.8],
    ['list', 0.7],
  ],
];
const alone: Sizes = [
  ['rows', 1.35],
  ['rows', 1.2],
  ['rows', 1],
  ['rows', 0.8],
  ['rows belongings', 1],
  ['rows belongings', 0.8],
  ['rows belongings hints', 1],
  ['rows belongings hints', 0.8],
  ['rows belongings hints', 0.6],
];

/** What is given up, and how large the type is. What stays as it was is not touched, or all would be laid out again. */
export function giveUp(field: HTMLElement, gives = '', size = 1): void {
  if (field.dataset['gives'] !== gives) field.dataset['gives'] = gives;
  if (field.style.getPropertyValue('--fit') !== `${size}`) field.style.setProperty('--fit', `${size}`);
}

/** More lies in it than it has room for. */
export const isFull = (body: Element): boolean =>
  body.scrollHeight > body.clientHeight + 1 || body.scrollWidth > body.clientWidth + 1;

/**
 * The first that fits, where each leaves more room than the one before: mostly the very first. To lay out and measure is what
 * takes long.
 */
function firstThatFits<T>(all: readonly T[], fits: (one: T) => boolean): T | undefined {
  const [first, ...others] = all;
  if (first === undefined || fits(first)) return first;
  if (others.length === 0 || !fits(others.at(-1)!)) return undefined;
  let [from, to] = [0, others.length - 1];
  while (from < to) {
    const middle = (from + to) >> 1;
    if (fits(others[middle]!)) to = middle;
    else from = middle + 1;
  }
  return others[to];
}

/** What is given up, thing after thing, as the field is laid out with all of it: without what is too little in any case. */
export function waysToGive(order: keyof typeof orders, body: Element): readonly (readonly string[])[] {
  const all: (readonly string[])[] = [[]];
  for (const thing of orders[order].filter((one) => isThere(body, one))) {
    const given = all.at(-1)!.filter((one) => thing !== 'board' || !forBoard.includes(one));
    all.push([...given, thing]);
  }
  const room = Object.fromEntries(orders[order].map((thing) => [thing, mostRoom(body, thing)]));
  const missing = body.scrollHeight - body.clientHeight - 1;
  return all.filter((given) => given.reduce((sum, thing) => sum + room[thing]!, 0) >= missing);
}

/** Gives up one thing after the other until all rows fit the field. */
export function give(
  field: HTMLElement,
  body: Element,
  order: keyof typeof orders,
  ways: readonly (readonly string[])[],
  isQuestion: boolean,
  sheet: Sheet,
): void {
  const rows = body.querySelectorAll('.turn > .row').length;
  let given: readonly string[] = [];
  const set = (more: string, size: number) => giveUp(field, [...given, more].join(' ').trim(), size);
  const fits = (more: string, size: number): boolean => {
    set(more, size);
    return !isFull(body);
  };
  const isEnough = (way: readonly string[]): boolean => {
    given = way;
    return fits('', 1);
  };
  // A board that goes and comes back is laid out twice.
  const withBoard = ways.filter((way) => !way.includes('board'));
  const kept = firstThatFits(withBoard, isEnough);
  given = withBoard.at(-1) ?? [];
  const smaller = kept || order !== 'mirrored' ? undefined : firstThatFits(aboveBoard, (one) => fits(...one));
  if (smaller) return set(...smaller);
  const few = kept ?? firstThatFits(ways.slice(withBoard.length), isEnough);
  given = few ?? ways.at(-1)!;
  set('', 1);
  const isAlone = isQuestion && rows === 0;
  if (few && !isAlone) {
    // What went after the board may have left room for it.
    const back = few.filter((one) => one !== 'board');
    if (few.at(-1) !== 'board' && back.length < few.length && !isEnough(back)) isEnough(few);
    return;
  }
  if (isQuestion) {
    // Where the smallest type is too large, the others need not be tried.
    const canFit = (sizes: Sizes) => fits(...sizes.at(-1)!) && sizes.some((one) => fits(...one));
    if (isAlone || !aQuestion.some(canFit)) alone.some((one) => fits(...one));
    return;
  }
  const lessAndLess = belongings.filter((thing) => isThere(body, thing));
  if (lessAndLess.some((more) => onOne.some((size) => fits(more, size)))) return;
  const onHalves = (sizes: readonly number[], less: readonly string[]): boolean =>
    sizes.some((size) =>
      less.some((more) => {
        const isFit = fits(`first ${more}`, size) && fits(`second ${more}`, size);
        if (isFit) set(`${sheet} ${more}`, size);
        return isFit;
      }),
    );
  const withoutBoard = given;
  // Half of the rows may leave the room that the board needs.
  given = [...withoutBoard.filter((one) => one !== 'board'), 'room'];
  if (onHalves(onOne, order === 'mirrored' ? lessAndLess : [''])) return;
  given = withoutBoard;
  if (onHalves(onTwo, lessAndLess)) return;
  manyRows.some(([more, size]) => fits(more, size));
}
