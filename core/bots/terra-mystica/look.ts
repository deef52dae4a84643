import { group, hexagon, type GroupShape } from '../../look/drawing.ts';
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

/** A row has many of them: a PDF holds each once. */
function sign(place: number, x: number, y: number, size: number, colour: string): GroupShape {
  const terrain = terrains[place % 7] ?? 'lake';
  const name = `land-${terrain}-${colour.slice(1)}`;
  return group(terrainSign(terrain, 0, 0, 10, colour), { name, transform: { x, y, scale: size / 10 } });
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
      sign(i + 3 * k, x, y, lerp(0.52, 0.4, far) * r, bright),
    ]);
  });
};

export const look: Look = {
  pair: { deep: '#4A3300', bright: '#FFCC4D', night: '#2A1D02' },
  field: lands,
  hem: {
    pitch: 0.85,
    draw: ({ i, x, height: h }, colour) => [
      hexagon(x, h / 2, 0.4585 * h, { stroke: colour, strokeWidth: h / 12 }),
      sign(i + 3, x, h / 2, h / 4, colour),
    ],
  },
};
