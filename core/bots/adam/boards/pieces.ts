import type { Point } from '../../../look/board.ts';
import { colourFill, colourSign, colourToken } from '../../../look/colours.ts';
import { circle, inks, n, path, type Ink, type Shape } from '../../../look/drawing.ts';
import { sign } from '../../../look/signs.ts';
import type { Colour, Wish } from '../cards.ts';
import type { Kind } from '../supply.ts';

/** Where a piece lies, and how large it is. */
export interface Round extends Point {
  readonly r: number;
}

interface Outline {
  draw(at: Round, ink: Ink): Shape;
  /** How far below the middle the sign lies, in radii. */
  readonly sign: number;
}

/** A dome of radius r whose straight side is `foot` below the middle, closed by the given way in radii. */
function dome({ x, y, r }: Round, foot: number, way: readonly (readonly [number, number])[]): string {
  const at = (dx: number, dy: number) => `${n(x + dx * r)} ${n(y + dy * r)}`;
  const rest = way.map(([dx, dy]) => `L${at(dx, dy)}`).join('');
  return `M${at(-1, foot)}A${n(r)} ${n(r)} 0 0 1 ${at(1, foot)}${rest}Z`;
}

/** Pieces of a cóatl: the body is round, the head domed, the tail pointed. */
const outlines: Readonly<Record<Kind, Outline>> = {
  body: { sign: 0, draw: ({ x, y, r }, ink) => circle(x, y, r, ink) },
  head: {
    sign: -0.05,
    draw: (at, ink) =>
      path(
        dome(at, 0.1, [
          [0.5, 0.9],
          [-0.5, 0.9],
        ]),
        ink,
      ),
  },
  tail: { sign: -0.12, draw: (at, ink) => path(dome(at, -0.19, [[0, 1.18]]), ink) },
};

/** A piece with its colour's sign. Its edge keeps it visible on a ground of its own colour. */
export function piece(kind: Kind, colour: Colour, at: Round): Shape[] {
  const { draw, sign: below } = outlines[kind];
  return [
    draw(at, { fill: colourFill(colour), stroke: inks.ink, strokeWidth: 0.07 * at.r }),
    ...colourSign(colour, at.x, at.y + below * at.r, at.r),
  ];
}

/** Where a piece may lie: its outline alone. */
export const emptyPiece = (kind: Kind, at: Round, ink: Ink): Shape => outlines[kind].draw(at, ink);

/** A piece that a card looks for: its colour, or any. */
export function wished(wish: Wish, { x, y, r }: Round): Shape[] {
  if (wish !== 'any') return colourToken(wish, x, y, r);
  const dashed = { fill: inks.paper, stroke: inks.ink, strokeWidth: 0.12 * r, dash: [0.22 * r, 0.18 * r] };
  return [circle(x, y, 0.95 * r, dashed), sign('infinity', x, y, 1.4 * r, inks.ink)];
}
