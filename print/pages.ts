import {
  group,
  inks,
  line,
  path,
  rect,
  type Drawing,
  type Rect,
  type Shape,
  type Transform,
} from '../core/look/drawing.ts';
import { write } from '../core/look/write.ts';
import {
  centred,
  framed,
  offRegister,
  registerSquare,
  type BackPlace,
  type Frame,
  type Grid,
  type Guides,
  type Place,
  type Size,
} from './geometry.ts';

export const rulerLength = 100;

/** What is written around the cards of a page. Only pages that are measured have a ruler. */
export interface Margin {
  readonly head: string;
  readonly ruler?: string;
}

/** A card where it lies on a page; what is drawn may reach beyond its edges. */
export interface Laid {
  readonly drawing: Drawing;
  readonly at: Place | BackPlace;
  /** How much larger than drawn it is. */
  readonly scale?: number;
}

export interface Marking {
  readonly guides: Guides;
  readonly corners: boolean;
  readonly fold: boolean;
  readonly register: boolean;
}

const unmarked: Marking = { guides: 'none', corners: false, fold: false, register: false };

/** Cards as they are cut, each with as much of its art beyond its edges as there is room for. */
export function cardPage(
  grid: Grid,
  cards: readonly Laid[],
  margin: Margin,
  marking: Marking = unmarked,
): Drawing {
  const { page } = grid;
  const around = [
    ...guides(grid, cards, marking),
    ...(marking.fold ? [foldLine(grid)] : []),
    ...(marking.register ? registration(page, grid.margin - offRegister) : []),
    ...words(grid, margin),
  ];
  return {
    ...page,
    shapes: [...cards.map((one) => placed(grid, one, cards)), ...(around.length > 0 ? [aside(around)] : [])],
  };
}

const aside = (shapes: readonly Shape[]): Shape => group(shapes, { isAside: true });

function placed(grid: Grid, one: Laid, all: readonly Laid[]): Shape {
  const { card } = grid;
  const { at, drawing, scale = 1 } = one;
  const turned = 'turned' in at && at.turned;
  const transform: Transform = turned
    ? { x: at.x + card.width, y: at.y + card.height, turn: 180, scale }
    : { x: at.x, y: at.y, ...(scale === 1 ? {} : { scale }) };
  return group([group(drawing.shapes, { transform })], { clip: clipOf(grid, one, all), tag: 'Sect' });
}

/** Up to its bleed; without one, up to its neighbours, and beyond the outer edges as far as is free for nothing. */
function clipOf({ card, bleed, gap, spill }: Grid, { at }: Laid, all: readonly Laid[]): Rect {
  const { width, height } = card;
  // Neighbours overlap by a hair: otherwise paper shines through between them.
  const near = bleed > 0 ? bleed : Math.max(0.04, Math.min(spill, gap / 2));
  const isNear = (one: number, other: number) => Math.abs(one - other) < 0.5;
  const isTaken = (x: number, y: number) =>
    all.some((other) => isNear(other.at.x, x) && isNear(other.at.y, y));
  const [across, down] = [width + 2 * bleed + gap, height + 2 * bleed + gap];
  const reach = (x: number, y: number) => (isTaken(at.x + x, at.y + y) ? near : spill);
  const [left, right, top, bottom] = [reach(-across, 0), reach(across, 0), reach(0, -down), reach(0, down)];
  return { x: at.x - left, y: at.y - top, width: width + left + right, height: height + top + bottom };
}

function guides(grid: Grid, cards: readonly Laid[], { guides: kind, corners }: Marking): Shape[] {
  const boxes = cards.map(({ at }): Rect => ({ x: at.x, y: at.y, ...grid.card }));
  return [
    ...(kind === 'none' ? [] : hairlines(boxes)),
    ...(corners ? roundCorners(boxes) : []),
    ...(kind === 'marks' ? cutMarks(grid, boxes) : []),
    ...(kind === 'lines' ? cutLines(grid, boxes) : []),
  ];
}

/** Where two white faces meet, a hair shows where to cut. */
const hairlines = (boxes: readonly Rect[]): Shape[] =>
  boxes.map((box) => rect(box, { stroke: inks.rule, strokeWidth: 0.1 }));

const roundCorners = (boxes: readonly Rect[]): Shape[] =>
  boxes.map((box) => rect({ ...box, radius: 3 }, { stroke: inks.rule, strokeWidth: 0.15 }));

/** Neighbours share an edge, whatever the last bit of their sums says. */
const edges = (starts: readonly number[], length: number): number[] => [
  ...new Set(starts.flatMap((start) => [start, start + length]).map((at) => Math.round(at * 1000) / 1000)),
];

