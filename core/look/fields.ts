import { circle, hexagon, n, path, type Shape } from './drawing.ts';
import type { BotId, Pair } from './pairs.ts';
import { terrains, terrainSign } from './terrain.ts';

/**
 * The pattern of a game's card back: the upper half of an area, whose lower border is the table edge.
 * The other half is the same, turned. `u` is the unit, a tenth of a poker card's width and a bit.
 */
export interface Area {
  readonly width: number;
  readonly height: number;
  readonly u: number;
}

type Field = (area: Area, pair: Pair) => Shape[];

const lerp = (from: number, to: number, t: number): number => from + (to - from) * Math.min(1, t);

/** Positions of a row: `pitch` apart, one of them `offset` from the middle, all that touch the area. */
function row(width: number, pitch: number, offset: number): number[] {
  const first = -Math.ceil((width / 2 + offset) / pitch + 0.5);
  const count = Math.ceil(width / pitch) + 3;
  return Array.from({ length: count }, (_, i) => width / 2 + offset + (first + i) * pitch);
}

const rows = (count: number): number[] => Array.from({ length: Math.max(0, Math.ceil(count)) }, (_, k) => k);

/** Finspan: scales, the farthest first, so that nearer ones cover them. */
const scales: Field = ({ width, height, u }, { deep, bright }) =>
  rows(height / u)
    .reverse()
    .flatMap((k) => {
      const y = height / 2 - (k * u) / 2;
      const far = (k * u) / height;
      const stroke = lerp(0.15, 0.02, far) * u;
      // Arches reach a hair below their line; otherwise the ground shines through where two of them meet.
      const foot = n(y + 0.02 * u);
      const arch = (x: number, r: number, close: string) =>
        `M${n(x - r)} ${foot}V${n(y)}A${n(r)} ${n(r)} 0 0 1 ${n(x + r)} ${n(y)}V${foot}${close}`;
      return row(width, 2 * u, k % 2 === 1 ? u : 0).flatMap((x) => [
        path(arch(x, u, 'Z'), { fill: deep }),
        path(arch(x, u - stroke / 2, '') + arch(x, 0.68 * u - stroke / 2, ''), {
          stroke: bright,
          strokeWidth: stroke,
        }),
        far < 0.6
          ? path(arch(x, 0.36 * u, 'Z'), { fill: bright })
          : path(arch(x, 0.36 * u - stroke / 2, ''), { stroke: bright, strokeWidth: stroke }),
      ]);
    });

/** Revive: hexagons that melt away from the middle. */
const hexes: Field = ({ width, height, u }, { bright }) => {
  const r = 0.6 * u;
  const pitch = r * Math.sqrt(3);
  return rows(height / (3 * r) + 1).flatMap((k) => {
    const y = height / 2 + 0.75 * r - 1.5 * r * k;
    return row(width, pitch, (k % 2 === 0 ? -0.25 : 0.25) * pitch).map((x) => {
      const far = Math.hypot((x - width / 2) / (width / 2), (y - height / 2) / (height / 2));
      const scale = Math.min(1, Math.max(0.2, 1.22 - 0.82 * far));
      return hexagon(x, y, 0.94 * r * scale, { fill: bright });
    });
  });
};

/** Cóatl: segments of a body, eight in a row, alternately up and down. */
const segments: Field = ({ width, height, u }, { deep, bright }) => {
  const pitch = width / 8;
  const r = pitch / Math.sqrt(3);
  const reach = 0.4115 * pitch;
  return rows(height / (2.04 * u) + 2).flatMap((k) => {
    const y = height / 2 + (1 - k) * 1.02 * u;
    const stroke = lerp(0.62, 0.1, Math.max(0, (height / 2 - y) / (height / 2))) * u;
    return row(width, pitch, pitch / 2).flatMap((x, i) => {
      const up = i % 2 === 0;
      return [
        path(`M${n(x - reach)} ${n(y)}A${n(r)} ${n(r)} 0 0 ${up ? 1 : 0} ${n(x + reach)} ${n(y)}`, {
          stroke: bright,
          strokeWidth: stroke,
        }),
        circle(x, y + (up ? -0.45 : 0.45) * r, 0.15 * stroke, { fill: deep }),
      ];
    });
  });
};

/** Expeditions: tracks; the turned half runs the other way. */
const tracks: Field = ({ width, height, u }, { bright }) => {
  const count = Math.round(height / 2 / (0.88 * u));
  const high = height / 2 / count;
  const pitch = 0.977 * u;
  return rows(count).flatMap((k) => {
    const y = height / 2 - high * (k + 0.5);
    const strokeWidth = lerp(0.28, 0.042, k / count) * u;
    return row(width, pitch, (k % 2) * (pitch / 2) - 0.245 * high).map((x) =>
      path(
        `M${n(x)} ${n(y - 0.35 * high)}l${n(0.42 * high)} ${n(0.35 * high)}l${n(-0.42 * high)} ${n(0.35 * high)}`,
        {
          stroke: bright,
          strokeWidth,
        },
      ),
    );
  });
};

/** Terra Mystica: the seven terrains. */
const lands: Field = ({ width, height, u }, { bright }) => {
  const r = 0.733 * u;
  const pitch = r * Math.sqrt(3);
  return rows(height / (3 * r) + 1).flatMap((k) => {
    const y = height / 2 + 0.75 * r - 1.5 * r * k;
    const far = Math.max(0, (height / 2 - y) / (height / 2));
    return row(width, pitch, (k % 2 === 0 ? -0.25 : 0.25) * pitch).flatMap((x, i) => [
      hexagon(x, y, r, { stroke: bright, strokeWidth: lerp(0.087, 0.034, far) * u }),
      ...terrainSign(terrains[(i + 3 * k) % 7] ?? 'lake', x, y, lerp(0.52, 0.4, far) * r, bright),
    ]);
  });
};

export const fields: Readonly<Record<BotId, Field>> = {
  nautoma: scales,
  mautoma: hexes,
  adam: segments,
  expeditions: tracks,
  'terra-mystica': lands,
};
