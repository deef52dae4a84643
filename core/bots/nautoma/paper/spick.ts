import { columns, oceanRows, type SpickCard } from '../cards.ts';
import type { Reader } from '../../../engine/text.ts';
import { group, inks, line, rect, text, type Drawing, type Rect, type Shape } from '../../../look/drawing.ts';
import { icon } from '../../../look/icons.ts';
import { look } from '../look.ts';
import { write } from '../../../look/write.ts';
import { cardFace, frameOf, type CardFrame } from '../../../look/card.ts';

const { deep, bright } = look.pair;
const { ink, ink2, paper, rule } = inks;

const gained = '+X';
const lost = '−1';
const zoneBorders = [3, 4] as const;

/** The player's ocean, small: dive sites side by side, its three zones a little apart. */
interface Ocean {
  readonly left: number;
  readonly top: number;
  readonly cell: { readonly width: number; readonly height: number };
  readonly gap: number;
  readonly right: number;
}

/** A face: the ocean, and below it what its signs mean. */
const meaningHeight = (at: CardFrame): number => Math.max(8.4, at.high(10.6));

function oceanOf(at: CardFrame): Ocean {
  const gap = 0.9;
  const left = at.left + 5.4;
  const top = at.top + 1.6 + label(at).size;
  const bottom = at.bottom - 2 * meaningHeight(at) - 1.6;
  return {
    left,
    top,
    gap,
    cell: {
      width: (at.right - left - 8.5) / columns.length,
      height: (bottom - top - zoneBorders.length * gap) / oceanRows,
    },
    right: at.right,
  };
}

/** The face of a card by which she copies from the player: one dive site gains, two rows lose. */
export function spickFace(face: SpickCard, of: number, reader: Reader, at: CardFrame = frameOf()): Drawing {
  const { column, number, provenance, rows } = face;
  const say = (key: string, values = {}) => reader.text({ say: key, with: values });
  const high = meaningHeight(at);
  return cardFace(
    {
      look,
      name: say('card-spick-name', { number }),
      title: say('card-spick'),
      subtitle: say('bot-name'),
      code: `FIN·S ${number}/${of}`,
      from: [provenance],
    },
    at,
    [
      // What it shows is said below it.
      group(map(face, at), { isAside: true }),
      ...meaning(at.bottom - 2 * high, gained, say('card-spick-column', { column }), at),
      ...meaning(at.bottom - high, lost, say('card-spick-rows', { rows }), at),
    ],
    reader,
  );
}

function map({ column, rows }: SpickCard, at: CardFrame): Shape[] {
  const site = columns.indexOf(column);
  const ocean = oceanOf(at);
  const all = Array.from({ length: oceanRows }, (_, i) => i + 1);
  return [
    text(cellAt(ocean, site, 1).x + ocean.cell.width / 2, ocean.top - 1.2, gained, {
      ...label(at),
      anchor: 'middle',
    }),
    ...all.flatMap((row) => oceanRow(row, site, ocean, at)),
    ...rows.flatMap((row) => markedRow(row, ocean, at)),
  ];
}

const label = (at: CardFrame) => ({ size: at.size(5), weight: 700, fill: ink }) as const;

function cellAt({ left, top, cell, gap }: Ocean, site: number, row: number): Rect {
  const gaps = zoneBorders.filter((border) => row > border).length;
  return { x: left + site * cell.width, y: top + (row - 1) * cell.height + gaps * gap, ...cell };
}

function oceanRow(row: number, gaining: number, ocean: Ocean, at: CardFrame): Shape[] {
  const middle = cellAt(ocean, 0, row).y + ocean.cell.height / 2;
  const size = at.size(3.35);
  return [
    text(at.left, middle + size / 3, String(row), { size, weight: 600, fill: ink2 }),
    ...columns.flatMap((_, site) => {
      const cell = cellAt(ocean, site, row);
      const stroke = { stroke: rule, strokeWidth: 0.25 };
      if (site !== gaining) return [rect(cell, { fill: paper, ...stroke })];
      const size = Math.min(0.84 * cell.height, 0.9 * cell.width);
      const fish = icon('fish', cell.x + (cell.width - size) / 2, middle - size / 2, size, deep);
      return [rect(cell, { fill: bright, ...stroke }), fish];
    }),
  ];
}

/** A heavy frame and what a fish costs there: seen without colour, and where both areas cross. */
function markedRow(row: number, ocean: Ocean, at: CardFrame): Shape[] {
  const { x, y, height } = cellAt(ocean, 0, row);
  const width = columns.length * ocean.cell.width;
  const inset = 0.55;
  const frame = { x: x + inset, y: y + inset, width: width - 2 * inset, height: height - 2 * inset };
  return [
    rect({ ...frame, radius: 1 }, { stroke: ink, strokeWidth: 0.6 }),
    text(ocean.right, y + height / 2 + label(at).size / 3, lost, { ...label(at), anchor: 'end' }),
  ];
}

function meaning(top: number, amount: string, sentence: string, at: CardFrame): Shape[] {
  const high = meaningHeight(at);
  const amountSize = Math.min(at.size(7), 0.66 * high);
  const x = at.left + 1.95 * amountSize;
  const size = at.size(3.35);
  const zone = {
    x,
    y: top + high / 2 + size / 3,
    width: at.right - x,
    height: high - 1,
    align: 'middle',
  } as const;
  return [
    line(at.left, top, at.right, top, { stroke: rule, strokeWidth: 0.25 }),
    text(at.left - 0.3, top + high / 2 + amountSize / 3, amount, {
      size: amountSize,
      weight: 700,
      fill: ink,
    }),
    ...write(sentence, { ...zone, leading: 1.2, size, weight: 500, fill: ink, continues: true }),
  ];
}
