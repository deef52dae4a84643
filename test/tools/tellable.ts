import { expect } from '@open-wc/testing';
import { group, inks, type Drawing, type Shape } from '../../core/look/drawing.ts';
import { inked, inkNames, type InkName } from '../../print/ink.ts';
import { paintOn } from '../../print/canvas.ts';

/** What eyes make of red, green and blue, for those whose eyes lack one kind of cones (Viénot, Brettel), or all. */
const sights = {
  full: [1, 0, 0, 0, 1, 0, 0, 0, 1],
  protan: [0.11238, 0.88762, 0, 0.11238, 0.88762, 0, 0.00401, -0.00401, 1],
  deutan: [0.29275, 0.70725, 0, 0.29275, 0.70725, 0, -0.02234, 0.02234, 1],
  tritan: [1, 0.14461, -0.14461, 0, 0.85924, 0.14076, 0, 0.85924, 0.14076],
  grey: [0.2126, 0.7152, 0.0722, 0.2126, 0.7152, 0.0722, 0.2126, 0.7152, 0.0722],
} as const;
type Sight = keyof typeof sights;

const linear = (value: number): number =>
  value <= 10 ? value / 3294.6 : ((value / 255 + 0.055) / 1.055) ** 2.4;
const shown = (value: number): number => {
  const light = Math.max(0, Math.min(1, value));
  return 255 * (light <= 0.0031308 ? 12.92 * light : 1.055 * light ** (1 / 2.4) - 0.055);
};

const points = 64;

function seen(drawing: Drawing, ink: InkName, sight: Sight): Float32Array {
  const high = Math.round((points * drawing.height) / drawing.width);
  const canvas = new OffscreenCanvas(points, high).getContext('2d', { willReadFrequently: true })!;
  canvas.fillStyle = inks.paper;
  canvas.fillRect(0, 0, points, high);
  paintOn(canvas, inked(drawing, ink), points / drawing.width);
  const { data } = canvas.getImageData(0, 0, points, high);
  const m = sights[sight];
  const out = new Float32Array(3 * points * high);
  for (let i = 0; i < points * high; i++) {
    const rgb = [0, 1, 2].map((k) => linear(data[4 * i + k] ?? 0));
    for (let k = 0; k < 3; k++)
      out[3 * i + k] = shown([0, 1, 2].reduce((sum, j) => sum + (m[3 * k + j] ?? 0) * (rgb[j] ?? 0), 0));
  }
  return out;
}

/** So far apart two dots must be, of 255. */
const far = 50;
/** So many dots of a sign, of all. */
const usual = 0.008;

function differing(one: Float32Array, other: Float32Array): number {
  let count = 0;
  for (let i = 0; i < one.length; i += 3)
    if ([0, 1, 2].some((k) => Math.abs((one[i + k] ?? 0) - (other[i + k] ?? 0)) >= far)) count++;
  return (3 * count) / one.length;
}

/** Signs around 0, 0, as far as `r`, as drawings. */
export const signsOf = <K extends string>(
  names: readonly K[],
  r: number,
  draw: (name: K) => readonly Shape[],
): ReadonlyMap<string, Drawing> =>
  new Map(
    names.map((name) => [
      name,
      { width: 2 * r, height: 2 * r, shapes: [group(draw(name), { transform: { x: r, y: r } })] },
    ]),
  );

/** Every two of them can be told apart in every ink, by whatever eyes. Signs that are small on what is drawn have fewer dots. */
export function expectTellable(drawings: ReadonlyMap<string, Drawing>, least = usual): void {
  for (const ink of inkNames)
    for (const sight of ink === 'colour' ? (Object.keys(sights) as Sight[]) : (['full'] as const)) {
      const all = [...drawings].map(([name, drawing]) => ({ name, seen: seen(drawing, ink, sight) }));
      all.forEach((one, i) =>
        all.slice(i + 1).forEach((other) => {
          const share = differing(one.seen, other.seen);
          expect(share, `${one.name} and ${other.name}, ${ink} ink, ${sight} sight`).to.be.at.least(least);
        }),
      );
    }
}

/** The same, but finds what is alike: a check that cannot fail is none. */
export function areTellable(drawings: ReadonlyMap<string, Drawing>): boolean {
  try {
    expectTellable(drawings);
    return true;
  } catch {
    return false;
  }
}
