import { blurred, inside, isLikely, lookOver, lookWell, normal, picked } from './cells.ts';
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

/** So much a patch must be like a mark; and so many times more it must be unlike any other. */
const alike = 0.9;
const clearly = 3;
/** Blur that a mark is compared in, in cells. */
const blurs = [0.35, 0.6, 0.9];

export function createDetector(): Detector {
  const finder = createFinder();
  const templates = blurs.map((blur) => marks().map((word) => normal(blurred(word, blur))));
  return {
    detect(grey) {
      const found: Sighting[] = [];
      for (const rough of finder.find(grey)) {
        const over = lookOver(grey, rough);
        if (!isLikely(over, 'perhaps')) continue;
        const quad = refined(grey, rough);
        // The sides of a mark out of focus are hardly found, and its cells seen as well without.
        const sighting =
          (quad && read(quad, lookWell(grey, quad), templates)) ?? read(rough, over, templates);
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

/** By blur and mark. */
type Templates = readonly (readonly Float32Array[])[];

/** The middle blur finds the mark; the one in which it is most alike tells it from the others. */
function read(quad: Quad, values: Float32Array, templates: Templates): Sighting | undefined {
  if (!isLikely(values, 'surely')) return undefined;
  const inner = normal(inside(values));
  const views = ways.map((way) => picked(inner, way));
  const { mark, view } = mostAlike(views, templates[blurs.length >> 1]!);
  const alikes = templates.map((all) => product(view, all[mark]!));
  const likeness = Math.max(...alikes);
  if (likeness < alike) return undefined;
  const others = templates[alikes.indexOf(likeness)]!.filter((_, one) => one !== mark);
  if (1 - mostAlike(views, others).likeness < clearly * (1 - likeness)) return undefined;
  const sides = quad.map((corner, i) => distance(corner, quad[(i + 1) % 4]!));
  return {
    mark,
    x: quad.reduce((sum, { x }) => sum + x, 0) / 4,
    y: quad.reduce((sum, { y }) => sum + y, 0) / 4,
    size: sides.reduce((sum, length) => sum + length, 0) / 4,
    likeness,
  };
}

function mostAlike(views: readonly Float32Array[], templates: readonly Float32Array[]) {
  let [likeness, mark, view] = [-1, -1, views[0]!];
  for (const one of views)
    for (let number = 0; number < templates.length; number++) {
      const now = product(one, templates[number]!);
      if (now > likeness) [likeness, mark, view] = [now, number, one];
    }
  return { likeness, mark, view };
}

/** Four sums beside each other are faster than one after the other. */
function product(one: Float32Array, other: Float32Array): number {
  let [a, b, c, d] = [0, 0, 0, 0];
  for (let i = 0; i < cells; i += 4) {
    a += one[i]! * other[i]!;
    b += one[i + 1]! * other[i + 1]!;
    c += one[i + 2]! * other[i + 2]!;
    d += one[i + 3]! * other[i + 3]!;
  }
  return a + b + c + d;
}
