import type { Drawing, Shape } from '../../core/look/drawing.ts';
import { textWidth } from '../../core/look/metrics.ts';

/** A text where it lies on the drawing; its height is that of capitals. */
export interface Box {
  readonly content: string;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
  /** Air before the first letter: huge numerals stand that much further out, so that their ink is in line. */
  readonly air: number;
}

export function textBoxes({ shapes }: Drawing): Box[] {
  return boxes(shapes, (x, y) => [x, y], 1);
}

type Map = (x: number, y: number) => readonly [number, number];

function boxes(shapes: readonly Shape[], to: Map, scale: number): Box[] {
  return shapes.flatMap((shape) => {
    if (shape.kind === 'path') return [];
    if (shape.kind === 'group') {
      const { x: dx = 0, y: dy = 0, scale: by = 1, turn = 0 } = shape.transform ?? {};
      const [cos, sin] = [by * Math.cos((turn * Math.PI) / 180), by * Math.sin((turn * Math.PI) / 180)];
      const inside: Map = (x, y) => to(dx + x * cos - y * sin, dy + x * sin + y * cos);
      return boxes(shape.shapes, inside, scale * by);
    }
    const width = textWidth(shape.content, shape);
    const start = shape.anchor === 'end' ? -width : shape.anchor === 'middle' ? -width / 2 : 0;
    const [x1, y1] = to(shape.x + start, shape.y);
    const [x2, y2] = to(shape.x + start + width, shape.y - 0.668 * shape.size);
    return [
      {
        content: shape.content,
        left: Math.min(x1, x2),
        right: Math.max(x1, x2),
        top: Math.min(y1, y2),
        bottom: Math.max(y1, y2),
        air: 0.05 * shape.size * scale,
      },
    ];
  });
}

export function overlapping(all: readonly Box[]): [string, string][] {
  const apart = (a: Box, b: Box) =>
    a.right <= b.left || b.right <= a.left || a.bottom <= b.top || b.bottom <= a.top;
  return all.flatMap((a, i) =>
    all
      .slice(i + 1)
      .filter((b) => !apart(a, b))
      .map((b): [string, string] => [a.content, b.content]),
  );
}

/** Texts that leave a zone. */
export function outside(all: readonly Box[], zone: Omit<Box, 'content' | 'air'>): string[] {
  const hair = 0.05;
  return all
    .filter(
      (box) =>
        box.left < zone.left - hair - box.air ||
        box.right > zone.right + hair ||
        box.top < zone.top - hair ||
        box.bottom > zone.bottom + hair,
    )
    .map(({ content }) => content);
}
