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

/** Height in pixels that the buttons cover; a port lower than 180 has none. */
const covered = ({ height }: Size): number => (height < 180 ? 0 : 52);

/** A space can be tapped from 44 pixels on. */
export const tapScale = 46 / mapSpace;
export const largeScale = 64 / mapSpace;
const closest = 150 / mapSpace;

const clamp = (low: number, value: number, high: number): number => Math.max(low, Math.min(value, high));

const wholeScale = (map: Size, port: Size): number =>
  Math.min(port.width / map.width, port.height / map.height);

/** The map fills the port or lies in its middle, and its edge can come free of the buttons. */
export function within({ x, y, k: wanted }: MapView, map: Size, port: Size): MapView {
  const k = clamp(wholeScale(map, port), wanted, closest);
  const along = (at: number, free: number, under: number) =>
    free >= 2 * under ? free / 2 : clamp(free - under, at, Math.max(0, free));
  return {
    x: along(x, port.width - map.width * k, 0),
    y: along(y, port.height - map.height * k, covered(port)),
    k,
  };
}

export function whole(map: Size, port: Size): MapView {
  const k = wholeScale(map, port);
  return within({ x: 0, y: (port.height - map.height * k) / 2, k }, map, port);
}

/** Closer or farther, while a point of the port stays where it is. */
export function zoomed(view: MapView, factor: number, x: number, y: number): MapView {
  return { x: x - (x - view.x) * factor, y: y - (y - view.y) * factor, k: view.k * factor };
}

/** The middle of a part, at the scale between two at which all of it is seen, if there is one. */
export function around(part: Box, map: Size, port: Size, least: number, most: number): MapView {
  const height = Math.max(port.height - covered(port), port.height / 2);
  const k = clamp(least, Math.min(port.width / part.width, height / part.height), most);
  const x = port.width / 2 - (part.x + part.width / 2) * k;
  const y = height / 2 - (part.y + part.height / 2) * k;
  return within({ x, y, k }, map, port);
}

/** Moves as little as it takes to see a part. */
export function revealed(view: MapView, part: Box, map: Size, port: Size): MapView {
  const along = (at: number, from: number, length: number, room: number) =>
    clamp(-from * view.k, at, room - (from + length) * view.k);
  const x = along(view.x, part.x, part.width, port.width);
  const y = along(view.y, part.y, part.height, port.height - covered(port));
  return within({ x, y, k: view.k }, map, port);
}
