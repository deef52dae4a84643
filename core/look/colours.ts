import { colourNames, type ColourName } from './colour-names.ts';
import { circle, n, path, rect, type Ink, type Shape } from './drawing.ts';

const dark = '#14181B';
const light = '#FFFFFF';

interface Swatch {
  readonly fill: string;
  /** Colour of the sign on the fill. */
  readonly on: string;
  sign(x: number, y: number, r: number, on: string): Shape[];
}

/** A full sign: full and black where ink is scarce, too, however large it is drawn. */
const full = (fill: string): Ink => ({ fill, lines: { fill: dark } });

const solid = (d: (x: number, y: number, r: number) => string): Swatch['sign'] => {
  return (x, y, r, on) => [path(d(x, y, r), full(on))];
};
const bars = (at: readonly number[]): Swatch['sign'] => {
  return (x, y, r, on) =>
    at.map((dy) => rect({ x: x - r, y: y + dy * r - 0.19 * r, width: 2 * r, height: 0.38 * r }, full(on)));
};
const polygon = (points: readonly (readonly [number, number])[]): Swatch['sign'] =>
  solid((x, y, r) => `M${points.map(([dx, dy]) => `${n(x + dx * r)} ${n(y + dy * r)}`).join('L')}Z`);

/** A sign of lines: where ink is scarce its ground is paper, and it is as thick as ever, and black. */
const drawn = (stroke: string, strokeWidth: number): Ink => {
  const round = { strokeWidth, round: true };
  return { stroke, ...round, lines: { stroke: dark, ...round } };
};

const square = polygon([
  [-0.9, -0.9],
  [0.9, -0.9],
  [0.9, 0.9],
  [-0.9, 0.9],
]);
const triangle = polygon([
  [0, -1.15],
  [1.15, 0.85],
  [-1.15, 0.85],
]);
const diamond = polygon([
  [0, -1.2],
  [1, 0],
  [0, 1.2],
  [-1, 0],
]);
const leaf = solid((x, y, r) => {
  const at = (dx: number, dy: number) => `${n(x + dx * r)} ${n(y + dy * r)}`;
  return `M${at(-1, 1)}C${at(-1.29, -0.565)} ${at(-0.565, -1.29)} ${at(1, -1)}C${at(1.29, 0.565)} ${at(0.565, 1.29)} ${at(-1, 1)}Z`;
});
const waves: Swatch['sign'] = (x, y, r, on) => [
  path(
    [-0.58, 0.58]
      .map(
        (dy) =>
          `M${n(x - 1.26 * r)} ${n(y + dy * r)}q${n(0.63 * r)} ${n(-r)} ${n(1.26 * r)} 0t${n(1.26 * r)} 0`,
      )
      .join(''),
    drawn(on, 0.48 * r),
  ),
];
const cross: Swatch['sign'] = (x, y, r, on) => [
  path(
    `M${n(x - r)} ${n(y - r)}l${n(2 * r)} ${n(2 * r)}m0 ${n(-2 * r)}l${n(-2 * r)} ${n(2 * r)}`,
    drawn(on, 0.5 * r),
  ),
];
const disc: Swatch['sign'] = (x, y, r, on) => [circle(x, y, r, full(on))];
const none: Swatch['sign'] = () => [];

// prettier-ignore
const swatches: Readonly<Record<ColourName, Swatch>> = {
  white:  { fill: '#FFFFFF', on: dark,  sign: none },
  grey:   { fill: '#AEB3B5', on: dark,  sign: bars([0]) },
  black:  { fill: '#24272B', on: light, sign: square },
  brown:  { fill: '#7E4B2A', on: light, sign: bars([-0.8, 0, 0.8]) },
  red:    { fill: '#C5341F', on: light, sign: triangle },
  orange: { fill: '#E8862B', on: dark,  sign: diamond },
  yellow: { fill: '#F2C230', on: dark,  sign: disc },
  green:  { fill: '#1F8A4C', on: light, sign: leaf },
  blue:   { fill: '#1F66B5', on: light, sign: waves },
  purple: { fill: '#6A3FA0', on: light, sign: cross },
};

export const isColour = (name: string): name is ColourName => colourNames.some((colour) => colour === name);

export const colourFill = (colour: ColourName): string => swatches[colour].fill;

/** The sign alone, for a piece of radius r that is already there. */
export function colourSign(colour: ColourName, x: number, y: number, r: number): Shape[] {
  const { on, sign } = swatches[colour];
  return sign(x, y, 0.35 * r, on);
}

/** A disc in the colour, outlined, with the colour's sign. Its word belongs beside it. */
export function colourToken(colour: ColourName, x: number, y: number, r: number, edge = dark): Shape[] {
  const outline = {
    fill: colourFill(colour),
    stroke: edge,
    strokeWidth: 0.07 * r,
    lines: { fill: light, stroke: dark, strokeWidth: 0.1 * r },
  };
  return [circle(x, y, r, outline), ...colourSign(colour, x, y, r)];
}
