import type { SheetItem, SheetSection } from '../core/engine/sheet.ts';
import type { Reader } from '../core/engine/text.ts';
import { group, inks, line, rect, type Shape } from '../core/look/drawing.ts';
import { icon, iconName } from '../core/look/icons.ts';
import type { Illustrated } from '../core/look/paper.ts';
import { sign as drawSign, type SignName } from '../core/look/signs.ts';
import { heightOf, write } from '../core/look/write.ts';
import { smallestType } from './type-size.ts';

/** Shapes, and where they end. */
export interface Flow {
  readonly shapes: readonly Shape[];
  readonly bottom: number;
}

export type Block = (x: number, y: number) => Flow;

/** A block and the air above it, which is left out at the top of a column. */
export interface Piece {
  readonly gap: number;
  readonly block: Block;
  /** The heading of what it belongs to, told again where that goes on at the top of a page. */
  readonly again?: Block;
}

/** A piece as it is at the top of a page. */
export const begun = ({ block, again }: Piece): Block => (again ? stacked(again, block) : block);

const stacked =
  (upper: Block, lower: Block): Block =>
  (x, y) => {
    const first = upper(x, y);
    const { shapes, bottom } = lower(x, first.bottom);
    return { shapes: [...first.shapes, ...shapes], bottom };
  };

export interface Style {
  readonly reader: Reader;
  readonly scale: number;
  /** No letter is smaller, in millimetres. */
  readonly floor: number;
  readonly deep: string;
}

/** A size of type as it is on this sheet. */
export const sized = ({ scale, floor }: Style, size: number): number => Math.max(floor, size * scale);

const { ink, grey } = inks;

/** As high as a text needs: paper grows downwards. */
const endless = 500;
const leading = 1.28;

export function heading(words: string, x: number, y: number, width: number, sheet: Style): Flow {
  const style = { size: sized(sheet, 6), weight: 700, fill: ink, tracking: -0.015, tag: 'H2' } as const;
  const shapes = write(words, { ...style, x, y: y + 0.72 * style.size, width, height: 3 * style.size });
  return { shapes, bottom: y + 0.78 * style.size + heightOf(shapes) };
}

/** The heading stays with the first item; where the list goes on on another page, it is told again. */
export function section(part: SheetSection, width: number, style: Style): Piece[] {
  const words = style.reader.text({ say: part.heading, with: {} });
  const continued = style.reader.text({ say: 'paper-continued', with: { heading: words } });
  const told =
    (title: string): Block =>
    (x, y) =>
      heading(title, x, y, width, style);
  const again = told(continued);
  return part.items.map((item, i) => {
    const block = itemBlock(item, width, style);
    return i > 0 ? { gap: 0, block, again } : { gap: 6 * style.scale, block: stacked(told(words), block) };
  });
}

function itemBlock(item: SheetItem, width: number, style: Style): Block {
  const { reader, scale } = style;
  const indent = 14 * scale;
  const title = { size: sized(style, 4.7), weight: 700, fill: ink } as const;
  const body = { size: sized(style, 3.9), weight: 500, fill: ink, leading, isRagged: true } as const;
  const step = leading * body.size;
  return (x, y) => {
    const zone = { x: x + indent, width: width - indent, height: endless };
    const titles = write(reader.text({ say: item.title, with: {} }), {
      ...title,
      ...zone,
      y: y + 1.26 * title.size,
      height: 2.2 * title.size,
    });
    const under = (titles.at(-1)?.y ?? y) + 1.05 * step;
    const words = item.text ? write(reader.text(item.text), { ...body, ...zone, y: under }) : [];
    const last = words.at(-1)?.y ?? under - step;
    return {
      shapes: [
        line(x, y, x + width, y, { stroke: ink, strokeWidth: 0.35 }),
        group(
          [group(signOf(item, x, y, style), { tag: 'Lbl' }), group([...titles, ...words], { tag: 'LBody' })],
          { tag: 'LI' },
        ),
      ],
      bottom: Math.max(last + 0.23 * step + 2.4 * scale, y + 13 * scale),
    };
  };
}

/** Characters that the typeface lacks. */
const drawn: Readonly<Record<string, SignName>> = { '∞': 'infinity', '○': 'open-infinity' };

function signOf({ sign }: SheetItem, x: number, y: number, { scale, deep }: Style): Shape[] {
  if ('icon' in sign) return [icon(iconName(sign.icon), x, y + 1.6 * scale, 10 * scale, deep)];
  const words = 'number' in sign ? String(sign.number) : sign.text;
  const drawing = drawn[words];
  if (drawing) return [drawSign(drawing, x + 5 * scale, y + 6 * scale, 11 * scale, deep)];
  const style = { size: 10.4 * scale, weight: 700, fill: deep, tracking: -0.02 } as const;
  return write(words, { ...style, x, y: y + 2.4 * scale + 0.67 * style.size, width: 11.6 * scale });
}

/** Several as one that no page tears apart. */
export function joined(pieces: readonly Piece[]): Piece[] {
  const [first] = pieces;
  if (!first) return [];
  const block: Block = (x, y) => {
    const shapes: Shape[] = [];
    let bottom = y;
    for (const piece of pieces) {
      const next = piece.block(x, piece === first ? y : bottom + piece.gap);
      shapes.push(...next.shapes);
      ({ bottom } = next);
    }
    return { shapes, bottom };
  };
  return [{ gap: first.gap, block }];
}

/** Nothing, where it would be too small to be read. */
export function exampleBox(example: Illustrated, width: number, style: Style): Block | undefined {
  const { scale, floor } = style;
  const inset = 5 * scale;
  const inside = width - 2 * inset;
  const fitted = inside / example.drawing.width;
  if (fitted * smallestType(example.drawing) < floor) return undefined;
  const title = { size: sized(style, 5.4), weight: 700, fill: ink, tracking: -0.015, tag: 'H2' } as const;
  const body = { size: sized(style, 3.9), weight: 500, fill: ink, leading } as const;
  return (x, y) => {
    const zone = { x: x + inset, width: inside };
    const titles = write(example.title, { ...title, ...zone, y: y + 8 * scale, height: 2 * title.size });
    const under = (titles.at(-1)?.y ?? y) + 5.6 * scale;
    const words = write(example.text, { ...body, ...zone, y: under, height: endless });
    const top = (words.at(-1)?.y ?? y) + 4.4 * scale;
    const height = top - y + example.drawing.height * fitted + inset;
    return {
      shapes: [
        rect({ x, y, width, height, radius: 4 }, { fill: grey }),
        ...titles,
        ...words,
        group(example.drawing.shapes, {
          transform: { x: x + inset, y: top, scale: fitted },
          alt: example.text,
        }),
      ],
      bottom: y + height,
    };
  };
}
