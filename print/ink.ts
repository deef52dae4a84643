import {
  inks,
  type Drawing,
  type GroupShape,
  type Ink,
  type PathShape,
  type Shape,
} from '../core/look/drawing.ts';
import { versionOf } from '../core/look/version.ts';
import { boxOf, inside, scaleOf, upright, type Box, type Position } from './position.ts';

/** All colours, their greys, or line art that needs hardly any ink. */
export const inkNames = ['colour', 'grey', 'lines'] as const;
export type InkName = (typeof inkNames)[number];

/** One drawing, three designs: shapes say what they are in another ink, the rest follows from what they lie on. */
export function inked(drawing: Drawing, ink: InkName): Drawing {
  switch (ink) {
    case 'colour':
      return drawing;
    case 'grey':
      return { ...drawing, shapes: drawing.shapes.map(greyShape) };
    case 'lines':
      return { ...drawing, shapes: lineArt(drawing.shapes, upright, []) };
  }
}

/** From 0, black, to 1, white, as the eye sees it. */
function lightness(colour: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((i) => parseInt(colour.slice(i, i + 2), 16) / 255);
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** Our own inks are black and greys of it as they are. */
const own: ReadonlySet<string> = new Set(Object.values(inks));

function grey(colour: string): string {
  if (own.has(colour)) return colour;
  const part = Math.round(255 * lightness(colour))
    .toString(16)
    .padStart(2, '0');
  return `#${part}${part}${part}`.toUpperCase();
}

/** Words are black, or what they were on: small grey letters are only dots. */
const greyWords = (colour: string): string => (lightness(colour) > 0.45 ? grey(colour) : inks.ink);

function greyShape(shape: Shape): Shape {
  if (shape.kind === 'group') return plainGroup(shape, shape.shapes.map(greyShape));
  if (shape.kind === 'text') return { ...shape, fill: greyWords(shape.fill) };
  const { fill, stroke } = shape;
  const bare = bared(shape);
  if (shape.grey) return { ...bare, ...shape.grey };
  return {
    ...bare,
    ...(shape.strokeWidth === undefined ? {} : { strokeWidth: shape.strokeWidth }),
    ...(fill ? { fill: grey(fill) } : {}),
    ...(stroke ? { stroke: grey(stroke) } : {}),
  };
}

/** A path without its ink. */
function bared({ kind, d, transform, dash, round, evenOdd }: PathShape): PathShape {
  return {
    kind,
    d,
    ...(transform ? { transform } : {}),
    ...(dash ? { dash } : {}),
    ...(round ? { round } : {}),
    ...(evenOdd ? { evenOdd } : {}),
  };
}

/** The same group in another ink. */
function plainGroup(shape: GroupShape, shapes: readonly Shape[]): GroupShape {
  const { kind, transform, clip, name, tag, alt, isAside } = shape;
  return {
    kind,
    shapes,
    ...(transform ? { transform } : {}),
    ...(clip ? { clip } : {}),
    ...(name ? { name } : {}),
    ...(tag ? { tag } : {}),
    ...(alt === undefined ? {} : { alt }),
    ...(isAside ? { isAside } : {}),
  };
}

/** A field that others lie on, in the order of painting. */
interface Ground {
  readonly box: Box;
  readonly fill: string;
}

const isLight = (colour: string): boolean => lightness(colour) >= 0.62;
/** Dots and marks that are smaller than this stay solid: as outlines nobody could read them. */
const smallest = 2.6;
/** Widths of lines: what was a line, the edge of what was a field, what was light on a field. */
const widths = { line: 0.5, edge: 0.4, light: 0.3 } as const;

/** Fields become outlines, words on them become ink, thick lines thin; all is black. */
function lineArt(shapes: readonly Shape[], at: Position, grounds: Ground[]): Shape[] {
  return shapes.map((shape) => {
    if (shape.kind === 'text') return { ...shape, fill: inks.ink };
    const position = inside(at, shape.transform);
    if (shape.kind === 'group')
      return renamed(plainGroup(shape, lineArt(shape.lines ?? shape.shapes, position, grounds)));
    return linePath(shape, position, grounds);
  });
}

/** Widths of lines follow from how large a group is drawn, and its edges from what it lies on: so does its name. */
const renamed = (shape: GroupShape): GroupShape =>
  shape.name ? { ...shape, name: `${shape.name}-${versionOf(shape.shapes)}` } : shape;

function linePath(shape: PathShape, position: Position, grounds: Ground[]): PathShape {
  const bare = bared(shape);
  const box = boxOf(shape.d, position);
  const ground = groundOf(box, grounds);
  if (shape.fill) grounds.push({ box, fill: shape.fill });
  if (shape.lines) return { ...bare, ...shape.lines };
  const scale = scaleOf(position);
  return { ...bare, ...edge(shape, box, ground, scale), ...strokes(shape, ground, scale) };
}

/** What lies below the middle of a shape. */
function groundOf({ left, right, top, bottom }: Box, grounds: readonly Ground[]): string {
  const [x, y] = [(left + right) / 2, (top + bottom) / 2];
  const below = grounds.findLast(
    ({ box }) => box.left <= x && x <= box.right && box.top <= y && y <= box.bottom,
  );
  return below?.fill ?? inks.paper;
}

/** What a field becomes. One that nobody could tell from the ground only covers what is below it. */
function edge({ fill }: Ink, box: Box, ground: string, scale: number): Ink {
  if (!fill) return {};
  if (fill === ground && !isLight(fill)) return { fill: inks.paper };
  const outlined = (stroke: string, width: number): Ink => ({
    fill: inks.paper,
    stroke,
    strokeWidth: width / scale,
  });
  const isSmall = Math.max(box.right - box.left, box.bottom - box.top) < smallest;
  if (isLight(ground)) {
    if (isLight(fill)) return fill === inks.paper ? { fill } : outlined(inks.rule, widths.light);
    return isSmall ? { fill: inks.ink } : outlined(inks.ink, widths.edge);
  }
  return isSmall ? { fill: inks.ink } : outlined(inks.ink, isLight(fill) ? widths.light : widths.edge);
}

/** A light line was on something dark: its own field or that below. */
function strokes({ fill, stroke, strokeWidth = 1 }: Ink, ground: string, scale: number): Ink {
  if (!stroke) return {};
  const isPale = isLight(stroke) && isLight(fill ?? ground);
  // A pale edge around a field: the field has an edge of its own by now.
  if (isPale && fill) return {};
  const most = (isLight(stroke) && !isPale ? widths.light : widths.line) / scale;
  const isKept = stroke === inks.paper || stroke === inks.rule;
  return { stroke: isKept ? stroke : inks.ink, strokeWidth: Math.min(strokeWidth, most) };
}
