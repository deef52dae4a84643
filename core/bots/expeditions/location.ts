import { group, inks, n, path, rect, text, type Shape } from '../../look/drawing.ts';
import { icon } from '../../look/icons.ts';
import { look } from './look.ts';

const { ink, paper } = inks;
const { deep, bright } = look.pair;

/** What a mark says of a location: words such as `map`, `stack:3` or `values:5,4,2`, `twenty`, `bot`, `target`. */
export interface Marked {
  readonly who: 'bot' | 'you' | 'none';
  readonly map: boolean;
  /** Corruption markers; their values, top first, where they are known. */
  readonly count: number;
  readonly values: readonly number[];
  readonly twenty: boolean;
  readonly state: 'target' | 'passed' | 'skipped' | 'none';
}

export function markedBy(mark = ''): Marked {
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
    state: one(['target', 'passed', 'skipped']),
  };
}

const bold = { weight: 700, anchor: 'middle' } as const;

/** What lies there is drawn around 0, 0, so wide and so high. */
const picture = { width: 44, height: 38 } as const;

/** The Automa's mech stands in a dark plate, yours in an open one and has a word. */
function standing(who: 'bot' | 'you', you: string): Shape[] {
  const plate = { x: -18, y: -18, width: 36, height: 36, radius: 8 };
  if (who === 'bot') return [rect(plate, { fill: ink }), icon('mech', -14.5, -15, 29, paper)];
  return [
    rect(plate, { stroke: ink, strokeWidth: 2.5 }),
    icon('mech', -10.5, -16.5, 21, ink),
    text(0, 14, you, { ...bold, size: 13, fill: ink }),
  ];
}

const map: readonly Shape[] = [icon('map', -18, -18, 36, ink)];

/** The last marker of all: a stone with its number. */
const twenty: readonly Shape[] = [
  path('M-20 17V-1A20 17 0 0 1 20 -1V17Z', { fill: deep }),
  text(0, 13, '20', { ...bold, size: 25, fill: paper }),
];

/** Alone in its location the stack has room for a large sign above a large number. */
function stack({ count, values: [top, ...rest] }: Marked, isAlone: boolean): Shape[][] {
  const times = { ...bold, fill: ink };
  const said = count === Infinity ? '?' : `×${count}`;
  if (top === undefined && isAlone)
    return [[icon('corruption', -18, -17, 36, deep)], [text(0, 9, said, { ...times, size: 27 })]];
  if (top === undefined)
    return [[icon('corruption', -22, -11, 22, deep), text(10.5, 7, said, { ...times, size: 20 })]];
  const marker = { x: -17, y: rest.length > 0 ? -19 : -14, width: 34, height: 26, radius: 7 };
  return [
    [
      rect(marker, { fill: deep }),
      text(0, marker.y + 20, String(top), { ...bold, size: 21, fill: paper }),
      text(0, 19, rest.join(' '), { ...bold, size: rest.length > 3 ? 11 : 13.5, fill: deep }),
    ],
  ];
}

function lying(there: Marked, you: string): (readonly Shape[])[] {
  return [
    ...(there.who === 'none' ? [] : [standing(there.who, you)]),
    ...(there.map ? [map] : []),
    ...(there.count > 0 ? stack(there, there.who === 'none' && !there.twenty) : []),
    ...(there.twenty ? [twenty] : []),
  ];
}

/** A location, as wide as all others and as high as there is room for. */
export const width = 50;

/** How far a sign stands over a location. */
export const signHeight = 11;

const shoulderOf = (height: number): number => Math.min(9.5, height / 8);

/** Six corners; `x`, `y` is where its box begins. */
export function outlineOf(height: number, x = 0, y = 0): string {
  const [half, shoulder] = [width / 2 - 1.5, shoulderOf(height)];
  const [across, up, side] = [n(half), n(shoulder), n(height - 2 * shoulder - 2)];
  return `M${n(x + width / 2)} ${n(y + 1)}l${across} ${up}v${side}l-${across} ${up}l-${across} -${up}v-${side}Z`;
}

/** One above the other, or side by side where that makes them larger; its number at the foot. */
export function locationShapes(
  there: Marked,
  { number, row, you }: { readonly number: string; readonly row: string; readonly you: string },
  height: number,
): Shape[] {
  const foot = Math.min(15, height / 3.4);
  const baseline = height - 0.55 * foot;
  const top = shoulderOf(height);
  const room = height - top - 1.6 * foot;
  const pictures = lying(there, you);
  const count = Math.max(1, pictures.length);
  const above = room / count / picture.height;
  const beside = Math.min(room / picture.height, (width - 4) / count / picture.width);
  const scale = Math.min(1, Math.max(above, beside));
  const middle = top + room / 2;
  const at = (i: number) => {
    const off = i - (count - 1) / 2;
    return above < beside
      ? { x: width / 2 + off * picture.width * scale, y: middle }
      : { x: width / 2, y: middle + off * Math.min(room / count, picture.height + 2) };
  };
  // Her mechs stay in their rows, yours does not.
  const mech = there.who === 'none' ? {} : { piece: there.who === 'bot' ? `bot-${row}` : 'you' };
  return [
    path(outlineOf(height), grounds[there.state]),
    ...pictures.map((shapes, i) =>
      group(shapes, { transform: { ...at(i), scale }, ...(i === 0 ? mech : {}) }),
    ),
    text(width / 2, baseline, number, { ...bold, size: foot, fill: ink }),
    ...signs[there.state],
  ];
}

/** Paler than paper: it does not count. */
const pale = '#E4D0C9';

const grounds = {
  none: { fill: paper },
  target: { fill: bright, stroke: paper, strokeWidth: 4 },
  passed: { fill: paper, stroke: bright, strokeWidth: 2.5 },
  skipped: { fill: pale, stroke: bright, strokeWidth: 2.5, dash: [5, 4] },
} as const;

/** The target is pointed at; a location that did not match is crossed out. */
const signs: Readonly<Record<Marked['state'], readonly Shape[]>> = {
  none: [],
  target: [path('M16 -11H34L25 -2.5Z', { fill: paper })],
  passed: [path('M20.5 -11l9 9M29.5 -11l-9 9', { stroke: paper, strokeWidth: 3, round: true })],
  skipped: [],
};
