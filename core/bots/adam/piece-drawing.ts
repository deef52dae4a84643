import type { ColourName } from '../../look/colour-names.ts';
import { colourFill, colourSign } from '../../look/colours.ts';
import { circle, n, path, type Ink, type Shape } from '../../look/drawing.ts';

/** Pieces of a cóatl: the body is round, the head domed, the tail pointed. */
export const forms = ['body', 'head', 'tail'] as const;
export type Form = (typeof forms)[number];

export const pieceColours = ['yellow', 'red', 'black', 'green', 'blue'] as const satisfies ColourName[];
export type PieceColour = (typeof pieceColours)[number];

export function pieceColour(name: string | undefined): PieceColour | undefined {
  return pieceColours.find((colour) => colour === name);
}

export interface Spot {
  readonly x: number;
  readonly y: number;
  readonly r: number;
}

interface Outline {
  draw(spot: Spot, ink: Ink): Shape;
  /** How far below the middle the sign lies, in radii. */
  readonly sign: number;
}

/** A dome of radius r whose straight side is `foot` below the middle, closed by the given way in radii. */
function dome({ x, y, r }: Spot, foot: number, way: readonly (readonly [number, number])[]): string {
  const at = (dx: number, dy: number) => `${n(x + dx * r)} ${n(y + dy * r)}`;
  const rest = way.map(([dx, dy]) => `L${at(dx, dy)}`).join('');
  return `M${at(-1, foot)}A${n(r)} ${n(r)} 0 0 1 ${at(1, foot)}${rest}Z`;
}

const outlines: Readonly<Record<Form, Outline>> = {
  body: { sign: 0, draw: ({ x, y, r }, ink) => circle(x, y, r, ink) },
  head: {
    sign: -0.05,
    draw: (spot, ink) =>
      path(
        dome(spot, 0.1, [
          [0.5, 0.9],
          [-0.5, 0.9],
        ]),
        ink,
      ),
  },
  tail: { sign: -0.12, draw: (spot, ink) => path(dome(spot, -0.19, [[0, 1.18]]), ink) },
};

/** A piece with its colour's sign. An edge keeps it visible on a ground of its own colour. */
export function piece(form: Form, colour: PieceColour, spot: Spot, edge?: string): Shape[] {
  const outline = edge ? { stroke: edge, strokeWidth: 0.07 * spot.r } : {};
  const { draw, sign } = outlines[form];
  return [
    draw(spot, { fill: colourFill(colour), ...outline }),
    ...colourSign(colour, spot.x, spot.y + sign * spot.r, spot.r),
  ];
}

/** Where a piece may lie: its outline alone. */
export function emptyPiece(form: Form, spot: Spot, ink: Ink): Shape {
  return outlines[form].draw(spot, ink);
}
