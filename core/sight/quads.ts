/** Where a mark could be: dark patches with four straight sides, to a fraction of a point. */

/** A picture in grey, row by row. */
export interface Grey {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8Array | Uint8ClampedArray;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Corners, clockwise on the screen. */
export type Quad = readonly [Point, Point, Point, Point];

/** Sides of the window that a point is compared with, halved: a far mark needs a small one, a dim mark a large one. */
const reaches = [4, 10];
/** A point is dark if it is so much darker than its window: in parts of it, and in shades. */
const darker = 0.94;
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
      const found: Quad[] = [];
      for (const reach of reaches) {
        threshold(grey, reach, runs);
        for (const hull of patches(runs, grey)) {
          const rough = fourSides(hull);
          const fine = rough && !found.some((quad) => isSame(quad, rough)) && refined(grey, rough);
          if (fine) found.push(fine);
        }
      }
      return found;
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
}

const createRuns = (most: number): Runs => ({
  count: 0,
  row: new Int16Array(most),
  left: new Int16Array(most),
  right: new Int16Array(most),
  patch: new Int32Array(most),
});

/** A patch that was found already, through another window. */
function isSame([a, , c]: Quad, [d, e, f, g]: Quad): boolean {
  const near = (one: Point, other: Point): boolean =>
    Math.abs(one.x - other.x) + Math.abs(one.y - other.y) < 2;
  return (
    (near(a, d) && near(c, f)) ||
    (near(a, f) && near(c, d)) ||
    (near(a, e) && near(c, g)) ||
    (near(a, g) && near(c, e))
  );
}

/** Finds what is darker than the window around it, row after row. */
function threshold({ width, height, data }: Grey, reach: number, runs: Runs): void {
  const columns = new Int32Array(width + 2 * reach + 1); // beyond both edges they stay 0
  let count = 0;
  for (let y = -reach; y < height; y++) {
    const [enters, leaves] = [y + reach, y - reach - 1];
    if (enters < height)
      for (let x = reach, i = enters * width; x < width + reach; x++, i++) columns[x]! += data[i]!;
    if (leaves >= 0)
      for (let x = reach, i = leaves * width; x < width + reach; x++, i++) columns[x]! -= data[i]!;
    if (y < 0) continue;
    const rows = Math.min(height - 1, enters) - Math.max(0, leaves + 1) + 1;
    const row = y * width;
    let sum = 0;
    for (let x = 0; x < 2 * reach; x++) sum += columns[x]!;
    let wasDark = false;
    for (let x = 0; x < width; x++) {
      sum += columns[x + 2 * reach]!;
      const seen = x < reach ? x + reach + 1 : x >= width - reach ? width - x + reach : 2 * reach + 1;
      const isDark = (data[row + x]! + shades) * rows * seen < sum * darker;
      sum -= columns[x]!;
      if (isDark === wasDark) continue;
      wasDark = isDark;
      if (isDark) {
        runs.row[count] = y;
        runs.left[count] = x;
      } else runs.right[count++] = x - 1;
    }
    if (wasDark) runs.right[count++] = width - 1;
  }
  runs.count = count;
}

/** Runs that touch, also by their corners, are one patch. */
function join({ count, row, left, right, patch }: Runs): void {
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
      const [one, two] = [first(patch, run), first(patch, other)];
      patch[Math.max(one, two)] = Math.min(one, two);
    }
  }
  for (let run = 0; run < count; run++) patch[run] = first(patch, run);
}

function first(patch: Int32Array, run: number): number {
  let at = run;
  while (patch[at] !== at) at = patch[at] = patch[patch[at]!]!;
  return at;
}

/** The hulls of dark patches that could be a mark, by their size and shape. */
function patches(runs: Runs, { width }: Grey): Point[][] {
  join(runs);
  const { count, row, left, right, patch } = runs;
  const boxes = new Map<number, { left: number; right: number; bottom: number; ends?: Int16Array }>();
  for (let run = 0; run < count; run++) {
    const box = boxes.get(patch[run]!);
    if (!box) boxes.set(run, { left: left[run]!, right: right[run]!, bottom: row[run]! });
    else {
      if (left[run]! < box.left) box.left = left[run]!;
      if (right[run]! > box.right) box.right = right[run]!;
      box.bottom = row[run]!;
    }
  }
  for (const [run, box] of boxes) {
    const [wide, high] = [box.right - box.left + 1, box.bottom - row[run]! + 1];
    const [short, long] = wide < high ? [wide, high] : [high, wide];
    if (long < smallest || long > largest || short < smallest / 2) boxes.delete(run);
    else box.ends = new Int16Array(2 * high).map((_, i) => (i % 2 === 0 ? width : -1));
  }
  for (let run = 0; run < count; run++) {
    const ends = boxes.get(patch[run]!)?.ends;
    if (!ends) continue;
    const at = 2 * (row[run]! - row[patch[run]!]!);
    if (left[run]! < ends[at]!) ends[at] = left[run]!;
    if (right[run]! > ends[at + 1]!) ends[at + 1] = right[run]!;
  }
  return [...boxes].flatMap(([run, { ends }]) => {
    if (!ends) return [];
    const hull = hullOf(ends, row[run]!);
    let covered = 0;
    for (let i = 0; i < ends.length; i += 2) covered += ends[i + 1]! - ends[i]!;
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
  return area(hull) >= straight * area(corners) ? (corners as unknown as Quad) : undefined;
}
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
function refined(grey: Grey, rough: Quad): Quad | undefined {
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

const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);

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
  const count = Math.max(6, Math.min(16, Math.round(length)));
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

/** Between the points of a picture. */
export function sample({ width, height, data }: Grey, x: number, y: number): number {
  const cx = x < 0 ? 0 : x > width - 1.001 ? width - 1.001 : x;
  const cy = y < 0 ? 0 : y > height - 1.001 ? height - 1.001 : y;
  const [ix, iy] = [cx | 0, cy | 0];
  const [fx, fy] = [cx - ix, cy - iy];
  const i = iy * width + ix;
  const upper = data[i]! + fx * (data[i + 1]! - data[i]!);
  const lower = data[i + width]! + fx * (data[i + width + 1]! - data[i + width]!);
  return upper + fy * (lower - upper);
}
