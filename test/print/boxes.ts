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
  return boxes(shapes, 0, 0, 1);
}

function boxes(shapes: readonly Shape[], x: number, y: number, scale: number): Box[] {
  return shapes.flatMap((shape) => {
    if (shape.kind === 'path') return [];
    if (shape.kind === 'group') {
      const { x: dx = 0, y: dy = 0, scale: by = 1 } = shape.transform ?? {};
      return boxes(shape.shapes, x + dx * scale, y + dy * scale, scale * by);
    }
    const width = textWidth(shape.content, shape) * scale;
    const at = x + shape.x * scale;
    const left = shape.anchor === 'end' ? at - width : shape.anchor === 'middle' ? at - width / 2 : at;
    const bottom = y + shape.y * scale;
    return [
      {
        content: shape.content,
        left,
        right: left + width,
        top: bottom - 0.668 * shape.size * scale,
        bottom,
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
