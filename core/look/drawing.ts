/**
 * One drawing, two painters: the same list of shapes becomes SVG on the screen and PDF on paper.
 * Lengths are millimetres, y grows downwards, as in SVG.
 */
export const weights = [500, 600, 700] as const;
export type Weight = (typeof weights)[number];

export type Anchor = 'start' | 'middle' | 'end';

/** Applied from the inside out: scale, turn (degrees, clockwise), move. */
export interface Transform {
  readonly x?: number;
  readonly y?: number;
  readonly scale?: number;
  readonly turn?: number;
}

export interface Rect {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly radius?: number;
}

export interface Ink {
  /** Nothing is filled without a fill, nothing is stroked without a stroke. */
  readonly fill?: string;
  readonly stroke?: string;
  readonly strokeWidth?: number;
  readonly dash?: readonly number[];
  /** Round line ends and corners; otherwise butt ends and mitred corners. */
  readonly round?: boolean;
  readonly evenOdd?: boolean;
  /** What it is instead where all is grey, or where ink is scarce: a design of its own, so that no meaning is lost. */
  readonly grey?: Ink;
  readonly lines?: Ink;
}

/** What something is to those who hear a page. */
export type Tag = 'Sect' | 'H1' | 'H2' | 'P' | 'L' | 'LI' | 'Lbl' | 'LBody' | 'Table' | 'TR' | 'TH' | 'TD';

export interface PathShape extends Ink {
  readonly kind: 'path';
  readonly d: string;
  readonly transform?: Transform;
}

export interface TextStyle {
  readonly size: number;
  readonly weight: Weight;
  readonly fill: string;
  readonly anchor?: Anchor;
  /** Added after every character, in em. */
  readonly tracking?: number;
  /** A heading; otherwise a text is a paragraph, or what it stands in. */
  readonly tag?: 'H1' | 'H2';
  /** Goes on with the text before it. */
  readonly continues?: boolean;
}

export interface TextShape extends TextStyle {
  readonly kind: 'text';
  readonly x: number;
  /** The baseline. */
  readonly y: number;
  readonly content: string;
  /** The whole of a text that no zone of its size holds: it can be looked at, but not printed. */
  readonly tooLong?: string;
}

export interface GroupShape {
  readonly kind: 'group';
  readonly shapes: readonly Shape[];
  readonly transform?: Transform;
  /** In the coordinates inside the group. */
  readonly clip?: Omit<Rect, 'radius'>;
  /** Groups of one name are equal: the PDF holds them once and places them many times. */
  readonly name?: string;
  /** A piece on a board that may lie elsewhere next time: it moves there. */
  readonly piece?: string;
  /** What is drawn instead where ink is scarce. */
  readonly lines?: readonly Shape[];
  readonly tag?: Tag;
  /** A picture that means something: in words. */
  readonly alt?: string;
  /** Only for those who cut and measure: nobody reads it out. */
  readonly isAside?: boolean;
}

export type Shape = PathShape | TextShape | GroupShape;

export interface Drawing {
  readonly width: number;
  readonly height: number;
  readonly shapes: readonly Shape[];
}

export const inks = {
  ink: '#14181B',
  ink2: '#40474C',
  rule: '#8B9295',
  paper: '#FFFFFF',
  grey: '#F1F2EF',
} as const;

export function path(d: string, ink: Ink, transform?: Transform): PathShape {
  return transform ? { kind: 'path', d, ...ink, transform } : { kind: 'path', d, ...ink };
}

export function text(x: number, y: number, content: string, style: TextStyle): TextShape {
  return { kind: 'text', x, y, content, ...style };
}

export function group(shapes: readonly Shape[], more: Omit<GroupShape, 'kind' | 'shapes'> = {}): GroupShape {
  return { kind: 'group', shapes, ...more };
}

/** A picture that means something, and its meaning in words. */
export const figure = (alt: string, shapes: readonly Shape[]): GroupShape => group(shapes, { alt });

export function line(x1: number, y1: number, x2: number, y2: number, ink: Ink): PathShape {
  return path(`M${n(x1)} ${n(y1)}L${n(x2)} ${n(y2)}`, ink);
}

export function rect({ x, y, width: w, height: h, radius: r = 0 }: Rect, ink: Ink): PathShape {
  return path(rectPath({ x, y, width: w, height: h, radius: r }), ink);
}

export function rectPath({ x, y, width: w, height: h, radius: r = 0 }: Rect): string {
  if (r === 0) return `M${n(x)} ${n(y)}h${n(w)}v${n(h)}h${n(-w)}Z`;
  const arc = (dx: number, dy: number) => `a${n(r)} ${n(r)} 0 0 1 ${n(dx)} ${n(dy)}`;
  const [across, down] = [w - 2 * r, h - 2 * r];
  return `M${n(x + r)} ${n(y)}h${n(across)}${arc(r, r)}v${n(down)}${arc(-r, r)}h${n(-across)}${arc(-r, -r)}v${n(-down)}${arc(r, -r)}Z`;
}

export function circle(x: number, y: number, r: number, ink: Ink): PathShape {
  return path(
    `M${n(x - r)} ${n(y)}a${n(r)} ${n(r)} 0 1 1 ${n(2 * r)} 0a${n(r)} ${n(r)} 0 1 1 ${n(-2 * r)} 0Z`,
    ink,
  );
}

/** A hexagon that stands on a corner, as all of ours do. */
export function hexagon(x: number, y: number, r: number, ink: Ink): PathShape {
  const [w, h] = [(r * Math.sqrt(3)) / 2, r / 2];
  const corners = [
    [0, -r],
    [w, -h],
    [w, h],
    [0, r],
    [-w, h],
    [-w, -h],
  ] as const;
  return path(`M${corners.map(([dx, dy]) => `${n(x + dx)} ${n(y + dy)}`).join('L')}Z`, ink);
}

/** Numbers short enough for a file, exact enough for paper: a thousandth of a millimetre. */
export function n(value: number): string {
  return String(Math.round(value * 1000) / 1000 || 0);
}
