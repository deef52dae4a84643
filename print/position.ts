import type { Shape, TextShape, Transform } from '../core/look/drawing.ts';
import { textWidth } from '../core/look/metrics.ts';
import { capital } from '../core/look/write.ts';
import { outline } from './outline.ts';

/** Where shapes lie on the drawing: x' = a·x + c·y + x0, y' = −c·x + a·y + y0 for turns and scales alike. */
export interface Position {
  readonly a: number;
  readonly c: number;
  readonly x: number;
  readonly y: number;
}

export const upright: Position = { a: 1, c: 0, x: 0, y: 0 };

const apply = ({ a, c, x, y }: Position, px: number, py: number): [number, number] => [
  a * px + c * py + x,
  a * py - c * px + y,
];

export function inside(outer: Position, { x = 0, y = 0, scale = 1, turn = 0 }: Transform = {}): Position {
  const angle = (turn * Math.PI) / 180;
  const [cos, sin] = [scale * Math.cos(angle), scale * -Math.sin(angle)];
  const [px, py] = apply(outer, x, y);
  return { a: outer.a * cos - outer.c * sin, c: outer.a * sin + outer.c * cos, x: px, y: py };
}

export const scaleOf = ({ a, c }: Position): number => Math.hypot(a, c);

export interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

export function boxOf(d: string, position: Position): Box {
  const points = outline(d).flatMap((segment) => {
    if (segment.kind === 'close') return [];
    const all = segment.kind === 'curve' ? [segment.a, segment.b, segment.to] : [segment.to];
    return all.map(([x, y]) => apply(position, x, y));
  });
  return around(points);
}

/** A text, from the top of its capitals. */
function textBox({ content, x, y, anchor, ...style }: TextShape, position: Position): Box {
  const width = textWidth(content, style);
  const left = anchor === 'end' ? x - width : anchor === 'middle' ? x - width / 2 : x;
  const corners = [left, left + width].flatMap((px) =>
    [y, y - capital * style.size].map((py) => apply(position, px, py)),
  );
  return around(corners);
}

function around(points: readonly (readonly [number, number])[]): Box {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  return { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) };
}

/** Without what lies wholly outside of a part of the drawing. */
export function within(shapes: readonly Shape[], part: Box, at: Position = upright): Shape[] {
  const isSeen = ({ left, right, top, bottom }: Box) =>
    right > part.left && left < part.right && bottom > part.top && top < part.bottom;
  return shapes.flatMap((shape): Shape[] => {
    if (shape.kind === 'text') return isSeen(textBox(shape, at)) ? [shape] : [];
    const position = inside(at, shape.transform);
    if (shape.kind === 'path') return isSeen(boxOf(shape.d, position)) ? [shape] : [];
    const seen = within(shape.shapes, part, position);
    return seen.length === 0 ? [] : shape.name ? [shape] : [{ ...shape, shapes: seen }];
  });
}
