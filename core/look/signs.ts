import { path, type PathShape } from './drawing.ts';

/** Signs that the typeface lacks, centred on 0, 0 and drawn in a square from −12 to 12. */
export const signNames = ['infinity', 'arrow', 'star', 'check', 'at-least', 'open-infinity'] as const;
export type SignName = (typeof signNames)[number];

interface Sign {
  readonly d: string;
  /** Width of the stroke; 0 is a solid sign. */
  readonly stroke: number;
}

// prettier-ignore
export const signs: Readonly<Record<SignName, Sign>> = {
  infinity:   { d: 'M0 0c-4.33-5.4-10-4.33-10 0s5.67 5.4 10 0c4.33-5.4 10-4.33 10 0s-5.67 5.4-10 0Z', stroke: 2.6 },
  arrow:      { d: 'M-9 0H8.500M2.5-6.5 9 0 2.5 6.5', stroke: 2.6 },
  star:       { d: 'M0-10.2l3.05 6.7 7.25.85-5.37 4.97 1.44 7.18L0 5.9l-6.37 3.6 1.44-7.18L-10.3-2.65l7.25-.85Z', stroke: 0 },
  check:      { d: 'M-7.5.5-2 6 8-5.5', stroke: 2.6 },
  'at-least': { d: 'M-6-8 7-2.5-6 3M-6 8.500H7', stroke: 2.6 },
  'open-infinity': { d: 'M0-1.6c-4.4-6-11.6-4.6-11.6 1.6s7.2 7.600 11.6 1.600c4.4 6 11.6 4.600 11.6-1.600S4.4-7.600 0-1.600ZM-8.600 0c0-2.600 3.800-3 6.600 0-2.800 3-6.600 2.600-6.600 0ZM8.600 0c0-2.600-3.800-3-6.600 0 2.800 3 6.600 2.600 6.600 0Z', stroke: 1 },
};

/** A sign with its middle at x, y; `size` is the side of its square. */
export function sign(name: SignName, x: number, y: number, size: number, colour: string): PathShape {
  const { d, stroke } = signs[name];
  const ink = stroke > 0 ? { stroke: colour, strokeWidth: stroke } : { fill: colour };
  return path(d, ink, { x, y, scale: size / 24 });
}
