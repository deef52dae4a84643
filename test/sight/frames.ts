/** Frames as a camera would take them of printed cards on a table. */
import { below, seeded, type HasRng } from '../../core/engine/rng.ts';
import { markRoom } from '../../core/sight/marks.ts';
import type { Grey } from '../../core/sight/picture.ts';

export const frameSize = { width: 1280, height: 720 } as const;
/** A camera that sees 70° from side to side, in points. */
const focus = frameSize.width / 2 / Math.tan((35 * Math.PI) / 180);

/** A picture of something flat, with its points a millimetre. */
export interface Texture extends Grey {
  readonly perMm: number;
}

/** A card on the table: where its middle lies, in millimetres, and how it is turned, in degrees. */
export interface Lying {
  readonly texture: Texture;
  readonly x: number;
  readonly y: number;
  readonly turn: number;
}

/** Where the camera is, and what it looks at. */
export interface View {
  readonly table: Texture;
  /** From the lens to the point of the table that lies at `at`, in millimetres. */
  readonly distance: number;
  /** Degrees above the table: 90 looks straight down. */
  readonly elevation: number;
  readonly roll: number;
  /** Where in the frame the origin of the table is seen, from its middle. */
  readonly at: Point;
  /** Standard deviation of the lens, in points. */
  readonly blur: number;
}

export interface Shot {
  readonly view: View;
  readonly cards: readonly Lying[];
  readonly hand?: Hand;
  /** 1 is a table in daylight. */
  readonly light: number;
  /** Noise of the sensor, 1 for a phone in daylight. */
  readonly noise: number;
  readonly isMirrored?: boolean;
}

/** Fingers on the table, each from one point to another. */
export type Hand = readonly { readonly from: Point; readonly to: Point; readonly radius: number }[];
interface Point {
  readonly x: number;
  readonly y: number;
}

/** Random numbers that are the same in every run. */
export interface Chance {
  between(low: number, high: number): number;
  whole(count: number): number;
  one<T>(of: readonly T[]): T;
}

export function chance(seed: number): Chance {
  const s: HasRng = { rng: seeded(seed) };
  const part = (): number => below(s, 2 ** 31) / 2 ** 31;
  return {
    between: (low, high) => low + (high - low) * part(),
    whole: (count) => below(s, count),
    one: (of) => of[below(s, of.length)]!,
  };
}

/** A face with a mark on it, its upper left corner at a place in millimetres. */
export function withMark(face: Texture, mark: Texture, place: Point): Texture {
  const data = Uint8Array.from(face.data);
  const room = Math.round(markRoom * face.perMm);
  const [left, top] = [Math.round(place.x * face.perMm), Math.round(place.y * face.perMm)];
  for (let y = 0; y < room; y++)
    for (let x = 0; x < room; x++) data[(top + y) * face.width + left + x] = mark.data[y * mark.width + x]!;
  return { ...face, data };
}

/** The same picture with so many of its points in one. */
function coarser({ width, height, data, perMm }: Texture, by: number): Texture {
  const [w, h] = [Math.floor(width / by), Math.floor(height / by)];
  const out = new Uint8Array(w * h);
  for (let y = 0; y < h; y++)
    for (let x = 0; x < w; x++) {
      let sum = 0;
      for (let dy = 0; dy < by; dy++)
        for (let dx = 0; dx < by; dx++) sum += data[(y * by + dy) * width + x * by + dx]!;
      out[y * w + x] = sum / (by * by);
    }
  return { width: w, height: h, data: out, perMm: perMm / by };
}

const normals = ((): Float32Array => {
  const { between } = chance(99);
  return Float32Array.from({ length: 1 << 20 }, () => {
    const radius = Math.sqrt(-2 * Math.log(between(1e-9, 1)));
    return radius * Math.cos(2 * Math.PI * between(0, 1));
  });
})();

/** From points of the frame to millimetres: x = (a·u + b·v + c) / (g·u + h·v + i), y = (d·u + e·v + f) / (…). */
interface Ray {
  readonly x: Row;
  readonly y: Row;
  readonly by: Row;
}
type Row = readonly [u: number, v: number, one: number];

const on = (row: Row, u: number, v: number): number => row[0] * u + row[1] * v + row[2];

/** What is light on paper, and what its ink still gives back. */
const [paper, ink] = [225, 30];
const skin = 165;

