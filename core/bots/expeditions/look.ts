import { n, path } from '../../look/drawing.ts';
import { lerp, row, rows, type Look } from '../../look/look.ts';

/** Expeditions: tracks; the turned half runs the other way. */
const tracks: Look['field'] = ({ width, height, u }, { bright }) => {
  const count = Math.round(height / 2 / (0.88 * u));
  const high = height / 2 / count;
  // Six to a card: its edges lie between two of them, or cut one in its middle; no speck is left of any.
  const pitch = (6.35 / 6) * u;
  return rows(count).flatMap((k) => {
    const y = height / 2 - high * (k + 0.5);
    const strokeWidth = lerp(0.28, 0.042, k / count) * u;
    return row(width, pitch, ((k + 1) % 2) * (pitch / 2) - 0.21 * high).map((x) =>
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

export const look: Look = {
  pair: { deep: '#6B1E0C', bright: '#FFBCA1', night: '#3A1006' },
  field: tracks,
  hem: {
    pitch: 1.05,
    draw: ({ x, height: h }, colour) => [
      path(`M${n(x - 0.21 * h)} ${n(0.2 * h)}l${n(0.36 * h)} ${n(0.3 * h)}l${n(-0.36 * h)} ${n(0.3 * h)}`, {
        stroke: colour,
        strokeWidth: h / 6,
      }),
    ],
  },
};
