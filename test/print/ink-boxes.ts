import type { Drawing, Shape, Transform } from '../../core/look/drawing.ts';
import { textWidth } from '../../core/look/metrics.ts';
import { outline } from '../../print/outline.ts';

export interface InkBox {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

type Point = readonly [x: number, y: number];
type Map = (point: Point) => Point;

/** What all that is drawn keeps inside of: fields, lines with their width, capitals; clipped where it is clipped. */
export function inkBoxes({ shapes }: Drawing): InkBox[] {
  return shapes.flatMap((shape) => boxesOf(shape, (point) => point, 1));
}

function boxesOf(shape: Shape, to: Map, scale: number): InkBox[] {
  if (shape.kind === 'text') {
    const width = textWidth(shape.content, shape);
    const left = shape.x - { start: 0, middle: width / 2, end: width }[shape.anchor ?? 'start'];
    return [around([to([left, shape.y]), to([left + width, shape.y - 0.668 * shape.size])])];
  }
  const inside: Map = (point) => to(moved(point, shape.transform));
  const within = scale * (shape.transform?.scale ?? 1);
  if (shape.kind === 'path') {
    const points = outline(shape.d).flatMap((segment): Point[] => {
      if (segment.kind === 'close') return [];
      return segment.kind === 'curve' ? [segment.a, segment.b, segment.to] : [segment.to];
    });
    const half = shape.stroke ? ((shape.strokeWidth ?? 1) * within) / 2 : 0;
    return points.length > 0 ? [grown(around(points.map(inside)), half)] : [];
  }
  const boxes = shape.shapes.flatMap((one) => boxesOf(one, inside, within));
  if (!shape.clip) return boxes;
  const { x, y, width, height } = shape.clip;
  const clip = around([inside([x, y]), inside([x + width, y + height])]);
  return boxes.map((box) => common(box, clip));
}

function moved([px, py]: Point, { x = 0, y = 0, scale = 1, turn = 0 }: Transform = {}): Point {
  const [cos, sin] = [scale * Math.cos((turn * Math.PI) / 180), scale * Math.sin((turn * Math.PI) / 180)];
  return [x + px * cos - py * sin, y + px * sin + py * cos];
}

function around(points: readonly Point[]): InkBox {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  return { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) };
}

const grown = ({ left, right, top, bottom }: InkBox, by: number): InkBox => ({
  left: left - by,
  right: right + by,
  top: top - by,
  bottom: bottom + by,
});

const common = (a: InkBox, b: InkBox): InkBox => ({
  left: Math.max(a.left, b.left),
  right: Math.min(a.right, b.right),
  top: Math.max(a.top, b.top),
  bottom: Math.min(a.bottom, b.bottom),
});
