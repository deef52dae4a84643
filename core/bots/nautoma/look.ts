import { n, path } from '../../look/drawing.ts';
import { lerp, row, rows, type Look } from '../../look/look.ts';

/** Finspan: scales, the farthest first, so that nearer ones cover them. */
const scales: Look['field'] = ({ width, height, u }, { deep, bright }) =>
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

export const look: Look = {
  pair: { deep: '#003E58', bright: '#7FD6F2', night: '#05222F' },
  field: scales,
  hem: {
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
};
