import { group, hexagon, inks, type Shape } from '../../look/drawing.ts';
import { lerp, row, rows, type Look } from '../../look/look.ts';
import type { Terrain } from './maps.ts';
import { terrainSign } from './terrain.ts';

/** In the order in which they look well side by side. */
const terrains: readonly Terrain[] = [
  'mountains',
  'plains',
  'forest',
  'desert',
  'lake',
  'wasteland',
  'swamp',
];

const terrainAt = (place: number): Terrain => terrains[place % 7] ?? 'lake';

/** A link of the hem, ten high around 0, 0. */
function land(terrain: Terrain, colour: string): Shape[] {
  const stroke = { stroke: colour, strokeWidth: 10 / 12 };
  return [
    hexagon(0, 0, 4.585, { ...stroke, lines: { ...stroke, stroke: inks.ink } }),
    ...terrainSign(terrain, 0, 0, 2.5, colour),
  ];
}

/** Terra Mystica: the seven terrains. */
const lands: Look['field'] = ({ width, height, u }, { bright }) => {
  const r = 0.733 * u;
  const pitch = r * Math.sqrt(3);
  return rows(height / (3 * r) + 1).flatMap((k) => {
    const y = height / 2 + 0.75 * r - 1.5 * r * k;
    const far = Math.max(0, (height / 2 - y) / (height / 2));
    return row(width, pitch, (k % 2 === 0 ? -0.25 : 0.25) * pitch).flatMap((x, i) => [
      hexagon(x, y, r, { stroke: bright, strokeWidth: lerp(0.087, 0.034, far) * u }),
      ...terrainSign(terrainAt(i + 3 * k), x, y, lerp(0.52, 0.4, far) * r, bright),
    ]);
  });
};

export const look: Look = {
  pair: { deep: '#4A3300', bright: '#FFCC4D', night: '#2A1D02' },
  field: lands,
  hem: {
    pitch: 0.85,
    draw({ i, x, height }, colour) {
      const terrain = terrainAt(i + 3);
      const at = { x, y: height / 2, scale: height / 10 };
      // A PDF holds each of them once.
      return [group(land(terrain, colour), { name: `land-${terrain}-${colour.slice(1)}`, transform: at })];
    },
  },
};
