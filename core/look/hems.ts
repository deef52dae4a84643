import { hexagon, n, path, type Shape } from './drawing.ts';
import type { BotId } from './pairs.ts';
import { terrains, terrainSign } from './terrain.ts';

/** One link of a hem: where it is (0 … 1 along the row), its middle, its pitch, the row's height. */
interface Link {
  readonly i: number;
  readonly along: number;
  readonly x: number;
  readonly pitch: number;
  readonly height: number;
}

interface Hem {
  /** Length of a link in heights of the row. */
  readonly pitch: number;
  draw(link: Link, colour: string): Shape[];
}

const hems: Readonly<Record<BotId, Hem>> = {
  nautoma: {
    pitch: 1.15,
    draw({ x, pitch, height }, colour) {
      const strokeWidth = height / 12;
      const arch = (r: number) => `M${n(x - r)} ${n(height)}A${n(r)} ${n(r)} 0 0 1 ${n(x + r)} ${n(height)}`;
      const radius = (share: number) => (share * pitch) / 2;
      return [
        path(arch(radius(1) - strokeWidth / 2) + arch(radius(0.62) - strokeWidth / 2), {
          stroke: colour,
          strokeWidth,
        }),
        path(`${arch(radius(0.26))}Z`, { fill: colour }),
      ];
    },
  },
  mautoma: {
    pitch: 0.85,
    draw: ({ along, x, height }, colour) => [
      hexagon(x, height / 2, (0.42 - 0.243 * (1 - Math.abs(2 * along - 1))) * height, { fill: colour }),
    ],
  },
  adam: {
    pitch: 1.15,
    draw: ({ i, x, pitch, height }, colour) => [
      path(
        `M${n(x - pitch / 2)} ${n(height / 2)}a${n(pitch / 2)} ${n(0.35 * height)} 0 0 ${i % 2 === 0 ? 1 : 0} ${n(pitch)} 0`,
        { stroke: colour, strokeWidth: 0.3 * height },
      ),
    ],
  },
  expeditions: {
    pitch: 1.05,
    draw: ({ x, height: h }, colour) => [
      path(`M${n(x - 0.21 * h)} ${n(0.2 * h)}l${n(0.36 * h)} ${n(0.3 * h)}l${n(-0.36 * h)} ${n(0.3 * h)}`, {
        stroke: colour,
        strokeWidth: h / 6,
      }),
    ],
  },
  'terra-mystica': {
    pitch: 0.85,
    draw: ({ i, x, height: h }, colour) => [
      hexagon(x, h / 2, 0.4585 * h, { stroke: colour, strokeWidth: h / 12 }),
      ...terrainSign(terrains[(i + 3) % 7] ?? 'lake', x, h / 2, h / 4, colour),
    ],
  },
};

/** The row of motifs along a table edge or the band of a card; a gap stays free, for the voice lamp. */
export function hem(
  bot: BotId,
  width: number,
  height: number,
  colour: string,
  gap?: { readonly from: number; readonly to: number },
): Shape[] {
  const { pitch: wanted, draw } = hems[bot];
  const count = Math.max(2, Math.round(width / (wanted * height)));
  const pitch = width / count;
  const links = Array.from({ length: count }, (_, i) => ({
    i,
    along: i / (count - 1),
    x: (i + 0.5) * pitch,
    pitch,
    height,
  }));
  return links.filter(({ x }) => !gap || x < gap.from || x > gap.to).flatMap((link) => draw(link, colour));
}
