import { distance, type Grey, type Point, type Quad } from './picture.ts';

/** Where a mark could be: dark patches with four sides. */

/** Half of the window that a point is compared with, in points. Larger ones, and several, were tried: none reads more. */
const reach = 5;
/** A point is dark if it is so much darker than its window: in parts of 256, and in shades. */
const darker = 241;
const shades = 2;

/** Points. A mark as small as this can just be read; a larger one is not at the table but before the lens. */
const smallest = 8;
const largest = 400;

export interface Finder {
  find(grey: Grey): Quad[];
}

/** Its buffers are kept from frame to frame. */
export function createFinder(): Finder {
  let runs = createRuns(0);
  return {
    find(grey) {
      const most = Math.ceil(grey.width / 2) * grey.height;
      if (runs.row.length !== most) runs = createRuns(most);
      threshold(grey, runs);
      return patches(runs, grey)
        .map(fourSides)
        .filter((quad) => quad !== undefined);
    },
  };
}

/** Dark points that follow each other in a row; `patch` leads to the first run of the patch that a run belongs to. */
interface Runs {
  count: number;
  readonly row: Int16Array;
  readonly left: Int16Array;
  readonly right: Int16Array;
  readonly patch: Int32Array;
  /** Of the patch that begins with a run. */
  readonly leftmost: Int16Array;
  readonly rightmost: Int16Array;
  readonly bottom: Int16Array;
  /** Where the ends of its rows begin in `ends`, left and right by turns: in each of its rows a patch has a run. */
  readonly begin: Int32Array;
  readonly ends: Int16Array;
}

const createRuns = (most: number): Runs => ({
  count: 0,
  row: new Int16Array(most),
  left: new Int16Array(most),
  right: new Int16Array(most),
  patch: new Int32Array(most),
  leftmost: new Int16Array(most),
  rightmost: new Int16Array(most),
  bottom: new Int16Array(most),
  begin: new Int32Array(most),
  ends: new Int16Array(2 * most),
});

/**
 * Finds what is darker than the window around it, row after row; beyond its edges the picture goes on as it ends there.
 * All numbers are whole: this is most of the work.
 */
function threshold({ width, height, data }: Grey, runs: Runs): void {
  const { row, left, right } = runs;
  const wide = 2 * reach + 1;
  const at = (y: number): Grey['data'] => {
    const begin = Math.max(0, Math.min(height - 1, y)) * width;
    return data.subarray(begin, begin + width);
  };
  /** The sums of the window's columns, from its place left of the picture to the one right of it. */
  const columns = new Int32Array(width + 2 * reach);
  for (let y = -reach; y <= reach; y++) {
    const values = at(y - 1);
    for (let x = 0; x < width; x++) columns[x + reach]! += values[x]!;
  }
  let count = 0;
  for (let y = 0; y < height; y++) {
    const [values, enters, leaves] = [at(y), at(y + reach), at(y - reach - 1)];
    for (let x = 0; x < width; x++) columns[x + reach]! += enters[x]! - leaves[x]!;
    columns.fill(columns[reach]!, 0, reach).fill(columns[width + reach - 1]!, width + reach);
    let sum = 0;
    for (let x = 0; x < 2 * reach; x++) sum += columns[x]!;
    let wasDark = false;
    for (let x = 0; x < width; x++) {
      sum += columns[x + 2 * reach]!;
      const isDark = (values[x]! + shades) * 256 * wide * wide < sum * darker;
      sum -= columns[x]!;
      if (isDark === wasDark) continue;
      wasDark = isDark;
      if (isDark) {
        row[count] = y;
        left[count] = x;
      } else right[count++] = x - 1;
    }
    if (wasDark) right[count++] = width - 1;
  }
  runs.count = count;
}

/** Runs that touch, also by their corners, are one patch. */
function join({ count, row, left, right, patch, leftmost, rightmost, bottom }: Runs): void {
  let above = 0;
  for (let run = 0; run < count; run++) {
    patch[run] = run;
    while (row[above]! < row[run]! - 1 || (row[above]! < row[run]! && right[above]! < left[run]! - 1))
      above++;
    for (
      let other = above;
      other < run && row[other]! < row[run]! && left[other]! <= right[run]! + 1;
      other++
    ) {
      const one = first(patch, run);
      const two = first(patch, other);
      if (one < two) patch[two] = one;
      else patch[one] = two;
    }
  }
  for (let run = 0; run < count; run++) {
    const to = (patch[run] = first(patch, run));
    if (to === run || left[run]! < leftmost[to]!) leftmost[to] = left[run]!;
    if (to === run || right[run]! > rightmost[to]!) rightmost[to] = right[run]!;
    bottom[to] = row[run]!;
  }
}

function first(patch: Int32Array, run: number): number {
  let at = run;
  while (patch[at] !== at) at = patch[at] = patch[patch[at]!]!;
  return at;
}

