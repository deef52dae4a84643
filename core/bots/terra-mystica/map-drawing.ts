import type { Point, Size } from '../../look/board.ts';
import { mapSpace } from '../../look/board.ts';
import {
  circle,
  group,
  hexagon,
  line,
  n,
  path,
  rect,
  text,
  type Ink,
  type Shape,
} from '../../look/drawing.ts';
import { icon } from '../../look/icons.ts';
import type { Hex } from './geometry.ts';
import { look } from './look.ts';
import { terrains, type Terrain } from './maps.ts';
import { takings, type Taken } from './mirror.ts';
import { owners, type Owner } from './state.ts';
import { terrainInks, terrainSign } from './terrain.ts';
import { buildings, type Building } from './tiles.ts';

export interface Land extends Hex {
  readonly terrain: Terrain;
}

export const isLand = (hex: Hex): hex is Land => hex.terrain !== 'river';

const hexSize = {
  half: mapSpace / 2,
  radius: mapSpace / Math.sqrt(3),
  row: (mapSpace / 2) * Math.sqrt(3),
} as const;

/** Room for a target at the border; at the left for the letters of the rows. */
const margin = { left: 22, other: 9 } as const;

export const centreOf = ({ x, y }: Hex): Point => ({
  x: margin.left + x * hexSize.half,
  y: margin.other + hexSize.radius + y * hexSize.row,
});

/** How large the drawing of a map is. */
export function mapSize(hexes: readonly Hex[]): Size {
  const far = (axis: 'x' | 'y') => Math.max(0, ...hexes.map((hex) => hex[axis]));
  return {
    width: margin.left + margin.other + (far('x') + 1) * hexSize.half,
    height: 2 * margin.other + far('y') * hexSize.row + 2 * hexSize.radius,
  };
}

/** Where the names of the spaces would be too small: the letter of each row. */
export const rowLetters = (lands: readonly Land[]): Shape[] =>
  [...new Map(lands.map((hex) => [hex.row, hex])).values()].map((hex) =>
    text(9, centreOf(hex).y + 8, hex.id.charAt(0), { weight: 700, fill: light, size: 23, anchor: 'middle' }),
  );

/** What a mark says of a space. */
export interface Space {
  /** The terrain that is seen: that of a tile, where one was laid. */
  readonly terrain: Terrain;
  readonly laid: boolean;
  readonly owner: Owner | 'none';
  readonly building: Building | 'none';
  readonly marked: boolean;
  readonly trade: boolean;
  readonly taken: Taken | 'none';
  readonly option: boolean;
  readonly target: boolean;
  /** The one that is asked for. */
  readonly next: boolean;
}

/** While a map is entered, whose building it is stands before it: `bot-dwelling`. */
const whoseBuilding = new RegExp(`^(${owners.join('|')})-`);

export function spaceOf(hex: Land, mark = ''): Space {
  const words = mark.replace(whoseBuilding, '$1 ').split(' ');
  const one = <W extends string>(of: readonly W[]): W | undefined => of.find((word) => words.includes(word));
  const tile = one(terrains);
  return {
    terrain: tile ?? hex.terrain,
    laid: tile !== undefined,
    owner: one(owners) ?? 'none',
    building: one(buildings) ?? 'none',
    marked: words.includes('marked'),
    trade: words.includes('trade'),
    taken: one(takings) ?? 'none',
    option: words.includes('option'),
    target: words.includes('target'),
    next: words.includes('next'),
  };
}

const ground = hexSize.radius - 1;
const dark = '#14181B';
const light = '#FFFFFF';
const { bright } = look.pair;

/** Whose it is, by the form under the building: hers a disc, yours a square, another's a diamond. */
const plates: Readonly<
  Record<Owner, { readonly on: string; draw(at: Point, ink: Ink): Shape; readonly fill: string }>
> = {
  bot: { fill: dark, on: bright, draw: ({ x, y }, ink) => circle(x, y, 14.5, ink) },
  you: {
    fill: light,
    on: dark,
    draw: ({ x, y }, ink) => rect({ x: x - 14, y: y - 13, width: 28, height: 25, radius: 4 }, ink),
  },
  other: {
    fill: '#C9CDCB',
    on: dark,
    draw: ({ x, y }, ink) => path(`M${n(x - 18)} ${n(y - 1)}l18 -16 18 16 -18 16Z`, ink),
  },
};

function buildingShapes({ owner, building }: Pick<Space, 'owner' | 'building'>, { x, y }: Point): Shape[] {
  if (owner === 'none') return [];
  const { fill, on, draw } = plates[owner];
  const stroke = owner === 'bot' ? on : dark;
  const plate = draw({ x, y }, { fill, stroke, strokeWidth: 1.8 });
  const size = owner === 'other' ? 18 : 21.6;
  return building === 'none' ? [plate] : [plate, icon(building, x - size / 2, y - size / 2, size, on)];
}

/** A building as it is put on the map, around 0, 0. */
export function buildingSign(mark: string): Shape[] | undefined {
  const [owner, building] = [
    owners.find((one) => mark.startsWith(`${one}-`)),
    buildings.find((one) => mark.endsWith(`-${one}`)),
  ];
  return owner && building && buildingShapes({ owner, building }, { x: 0, y: 0 });
}

/** A power chip: a disc with a bolt. */
const chip = ({ x, y }: Point): Shape[] => [
  circle(x, y, 7.5, { fill: '#8A4FBF', stroke: light, strokeWidth: 1.8 }),
  path('M1.2 -5 -3 .8H-.4L-1.200 5 3 -.8H.4Z', { fill: light }, { x, y }),
];

