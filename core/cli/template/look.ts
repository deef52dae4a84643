import { n, path } from '../../look/drawing.ts';
import { lerp, row, rows, type Look } from '../../look/look.ts';

const wave = (x: number, y: number, r: number): string =>
  `M${n(x - r)} ${n(y)}q${n(r / 2)} ${n(-r)} ${n(r)} 0t${n(r)} 0`;

/** Waves that grow calm with their distance from the table edge. */
export const look: Look = {
  pair: { deep: '#5A1248', bright: '#FFB8E4', night: '#2F0926' },
  field: ({ width, height, u }, { bright }) =>
    rows(height / u).flatMap((k) =>
      row(width, 2 * u, k % 2 === 1 ? u : 0).map((x) =>
        path(wave(x, height / 2 - k * 0.5 * u, u), {
          stroke: bright,
          strokeWidth: lerp(0.14, 0.02, (k * u) / height) * u,
        }),
      ),
    ),
  hem: {
    pitch: 1.5,
    draw: ({ x, pitch, height }, colour) => [
      path(wave(x, height / 2, pitch / 2), { stroke: colour, strokeWidth: height / 8 }),
    ],
  },
};
