/** Frames as a camera would take them of printed cards on a table. */
import { below, seeded, type HasRng } from '../../core/engine/rng.ts';
import { markRoom } from '../../core/sight/marks.ts';
import type { Grey } from '../../core/sight/quads.ts';

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

export interface Shot {
  readonly cards: readonly Lying[];
  readonly table: Texture;
  /** From the lens to the point of the table that lies at `at`, in millimetres. */
  readonly distance: number;
  /** Degrees above the table: 90 looks straight down. */
  readonly elevation: number;
  readonly roll: number;
  /** Where in the frame the origin of the table is seen, from its middle. */
  readonly at: { readonly x: number; readonly y: number };
  /** Standard deviation of the lens, in points. */
  readonly blur: number;
  /** 1 is a table in daylight. */
  readonly light: number;
  /** Noise of the sensor, 1 for a phone in daylight. */
  readonly noise: number;
  readonly isMirrored?: boolean;
  readonly hand?: Hand;
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

interface Ray {
  /** The point of the table that is seen at a point of the frame. */
  (u: number, v: number): Point;
}

/** What is light on paper, and what its ink still gives back. */
const [paper, ink] = [225, 30];
const skin = 165;

/** Buffers of one frame after the other. */
export function createStudio() {
  const { width, height } = frameSize;
  const light = new Float32Array(width * height);
  const other = new Float32Array(width * height);
  const data = new Uint8Array(width * height);

  return {
    /** Good until the next one is taken. */
    take(shot: Shot, seed: number): Grey {
      const random = chance(seed);
      const ray = rayOf(shot);
      drawTable(light, shot.table, ray);
      for (const card of shot.cards) drawCard(light, card, ray, shot);
      if (shot.hand) drawHand(light, shot.hand, ray);
      blur(light, other, shot.blur);
      const slope = { x: random.between(-0.15, 0.15), y: random.between(-0.15, 0.15) };
      const offset = random.whole(1 << 20);
      const spread = Float32Array.from({ length: 256 }, (_, value) =>
        Math.sqrt(2 * shot.noise ** 2 + 0.04 * shot.noise ** 2 * value),
      );
      for (let y = 0, i = 0; y < height; y++)
        for (let x = 0; x < width; x++, i++) {
          const shade = 1 + (slope.x * (x - width / 2)) / width + (slope.y * (y - height / 2)) / height;
          const value = Math.min(255, light[i]! * shot.light * shade);
          const noisy = value + spread[value | 0]! * normals[(offset + i) & 0xfffff]!;
          data[i] = noisy < 0 ? 0 : noisy > 255 ? 255 : noisy + 0.5;
        }
      if (shot.isMirrored)
        for (let y = 0; y < height; y++) data.subarray(y * width, (y + 1) * width).reverse();
      return { width, height, data };
    },
  };
}

function rayOf({ distance, elevation, roll, at }: Shot): Ray {
  const { width, height } = frameSize;
  const [e, r] = [(elevation * Math.PI) / 180, (roll * Math.PI) / 180];
  const [sin, cos, sr, cr] = [Math.sin(e), Math.cos(e), Math.sin(r), Math.cos(r)];
  // From (0, −cos, sin), forwards (0, cos, −sin), down on the screen (0, −sin, −cos).
  const direction = (u: number, v: number): [number, number, number] => {
    const [a, b] = [u * cr - v * sr, u * sr + v * cr];
    return [a, focus * cos - b * sin, focus * sin + b * cos];
  };
  const ground = (u: number, v: number): Point => {
    const [x, y, down] = direction(u, v);
    return { x: (sin * x) / down, y: (sin * y) / down - cos };
  };
  const seen = ground(at.x, at.y);
  const scale = distance / Math.hypot(seen.x, seen.y + cos, sin);
  return (u, v) => {
    const p = ground(u - width / 2, v - height / 2);
    return { x: scale * (p.x - seen.x), y: scale * (p.y - seen.y) };
  };
}

const onPaper = (value: number): number => ink + ((paper - ink) * value) / 255;

/** The table goes on and on. */
function drawTable(light: Float32Array, table: Texture, ray: Ray): void {
  const { width, height } = frameSize;
  for (let y = 0, i = 0; y < height; y++)
    for (let x = 0; x < width; x++, i++) {
      const p = ray(x, y);
      const u = Math.floor(p.x * table.perMm) % table.width;
      const v = Math.floor(-p.y * table.perMm) % table.height;
      light[i] = onPaper(
        table.data[(v < 0 ? v + table.height : v) * table.width + (u < 0 ? u + table.width : u)] ?? 128,
      );
    }
}

/** Looks that a point of the frame takes at a card, along a side. */
const looks = 5;

function drawCard(light: Float32Array, card: Lying, ray: Ray, shot: Shot): void {
  const { width, height } = frameSize;
  // About two points of the texture for a point of the frame, where it is finest.
  const wanted = (2 * focus) / shot.distance;
  const by = Math.max(1, Math.floor(card.texture.perMm / wanted));
  const texture = by > 1 ? coarser(card.texture, by) : card.texture;
  const angle = (card.turn * Math.PI) / 180;
  const [c, s] = [Math.cos(angle), Math.sin(angle)];
  const half = { x: texture.width / 2, y: texture.height / 2 };
  const onCard = (u: number, v: number): number => {
    const p = ray(u, v);
    // The table's y goes away from the camera, the card's towards its foot.
    const [dx, dy] = [p.x - card.x, -(p.y - card.y)];
    const x = Math.floor((dx * c + dy * s) * texture.perMm + half.x);
    const y = Math.floor((-dx * s + dy * c) * texture.perMm + half.y);
    return x < 0 || y < 0 || x >= texture.width || y >= texture.height
      ? -1
      : texture.data[y * texture.width + x]!;
  };
  const reach = Math.hypot(half.x, half.y) / texture.perMm;
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const p = ray(x, y);
      if (Math.hypot(p.x - card.x, p.y - card.y) > reach + 3) {
        x += 3;
        continue;
      }
      let [sum, count] = [0, 0];
      for (let k = 0; k < looks * looks; k++) {
        const value = onCard(
          x + ((k % looks) + 0.5) / looks - 0.5,
          y + (Math.floor(k / looks) + 0.5) / looks - 0.5,
        );
        if (value < 0) continue;
        sum += onPaper(value);
        count++;
      }
      const part = count / (looks * looks);
      const i = y * width + x;
      if (count > 0) light[i] = (part * sum) / count + (1 - part) * light[i]!;
    }
}

