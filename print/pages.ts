import {
  group,
  inks,
  line,
  rect,
  type Drawing,
  type Rect,
  type Shape,
  type Transform,
} from '../core/look/drawing.ts';
import { write } from '../core/look/write.ts';
import { card as poker } from '../core/look/card.ts';
import {
  centred,
  framed,
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

/** A card where it lies on a page. */
export interface Laid {
  readonly drawing: Drawing;
  readonly at: Place | BackPlace;
  /** The colour that reaches beyond its edge, all around or beside its band only; line art has none. */
  readonly ground: string | undefined;
  readonly isBack: boolean;
}

export interface Marking {
  readonly guides: Guides;
  readonly corners: boolean;
  readonly fold: boolean;
}

const unmarked: Marking = { guides: 'none', corners: false, fold: false };

/** Cards as they are cut. What reaches over an edge lies below the neighbours. */
export function cardPage(
  grid: Grid,
  cards: readonly Laid[],
  margin: Margin,
  marking: Marking = unmarked,
): Drawing {
  const { page } = grid;
  const shapes = [
    ...cards.map((one) => placed(grid, one, bleedOf(grid, one))),
    ...cards.map((one) => placed(grid, one, fitted(one, grid.card))),
    ...guides(grid, cards, marking),
    ...(marking.fold ? [foldLine(grid)] : []),
    ...words(grid, margin),
  ];
  return { ...page, shapes };
}

function placed({ card }: Grid, { at }: Laid, shapes: readonly Shape[]): Shape {
  const turned = 'turned' in at && at.turned;
  const transform: Transform = turned
    ? { x: at.x + card.width, y: at.y + card.height, turn: 180 }
    : { x: at.x, y: at.y };
  return group(shapes, { transform });
}

interface Fitting extends Place {
  readonly scale: number;
}

/** As large as it can be without being distorted. */
function fitting(drawing: Size, into: Size): Fitting {
  const scale = Math.min(into.width / drawing.width, into.height / drawing.height);
  return {
    x: (into.width - drawing.width * scale) / 2,
    y: (into.height - drawing.height * scale) / 2,
    scale,
  };
}

/** The height of the band on a card of this size: above a face that is not as high as the card it grows. */
function bandHeight(drawing: Size, into: Size): number {
  const { y, scale } = fitting(drawing, into);
  return y + poker.top * scale;
}

function bleedOf({ card, spill }: Grid, { drawing, ground, isBack }: Laid): Shape[] {
  if (spill === 0 || !ground) return [];
  const height = isBack ? card.height + 2 * spill : bandHeight(drawing, card) + spill;
  return [rect({ x: -spill, y: -spill, width: card.width + 2 * spill, height }, { fill: ground })];
}

/** A drawing on its card. What a face leaves of a card of another shape is band above and paper below. */
function fitted({ drawing, ground, isBack }: Laid, card: Size): Shape[] {
  const transform = fitting(drawing, card);
  const clip = { x: 0, y: 0, width: drawing.width, height: drawing.height };
  const face = group([group(drawing.shapes, { clip })], { transform });
  const whole = { x: 0, y: 0, width: card.width, height: card.height };
  if (isBack) return [face];
  const band = (height: number) => (ground ? [rect({ ...whole, height }, { fill: ground })] : []);
  return [
    rect(whole, { fill: inks.paper }),
    ...band(bandHeight(drawing, card)),
    face,
    // Over the edge of the face, which would shine through as a hair.
    ...(transform.y > 0 ? band(transform.y + 0.2) : []),
  ];
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
      group([group(drawing.shapes, { clip })], { transform: { x: block.x, y: block.y, scale } }),
      ...words(framed(page, block, margin), around),
    ],
  };
}

const small = { size: 2.9, weight: 500, fill: inks.ink2 } as const;
/** What is cut away may be smaller than what is kept. */
const smallestNote = 1.2;

/** The words of a page on its two strips: level, or turned where there is room only beside what is printed. */
function words({ page, margin, block, strip }: Frame, { head, ruler: measure }: Margin): Shape[] {
  if (strip === 'none') return [];
  const level = strip === 'top';
  const [across, down] = level ? [page.width, page.height] : [page.height, page.width];
  const start = Math.max(margin, level ? block.x : block.y);
  const length = across - 2 * start;
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
