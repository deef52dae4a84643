import { n } from '../../look/drawing.ts';
import { forms, type Form, type Spot } from './piece-drawing.ts';
import { ring } from './supply-spots.ts';

/**
 * Cóatl's supply board, for the screen and for paper, in units of its own around 0, 0:
 * six pairs of bodies in the ring, heads and tails around the middle.
 */
export const supply = { outer: 162, inner: 90, cup: 30.5, body: 24, small: 20 } as const;

/** A field to draw: its name, where it lies (`body-top`, `head-left`), and the number on it. */
export interface Numbered {
  readonly id: string;
  readonly spot: string;
  readonly number: string;
}

/** Fields that are called by their numbers: the first lies on the first spot. */
export const byNumber = (spots: readonly string[]): Numbered[] =>
  spots.map((spot, index) => ({ id: `${index + 1}`, spot, number: `${index + 1}` }));

export interface SupplyField extends Numbered {
  readonly form: Form;
  /** Where its number stands. */
  readonly label: { readonly x: number; readonly y: number };
  /** Its outline. */
  readonly ground: string;
  readonly places: readonly SupplyPlace[];
}

export interface SupplyPlace extends Spot {
  readonly id: string;
  /** The part of the field that belongs to it: what is tapped. */
  readonly room: string;
}

interface Sector {
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
function ringPath({ from, to }: Sector): string {
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

function ringField(numbered: Numbered, position: string): SupplyField {
  const { id } = numbered;
  const index = ring.indexOf(position);
  const middle = index * 60;
  const halves = [
    { turn: -14.5, room: ringPath({ from: middle - 30, to: middle }) },
    { turn: 14.5, room: ringPath({ from: middle, to: middle + 30 }) },
  ];
  // In a pair the first piece is the left one, or the upper one: as one reads.
  const inOrder = index < 3 ? halves : halves.toReversed();
  return {
    ...numbered,
    form: 'body',
    label: at(148, middle),
    ground: ringPath({ from: middle - 30, to: middle + 30 }),
    places: inOrder.map(({ turn, room }, part) => ({
      id: `${id}${'ab'.charAt(part)}`,
      ...at(119, middle + turn),
      r: supply.body,
      room,
    })),
  };
}

/** Where a field of the middle lies, and its number beside it. */
const cups = {
  left: { turn: 270, dx: -22, dy: -24 },
  right: { turn: 90, dx: 22, dy: -24 },
  top: { turn: 0, dx: 24, dy: -22 },
  bottom: { turn: 180, dx: 24, dy: 22 },
} as const;

function cupField(numbered: Numbered, form: Form, position: keyof typeof cups): SupplyField {
  const { turn, dx, dy } = cups[position];
  const { x, y } = at(46.5, turn);
  const r = supply.cup;
  // Three arcs: of two halves the seam runs through the middle, where browsers may miss a tap.
  const [start, ...ends] = [0, 120, 240, 360].map((degrees) => {
    const { x: dx, y: dy } = at(r, degrees);
    return `${n(x + dx)} ${n(y + dy)}`;
  });
  const ground = `M${start}${ends.map((end) => `A${r} ${r} 0 0 1 ${end}`).join('')}Z`;
  return {
    ...numbered,
    form,
    ground,
    label: { x: x + dx, y: y + dy },
    places: [{ id: numbered.id, x, y, r: supply.small, room: ground }],
  };
}

export function supplyFields(fields: readonly Numbered[]): SupplyField[] {
  return fields.map((field) => {
    const form = forms.find((one) => field.spot.startsWith(one)) ?? 'body';
    const position = field.spot.slice(form.length + 1);
    return form === 'body'
      ? ringField(field, position)
      : cupField(field, form, position as keyof typeof cups);
  });
}