/** The hulls of dark patches that could be a mark, by their size and shape. */
function patches(runs: Runs, { width }: Grey): Point[][] {
  join(runs);
  const { count, row, left, right, patch, leftmost, rightmost, bottom, begin, ends } = runs;
  const likely: number[] = [];
  let used = 0;
  for (let run = 0; run < count; run++) {
    const to = patch[run]!;
    if (to === run) {
      const [wide, high] = [rightmost[run]! - leftmost[run]! + 1, bottom[run]! - row[run]! + 1];
      const long = Math.max(wide, high);
      begin[run] = -1;
      if (long < smallest || long > largest || Math.min(wide, high) < smallest / 2) continue;
      likely.push(run);
      begin[run] = used;
      for (const end = used + 2 * high; used < end; used += 2) [ends[used], ends[used + 1]] = [width, -1];
    }
    if (begin[to]! < 0) continue;
    const at = begin[to]! + 2 * (row[run]! - row[to]!);
    if (left[run]! < ends[at]!) ends[at] = left[run]!;
    if (right[run]! > ends[at + 1]!) ends[at + 1] = right[run]!;
  }
  return likely.flatMap((run) => {
    const at = begin[run]!;
    const rows = ends.subarray(at, at + 2 * (bottom[run]! - row[run]! + 1));
    const hull = hullOf(rows, row[run]!);
    let covered = 0;
    for (let i = 0; i < rows.length; i += 2) covered += rows[i + 1]! - rows[i]!;
    return hull.length >= 4 && covered >= solid * area(hull) ? [hull] : [];
  });
}
/** A patch must fill so much of its hull. */
const solid = 0.8;

/** Around the ends of rows, of which the first is `top`; clockwise on the screen. */
function hullOf(ends: Int16Array, top: number): Point[] {
  const chains: [Point[], Point[]] = [[], []];
  const add = (chain: Point[], point: Point): void => {
    while (chain.length > 1 && turn(chain.at(-2)!, chain.at(-1)!, point) <= 0) chain.pop();
    chain.push(point);
  };
  const rows = ends.length / 2;
  for (let i = 0; i < rows; i++) add(chains[0], { x: ends[2 * i + 1]!, y: top + i });
  for (let i = rows - 1; i >= 0; i--) add(chains[1], { x: ends[2 * i]!, y: top + i });
  return chains.flatMap((chain, i) => {
    const last = chain.at(-1)!;
    const next = chains[1 - i]![0]!;
    return last.x === next.x && last.y === next.y ? chain.slice(0, -1) : chain;
  });
}

const turn = (a: Point, b: Point, c: Point): number => (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x);

/** The quadrilateral around a hull, if it is nearly one: edge after edge is left out, always the one that matters least. */
function fourSides(hull: readonly Point[]): Quad | undefined {
  const corners = [...hull];
  while (corners.length > 4) {
    const count = corners.length;
    let least = Infinity;
    let at = -1;
    let meet: Point | undefined;
    for (let i = 0; i < count; i++) {
      const [b, c] = [corners[(i + 1) % count]!, corners[(i + 2) % count]!];
      const beyond = crossing(corners[i]!, b, corners[(i + 3) % count]!, c);
      if (!beyond) continue;
      const added = turn(b, beyond, c) / 2;
      if (added < least) [least, at, meet] = [added, i, beyond];
    }
    if (!meet) return undefined;
    corners[(at + 1) % count] = meet;
    corners.splice((at + 2) % count, 1);
  }
  return isSquarish(corners) && area(hull) >= straight * area(corners)
    ? (corners as unknown as Quad)
    : undefined;
}

/** Seen from the side a square is narrow, but not a line. */
function isSquarish(corners: readonly Point[]): boolean {
  const sides = corners.map((corner, i) => distance(corner, corners[(i + 1) % 4]!));
  const long = Math.max(...sides);
  return long >= smallest && Math.min(...sides) >= narrowest * long;
}
const narrowest = 0.25;
/** A hull must fill so much of its quadrilateral. */
const straight = 0.75;

function area(points: readonly Point[]): number {
  let sum = 0;
  for (let i = 0; i < points.length; i++) {
    const [a, b] = [points[i]!, points[(i + 1) % points.length]!];
    sum += a.x * b.y - b.x * a.y;
  }
  return sum / 2;
}

/** Where the line from a beyond b meets the one from d beyond c. */
function crossing(a: Point, b: Point, d: Point, c: Point): Point | undefined {
  const [ux, uy, vx, vy] = [b.x - a.x, b.y - a.y, c.x - d.x, c.y - d.y];
  const across = ux * vy - uy * vx;
  if (Math.abs(across) < 1e-6) return undefined;
  const t = ((d.x - a.x) * vy - (d.y - a.y) * vx) / across;
  const s = ((d.x - a.x) * uy - (d.y - a.y) * ux) / across;
  return t >= 1 && s >= 1 ? { x: a.x + t * ux, y: a.y + t * uy } : undefined;
}