/** Trade: two arrows that pass each other. */
const trade = ({ x, y }: Point): Shape[] => [
  rect(
    { x: x - 7.5, y: y - 6.5, width: 15, height: 13, radius: 3 },
    { fill: light, stroke: dark, strokeWidth: 1.5 },
  ),
  path('M-5 -2H4M1.500 -4.500 4 -2M5 2H-4M-1.500 4.500 -4 2', { stroke: dark, strokeWidth: 1.7 }, { x, y }),
];

/** A space: ground, sign of the terrain, name if it can be read, building, chips. */
export function spaceShapes(hex: Land, space: Space, isNamed: boolean): Shape[] {
  const { x, y } = centreOf(hex);
  if (space.target && space.owner === 'none') return targetShapes(hex);
  const { fill, on } = terrainInks[space.terrain];
  return [
    hexagon(x, y, ground, { fill }),
    ...(space.laid ? [hexagon(x, y, ground - 3, { stroke: on, strokeWidth: 1.2, dash: [2, 2] })] : []),
    ...caption(isNamed ? hex.id : '', space.terrain, { x, y }, space.owner !== 'none'),
    ...(space.owner === 'none' ? [] : [building(hex, space, isNamed)]),
    ...(space.marked ? chip({ x: x + 12, y: y - 12 }) : []),
    ...(space.trade ? trade({ x: x - 12, y: y - 12 }) : []),
    ...(space.taken === 'closed' ? closed({ x, y }, on) : []),
    ...(space.taken === 'hers' ? cube({ x: x + 12, y: y - 12 }) : []),
  ];
}

/** Where she builds: its name, larger than the spaces around it, so that it is found on the smallest map. */
function targetShapes(hex: Land): Shape[] {
  const { x, y } = centreOf(hex);
  return [
    hexagon(x, y, hexSize.radius * 1.3, { fill: bright, stroke: dark, strokeWidth: 3 }),
    text(x, y + 8, hex.id, { weight: 700, fill: dark, size: 24, anchor: 'middle' }),
  ];
}

/** An upgrade is another piece. */
function building(hex: Land, space: Space, isNamed: boolean): Shape {
  const { x, y } = centreOf(hex);
  const piece = `${space.owner}-${space.building}-${hex.id}`;
  return group(buildingShapes(space, { x, y: isNamed ? y - 5.5 : y }), { piece });
}

/** Nobody builds here: crossed out. */
const closed = ({ x, y }: Point, stroke: string): Shape[] =>
  [-1, 1].map((side) => line(x - 15, y - 15 * side, x + 15, y + 15 * side, { stroke, strokeWidth: 3 }));

/** Hers without a building. */
const cube = ({ x, y }: Point): Shape[] => [
  rect(
    { x: x - 7, y: y - 7, width: 14, height: 14, radius: 2 },
    { fill: dark, stroke: bright, strokeWidth: 2 },
  ),
];

/** Sign and name: one above the other, or side by side below a building. Without a name the sign is larger. */
function caption(name: string, terrain: Terrain, { x, y }: Point, built: boolean): Shape[] {
  const colour = terrainInks[terrain].on;
  const style = { weight: 700, fill: colour } as const;
  if (!name) return built ? [] : terrainSign(terrain, x, y, 13, colour);
  if (!built)
    return [
      ...terrainSign(terrain, x, y - 8, 10, colour),
      text(x, y + 16.5, name, { ...style, size: 14, anchor: 'middle' }),
    ];
  const half = name.length > 2 ? 14 : 11.8;
  return [
    ...terrainSign(terrain, x - half + 3.8, y + 15.5, 4.2, colour),
    text(x + half, y + 19.3, name, { ...style, size: 11.5, anchor: 'end' }),
  ];
}

export const outlineOf = (hex: Hex, grow: number): string => {
  const { x, y } = centreOf(hex);
  return hexagon(x, y, hexSize.radius + grow, {}).d;
};

/** Around a space: the ring of a building that she upgrades, or the line of one that can be chosen or could have been. */
export function ringShapes(hex: Hex, { target, owner, next, option }: Space, isOpen: boolean): Shape[] {
  const draw = (grow: number, stroke: string, strokeWidth: number) =>
    path(outlineOf(hex, grow), { stroke, strokeWidth, round: true });
  if (target && owner === 'none') return [];
  if (target || next) return [draw(3, dark, 12), draw(3, bright, 6)];
  return isOpen || option ? [draw(-1.5, light, isOpen ? 3.5 : 3)] : [];
}

/** All rivers at once: nothing ever lies on them. Where spaces are to be tapped, they step back. */
export const riverShape = (hexes: readonly Hex[], isDim: boolean): Shape =>
  path(
    hexes
      .filter((hex) => !isLand(hex))
      .map((hex) => outlineOf(hex, -1))
      .join(''),
    { fill: isDim ? '#1C170B' : '#0E1114' },
  );

/** A bridge between two spaces: hers is one line, yours two, another's is broken. */
export function bridgeShapes(from: Hex, to: Hex, owner: string): Shape[] {
  const [a, b] = [centreOf(from), centreOf(to)];
  const at = (part: number) => [a.x + (b.x - a.x) * part, a.y + (b.y - a.y) * part] as const;
  const draw = (ink: Ink) => line(...at(0.27), ...at(0.73), ink);
  const colour = owner === 'bot' ? bright : owner === 'you' ? light : '#C9CDCB';
  return [
    draw({ stroke: dark, strokeWidth: 13, round: true }),
    draw({ stroke: colour, strokeWidth: 9, ...(owner === 'other' ? { dash: [7, 4] } : {}) }),
    ...(owner === 'you' ? [draw({ stroke: dark, strokeWidth: 3 })] : []),
  ];
}
