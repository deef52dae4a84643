import { cells, marks, sideWithBorder, ways, type Cells } from './marks.ts';
import { createFinder, sample, type Grey, type Point, type Quad } from './quads.ts';

/** A mark in a frame. Lengths are points of it. */
export interface Sighting {
  readonly mark: number;
  readonly x: number;
  readonly y: number;
  /** The mean length of its sides. */
  readonly size: number;
  /** How much it is like the mark, at most 1. */
  readonly likeness: number;
}

export interface Detector {
  detect(grey: Grey): Sighting[];
}

/** So much a patch must be like a mark, and so much more than like any other. */
const alike = 0.9;
const clearly = 0.16;
/** The white around a mark is so much lighter than its border, in shades. */
const leastContrast = 10;
/** Of that contrast so much is between its lightest and its darkest cells, of which there are twelve in any mark. */
const leastInside = 0.4;
const twelve = 12;
/** Cells of the border or the white around it that may be on the wrong side of grey. */
const mostWrong = 3;

/** Blur that a mark is compared in, in cells. */
const blurs = [0.35, 0.6, 0.9];

export function createDetector(): Detector {
  const finder = createFinder();
  const templates = blurs.map((blur) => marks().map((word) => normal(blurred(word, blur))));
  return {
    detect(grey) {
      const found: Sighting[] = [];
      for (const quad of finder.find(grey)) {
        const sighting = read(grey, quad, templates);
        if (!sighting) continue;
        const same = found.findIndex(
          (other) => other.mark === sighting.mark && distance(other, sighting) < other.size / 2,
        );
        if (same < 0) found.push(sighting);
        else if (found[same]!.likeness < sighting.likeness) found[same] = sighting;
      }
      return found;
    },
  };
}

/** Templates by blur and mark. The middle blur finds the mark, the others tell how much it is like it. */
function read(grey: Grey, quad: Quad, templates: readonly (readonly Float32Array[])[]): Sighting | undefined {
  const values = cellValues(grey, quad);
  if (!isLikely(values)) return undefined;
  const inner = normal(inside(values));
  const middle = templates[blurs.length >> 1]!;
  let mark = -1;
  let turned = inner;
  let [most, next] = [-1, -1];
  for (const way of ways) {
    const view = Float32Array.from(way, (from) => inner[from]!);
    for (let one = 0; one < middle.length; one++) {
      const likeness = product(view, middle[one]!);
      if (likeness > most) {
        if (one !== mark) next = most;
        [most, mark, turned] = [likeness, one, view];
      } else if (one !== mark && likeness > next) next = likeness;
    }
  }
  const likeness = Math.max(...templates.map((all) => product(turned, all[mark]!)));
  if (likeness < alike || most - next < clearly) return undefined;
  const sides = quad.map((corner, i) => distance(corner, quad[(i + 1) % 4]!));
  return {
    mark,
    x: quad.reduce((sum, { x }) => sum + x, 0) / 4,
    y: quad.reduce((sum, { y }) => sum + y, 0) / 4,
    size: sides.reduce((sum, length) => sum + length, 0) / 4,
    likeness,
  };
}

function product(one: Float32Array, other: Float32Array): number {
  let sum = 0;
  for (let i = 0; i < cells; i++) sum += one[i]! * other[i]!;
  return sum;
}

const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);

/** Cells along a side with border and white. */
const wide = sideWithBorder + 2;
/** Where a cell is looked at, from its middle. */
const spots = [
  [0, 0],
  [-0.25, -0.25],
  [0.25, -0.25],
  [-0.25, 0.25],
  [0.25, 0.25],
] as const;

/** How light each cell is, with border and white, row by row. */
function cellValues(grey: Grey, quad: Quad): Float32Array {
  const at = projection(quad);
  return Float32Array.from({ length: wide * wide }, (_, i) => {
    const [u, v] = [(i % wide) - 0.5, Math.floor(i / wide) - 0.5];
    let sum = 0;
    for (const [du, dv] of spots) {
      const { x, y } = at((u + du) / sideWithBorder, (v + dv) / sideWithBorder);
      sum += sample(grey, x, y);
    }
    return sum / spots.length;
  });
}

