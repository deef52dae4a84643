import type { Drawing, Shape } from '../core/look/drawing.ts';
import { textWidth } from '../core/look/metrics.ts';
import { capital, smallest } from '../core/look/write.ts';

interface Box {
  /** Of a line there is none. */
  readonly content: string;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

const straight = /^M(\S+) (\S+)L(\S+) (\S+)$/;

/** Texts and straight lines of a face where they lie; nothing on a face is turned. */
function boxesOf(shapes: readonly Shape[], x = 0, y = 0, scale = 1): Box[] {
  return shapes.flatMap((shape) => {
    if (shape.kind === 'path') {
      const ends = straight.exec(shape.d)?.slice(1).map(Number);
      if (!ends || shape.transform) return [];
      const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = ends;
      const [left, right, top, bottom] = [x + x1 * scale, x + x2 * scale, y + y1 * scale, y + y2 * scale];
      return [{ content: '', left, right, top, bottom }];
    }
    if (shape.kind === 'group') {
      const { x: dx = 0, y: dy = 0, scale: by = 1, turn = 0 } = shape.transform ?? {};
      return turn === 0 ? boxesOf(shape.shapes, x + dx * scale, y + dy * scale, scale * by) : [];
    }
    const width = textWidth(shape.content, shape) * scale;
    const start = x + shape.x * scale;
    const left =
      shape.anchor === 'end' ? start - width : shape.anchor === 'middle' ? start - width / 2 : start;
    const bottom = y + shape.y * scale;
    return [
      {
        content: shape.content,
        left,
        right: left + width,
        top: bottom - capital * shape.size * scale,
        bottom,
      },
    ];
  });
}

/** Sums of lengths are not exact; and the first numeral of a row stands a little further out, so that its ink is in line. */
const hair = 0.05;
const airOf = ({ top, bottom }: Box): number => hair + (0.05 * (bottom - top)) / capital;

/** A text that lies on another one or on a line, or beyond the margin of its card, or that nobody can read. */
export function crowded({ shapes, width, height }: Drawing, margin: number): string | undefined {
  const all = boxesOf(shapes);
  const boxes = all.filter(({ content }) => content.trim() !== '');
  const lines = all.filter(({ content }) => content === '');
  const beyond = boxes.find(
    (box) =>
      box.left < margin - airOf(box) ||
      box.right > width - margin + hair ||
      box.top < 0 ||
      box.bottom > height ||
      box.bottom - box.top < capital * smallest - hair,
  );
  if (beyond) return beyond.content;
  const isApart = (a: Box, b: Box) =>
    a.right <= b.left || b.right <= a.left || a.bottom <= b.top || b.bottom <= a.top;
  return boxes.find((one, i) => [...boxes.slice(i + 1), ...lines].some((other) => !isApart(one, other)))
    ?.content;
}