/** A camera. The empty table is drawn once for all frames of a view. */
export function createStudio() {
  const { width, height } = frameSize;
  const picture = (): Float32Array => new Float32Array(width * height);
  const [sharp, soft, work, between, light] = [picture(), picture(), picture(), picture(), picture()];
  const data = new Uint8Array(width * height);
  const whole: Part = { left: 0, top: 0, right: width - 1, bottom: height - 1 };
  let last: View | undefined;

  return {
    /** Good until the next one is taken. */
    take({ view, cards, hand = [], light: brightness, noise, isMirrored }: Shot, seed: number): Grey {
      const random = chance(seed);
      const ray = rayOf(view);
      if (view !== last) {
        drawTable(sharp, view.table, ray);
        blur(sharp, soft, between, whole, view.blur);
        last = view;
      }
      light.set(soft);
      const parts = [
        ...cards.map((card) => cardPart(card, ray)),
        ...hand.map((finger) => fingerPart(finger, ray)),
      ];
      const part = parts.reduce(around, nowhere);
      if (parts.length > 0) {
        work.set(sharp);
        for (const card of cards) drawCard(work, card, ray, view);
        for (const finger of hand) drawFinger(work, finger, ray);
        blur(work, light, between, part, view.blur);
      }
      const slope = { x: random.between(-0.15, 0.15), y: random.between(-0.15, 0.15) };
      const offset = random.whole(1 << 20);
      const spread = Float32Array.from({ length: 256 }, (_, value) => noise * Math.sqrt(2 + 0.04 * value));
      for (let y = 0, i = 0; y < height; y++)
        for (let x = 0; x < width; x++, i++) {
          const shade = 1 + (slope.x * (x - width / 2)) / width + (slope.y * (y - height / 2)) / height;
          const value = Math.min(255, light[i]! * brightness * shade);
          const noisy = value + spread[value | 0]! * normals[(offset + i) & 0xfffff]!;
          data[i] = noisy < 0 ? 0 : noisy > 255 ? 255 : noisy + 0.5;
        }
      if (isMirrored) for (let y = 0; y < height; y++) data.subarray(y * width, (y + 1) * width).reverse();
      return { width, height, data };
    },
  };
}

function rayOf({ distance, elevation, roll, at }: View): Ray {
  const { width, height } = frameSize;
  const [e, r] = [(elevation * Math.PI) / 180, (roll * Math.PI) / 180];
  const [sin, cos, sr, cr] = [Math.sin(e), Math.cos(e), Math.sin(r), Math.cos(r)];
  // The lens is at (0, −cos, sin) and looks along (0, cos, −sin); down on the screen is (0, −sin, −cos).
  const moved = ([u, v, one]: Row): Row => [u, v, one - (u * width) / 2 - (v * height) / 2];
  const by = moved([sr * cos, cr * cos, focus * sin]);
  const x = moved([sin * cr, -sin * sr, 0]);
  const y = moved([-sin * sin * sr - cos * cos * sr, -sin * sin * cr - cos * cos * cr, 0]);
  const [u, v] = [width / 2 + at.x, height / 2 + at.y];
  const seen = { x: on(x, u, v) / on(by, u, v), y: on(y, u, v) / on(by, u, v) };
  const scale = distance / Math.hypot(seen.x, seen.y + cos, sin);
  const from = (row: Row, far: number): Row =>
    [0, 1, 2].map((k) => scale * (row[k]! - far * by[k]!)) as unknown as Row;
  return { x: from(x, seen.x), y: from(y, seen.y), by };
}

const onPaper = (value: number): number => ink + ((paper - ink) * value) / 255;

/** The table goes on and on. */
function drawTable(light: Float32Array, table: Texture, { x, y, by }: Ray): void {
  const { width, height } = frameSize;
  const shades = Float32Array.from(table.data, onPaper);
  for (let v = 0, i = 0; v < height; v++) {
    let [right, down, far] = [on(x, 0, v) * table.perMm, -on(y, 0, v) * table.perMm, on(by, 0, v)];
    for (let u = 0; u < width; u++, i++) {
      let column = Math.floor(right / far) % table.width;
      let row = Math.floor(down / far) % table.height;
      if (column < 0) column += table.width;
      if (row < 0) row += table.height;
      light[i] = shades[row * table.width + column]!;
      right += x[0] * table.perMm;
      down -= y[0] * table.perMm;
      far += by[0];
    }
  }
}

interface Part {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}
const nowhere: Part = { left: Infinity, top: Infinity, right: -1, bottom: -1 };

const around = (one: Part, other: Part): Part => ({
  left: Math.min(one.left, other.left),
  top: Math.min(one.top, other.top),
  right: Math.max(one.right, other.right),
  bottom: Math.max(one.bottom, other.bottom),
});

/** The part of the frame in which points of the table are seen that are not farther than `reach` from one of them. */
function partOf(ray: Ray, middle: Point, reach: number): Part {
  const { width, height } = frameSize;
  const grid = 8;
  let part = nowhere;
  for (let v = 0; v < height; v += grid)
    for (let u = 0; u < width; u += grid) {
      const far = on(ray.by, u, v);
      const [x, y] = [on(ray.x, u, v) / far - middle.x, on(ray.y, u, v) / far - middle.y];
      if (x * x + y * y > reach * reach) continue;
      part = around(part, { left: u - grid, top: v - grid, right: u + grid, bottom: v + grid });
    }
  return {
    left: Math.max(0, part.left),
    top: Math.max(0, part.top),
    right: Math.min(width - 1, part.right),
    bottom: Math.min(height - 1, part.bottom),
  };
}