/** From the unit square to a quadrilateral. */
function projection([a, b, c, d]: Quad): (u: number, v: number) => Point {
  const [sx, sy] = [a.x - b.x + c.x - d.x, a.y - b.y + c.y - d.y];
  const [ex, ey, fx, fy] = [b.x - c.x, b.y - c.y, d.x - c.x, d.y - c.y];
  const across = ex * fy - ey * fx;
  const g = (sx * fy - sy * fx) / across;
  const h = (ex * sy - ey * sx) / across;
  const [m, o] = [b.x - a.x + g * b.x, d.x - a.x + h * d.x];
  const [p, q] = [b.y - a.y + g * b.y, d.y - a.y + h * d.y];
  return (u, v) => {
    const w = g * u + h * v + 1;
    return { x: (m * u + o * v + a.x) / w, y: (p * u + q * v + a.y) / w };
  };
}

/** 0 the white around, 1 the border, 2 and more inside. */
const ringOf = (i: number): number => {
  const [x, y] = [i % wide, Math.floor(i / wide)];
  return Math.min(x, y, wide - 1 - x, wide - 1 - y);
};
const rings = Array.from({ length: wide * wide }, (_, i) => ringOf(i));
const outerCells = rings.flatMap((ring, i) => (ring === 0 ? [i] : []));
const borderCells = rings.flatMap((ring, i) => (ring === 1 ? [i] : []));
const innerCells = rings.flatMap((ring, i) => (ring > 1 ? [i] : []));

/** Is it dark along the border, light around it, and both inside? */
function isLikely(values: Float32Array): boolean {
  const mean = (of: readonly number[]): number => of.reduce((sum, value) => sum + value, 0) / of.length;
  const [white, border] = [outerCells.map((i) => values[i]!), borderCells.map((i) => values[i]!)];
  const [light, dark] = [mean(white), mean(border)];
  const contrast = light - dark;
  if (contrast < leastContrast) return false;
  const grey = (light + dark) / 2;
  const wrong = white.filter((value) => value < grey).length + border.filter((value) => value > grey).length;
  if (wrong > mostWrong) return false;
  const inner = [...inside(values).sort()];
  return mean(inner.slice(-twelve)) - mean(inner.slice(0, twelve)) >= leastInside * contrast;
}

const inside = (values: Float32Array): Float32Array => Float32Array.from(innerCells, (i) => values[i]!);

/** Mean 0, length 1: brightness and contrast tell nothing. */
function normal(values: Float32Array): Float32Array {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const length = Math.sqrt(values.reduce((sum, value) => sum + (value - mean) ** 2, 0)) || 1;
  return values.map((value) => (value - mean) / length);
}

/** The cells of a mark as a camera out of focus sees them. */
function blurred(word: Cells, blur: number): Float32Array {
  const ideal = Float32Array.from(rings, (ring) => Number(ring === 0));
  innerCells.forEach((at, i) => (ideal[at] = word[i]!));
  const kernel = [-2, -1, 0, 1, 2].map((far) => Math.exp(-(far * far) / (2 * blur * blur)));
  const whole = kernel.reduce((sum, weight) => sum + weight, 0);
  const along = (from: Float32Array, by: number): Float32Array =>
    from.map((_, i) =>
      kernel.reduce((sum, weight, k) => {
        const [x, y] = [i % wide, Math.floor(i / wide)];
        const place = clamp((by === 1 ? x : y) + k - 2);
        return sum + (weight / whole) * from[by === 1 ? y * wide + place : place * wide + x]!;
      }, 0),
    );
  return inside(along(along(ideal, 1), wide));
}

const clamp = (place: number): number => Math.max(0, Math.min(wide - 1, place));
