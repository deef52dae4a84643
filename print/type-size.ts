import type { Drawing, Shape } from '../core/look/drawing.ts';

/** The height of the smallest letters that are read, in millimetres; what is cut away does not count. */
export const smallestType = ({ shapes }: Drawing): number => smallestOf(shapes, 1);

function smallestOf(shapes: readonly Shape[], scale: number): number {
  return shapes.reduce((least, shape) => Math.min(least, sizeOf(shape, scale)), Infinity);
}

function sizeOf(shape: Shape, scale: number): number {
  if (shape.kind === 'path') return Infinity;
  if (shape.kind === 'text') return shape.content.trim() === '' ? Infinity : scale * shape.size;
  return shape.isAside ? Infinity : smallestOf(shape.shapes, scale * (shape.transform?.scale ?? 1));
}
