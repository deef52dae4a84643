import type { Point } from '../../../look/board.ts';
import { n } from '../../../look/drawing.ts';
import { spots, type Spot } from '../cards.ts';
import { kindAt, type Kind } from '../supply.ts';
import type { Round } from './pieces.ts';

/**
 * Cóatl's supply board, for the screen and for paper, in units of its own: six pairs of bodies in the ring, heads and
 * tails around the middle.
 */
const outer = 162;
const inner = 90;
const cup = 30.5;
const [body, small] = [24, 20];
const margin = 3;
export const side = 2 * (outer + margin);

/** A field to draw: its name, where it lies, and the number on it. */
export interface Numbered {
  readonly id: string;
  readonly spot: Spot;
  readonly number: string;
}

/** Fields that are called by their numbers: the first lies on the first spot. */
export const byNumber = (numbered: readonly Spot[]): Numbered[] =>
  numbered.map((spot, index) => ({ id: `${index + 1}`, spot, number: `${index + 1}` }));

export interface Field extends Numbered {
  readonly kind: Kind;
  readonly middle: Point;
  /** Where its number stands. */
  readonly label: Point;
  /** Its outline. */
  readonly ground: string;
  readonly parts: readonly Part[];
}

/** Where a piece of it lies. */
export interface Part extends Round {
  readonly id: string;
  /** What of the field belongs to it: what is tapped. */
  readonly room: string;
}

/** A point at a distance from another, from the middle if none is named; degrees clockwise from the top. */
function at(distance: number, degrees: number, { x, y }: Point = { x: side / 2, y: side / 2 }): Point {
  const angle = (degrees * Math.PI) / 180;
  return { x: x + distance * Math.sin(angle), y: y - distance * Math.cos(angle) };
}

/** Half the gap between two fields, on either circle. */
const gap = 2;

/** A piece of the ring. Its sides run parallel to the gap. */
function ringPath(from: number, to: number): string {
  const corner = (r: number, degrees: number, way: number) => {
    const { x, y } = at(r, degrees + way * ((gap / r) * (180 / Math.PI)));
    return `${n(x)} ${n(y)}`;
  };
  return (
    `M${corner(outer, from, 1)}A${outer} ${outer} 0 0 1 ${corner(outer, to, -1)}` +
    `L${corner(inner, to, -1)}A${inner} ${inner} 0 0 0 ${corner(inner, from, 1)}Z`
  );
}

/** The bodies are the first spots, clockwise from the top. */
function ringField(numbered: Numbered): Field {
  const index = spots.indexOf(numbered.spot);
  const turn = index * 60;
  const halves = [
    { ...at(119, turn - 14.5), r: body, room: ringPath(turn - 30, turn) },
    { ...at(119, turn + 14.5), r: body, room: ringPath(turn, turn + 30) },
  ];
  // In a pair the first piece is the left one, or the upper one: as one reads.
  const inOrder = index < 3 ? halves : halves.toReversed();
  return {
    ...numbered,
    kind: 'body',
    middle: at(119, turn),
    label: at(148, turn),
    ground: ringPath(turn - 30, turn + 30),
    parts: inOrder.map((half, part) => ({ id: `${numbered.id}${'ab'.charAt(part)}`, ...half })),
  };
}

/** Where a field of the middle lies, and its number beside it. */
const cups = {
  'head-left': { turn: 270, dx: -22, dy: -24 },
  'head-right': { turn: 90, dx: 22, dy: -24 },
  'tail-top': { turn: 0, dx: 24, dy: -22 },
  'tail-bottom': { turn: 180, dx: 24, dy: 22 },
} as const satisfies Partial<Record<Spot, unknown>>;

function cupField(numbered: Numbered, spot: keyof typeof cups): Field {
  const { turn, dx, dy } = cups[spot];
  const middle = at(46.5, turn);
  // Three arcs: of two halves the seam runs through the middle, where browsers may miss a tap.
  const [start, ...ends] = [0, 120, 240, 360].map((degrees) => {
    const end = at(cup, degrees, middle);
    return `${n(end.x)} ${n(end.y)}`;
  });
  const ground = `M${start}${ends.map((end) => `A${cup} ${cup} 0 0 1 ${end}`).join('')}Z`;
  return {
    ...numbered,
    kind: kindAt(spot),
    middle,
    label: { x: middle.x + dx, y: middle.y + dy },
    ground,
    parts: [{ id: numbered.id, ...middle, r: small, room: ground }],
  };
}

const isCup = (spot: Spot): spot is keyof typeof cups => spot in cups;

export const fieldsOf = (numbered: readonly Numbered[]): Field[] =>
  numbered.map((one) => (isCup(one.spot) ? cupField(one, one.spot) : ringField(one)));
