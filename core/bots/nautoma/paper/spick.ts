import { columns, oceanRows, type SpickCard } from '../cards.ts';
import type { Reader } from '../../../engine/text.ts';
import { inks, line, rect, text, type Drawing, type Rect, type Shape } from '../../../look/drawing.ts';
import { icon } from '../../../look/icons.ts';
import { look } from '../look.ts';
import { write } from '../../../look/write.ts';
import { card, cardFace } from '../../../look/card.ts';

const { deep, bright } = look.pair;
const { ink, ink2, paper, rule } = inks;

/** The player's ocean, small: dive sites side by side, its three zones a little apart. */
const ocean = { left: 11, top: 24.4, cell: { width: 12.8, height: 5.5 }, gap: 0.9 } as const;
const zoneBorders = [3, 4] as const;

const gained = '+X';
const lost = '−1';

/** The face of a card by which she copies from the player: one dive site gains, two rows lose. */
export function spickFace(face: SpickCard, of: number, reader: Reader): Drawing {
  const { column, number, provenance, rows } = face;
  const say = (key: string, values = {}) => reader.text({ say: key, with: values });
  return cardFace(
    {
      look,
      name: say('card-spick-name', { number }),
      title: say('card-spick'),
      subtitle: say('bot-name'),
      code: `FIN·S ${number}/${of}`,
      from: [provenance],
    },
    [
      ...map(face),
      ...meaning(60.6, gained, say('card-spick-column', { column })),
      ...meaning(70.6, lost, say('card-spick-rows', { rows })),
    ],
    reader,
  );
}

function map({ column, rows }: SpickCard): Shape[] {
  const site = columns.indexOf(column);
  const all = Array.from({ length: oceanRows }, (_, i) => i + 1);
  return [
    text(cellAt(site, 1).x + ocean.cell.width / 2, ocean.top - 1.7, gained, { ...label, anchor: 'middle' }),
    ...all.flatMap((row) => oceanRow(row, site)),
    ...rows.flatMap(markedRow),
  ];
}

const label = { size: 5, weight: 700, fill: ink } as const;

function cellAt(site: number, row: number): Rect {
  const gaps = zoneBorders.filter((border) => row > border).length;
  return {
    x: ocean.left + site * ocean.cell.width,
    y: ocean.top + (row - 1) * ocean.cell.height + gaps * ocean.gap,
    ...ocean.cell,
  };
}

function oceanRow(row: number, gaining: number): Shape[] {
  const middle = cellAt(0, row).y + ocean.cell.height / 2;
  return [
    text(card.left, middle + 1.15, String(row), { size: 3.35, weight: 600, fill: ink2 }),
    ...columns.flatMap((_, site) => {
      const cell = cellAt(site, row);
      const stroke = { stroke: rule, strokeWidth: 0.25 };
      if (site !== gaining) return [rect(cell, { fill: paper, ...stroke })];
      const size = 4.6;
      const fish = icon('fish', cell.x + (cell.width - size) / 2, middle - size / 2, size, deep);
      return [rect(cell, { fill: bright, ...stroke }), fish];
    }),
  ];
}

/** A heavy frame and what a fish costs there: seen without colour, and where both areas cross. */
function markedRow(row: number): Shape[] {
  const { x, y, height } = cellAt(0, row);
  const width = columns.length * ocean.cell.width;
  const inset = 0.55;
  const frame = { x: x + inset, y: y + inset, width: width - 2 * inset, height: height - 2 * inset };
  return [
    rect({ ...frame, radius: 1 }, { stroke: ink, strokeWidth: 0.6 }),
    text(card.right, y + height / 2 + 1.67, lost, { ...label, anchor: 'end' }),
  ];
}

function meaning(top: number, amount: string, sentence: string): Shape[] {
  const x = 18.4;
  const zone = {
    x,
    y: top + 6.1,
    width: card.right - x,
    height: 8.4,
    leading: 1.22,
    align: 'middle',
  } as const;
  return [
    line(card.left, top, card.right, top, { stroke: rule, strokeWidth: 0.25 }),
    text(card.left - 0.3, top + 7.3, amount, { size: 7, weight: 700, fill: ink }),
    ...write(sentence, { ...zone, size: 3.35, weight: 500, fill: ink }),
  ];
}
