import type { Reader } from '../../../engine/text.ts';
import { hexagon, inks, text, type Drawing, type Shape } from '../../../look/drawing.ts';
import { icon, type IconName } from '../../../look/icons.ts';
import { look } from '../look.ts';
import { write } from '../../../look/write.ts';
import { code } from './faces.ts';
import type { SheetExtras } from '../../../look/paper.ts';

const { deep, bright } = look.pair;
const { ink, ink2, paper, rule } = inks;

/** Range 3 from his figure: the target is counted, his own field is not. */
const range = 3;
const r = 12;
const pitch = 23;

export function sheetExtras(reader: Reader): SheetExtras {
  const say = (key: string) => reader.text({ say: key, with: {} });
  return {
    code,
    example: {
      title: say('sheet-range'),
      text: say('sheet-range-text'),
      drawing: rangeExample(say('sheet-range-start')),
    },
  };
}

function rangeExample(start: string): Drawing {
  const word = { size: 4.4, weight: 600, fill: ink2, anchor: 'middle' } as const;
  const counted = Array.from({ length: range }, (_, i) => i + 1);
  const width = (range + 2) * pitch;
  return {
    width,
    height: 36,
    shapes: [
      ...space(0, paper, 'figure'),
      ...write(start, { ...word, x: middle(0), y: 33, width: pitch - 1 }),
      ...counted.flatMap((n) => [
        ...(n === range ? space(n, bright, 'house') : space(n, paper)),
        text(middle(n), 35, String(n), { size: 9, weight: 700, fill: ink, anchor: 'middle' }),
      ]),
      hexagon(middle(range + 1), r + 0.5, r, { stroke: rule, strokeWidth: 0.5, dash: [1.5, 1.2] }),
    ],
  };
}

const middle = (n: number): number => (n + 0.5) * pitch;

function space(n: number, fill: string, inside?: IconName): Shape[] {
  const outline = hexagon(middle(n), r + 0.5, r, { fill, stroke: ink, strokeWidth: 0.9 });
  return inside ? [outline, icon(inside, middle(n) - 6, r - 5.5, 12, deep)] : [outline];
}
