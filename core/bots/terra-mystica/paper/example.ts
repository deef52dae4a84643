import type { CardSet } from '../cards.ts';
import type { Reader } from '../../../engine/text.ts';
import { hexagon, inks, text, type Drawing, type Shape } from '../../../look/drawing.ts';
import { look } from '../look.ts';
import { readingPath } from './support.ts';
import { tablesOf } from './tables.ts';
import type { SheetExtras } from '../../../look/paper.ts';

const { deep, bright } = look.pair;
const { ink, ink2, paper, rule } = inks;

/** Three rows of a map; a number is the place of an option when it is counted from the lower right. */
const rows: readonly (readonly number[])[] = [
  [0, 0, 5, 0, 0, 0, 4, 0, 0],
  [0, 0, 0, 0, 3, 0, 0, 0],
  [0, 2, 0, 0, 0, 0, 0, 1, 0],
];
const count = 3;

const r = 7.6;
const across = Math.sqrt(3) * r;
const field = { left: 30, top: 0.7 } as const;

export function sheetExtras(reader: Reader, cards: CardSet): SheetExtras {
  const say = (key: string) => reader.text({ say: key, with: {} });
  return {
    code: 'TM·A',
    tables: tablesOf(cards, reader),
    example: { title: say('paper-example'), text: say('paper-example-text'), drawing: counting() },
  };
}

function counting(): Drawing {
  return {
    width: field.left + 9 * across + 1,
    height: 2 * field.top + 5 * r,
    shapes: [
      ...readingPath('backward', 9.5, 2.5 * r + field.top, 10),
      text(17.5, 2.5 * r + field.top + 4, String(count), { size: 12, weight: 700, fill: ink }),
      ...rows.flatMap((row, y) =>
        row.flatMap((place, x) =>
          hexShapes(
            place,
            field.left + (x + (y % 2 === 1 ? 1 : 0.5)) * across,
            field.top + (1 + 1.5 * y) * r,
          ),
        ),
      ),
    ],
  };
}

/** The options are numbered, the one that is taken has a heavy frame. */
function hexShapes(place: number, x: number, y: number): Shape[] {
  if (place === 0) return [hexagon(x, y, r - 0.7, { stroke: rule, strokeWidth: 0.4 })];
  const isTaken = place === count;
  return [
    hexagon(x, y, r - 0.7, {
      fill: isTaken ? bright : paper,
      stroke: isTaken ? deep : ink,
      strokeWidth: isTaken ? 1.4 : 0.7,
    }),
    text(x, y + 2.2, String(place), {
      size: 6.6,
      weight: 700,
      fill: place > count ? ink2 : ink,
      anchor: 'middle',
    }),
  ];
}
