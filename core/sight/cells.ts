import { cells, sideWithBorder, type Cells } from './marks.ts';
import { sample, type Grey, type Quad } from './picture.ts';

/** Cells along a side with border and white. */
const wide = sideWithBorder + 2;
/** Where a cell is looked at, from its middle. */
type Spots = readonly (readonly [x: number, y: number])[];
const middle: Spots = [[0, 0]];
const spread: Spots = [...middle, [-0.25, -0.25], [0.25, -0.25], [-0.25, 0.25], [0.25, 0.25]];

/** How light each cell is, with border and white, row by row; overwritten by the next look. */
export const lookWell = looking(spread);

/** The same, quickly, for sides that are only roughly known. */
export const lookOver = looking(middle);

function looking(spots: Spots): (grey: Grey, quad: Quad) => Float32Array {
  const found = new Float32Array(wide * wide);
  return (grey, quad) => {
    const [xu, xv, x, yu, yv, y, wu, wv] = projection(quad);
    for (let i = 0; i < found.length; i++) {
      const [column, row] = [(i % wide) - 0.5, Math.floor(i / wide) - 0.5];
      let sum = 0;
      for (const [right, down] of spots) {
        const [u, v] = [(column + right) / sideWithBorder, (row + down) / sideWithBorder];
        const w = wu * u + wv * v + 1;
        sum += sample(grey, (xu * u + xv * v + x) / w, (yu * u + yv * v + y) / w);
      }
      found[i] = sum / spots.length;
    }
    return found;
  };
}

/** From the unit square to a quadrilateral: what x, y and their divisor take of u, of v, and besides. */
function projection([a, b, c, d]: Quad) {
  const [sx, sy] = [a.x - b.x + c.x - d.x, a.y - b.y + c.y - d.y];
  const [ex, ey, fx, fy] = [b.x - c.x, b.y - c.y, d.x - c.x, d.y - c.y];
  const across = ex * fy - ey * fx;
  const g = (sx * fy - sy * fx) / across;
  const h = (ex * sy - ey * sx) / across;
  const [xu, xv] = [b.x - a.x + g * b.x, d.x - a.x + h * d.x];
  const [yu, yv] = [b.y - a.y + g * b.y, d.y - a.y + h * d.y];
  return [xu, xv, a.x, yu, yv, a.y, g, h] as const;
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

/** The white around a mark is so much lighter than its border, in shades. */
const leastContrast = 10;
/**
 * Cells of the border or the white around it that may be on the wrong side of grey; and how much of the contrast there
 * is between its lightest and its darkest cells, of which any mark has twelve.
 */
const limits = { perhaps: { wrong: 14, inside: 0.3 }, surely: { wrong: 3, inside: 0.4 } } as const;
const twelve = Array.from({ length: 12 }, (_, i) => i);
const darkest = twelve;
const lightest = twelve.map((i) => cells - 1 - i);

/** Is it dark along the border, light around it, and both inside? */
export function isLikely(values: Float32Array, how: keyof typeof limits): boolean {
  const { wrong: mostWrong, inside: leastInside } = limits[how];
  const [light, dark] = [mean(values, outerCells), mean(values, borderCells)];
  const contrast = light - dark;
  if (contrast < leastContrast) return false;
  const grey = (light + dark) / 2;
  let wrong = 0;
  for (const i of outerCells) wrong += Number(values[i]! < grey);
  for (const i of borderCells) wrong += Number(values[i]! > grey);
  if (wrong > mostWrong) return false;
  const inner = inside(values).sort();
  return mean(inner, lightest) - mean(inner, darkest) >= leastInside * contrast;
}

function mean(values: Float32Array, of: readonly number[]): number {
  let sum = 0;
  for (const i of of) sum += values[i]!;
  return sum / of.length;
}

export const inside = (values: Float32Array): Float32Array => picked(values, innerCells);

/** The values at these places, in this order. */
export function picked(values: Float32Array, places: ArrayLike<number>): Float32Array {
  const found = new Float32Array(places.length);
  for (let i = 0; i < found.length; i++) found[i] = values[places[i]!]!;
  return found;
}

/** Mean 0, length 1: brightness and contrast tell nothing. */
export function normal(values: Float32Array): Float32Array {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const length = Math.sqrt(values.reduce((sum, value) => sum + (value - mean) ** 2, 0)) || 1;
  return values.map((value) => (value - mean) / length);
}

/** The cells of a mark as a camera out of focus sees them. */
export function blurred(word: Cells, blur: number): Float32Array {
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
