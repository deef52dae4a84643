import type { AchievementId } from '../cards.ts';
import type { WeekSide } from '../levels.ts';
import type { Reader } from '../../../engine/text.ts';
import { inks, rect, text, type Drawing, type Shape } from '../../../look/drawing.ts';
import { icon } from '../../../look/icons.ts';
import { look } from '../look.ts';
import { write } from '../../../look/write.ts';
import type { SheetExtras } from '../../../look/paper.ts';

const { deep, bright } = look.pair;
const { ink, ink2, paper } = inks;

/** The rulebook's own example of a weekly scoring. */
const example = {
  week: 2,
  achievement: 'full-row',
  side: 'calm',
  base: 0,
  divers: 2,
  each: 2,
} as const satisfies {
  achievement: AchievementId;
  side: WeekSide;
  [value: string]: string | number;
};

export function sheetExtras(reader: Reader): SheetExtras {
  const say = (key: string, values = {}) => reader.text({ say: key, with: values });
  return {
    code: 'FIN·N',
    example: { title: say('sheet-example'), text: say('sheet-example-text', example), drawing: scoring(say) },
  };
}

type Say = (key: string) => string;

const size = { width: 120, height: 25.5 } as const;
const middle = 9;

function scoring(say: Say): Drawing {
  const { base, divers, each } = example;
  const points = (base + divers) * each;
  return {
    ...size,
    shapes: [
      ...operator(3, '('),
      ...term(13.5, String(base), say('card-week-base')),
      ...operator(26, '+'),
      ...Array.from({ length: divers }, (_, i) => icon('diver', 31 + i * 12.5, middle - 6, 12, deep)),
      ...caption(43.3, say('tracker-divers')),
      ...operator(60, ')'),
      ...operator(68, '×'),
      ...term(80.5, String(each), say('card-week-points')),
      ...operator(94, '='),
      ...term(107.5, String(points), say('tracker-points'), bright),
    ],
  };
}

function term(x: number, value: string, words: string, fill: string = paper): Shape[] {
  const box = { x: x - 7.5, y: middle - 8.5, width: 15, height: 17, radius: 2.5 };
  return [
    rect(box, { fill, stroke: ink, strokeWidth: 0.9 }),
    text(x, middle + 4, value, { size: 12, weight: 700, fill: ink, anchor: 'middle' }),
    ...caption(x, words),
  ];
}

function operator(x: number, sign: string): Shape[] {
  return [text(x, middle + 3, sign, { size: 10, weight: 700, fill: ink, anchor: 'middle' })];
}

function caption(x: number, words: string): Shape[] {
  return write(words, { size: 4.4, weight: 600, fill: ink2, anchor: 'middle', x, y: 24, width: 26 });
}
