/** A picture in grey, row by row. */
export interface Grey {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8Array | Uint8ClampedArray;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Corners, clockwise on the screen. */
export type Quad = readonly [Point, Point, Point, Point];

export const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);

/** Between the points of a picture. */
export function sample({ width, height, data }: Grey, x: number, y: number): number {
  const cx = x < 0 ? 0 : x > width - 1.001 ? width - 1.001 : x;
  const cy = y < 0 ? 0 : y > height - 1.001 ? height - 1.001 : y;
  const [ix, iy] = [cx | 0, cy | 0];
  const [fx, fy] = [cx - ix, cy - iy];
  const i = iy * width + ix;
  const upper = data[i]! + fx * (data[i + 1]! - data[i]!);
  const lower = data[i + width]! + fx * (data[i + width + 1]! - data[i + width]!);
  return upper + fy * (lower - upper);
}