const cardPart = ({ texture: { width, height, perMm }, x, y }: Lying, ray: Ray): Part =>
  partOf(ray, { x, y }, Math.hypot(width, height) / 2 / perMm + 3);

const fingerPart = ({ from, to, radius }: Hand[number], ray: Ray): Part =>
  partOf(
    ray,
    { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 },
    Math.hypot(from.x - to.x, from.y - to.y) / 2 + radius,
  );

/** Looks that a point of the frame takes at a card, along a side. */
const looks = 4;

function drawCard(light: Float32Array, card: Lying, ray: Ray, view: View): void {
  // About two points of the texture for a point of the frame, where it is finest.
  const wanted = (2 * focus) / view.distance;
  const times = Math.max(1, Math.floor(card.texture.perMm / wanted));
  const texture = times > 1 ? coarser(card.texture, times) : card.texture;
  const angle = (card.turn * Math.PI) / 180;
  const [c, s] = [Math.cos(angle) * texture.perMm, Math.sin(angle) * texture.perMm];
  const half = { x: texture.width / 2, y: texture.height / 2 };
  const { x, y, by } = ray;
  const part = cardPart(card, ray);
  // Where the looks of a point are, in the rows of the ray.
  const offsets = (row: Row): Float64Array =>
    Float64Array.from({ length: looks * looks }, (_, k) => {
      const [u, v] = [((k % looks) + 0.5) / looks - 0.5, (Math.floor(k / looks) + 0.5) / looks - 0.5];
      return row[0] * u + row[1] * v;
    });
  const [toX, toY, toBy] = [offsets(x), offsets(y), offsets(by)] as const;
  for (let v = part.top; v <= part.bottom; v++)
    for (let u = part.left; u <= part.right; u++) {
      let sum = 0;
      let count = 0;
      const atX = on(x, u, v);
      const atY = on(y, u, v);
      const atBy = on(by, u, v);
      for (let k = 0; k < looks * looks; k++) {
        const far = 1 / (atBy + toBy[k]!);
        // The table's y goes away from the camera, the card's towards its foot.
        const dx = (atX + toX[k]!) * far - card.x;
        const dy = card.y - (atY + toY[k]!) * far;
        const column = Math.floor(dx * c + dy * s + half.x);
        const row = Math.floor(dy * c - dx * s + half.y);
        if (column < 0 || row < 0 || column >= texture.width || row >= texture.height) continue;
        sum += texture.data[row * texture.width + column]!;
        count++;
      }
      if (count === 0) continue;
      const covered = count / (looks * looks);
      const i = v * frameSize.width + u;
      light[i] = covered * onPaper(sum / count) + (1 - covered) * light[i]!;
    }
}

function drawFinger(light: Float32Array, finger: Hand[number], ray: Ray): void {
  const { from, to, radius } = finger;
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const part = fingerPart(finger, ray);
  for (let v = part.top; v <= part.bottom; v++)
    for (let u = part.left; u <= part.right; u++) {
      const by = on(ray.by, u, v);
      const [x, y] = [on(ray.x, u, v) / by - from.x, on(ray.y, u, v) / by - from.y];
      const t = Math.max(0, Math.min(1, (x * dx + y * dy) / (dx * dx + dy * dy)));
      const far = Math.hypot(x - t * dx, y - t * dy) / radius;
      if (far < 1) light[v * frameSize.width + u] = skin * (0.6 + 0.4 * Math.sqrt(1 - far * far));
    }
}

/** Blurs a part of a picture into another one. */
function blur(
  from: Float32Array,
  to: Float32Array,
  between: Float32Array,
  part: Part,
  deviation: number,
): void {
  const { width, height } = frameSize;
  const reach = Math.ceil(2.5 * deviation);
  const weights = Array.from({ length: 2 * reach + 1 }, (_, k) =>
    Math.exp(-((k - reach) ** 2) / (2 * deviation ** 2)),
  );
  const sum = weights.reduce((total, weight) => total + weight, 0);
  const kernel = Float32Array.from(weights, (weight) => weight / sum);
  const along = (source: Float32Array, target: Float32Array, step: number, more: number): void => {
    for (let y = Math.max(0, part.top - more); y <= Math.min(height - 1, part.bottom + more); y++)
      for (let x = part.left, i = y * width + x; x <= part.right; x++, i++) {
        const [at, last] = step === 1 ? [x, width - 1] : [y, height - 1];
        if (at < reach || at > last - reach) {
          target[i] = source[i]!;
          continue;
        }
        let value = 0;
        for (let k = 0, j = i - reach * step; k < kernel.length; k++, j += step)
          value += kernel[k]! * source[j]!;
        target[i] = value;
      }
  };
  along(from, between, 1, reach);
  along(between, to, width, 0);
}
