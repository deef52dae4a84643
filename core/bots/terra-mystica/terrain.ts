import { circle, inks, n, path, type Shape } from '../../look/drawing.ts';
import type { Terrain } from './maps.ts';

/** A terrain's ground and what is drawn on it. */
// prettier-ignore
export const terrainInks: Readonly<Record<Terrain, { readonly fill: string; readonly on: string }>> = {
  mountains: { fill: '#AEB3B5', on: '#14181B' },
  plains:    { fill: '#7E4B2A', on: '#FFFFFF' },
  forest:    { fill: '#2B6E3A', on: '#FFFFFF' },
  desert:    { fill: '#E3B23C', on: '#14181B' },
  lake:      { fill: '#25629E', on: '#FFFFFF' },
  wasteland: { fill: '#A5301E', on: '#FFFFFF' },
  swamp:     { fill: '#3B3B40', on: '#FFFFFF' },
};

type Points = readonly (readonly [number, number])[];

/** Lines and triangle corners in units of the sign's size. */
const lines: Partial<Record<Terrain, readonly Points[]>> = {
  mountains: [
    [
      [-0.85, 0.5],
      [-0.25, -0.55],
      [0.1, 0.05],
      [0.4, -0.35],
      [0.9, 0.5],
    ],
  ],
  plains: [-0.5, 0, 0.5].map((y) => [
    [-0.8, y],
    [0.8, y],
  ]),
  swamp: (
    [
      [-0.6, -0.3],
      [0, -0.75],
      [0.6, -0.3],
    ] as const
  ).map(([x, top]) => [
    [x, 0.55],
    [x, top],
  ]),
  // Lines without length: their round ends are dots.
  desert: (
    [
      [0, -0.62],
      [-0.62, 0.05],
      [0.62, 0.05],
      [0, 0.7],
    ] as const
  ).map((dot) => [dot, dot]),
  wasteland: [1, -1].map((side) => [
    [-0.55 * side, -0.55],
    [0.55 * side, 0.55],
  ]),
};

/** The sign of each terrain, so that none is told by its colour alone. */
export function terrainSign(terrain: Terrain, x: number, y: number, size: number, colour: string): Shape[] {
  const at = ([dx, dy]: readonly [number, number]) => `${n(x + dx * size)} ${n(y + dy * size)}`;
  // With little ink the ground is paper: the sign is as thick as ever, and black.
  const thick = { strokeWidth: (terrain === 'desert' ? 0.4 : 0.26) * size, round: true };
  const stroke = { stroke: colour, ...thick, lines: { stroke: inks.ink, ...thick } };
  if (terrain === 'forest')
    return [path(`M${at([0, -0.85])}L${at([0.78, 0.6])}L${at([-0.78, 0.6])}Z`, { fill: colour })];
  if (terrain === 'lake') {
    const half = `${n(0.21 * size)} ${n(-0.42 * size)} ${n(0.425 * size)} 0`;
    const wave = (dy: number) => `M${at([-0.85, dy])}q${half}${`t${n(0.425 * size)} 0`.repeat(3)}`;
    return [path(wave(-0.32) + wave(0.32), stroke)];
  }
  const d = (lines[terrain] ?? []).map((points) => `M${points.map(at).join('L')}`).join('');
  return [path(d, stroke)];
}

/** A disc of the terrain with its sign. Its word belongs beside it. */
export function terrainToken(terrain: Terrain, x: number, y: number, r: number): Shape[] {
  const { fill, on } = terrainInks[terrain];
  return [
    circle(x, y, r, {
      fill,
      stroke: '#FFFFFF',
      strokeWidth: 0.07 * r,
      lines: { fill: '#FFFFFF', stroke: '#14181B', strokeWidth: 0.1 * r },
    }),
    ...terrainSign(terrain, x, y, 0.6 * r, on),
  ];
}
