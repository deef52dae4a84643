import type { Provenance } from '../engine/bot.ts';
import type { Reader } from '../engine/text.ts';
import type { Size } from './board.ts';
import { group, inks, n, rect, text, type Drawing, type Rect, type Shape } from './drawing.ts';
import { textWidth } from './metrics.ts';
import { hem, named } from './motifs.ts';
import type { Look } from './look.ts';
import { markedProvenances, provenanceMark } from './provenance.ts';
import { smallest, write } from './write.ts';

/** A poker card. Faces are drawn for it, and laid out anew for every other size. */
export const poker: Size = { width: 63.5, height: 88.9 };

/** The measures of the poker face that the faces are described in: the zones between band and foot. */
const design = { left: 4.6, right: 58.9, top: 16.5, bottom: 82.9 } as const;

/** How far art reaches beyond the edge of every card: as much as can be asked for as bleed. */
export const artBeyond = 10;

/**
 * The room of a face. Between `top` and `bottom` it belongs to the game; `x`, `y`, `wide` and `high` take measures
 * of the poker face to this one, and `size` those of signs and letters, which never become smaller than can be read.
 */
export interface CardFrame extends Size {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
  readonly inside: number;
  readonly footLine: number;
  /** A square on the right of the band that nothing is drawn on; its side is 0 where none is wanted. */
  readonly reserved: Rect;
  /** How much larger than on a poker card signs are. */
  readonly k: number;
  x(design: number): number;
  y(design: number): number;
  wide(design: number): number;
  high(design: number): number;
  size(design: number): number;
}

/** Air around what is reserved. */
const aroundReserved = 1.3;

/** The layout of a card of any size; `reserved` is the side of a square that is kept free. */
export function frameOf({ width, height }: Size = poker, reserved = 0): CardFrame {
  const isSmall = width < 50;
  const left = isSmall ? 3.4 : design.left;
  const right = width - left;
  const k = Math.min(width / poker.width, height / poker.height);
  const band = Math.min(design.top * Math.max(k, height / poker.height), 1.2 * design.top);
  const top = Math.max(12.6, band, reserved + 2 * aroundReserved);
  const bottom = height - (isSmall ? 4.9 : poker.height - design.bottom);
  const sx = (right - left) / (design.right - design.left);
  const sy = (bottom - top) / (design.bottom - design.top);
  return {
    width,
    height,
    left,
    right,
    top,
    bottom,
    inside: right - left,
    footLine: height - (isSmall ? 2.2 : 3.1),
    reserved: { x: right - reserved, y: aroundReserved, width: reserved, height: reserved },
    k,
    x: (at) => left + (at - design.left) * sx,
    y: (at) => top + (at - design.top) * sy,
    wide: (length) => length * sx,
    high: (length) => length * sy,
    size: (size) => Math.max(smallest, size * Math.min(sx, sy)),
  };
}

export interface CardHead {
  readonly look: Look;
  /** What players call the card by; empty where a sign is drawn there. */
  readonly name: string;
  readonly title: string;
  readonly subtitle: string;
  readonly code: string;
  /** Of all that is printed on it. */
  readonly from: readonly Provenance[];
}

/** The band first and the foot last, as one reads. */
export function cardFace(
  head: CardHead,
  at: CardFrame,
  zones: readonly Shape[],
  reader: Reader,
  /** In place of a name: a sign. */
  sign: readonly Shape[] = [],
): Drawing {
  const { width, height } = at;
  return {
    width,
    height,
    shapes: [
      rect(beyond({ x: 0, y: 0, width, height }, at), { fill: inks.paper }),
      ...band(head, at),
      ...sign,
      ...zones,
      ...foot(head, at, reader),
    ],
  };
}

/** An area that touches an edge of the card, on into the bleed. */
export function beyond({ x, y, width, height }: Rect, card: Size): Rect {
  const [left, top] = [x <= 0 ? -artBeyond : x, y <= 0 ? -artBeyond : y];
  const right = x + width >= card.width ? card.width + artBeyond : x + width;
  const bottom = y + height >= card.height ? card.height + artBeyond : y + height;
  return { x: left, y: top, width: right - left, height: bottom - top };
}

