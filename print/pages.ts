import { group, inks, line, rect, text, type Drawing, type Shape } from '../core/look/drawing.ts';
import { card } from './faces/card.ts';

/**
 * Paper sizes in millimetres. `gridTop` leaves room for the page head above and the ruler below the cards;
 * `bleed` is how far colour reaches beyond the cards, so that no white shows after a crooked cut;
 * `marks` is where cut marks begin and end, outwards from the cards. Letter leaves little room for any of it.
 */
export const papers = {
  a4: { width: 210, height: 297, gridTop: 17, bleed: { front: 3, back: 3 }, marks: [3.5, 6.5] },
  letter: { width: 215.9, height: 279.4, gridTop: 8.4, bleed: { front: 0, back: 1.5 }, marks: [0.5, 2.1] },
} as const;
export type Paper = keyof typeof papers;
export const paperNames = Object.keys(papers) as readonly Paper[];

export const grid = { columns: 3, rows: 3 } as const;
export const cardsPerPage = grid.columns * grid.rows;
export const rulerLength = 50;

export interface Cell {
  readonly x: number;
  readonly y: number;
}

/** Where the i-th card of a page lies. Cards lie edge to edge, so one cut serves two of them. */
export function frontCell(paper: Paper, i: number): Cell {
  return cell(paper, i % grid.columns, Math.floor(i / grid.columns));
}

/** Where its back lies: columns mirrored, because the sheet turns over its long edge. */
export function backCell(paper: Paper, i: number): Cell {
  return cell(paper, grid.columns - 1 - (i % grid.columns), Math.floor(i / grid.columns));
}

function cell(paper: Paper, column: number, row: number): Cell {
  const { width, gridTop } = papers[paper];
  const left = (width - grid.columns * card.width) / 2;
  return { x: left + column * card.width, y: gridTop + row * card.height };
}

/** What is written around the cards of a page. Only pages that are measured have a ruler. */
export interface Margin {
  readonly head: string;
  readonly ruler?: string;
}

/** Faces as they are cut. The other sides of cards with two faces lie in the cells of the backs. */
export function facePage(
  paper: Paper,
  faces: readonly Drawing[],
  ground: string,
  margin: Margin,
  cellOf: typeof frontCell = frontCell,
): Drawing {
  const cells = faces.map((_, i) => cellOf(paper, i));
  return page(paper, margin, [
    ...bandBleed(paper, ground, cells),
    ...faces.map((face, i) => group(face.shapes, { transform: cellOf(paper, i) })),
    ...hairlines(cells),
    ...cutMarks(paper, cells),
  ]);
}

export function backPage(
  paper: Paper,
  back: Drawing,
  ground: string,
  count: number,
  margin: Margin,
): Drawing {
  const bleed = papers[paper].bleed.back;
  const cells = Array.from({ length: count }, (_, i) => backCell(paper, i));
  const [width, height] = [card.width + 2 * bleed, card.height + 2 * bleed];
  return page(paper, margin, [
    ...cells.map(({ x, y }) => rect({ x: x - bleed, y: y - bleed, width, height }, { fill: ground })),
    ...cells.map((at) =>
      group([group(back.shapes, { clip: { x: 0, y: 0, width: card.width, height: card.height } })], {
        transform: at,
      }),
    ),
  ]);
}

/** A single drawing in the middle of a page, below the head. */
export function framedPage(paper: Paper, drawing: Drawing, margin: Margin): Drawing {
  const { width, gridTop } = papers[paper];
  return page(paper, margin, [
    group(drawing.shapes, { transform: { x: (width - drawing.width) / 2, y: gridTop } }),
  ]);
}

function page(paper: Paper, margin: Margin, shapes: readonly Shape[]): Drawing {
  const { width, height } = papers[paper];
  const measure = margin.ruler === undefined ? [] : ruler(paper, margin.ruler);
  return { width, height, shapes: [...shapes, ...head(paper, margin.head), ...measure] };
}

const small = { size: 2.9, weight: 500, fill: inks.ink2 } as const;

function head(paper: Paper, words: string): Shape[] {
  const { x, y } = cell(paper, 0, 0);
  return [text(x, y - (y > 10 ? 8 : 3.2), words, small)];
}

/** A line of exactly 50 mm: whoever measures it knows whether the printer scaled the page. */
function ruler(paper: Paper, words: string): Shape[] {
  const { x, y: bottom } = cell(paper, 0, grid.rows);
  const left = x + 5;
  const y = bottom + (papers[paper].height - bottom > 10 ? 8.5 : 2.6);
  const stroke = { stroke: inks.ink, strokeWidth: 0.3 };
  const tick = (at: number) => line(at, y - 1.2, at, y + 1.2, stroke);
  return [
    line(left, y, left + rulerLength, y, stroke),
    tick(left),
    tick(left + rulerLength),
    text(cell(paper, 1, 0).x + 3, y + 1, words, small),
  ];
}

/** Neighbours share an edge, whatever the last bit of their sums says. */
const edges = (starts: readonly number[], length: number): number[] => [
  ...new Set(starts.flatMap((start) => [start, start + length]).map((at) => Math.round(at * 1000) / 1000)),
];

/** The bands reach beyond the outer cards; where cards meet, the other card covers it. */
function bandBleed(paper: Paper, ground: string, cells: readonly Cell[]): Shape[] {
  const bleed = papers[paper].bleed.front;
  const first = Math.min(...cells.map(({ y }) => y));
  return cells.map(({ x, y }) => {
    const above = y === first ? bleed : 0;
    const box = { x: x - bleed, y: y - above, width: card.width + 2 * bleed, height: card.top + above };
    return rect(box, { fill: ground });
  });
}

/** Where two white faces meet, a hair shows where to cut. */
function hairlines(cells: readonly Cell[]): Shape[] {
  const { width, height } = card;
  return cells.map(({ x, y }) => rect({ x, y, width, height }, { stroke: inks.rule, strokeWidth: 0.1 }));
}

/** Short lines outside the cards, where a ruler is laid on. */
function cutMarks(paper: Paper, cells: readonly Cell[]): Shape[] {
  const xs = edges(
    cells.map(({ x }) => x),
    card.width,
  );
  const ys = edges(
    cells.map(({ y }) => y),
    card.height,
  );
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const stroke = { stroke: inks.ink, strokeWidth: 0.2 };
  const [near, far] = papers[paper].marks;
  return [
    ...xs.flatMap((x) => [
      line(x, top - far, x, top - near, stroke),
      line(x, bottom + near, x, bottom + far, stroke),
    ]),
    ...ys.flatMap((y) => [
      line(left - far, y, left - near, y, stroke),
      line(right + near, y, right + far, y, stroke),
    ]),
  ];
}
