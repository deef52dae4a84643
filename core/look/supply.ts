import { n } from './drawing.ts';
import type { Form, Spot } from './pieces.ts';

/**
 * Cóatl's supply board, for the screen and for paper, in units of its own around 0, 0:
 * six pairs of bodies in the ring, clockwise from the top; heads left and right of the middle, tails above and below.
 */
export const supply = { outer: 162, inner: 90, cup: 30.5, body: 24, small: 20 } as const;

export interface SupplyField {
  readonly id: string;
  readonly form: Form;
  /** Where its number stands. */
  readonly number: { readonly x: number; readonly y: number };
  readonly places: readonly SupplyPlace[];
}

export interface SupplyPlace extends Spot {
  readonly id: string;
  /** Degrees of the sector that belongs to it; places in the middle have none. */
  readonly sector?: Sector;
}

export interface Sector {
  readonly from: number;
  readonly to: number;
}

/** A point at a distance from the middle; degrees clockwise from the top. */
function at(distance: number, degrees: number): { x: number; y: number } {
  const angle = (degrees * Math.PI) / 180;
  return { x: distance * Math.sin(angle), y: -distance * Math.cos(angle) };
}

/** Half the gap between two fields, on either circle. */
const gap = 2;

/** A piece of the ring. Its sides run parallel to the gap. */
export function ringPath({ from, to }: Sector): string {
  const { outer, inner } = supply;
  const corner = (r: number, degrees: number, side: number) => {
    const { x, y } = at(r, degrees + side * ((gap / r) * (180 / Math.PI)));
    return `${n(x)} ${n(y)}`;
  };
  return (
    `M${corner(outer, from, 1)}A${outer} ${outer} 0 0 1 ${corner(outer, to, -1)}` +
    `L${corner(inner, to, -1)}A${inner} ${inner} 0 0 0 ${corner(inner, from, 1)}Z`
  );
}

export function fieldSector(index: number): Sector {
  return { from: index * 60 - 30, to: index * 60 + 30 };
}

/** In a pair the first piece is the left one, or the upper one: as one reads. */
function ringField(index: number): SupplyField {
  const id = String(index + 1);
  const middle = index * 60;
  const halves = [
    { turn: -14.5, sector: { from: middle - 30, to: middle } },
    { turn: 14.5, sector: { from: middle, to: middle + 30 } },
  ];
  const inOrder = index < 3 ? halves : halves.reverse();
  return {
    id,
    form: 'body',
    number: at(148, middle),
    places: inOrder.map(({ turn, sector }, part) => ({
      id: `${id}${'ab'.charAt(part)}`,
      ...at(119, middle + turn),
      r: supply.body,
      sector,
    })),
  };
}

const cups = [
  { id: '7', form: 'head', turn: 270, number: { x: -22, y: -24 } },
  { id: '8', form: 'head', turn: 90, number: { x: 22, y: -24 } },
  { id: '9', form: 'tail', turn: 0, number: { x: 24, y: -22 } },
  { id: '10', form: 'tail', turn: 180, number: { x: 24, y: 22 } },
] as const;

export const supplyFields: readonly SupplyField[] = [
  ...Array.from({ length: 6 }, (_, index) => ringField(index)),
  ...cups.map(({ id, form, turn, number }) => {
    const { x, y } = at(46.5, turn);
    const places = [{ id, x, y, r: supply.small }];
    return { id, form, number: { x: x + number.x, y: y + number.y }, places };
  }),
];