const edgesOf = (boxes: readonly Rect[], { width, height }: Size) => ({
  xs: edges(
    boxes.map(({ x }) => x),
    width,
  ),
  ys: edges(
    boxes.map(({ y }) => y),
    height,
  ),
});

const cut = { stroke: inks.ink, strokeWidth: 0.2 } as const;

/** Short lines outside the cards, where a ruler is laid on; where there is no room for them, there are none. */
function cutMarks({ card, spill, bleed, room }: Grid, boxes: readonly Rect[]): Shape[] {
  const { xs, ys } = edgesOf(boxes, card);
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const near = spill + 0.25;
  const far = { x: Math.min(near + 3, room.x + bleed), y: Math.min(near + 3, room.y + bleed) };
  const upright = xs.flatMap((x) => [
    line(x, top - far.y, x, top - near, cut),
    line(x, bottom + near, x, bottom + far.y, cut),
  ]);
  const level = ys.flatMap((y) => [
    line(left - far.x, y, left - near, y, cut),
    line(right + near, y, right + far.x, y, cut),
  ]);
  return [...(far.y > near ? upright : []), ...(far.x > near ? level : [])];
}

/** Lines from margin to margin, for a guillotine. */
function cutLines({ page, card, room, block }: Grid, boxes: readonly Rect[]): Shape[] {
  const { xs, ys } = edgesOf(boxes, card);
  const [left, top] = [block.x - room.x, block.y - room.y];
  return [
    ...xs.map((x) => line(x, top, x, page.height - top, cut)),
    ...ys.map((y) => line(left, y, page.width - left, y, cut)),
  ];
}

/** As desktop cutters look for them: a square, and two corners. */
function registration({ width, height }: Size, at: number): Shape[] {
  const arm = 15;
  const stroke = { stroke: '#000000', strokeWidth: 0.5 };
  return [
    rect({ x: at, y: at, width: registerSquare, height: registerSquare }, { fill: '#000000' }),
    path(`M${width - at - arm} ${at}H${width - at}V${at + arm}`, stroke),
    path(`M${at} ${height - at - arm}V${height - at}H${at + arm}`, stroke),
  ];
}

function foldLine({ page, block, room }: Grid): Shape {
  const x = page.width / 2;
  const top = block.y - room.y;
  return line(x, top, x, page.height - top, { stroke: inks.ink, strokeWidth: 0.2, dash: [2, 2] });
}

/** A single drawing in the middle of a page, smaller if need be. */
export function framedPage(page: Size, margin: number, drawing: Drawing, around: Margin): Drawing {
  const scale = Math.min(
    1,
    (page.width - 2 * margin) / drawing.width,
    (page.height - 2 * margin) / drawing.height,
  );
  const block = centred(page, { width: drawing.width * scale, height: drawing.height * scale });
  const clip = { x: 0, y: 0, width: drawing.width, height: drawing.height };
  return {
    ...page,
    shapes: [
      group([group(drawing.shapes, { clip })], { transform: { x: block.x, y: block.y, scale }, tag: 'Sect' }),
      aside(words(framed(page, block, margin), around)),
    ],
  };
}

const small = { size: 2.9, weight: 500, fill: inks.ink2 } as const;
/** What is cut away may be smaller than what is kept. */
const smallestNote = 1.2;

/** The words of a page on its two strips, up to the margin: level, or turned where there is room only beside what is printed. */
function words({ page, margin, block, strip }: Frame, { head, ruler: measure }: Margin): Shape[] {
  if (strip === 'none') return [];
  const level = strip === 'top';
  const [across, down] = level ? [page.width, page.height] : [page.height, page.width];
  const start = Math.max(margin, level ? block.x : block.y);
  const length = across - margin - start;
  const zone = { x: start, y: margin + 2.6, width: length, height: 3.6, align: 'middle' } as const;
  const shapes = [
    ...write(head, { ...small, ...zone, floor: smallestNote }),
    ...(measure === undefined ? [] : ruler(start, down - margin - 1.4, length, measure)),
  ];
  return level ? shapes : [group(shapes, { transform: { x: 0, y: page.height, turn: -90 } })];
}

/** A line of exactly 100 mm: whoever measures it knows whether the printer scaled the page. */
function ruler(left: number, y: number, length: number, measure: string): Shape[] {
  const beside = length - rulerLength - 6;
  if (beside < 10) return [];
  const stroke = { stroke: inks.ink, strokeWidth: 0.3 };
  const zone = { x: left + rulerLength + 3, y: y + 1, width: beside, height: 2.7, align: 'middle' } as const;
  const tick = (at: number) => line(at, y - 1.2, at, y + 1.2, stroke);
  return [
    line(left, y, left + rulerLength, y, stroke),
    tick(left),
    tick(left + rulerLength),
    ...write(measure, { ...small, ...zone, floor: smallestNote }),
  ];
}
