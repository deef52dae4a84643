import { line, n, path, type Shape } from './drawing.ts';

export interface MarkInk {
  /** The bot's half-disc, above the edge. */
  readonly upper: string;
  /** Your half-disc, below the edge. */
  readonly lower: string;
  /** The edge between them; without it only the half-discs are drawn. */
  readonly edge?: string;
}

/** Half-discs of radius r on both sides of the table edge, meeting at x, y. */
export const upperHalf = (x: number, y: number, r: number): string =>
  `M${n(x - 2 * r)} ${n(y)}A${n(r)} ${n(r)} 0 0 1 ${n(x)} ${n(y)}Z`;
export const lowerHalf = (x: number, y: number, r: number): string =>
  `M${n(x)} ${n(y)}A${n(r)} ${n(r)} 0 0 0 ${n(x + 2 * r)} ${n(y)}Z`;

export function mark(x: number, y: number, r: number, { upper, lower, edge }: MarkInk): Shape[] {
  const halves = [path(upperHalf(x, y, r), { fill: upper }), path(lowerHalf(x, y, r), { fill: lower })];
  if (!edge) return halves;
  return [...halves, line(x - 2.08 * r, y, x + 2.08 * r, y, { stroke: edge, strokeWidth: 0.19 * r })];
}