const hemHeight = 3;

function band({ look, name, title, subtitle }: CardHead, at: CardFrame): Shape[] {
  const { bright } = look.pair;
  const { top, left } = at;
  const right = at.reserved.width > 0 ? at.reserved.x - aroundReserved : at.right;
  const room = top - hemHeight - 1;
  const heading = { size: at.size(4.7), weight: 700, fill: inks.paper, tag: 'H1' } as const;
  const line = { size: at.size(2.9), weight: 600, fill: bright } as const;
  const numeralSize = Math.min(1.15 * room, 10.5 * Math.max(1, at.k));
  const largest = { size: numeralSize, weight: 700, fill: inks.paper } as const;
  const baseline = 0.5 * (top - hemHeight) + 0.36 * numeralSize;
  const numeral = write(name, {
    ...largest,
    tag: 'H1',
    x: left,
    y: baseline,
    width: (at.reserved.width > 0 ? 0.22 : 0.31) * at.inside,
  });
  const edge = { x: right, anchor: 'end' } as const;
  const taken = Math.max(...numeral.map((shape) => textWidth(shape.content, shape)), name ? 0 : 8 * at.k);
  const forTitle = right - left - taken - 1.4;
  const under = top - hemHeight - 1.7;
  // Beside what is reserved there is less room: the line may become two.
  const forLine = at.reserved.width > 0 ? { height: 2 * line.size, align: 'bottom' as const } : {};
  const lines = write(subtitle, { ...line, ...edge, ...forLine, y: under, width: forTitle });
  const above = under - line.size * (1.36 + 1.2 * Math.max(0, lines.length - 1));
  return [
    bandGround(look, at),
    ...numeral,
    ...write(title, {
      ...heading,
      ...edge,
      continues: name !== '',
      y: above,
      width: forTitle,
      height: above - 1.6,
      align: 'bottom',
    }),
    ...lines,
  ];
}

const grounds = new WeakMap<Look, Map<string, Shape>>();

/** The field of the band and the game's row: the same on all cards of a size, and drawn once. */
function bandGround(look: Look, { width, height, top }: CardFrame): Shape {
  const name = [named('band', look), n(width), n(height), n(top)].join('-');
  const known = grounds.get(look) ?? new Map<string, Shape>();
  grounds.set(look, known);
  const drawn =
    known.get(name) ??
    group(
      [
        rect(beyond({ x: 0, y: 0, width, height: top }, { width, height }), { fill: look.pair.deep }),
        group(hem(look, width, hemHeight, look.pair.bright, { beyond: artBeyond }), {
          transform: { y: top - hemHeight },
        }),
      ],
      { name },
    );
  known.set(name, drawn);
  return drawn;
}

/** A mark and the air on both sides of it. */
const markRoom = 4.6;

/** The code; then each kind of provenance once, its mark and, where there is room for all of them, its word. */
function foot({ code, from }: CardHead, at: CardFrame, reader: Reader): Shape[] {
  const style = { size: smallest, weight: 500, fill: inks.ink2 } as const;
  const marked = markedProvenances.filter((one) => from.includes(one));
  const words = marked.map((one) => reader.text({ say: `paper-${one}`, with: {} }));
  const room = at.inside - textWidth(`${code} · mmmm`, style) - marked.length * markRoom;
  const widths = words.map((word) => textWidth(word, style));
  const areWordsFitting = widths.reduce((sum, width) => sum + width, 0) <= room;
  let right: number = at.right;
  const notes = marked.flatMap((one, i) => {
    const word = words[i] ?? '';
    const width = areWordsFitting ? (widths[i] ?? 0) : 0;
    const place = { x: right - 2.8, y: at.footLine };
    const mark = group(
      provenanceMark(one, right - 2, at.footLine, 2, inks.ink),
      areWordsFitting ? {} : { alt: word },
    );
    right -= width + markRoom - (areWordsFitting ? 0 : 1.6);
    return areWordsFitting
      ? [mark, text(place.x, place.y, word, { ...style, anchor: 'end', continues: true })]
      : [mark];
  });
  return [text(at.left, at.footLine, code, style), ...notes];
}
