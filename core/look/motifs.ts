import { circle, group, rect, type Drawing, type Rect, type Shape } from './drawing.ts';
import type { Area, Look } from './look.ts';
import { mark } from './mark.ts';

/** Both halves of a game's pattern: the lower one is the upper one, turned. */
export function pattern(look: Look, { width, height, u }: Area): Shape[] {
  // The halves overlap by a hair, otherwise the edge between them shines through.
  const half: Rect = { x: 0, y: 0, width, height: height / 2 + 0.012 * u };
  const shapes = look.field({ width, height, u }, look.pair);
  return [
    group(shapes, { clip: half }),
    group(shapes, { clip: half, transform: { x: width, y: height, turn: 180 } }),
  ];
}

/** The strip above a game's name on the home screen: the upper half, down to the edge. */
export function tile(look: Look, width = 171, height = 62): Drawing {
  const u = 27;
  const above = height + 4;
  const shapes = look.field({ width, height: 2 * above, u }, look.pair);
  const clip: Rect = { x: 0, y: 4, width, height };
  return { width, height, shapes: [group(shapes, { transform: { y: -4 }, clip })] };
}

/** The back of a card: no frame, because a miscut would show; the mark in a medal. */
export function back(look: Look, width = 63.5, height = 88, bleed = 0): Drawing {
  const u = width / 6.35;
  const { deep, bright } = look.pair;
  const [x, y] = [width / 2, height / 2];
  const full: Rect = { x: -bleed, y: -bleed, width: width + 2 * bleed, height: height + 2 * bleed };
  return {
    width,
    height,
    shapes: [
      group(
        [
          rect(full, { fill: deep }),
          group(pattern(look, { width, height, u }), { clip: { x: 0, y: 0, width, height } }),
          circle(x, y, 1.28 * u, { fill: deep, stroke: bright, strokeWidth: 0.06 * u }),
          ...mark(x, y, 0.5 * u, { upper: bright, lower: '#FFFFFF' }),
        ],
        { name: named('back', look) },
      ),
    ],
  };
}

/** A group of its own for each game: no two have the same colours. */
export const named = (what: string, { pair }: Look): string => `${what}-${pair.deep.slice(1)}`;

/** The row of motifs along a table edge or the band of a card; a gap stays free, for the voice lamp. */
export function hem(
  { hem: { pitch: wanted, draw } }: Look,
  width: number,
  height: number,
  colour: string,
  gap?: { readonly from: number; readonly to: number },
): Shape[] {
  const count = Math.max(2, Math.round(width / (wanted * height)));
  const pitch = width / count;
  const links = Array.from({ length: count }, (_, i) => ({
    i,
    along: i / (count - 1),
    x: (i + 0.5) * pitch,
    pitch,
    height,
  }));
  return links.filter(({ x }) => !gap || x < gap.from || x > gap.to).flatMap((link) => draw(link, colour));
}
