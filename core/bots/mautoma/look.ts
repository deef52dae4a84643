import { hexagon, inks } from '../../look/drawing.ts';
import { row, rows, type Look } from '../../look/look.ts';

/** Revive: hexagons that melt away from the middle. */
const hexes: Look['field'] = ({ width, height, u }, { bright }) => {
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

export const look: Look = {
  pair: { deep: '#3A2480', bright: '#CDC1FF', night: '#1E1442' },
  field: hexes,
  hem: {
    pitch: 0.85,
    draw: ({ along, x, height }, colour) => [
      hexagon(x, height / 2, (0.42 - 0.243 * (1 - Math.abs(2 * along - 1))) * height, {
        fill: colour,
        lines: { stroke: inks.ink, strokeWidth: 0.3 },
      }),
    ],
  },
};
