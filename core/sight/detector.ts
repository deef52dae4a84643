import { blurred, inside, isLikely, lookOver, lookWell, normal } from './cells.ts';
import { cells, marks, ways } from './marks.ts';
import { distance, type Grey, type Quad } from './picture.ts';
import { createFinder } from './quads.ts';
import { refined } from './sides.ts';

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
/** Blur that a mark is compared in, in cells. */
const blurs = [0.35, 0.6, 0.9];

export function createDetector(): Detector {
  const finder = createFinder();
  const templates = blurs.map((blur) => marks().map((word) => normal(blurred(word, blur))));
  return {
    detect(grey) {
      const found: Sighting[] = [];
      for (const rough of finder.find(grey)) {
        if (!isLikely(lookOver(grey, rough), 'perhaps')) continue;
        const quad = refined(grey, rough);
        const sighting = quad && read(grey, quad, templates);
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
  const values = lookWell(grey, quad);
  if (!isLikely(values, 'surely')) return undefined;
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
