import { mapSpace, type Size } from '../../core/look/board.ts';

/** What of a map is seen: `k` pixels a unit, the map's corner at x, y. */
export interface MapView {
  readonly x: number;
  readonly y: number;
  readonly k: number;
}

export interface Box extends Size {
  readonly x: number;
  readonly y: number;
}

const closest = 150 / mapSpace;

const clamp = (low: number, value: number, high: number): number => Math.max(low, Math.min(value, high));

const wholeScale = (map: Size, port: Size): number =>
  Math.min(port.width / map.width, port.height / map.height);

/** The map fills the port or lies in its middle. */
export function within({ x, y, k: wanted }: MapView, map: Size, port: Size): MapView {
  const k = clamp(wholeScale(map, port), wanted, closest);
  const along = (at: number, free: number) => (free >= 0 ? free / 2 : clamp(free, at, 0));
  return { x: along(x, port.width - map.width * k), y: along(y, port.height - map.height * k), k };
}

export function whole(map: Size, port: Size): MapView {
  const k = wholeScale(map, port);
  return within({ x: 0, y: (port.height - map.height * k) / 2, k }, map, port);
}

/** Closer or farther, while a point of the port stays where it is. */
export function zoomed(view: MapView, factor: number, x: number, y: number): MapView {
  return { x: x - (x - view.x) * factor, y: y - (y - view.y) * factor, k: view.k * factor };
}

/** Moves as little as it takes to see a part. */
export function revealed(view: MapView, part: Box, map: Size, port: Size): MapView {
  const along = (at: number, from: number, length: number, room: number) =>
    clamp(-from * view.k, at, room - (from + length) * view.k);
  const x = along(view.x, part.x, part.width, port.width);
  const y = along(view.y, part.y, part.height, port.height);
  return within({ x, y, k: view.k }, map, port);
}