function drawHand(light: Float32Array, hand: Hand, ray: Ray): void {
  const { width, height } = frameSize;
  for (let y = 0, i = 0; y < height; y++)
    for (let x = 0; x < width; x++, i++) {
      const p = ray(x, y);
      for (const { from, to, radius } of hand) {
        const [dx, dy] = [to.x - from.x, to.y - from.y];
        const t = Math.max(0, Math.min(1, ((p.x - from.x) * dx + (p.y - from.y) * dy) / (dx * dx + dy * dy)));
        const far = Math.hypot(p.x - from.x - t * dx, p.y - from.y - t * dy) / radius;
        if (far < 1) light[i] = skin * (0.6 + 0.4 * Math.sqrt(1 - far * far));
      }
    }
}

function blur(light: Float32Array, other: Float32Array, deviation: number): void {
  const { width } = frameSize;
  const reach = Math.ceil(2.5 * deviation);
  const kernel = Float32Array.from({ length: 2 * reach + 1 }, (_, k) =>
    Math.exp(-((k - reach) ** 2) / (2 * deviation ** 2)),
  );
  const whole = kernel.reduce((sum, weight) => sum + weight, 0);
  const along = (from: Float32Array, to: Float32Array, step: number): void => {
    to.set(from);
    const edge = reach * step;
    for (let i = edge; i < from.length - edge; i++) {
      let sum = 0;
      for (let k = 0, j = i - edge; k < kernel.length; k++, j += step) sum += kernel[k]! * from[j]!;
      to[i] = sum / whole;
    }
  };
  along(light, other, 1);
  along(other, light, width);
}
