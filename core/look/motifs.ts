import type { Point, Size } from './board.ts';
import { circle, group, inks, line, n, rect, type Drawing, type Rect, type Shape } from './drawing.ts';
import type { Area, Look } from './look.ts';
import { mark } from './mark.ts';

/** Both halves of a game's pattern: the lower one is the upper one, turned. */
export function pattern(look: Look, { width, height, u }: Area): Shape[] {
  // The halves overlap by a hair, otherwise the edge between them shines through.
  const half: Rect = { x: 0, y: 0, width, height: height / 2 + 0.012 * u };
  // Backs of several decks lie on the same one, and each has it twice.
  const name = [named('field', look), n(width), n(height), n(u)].join('-');
  const shapes = [group(look.field({ width, height, u }, look.pair), { name })];
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

/** What tells the backs of a deck from those of the other decks of its game, around 0, 0. */
export interface BackSign {
  readonly name: string;
  draw(size: number, fill: string): Shape;
}

const pokerSize: Size = { width: 63.5, height: 88.9 };

/** The back of a card: no frame, because a miscut would show; the mark in a medal, the deck's sign above and below it. */
export function back(look: Look, { width, height }: Size = pokerSize, deck?: BackSign, bleed = 0): Drawing {
  const u = Math.min(width, 0.8 * height) / 6.35;
  const { deep, bright } = look.pair;
  const middle = { x: width / 2, y: height / 2 };
  const full = { width: width + 2 * bleed, height: height + 2 * bleed };
  const blank = { lines: { fill: inks.paper } };
  return {
    width,
    height,
    shapes: [
      group(
        [
          rect({ x: -bleed, y: -bleed, ...full }, { fill: deep, ...blank }),
          group(pattern(look, { ...full, u }), {
            transform: { x: -bleed, y: -bleed },
            lines: lineBack(look, full, u),
          }),
          ...(deck ? deckSigns(look, deck, middle, u) : []),
          circle(middle.x, middle.y, 1.28 * u, {
            fill: deep,
            stroke: bright,
            strokeWidth: 0.06 * u,
            lines: { fill: inks.paper, stroke: inks.ink, strokeWidth: 0.4 },
          }),
          ...mark(middle.x, middle.y, 0.5 * u, { upper: bright, lower: '#FFFFFF' }),
        ],
        { name: [named('back', look), deck?.name ?? '', n(width), n(height), n(bleed)].join('-') },
      ),
    ],
  };
}

/** With little ink: the table edge from side to side, the game's row above it, the same turned below. */
function lineBack(look: Look, { width, height }: Size, u: number): Shape[] {
  const high = 0.6 * u;
  const row = group(hem(look, width, high, look.pair.deep), {
    transform: { y: height / 2 - high - 0.25 * u },
  });
  const edge = { stroke: inks.ink, strokeWidth: 0.4 };
  return [
    line(0, height / 2, width, height / 2, edge),
    row,
    group([row], { transform: { x: width, y: height, turn: 180 } }),
  ];
}

/** Above the medal, and turned below it: a back has no upper end. */
function deckSigns({ pair: { deep, bright } }: Look, deck: BackSign, { x, y }: Point, u: number): Shape[] {
  const far = 2.36 * u;
  const ring = { fill: inks.paper, stroke: inks.ink, strokeWidth: 0.4 };
  const one = [
    circle(0, 0, 0.92 * u, { fill: bright, stroke: deep, strokeWidth: 0.16 * u, lines: ring }),
    deck.draw(1.16 * u, deep),
  ];
  return [
    group(one, { transform: { x, y: y - far } }),
    group(one, { transform: { x, y: y + far, turn: 180 } }),
  ];
}

/** A group of its own for each game: no two have the same colours. */
export const named = (what: string, { pair }: Look): string => `${what}-${pair.deep.slice(1)}`;

/** Where a row leaves room for the voice lamp, or how far it goes on beyond its ends. */
export interface HemEnds {
  readonly gap?: { readonly from: number; readonly to: number };
  readonly beyond?: number;
}

/** A number of links after which every row begins again: counted from there, none before the first is negative. */
const round = 840;

/** The row of motifs along a table edge or the band of a card. */
export function hem(
  { hem: { pitch: wanted, draw } }: Look,
  width: number,
  height: number,
  colour: string,
  { gap, beyond = 0 }: HemEnds = {},
): Shape[] {
  const count = Math.max(2, Math.round(width / (wanted * height)));
  const pitch = width / count;
  const more = Math.ceil(beyond / pitch);
  const links = Array.from({ length: count + 2 * more }, (_, k) => {
    const i = k - more;
    const along = Math.max(0, Math.min(1, i / (count - 1)));
    return { i: i < 0 ? i + round : i, along, x: (i + 0.5) * pitch, pitch, height };
  });
  return links.filter(({ x }) => !gap || x < gap.from || x > gap.to).flatMap((link) => draw(link, colour));
}
