import { circle, n, path } from '../../look/drawing.ts';
import { lerp, row, rows, type Look } from '../../look/look.ts';

/** Cóatl: segments of a body, eight in a row, alternately up and down. */
const segments: Look['field'] = ({ width, height, u }, { deep, bright }) => {
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

export const look: Look = {
  pair: { deep: '#00432E', bright: '#7BE0B0', night: '#04251A' },
  field: segments,
  hem: {
    pitch: 1.15,
    draw: ({ i, x, pitch, height }, colour) => [
      path(
        `M${n(x - pitch / 2)} ${n(height / 2)}a${n(pitch / 2)} ${n(0.35 * height)} 0 0 ${i % 2 === 0 ? 1 : 0} ${n(pitch)} 0`,
        { stroke: colour, strokeWidth: 0.3 * height },
      ),
    ],
  },
};
