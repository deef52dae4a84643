import type { Shape } from './drawing.ts';

/** The colours of a game; contrasts between them are above 7. */
export interface Pair {
  /** The field in the light look, and the band of a card. */
  readonly deep: string;
  /** Numbers and motifs on deep or night. */
  readonly bright: string;
  /** The field in the dark look. */
  readonly night: string;
}

/** An area with the table edge through its middle. `u` is the unit, a tenth of a poker card's width and a bit. */
export interface Area {
  readonly width: number;
  readonly height: number;
  readonly u: number;
}

/** One link of a hem: where it is (0 … 1 along the row), its middle, its pitch, the row's height. */
export interface Link {
  readonly i: number;
  readonly along: number;
  readonly x: number;
  readonly pitch: number;
  readonly height: number;
}

/** What a game looks like: its colours, the pattern of its card backs, the row along its table edge. */
export interface Look {
  readonly pair: Pair;
  /** The upper half of an area, down to the table edge. The other half is the same, turned. */
  field(area: Area, pair: Pair): Shape[];
  readonly hem: {
    /** Length of a link in heights of the row. */
    readonly pitch: number;
    draw(link: Link, colour: string): Shape[];
  };
}

export const lerp = (from: number, to: number, t: number): number => from + (to - from) * Math.min(1, t);

/** Positions of a row: `pitch` apart, one of them `offset` from the middle, all that touch the area. */
export function row(width: number, pitch: number, offset: number): number[] {
  const first = -Math.ceil((width / 2 + offset) / pitch + 0.5);
  const count = Math.ceil(width / pitch) + 3;
  return Array.from({ length: count }, (_, i) => width / 2 + offset + (first + i) * pitch);
}

export const rows = (count: number): number[] =>
  Array.from({ length: Math.max(0, Math.ceil(count)) }, (_, k) => k);
