import { group, inks, path, rect, text, type Shape } from '../../look/drawing.ts';
import { icon } from '../../look/icons.ts';
import { look } from './look.ts';

/** The two strips of seven locations; each is named as one reads, west to east: n1 … n7, c1 … c7. */
export const expeditionRows = {
  north: ['n1', 'n2', 'n3', 'n4', 'n5', 'n6', 'n7'],
  central: ['c1', 'c2', 'c3', 'c4', 'c5', 'c6', 'c7'],
} as const;
export type ExpeditionRow = keyof typeof expeditionRows;

/** A location, higher than wide: whoever stands there above what lies there. */
export const location = {
  width: 50,
  height: 82,
  outline: 'M25 1.5 48.5 12V70L25 80.5 1.5 70V12Z',
  /** Points at it from above. */
  pointer: 'M16 -12H34L25 -2Z',
} as const;

/** What a mark says of a location. */
export interface Location {
  readonly who: 'bot' | 'you' | 'none';
  readonly map: boolean;
  /** Corruption markers; their values, top first, where they are known. */
  readonly count: number;
  readonly values: readonly number[];
  readonly twenty: boolean;
  /** `next` is the one that is asked for. */
  readonly state: 'target' | 'passed' | 'skipped' | 'next' | 'none';
}

export function locationOf(mark = ''): Location {
  const words = mark.split(' ');
  const one = <W extends string>(of: readonly W[]): W | 'none' =>
    of.find((word) => words.includes(word)) ?? 'none';
  const after = (name: string) => words.find((word) => word.startsWith(name))?.slice(name.length);
  // While the rows are entered, first only that there is a stack, with the 20 below it or without.
  const some = words.includes('stack') || words.includes('stack-twenty') ? Infinity : 0;
  const values = after('values:')?.split(',').map(Number) ?? [];
  return {
    who: one(['bot', 'you']),
    map: words.includes('map'),
    count: values.length || Number(after('stack:') ?? some),
    values,
    twenty: words.includes('twenty') || words.includes('stack-twenty'),
    state: one(['target', 'passed', 'skipped', 'next']),
  };
}

const { ink, paper } = inks;
const { deep } = look.pair;
const bold = { weight: 700, anchor: 'middle' } as const;

/** Pictures are 44 wide and 36 high, around 0, 0. */
type Picture = readonly Shape[];

const mech = (fill: string): Shape => icon('mech', -17, -18, 34, fill);

/** The Automa's mech stands in a dark plate, yours is open and has a word. */
function standing(who: 'bot' | 'you', you: string): Picture {
  if (who === 'bot')
    return [rect({ x: -21, y: -20, width: 42, height: 39, radius: 8 }, { fill: ink }), mech(paper)];
  return [icon('mech', -12.5, -20, 25, ink), text(0, 17.5, you, { ...bold, size: 15, fill: ink })];
}

const map: Picture = [icon('map', -18, -18, 36, ink)];

/** The last marker of all: a stone with its number. */
const twenty: Picture = [
  path('M-20 17V-1A20 17 0 0 1 20 -1V17Z', { fill: deep }),
  text(0, 13, '20', { ...bold, size: 25, fill: paper }),
];

/** Alone in its location the stack has room for a large sign above a large number. */
function stack({ count, values: [top, ...rest] }: Location, alone: boolean): Picture[] {
  const times = count === Infinity ? '?' : `×${count}`;
  if (top === undefined && alone)
    return [[icon('corruption', -18, -17, 36, deep)], [text(0, 9, times, { ...bold, size: 27, fill: ink })]];
  if (top === undefined)
    return [[icon('corruption', -22, -11, 22, deep), text(10.5, 7, times, { ...bold, size: 20, fill: ink })]];
  const marker = { x: -17, y: rest.length > 0 ? -18 : -14, width: 34, height: 25, radius: 7 };
  const below = { ...bold, size: rest.length > 3 ? 11 : 13.5, fill: ink };
  return [
    [
      rect(marker, { fill: deep }),
      text(0, marker.y + 19.5, String(top), { ...bold, size: 21, fill: paper }),
      text(0, 18.5, rest.join(' '), below),
    ],
  ];
}

/** What is seen inside a location, one above the other; `you` is the word on your mech. */
export function locationShapes(there: Location, you: string): Shape[] {
  const pictures = [
    ...(there.who === 'none' ? [] : [standing(there.who, you)]),
    ...(there.map ? [map] : []),
    ...(there.count > 0 ? stack(there, there.who === 'none' && !there.twenty) : []),
    ...(there.twenty ? [twenty] : []),
  ];
  const room = 66 / Math.max(pictures.length, 2);
  const y = location.height / 2 - (room * (pictures.length - 1)) / 2;
  return pictures.map((picture, at) =>
    group(picture, { transform: { x: location.width / 2, y: y + at * room, scale: Math.min(1, room / 38) } }),
  );
}

/** Arrows along a strip: the way the Automa's mech goes there. */
export function way(row: ExpeditionRow, arrows: number): string {
  const [back, tip] = row === 'north' ? [0, 7] : [7, 0];
  return Array.from(
    { length: arrows },
    (_, at) => `M${at * 16 + back} 1l${tip - back} 7l${back - tip} 7`,
  ).join('');
}
