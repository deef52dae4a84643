import {
  inks,
  type Drawing,
  type Ink,
  type PathShape,
  type Shape,
  type Transform,
} from '../core/look/drawing.ts';
import { outline } from './outline.ts';

/** All colours, their greys, or line art that needs hardly any ink. */
export const inkNames = ['colour', 'grey', 'lines'] as const;
export type InkName = (typeof inkNames)[number];

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

/** The colour of a large field; line art has none. */
export function fieldColour(colour: string, ink: InkName): string | undefined {
  return ink === 'lines' ? undefined : ink === 'grey' ? grey(colour) : colour;
}

/** From 0, black, to 1, white, as the eye sees it. */
function lightness(colour: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((i) => parseInt(colour.slice(i, i + 2), 16) / 255);
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function grey(colour: string): string {
  const part = Math.round(255 * lightness(colour))
    .toString(16)
    .padStart(2, '0');
  return `#${part}${part}${part}`.toUpperCase();
}

function greyShape(shape: Shape): Shape {
  if (shape.kind === 'group') return { ...shape, shapes: shape.shapes.map(greyShape) };
  if (shape.kind === 'text') return { ...shape, fill: grey(shape.fill) };
  return {
    ...shape,
    ...(shape.fill ? { fill: grey(shape.fill) } : {}),
    ...(shape.stroke ? { stroke: grey(shape.stroke) } : {}),
  };
}

/** Where shapes lie on the drawing: x' = a·x + c·y + x0, y' = −c·x + a·y + y0 for turns and scales alike. */
interface Position {
  readonly a: number;
  readonly c: number;
  readonly x: number;
  readonly y: number;
}

const upright: Position = { a: 1, c: 0, x: 0, y: 0 };

const apply = ({ a, c, x, y }: Position, px: number, py: number): [number, number] => [
  a * px + c * py + x,
  a * py - c * px + y,
];

function inside(outer: Position, { x = 0, y = 0, scale = 1, turn = 0 }: Transform = {}): Position {
  const angle = (turn * Math.PI) / 180;
  const [cos, sin] = [scale * Math.cos(angle), scale * -Math.sin(angle)];
  const [px, py] = apply(outer, x, y);
  return { a: outer.a * cos - outer.c * sin, c: outer.a * sin + outer.c * cos, x: px, y: py };
}

const scaleOf = ({ a, c }: Position): number => Math.hypot(a, c);

interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

function boxOf(d: string, position: Position): Box {
  const points = outline(d).flatMap((segment) => {
    if (segment.kind === 'close') return [];
    const all = segment.kind === 'curve' ? [segment.a, segment.b, segment.to] : [segment.to];
    return all.map(([x, y]) => apply(position, x, y));
  });
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  return { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) };
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
const widths = { line: 0.5, edge: 0.4, light: 0.25 } as const;

/** Fields become outlines, words on them become ink, thick lines thin. */
function lineArt(shapes: readonly Shape[], at: Position, grounds: Ground[]): Shape[] {
  return shapes.map((shape) => {
    if (shape.kind === 'text') return lightness(shape.fill) > 0.45 ? { ...shape, fill: inks.ink } : shape;
    const position = inside(at, shape.transform);
    if (shape.kind === 'group') return { ...shape, shapes: lineArt(shape.shapes, position, grounds) };
    return linePath(shape, position, grounds);
  });
}

function linePath(shape: PathShape, position: Position, grounds: Ground[]): PathShape {
  const box = boxOf(shape.d, position);
  const ground = groundOf(box, grounds);
  if (shape.fill) grounds.push({ box, fill: shape.fill });
  const scale = scaleOf(position);
  return { ...shape, ...edge(shape, box, ground, scale), ...strokes(shape, ground, scale) };
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
  if (isLight(ground)) {
    const isSmall = Math.max(box.right - box.left, box.bottom - box.top) < smallest;
    if (isLight(fill)) return fill === inks.paper ? {} : outlined(inks.ink2, widths.light);
    return isSmall ? {} : outlined(fill, widths.edge);
  }
  return isLight(fill) ? outlined(inks.ink2, widths.light) : outlined(fill, widths.edge);
}

/** A light line was on something dark: its own field or that below. */
function strokes({ fill, stroke, strokeWidth = 1 }: Ink, ground: string, scale: number): Ink {
  if (!stroke) return {};
  const wasLight = isLight(stroke) && !isLight(fill ?? ground);
  const most = (wasLight ? widths.light : widths.line) / scale;
  return { stroke: wasLight ? inks.ink2 : stroke, strokeWidth: Math.min(strokeWidth, most) };
}
