import { distance, sample, type Grey, type Point, type Quad } from './picture.ts';

interface Line {
  readonly x: number;
  readonly y: number;
  readonly dx: number;
  readonly dy: number;
}

/** How far from a rough side its true place is looked for, and in what steps, in points; then again from there. */
const looks = [
  { far: 3, step: 1 },
  { far: 1, step: 0.5 },
];

/** Each side is moved to where dark turns to light fastest. */
export function refined(grey: Grey, rough: Quad): Quad | undefined {
  let quad: Quad | undefined = rough;
  for (const look of looks) {
    const lines: (Line | undefined)[] = [0, 1, 2, 3].map((i) =>
      sideAt(grey, quad![i]!, quad![(i + 1) % 4]!, look),
    );
    const corners = [0, 1, 2, 3].map((i) => meeting(lines[(i + 3) % 4], lines[i]));
    const isNear = corners.every((corner, i) => corner && distance(corner, quad![i]!) <= 2 * look.far);
    if (!isNear) return undefined;
    quad = corners as unknown as Quad;
  }
  const { width, height } = grey;
  const isInside = quad.every(({ x, y }) => x > 1 && y > 1 && x < width - 2 && y < height - 2);
  return isInside ? quad : undefined;
}

function meeting(one: Line | undefined, other: Line | undefined): Point | undefined {
  if (!one || !other) return undefined;
  const across = one.dx * other.dy - one.dy * other.dx;
  if (Math.abs(across) < 0.1) return undefined;
  const t = ((other.x - one.x) * other.dy - (other.y - one.y) * other.dx) / across;
  return { x: one.x + t * one.dx, y: one.y + t * one.dy };
}

function sideAt(grey: Grey, a: Point, b: Point, { far, step }: (typeof looks)[number]): Line | undefined {
  const length = distance(a, b);
  if (length < 4) return undefined;
  const [ux, uy] = [(b.x - a.x) / length, (b.y - a.y) / length];
  const [nx, ny] = [uy, -ux]; // outwards
  const count = Math.max(6, Math.min(12, Math.round(length)));
  const points: { x: number; y: number; weight: number }[] = [];
  const steps = Math.round(far / step);
  for (let i = 0; i < count; i++) {
    const t = (0.1 + (0.8 * i) / (count - 1)) * length;
    const [x, y] = [a.x + t * ux, a.y + t * uy];
    let [before, rise, last, most, off] = [-1, 0, 0, 0, 0];
    for (let k = -steps - 1; k <= steps + 1; k++) {
      const value = sample(grey, x + k * step * nx, y + k * step * ny);
      const next = before < 0 ? 0 : value - before;
      // The steepest rise so far is the one before this one: its top lies between the three.
      if (rise > most && rise >= next && k > 1 - steps) {
        most = rise;
        const curve = last - 2 * rise + next;
        off = (k - 1.5 + (curve < 0 ? (0.5 * (last - next)) / curve : 0)) * step;
      }
      [last, rise, before] = [rise, next, value];
    }
    if (most > 0) points.push({ x: x + off * nx, y: y + off * ny, weight: most });
  }
  const line = fitted(points);
  if (!line) return undefined;
  // What strays from the line belongs to something else.
  const near = points.filter(({ x, y }) => Math.abs((x - line.x) * line.dy - (y - line.y) * line.dx) < 0.8);
  return near.length >= 4 ? fitted(near) : undefined;
}

/** The line with the least squares, by weight. */
function fitted(points: readonly { x: number; y: number; weight: number }[]): Line | undefined {
  let [w, x, y] = [0, 0, 0];
  for (const p of points) {
    w += p.weight;
    x += p.weight * p.x;
    y += p.weight * p.y;
  }
  if (points.length < 4 || w === 0) return undefined;
  x /= w;
  y /= w;
  let [xx, xy, yy] = [0, 0, 0];
  for (const p of points) {
    xx += p.weight * (p.x - x) ** 2;
    xy += p.weight * (p.x - x) * (p.y - y);
    yy += p.weight * (p.y - y) ** 2;
  }
  const angle = 0.5 * Math.atan2(2 * xy, xx - yy);
  return { x, y, dx: Math.cos(angle), dy: Math.sin(angle) };
}
