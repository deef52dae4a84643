/** SVG path data as PDF knows paths: absolute moves, lines, cubic curves and closings. */
export type Segment =
  | { readonly kind: 'move' | 'line'; readonly to: Point }
  | { readonly kind: 'curve'; readonly a: Point; readonly b: Point; readonly to: Point }
  | { readonly kind: 'close' };

export type Point = readonly [x: number, y: number];

const counts: Readonly<Record<string, number>> = {
  m: 2,
  l: 2,
  h: 1,
  v: 1,
  c: 6,
  s: 4,
  q: 4,
  t: 2,
  a: 7,
  z: 0,
};

export function outline(d: string): Segment[] {
  const segments: Segment[] = [];
  let at: Point = [0, 0];
  let start: Point = [0, 0];
  // The control point that a smooth curve (s, t) mirrors, and the kind of curve it belonged to.
  let mirrored: { readonly of: 'c' | 'q'; readonly point: Point } | undefined;

  for (const [name, args] of commands(d)) {
    const kind = name.toLowerCase();
    const base: Point = name === kind ? at : [0, 0];
    const point = (i: number): Point => [base[0] + (args[i] ?? 0), base[1] + (args[i + 1] ?? 0)];
    const mirror = (of: 'c' | 'q'): Point =>
      mirrored?.of === of ? [2 * at[0] - mirrored.point[0], 2 * at[1] - mirrored.point[1]] : at;
    const cubic = (a: Point, b: Point, to: Point) => {
      segments.push({ kind: 'curve', a, b, to });
      mirrored = { of: 'c', point: b };
      at = to;
    };
    const quadratic = (control: Point, to: Point) => {
      segments.push({ kind: 'curve', a: between(at, control, 2 / 3), b: between(to, control, 2 / 3), to });
      mirrored = { of: 'q', point: control };
      at = to;
    };
    const line = (to: Point) => {
      segments.push({ kind: 'line', to });
      at = to;
    };
    if (!'csqt'.includes(kind)) mirrored = undefined;
    switch (kind) {
      case 'm':
        at = start = point(0);
        segments.push({ kind: 'move', to: at });
        break;
      case 'l':
        line(point(0));
        break;
      case 'h':
        line([base[0] + (args[0] ?? 0), at[1]]);
        break;
      case 'v':
        line([at[0], base[1] + (args[0] ?? 0)]);
        break;
      case 'c':
        cubic(point(0), point(2), point(4));
        break;
      case 's':
        cubic(mirror('c'), point(0), point(2));
        break;
      case 'q':
        quadratic(point(0), point(2));
        break;
      case 't':
        quadratic(mirror('q'), point(0));
        break;
      case 'a': {
        const [rx = 0, ry = 0, , large = 0, sweep = 0] = args;
        for (const curve of arc(at, [rx, ry], large === 1, sweep === 1, point(5))) segments.push(curve);
        at = point(5);
        break;
      }
      case 'z':
        segments.push({ kind: 'close' });
        at = start;
        break;
    }
  }
  return segments;
}

/** Single commands with just their numbers: repeated ones are taken apart. */
function commands(d: string): [name: string, args: number[]][] {
  const found: [name: string, args: number[]][] = [];
  let letter = '';
  let count = 0;
  for (const token of d.match(tokens) ?? []) {
    if (letters.test(token)) {
      const known = counts[token.toLowerCase()];
      if (known === undefined) throw new Error(`Unknown path command ${token}`);
      [letter, count] = [token, known];
      found.push([letter, []]);
      continue;
    }
    const last = found.at(-1);
    if (last && last[1].length < count) last[1].push(Number(token));
    // Further pairs after a move are lines.
    else found.push([letter === 'M' ? 'L' : letter === 'm' ? 'l' : letter, [Number(token)]]);
  }
  return found;
}

const tokens = /[a-zA-Z]|[+-]?(?:\d+\.?\d*|\.\d+)/g;
const letters = /[a-zA-Z]/;

const between = (a: Point, b: Point, t: number): Point => [
  a[0] + (b[0] - a[0]) * t,
  a[1] + (b[1] - a[1]) * t,
];

/** An unturned elliptic arc as curves of at most a quarter each (SVG 1.1, F.6.5). */
function arc(from: Point, radii: Point, large: boolean, sweep: boolean, to: Point): Segment[] {
  const half: Point = [(from[0] - to[0]) / 2, (from[1] - to[1]) / 2];
  const reach = Math.hypot(half[0] / radii[0], half[1] / radii[1]);
  const grow = Math.max(1, reach);
  const [rx, ry] = [radii[0] * grow, radii[1] * grow];
  const [ux, uy] = [half[0] / rx, half[1] / ry];
  const length = ux * ux + uy * uy;
  const way = Math.sqrt(Math.max(0, 1 / length - 1)) * (large === sweep ? -1 : 1);
  const centre: Point = [(from[0] + to[0]) / 2 + way * uy * rx, (from[1] + to[1]) / 2 - way * ux * ry];
  const angle = (p: Point) => Math.atan2((p[1] - centre[1]) / ry, (p[0] - centre[0]) / rx);
  const first = angle(from);
  let turn = angle(to) - first;
  if (sweep && turn < 0) turn += 2 * Math.PI;
  if (!sweep && turn > 0) turn -= 2 * Math.PI;
  const parts = Math.ceil(Math.abs(turn) / (Math.PI / 2) - 1e-6);
  const step = turn / parts;
  const pull = (4 / 3) * Math.tan(step / 4);
  const on = (t: number, along: number): Point => [
    centre[0] + rx * (Math.cos(t) - along * Math.sin(t)),
    centre[1] + ry * (Math.sin(t) + along * Math.cos(t)),
  ];
  return Array.from({ length: parts }, (_, i): Segment => {
    const [t, next] = [first + i * step, first + (i + 1) * step];
    return { kind: 'curve', a: on(t, pull), b: on(next, -pull), to: i === parts - 1 ? to : on(next, 0) };
  });
}
