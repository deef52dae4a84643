import type { Achievement, AchievementId } from '../cards.ts';
import type { WeekSide } from '../levels.ts';
import { printedBase } from '../printed.ts';
import type { Provenance } from '../../../engine/bot.ts';
import type { Reader } from '../../../engine/text.ts';
import { inks, line, path, rect, text, type Drawing, type Shape } from '../../../look/drawing.ts';
import { icon, type IconName } from '../../../look/icons.ts';
import { textWidth } from '../../../look/metrics.ts';
import { look } from '../look.ts';
import { provenanceMark } from '../../../look/provenance.ts';
import { write } from '../../../look/write.ts';
import { card, cardFace } from '../../../look/card.ts';
import type { PrintedCard } from '../../../look/paper.ts';

const { deep, bright } = look.pair;
const { ink, ink2, rule } = inks;

const icons: Readonly<Record<AchievementId, IconName>> = {
  'egg-or-young': 'egg',
  'small-fish': 'fish',
  'any-fish': 'fish',
  'young-1': 'young',
  'consumed-fish': 'fish',
  'week-1-row-6': 'points',
  'full-row': 'fish',
  'young-2': 'young',
  'fish-with-token': 'fish',
  'week-2-row-4': 'points',
  'two-eggs': 'egg',
  'medium-fish': 'fish',
  school: 'school',
  'young-3': 'young',
  'three-eggs': 'egg',
  'large-fish': 'fish',
  'fish-without-token': 'fish',
  'when-activated': 'cards',
};

/** Waves beside the name of a side: low ones and steep ones. */
const waves: Readonly<Record<WeekSide, string>> = {
  calm: 'M0 2.2c1.2-1.3 2.4-1.3 3.6 0s2.4 1.3 3.6 0 2.4-1.3 3.6 0',
  stormy: 'M0 2.2c1.2-4.2 2.4-4.2 3.6 0s2.4 4.2 3.6 0 2.4-4.2 3.6 0',
};

/** Middles of the two columns of numbers, and where the rows lie. */
const table = { base: 38.2, points: 52.5, head: 24.2, bottom: 77 } as const;

/** A week card has its calm values on one side, its stormy ones on the other. */
export function weekCards(achievements: readonly Achievement[], reader: Reader): PrintedCard[] {
  const weeks = [...new Set(achievements.map(({ week }) => week))];
  return weeks.map((week) => {
    const rows = achievements.filter((one) => one.week === week).sort((a, b) => a.row - b.row);
    const on = (side: WeekSide): PrintedCard => ({
      id: `week-${week}-${side}`,
      face: (row) => weekFace({ week, of: weeks.length, side, rows }, reader, row),
    });
    return { ...on('calm'), reverse: on('stormy') };
  });
}

interface Week {
  readonly week: number;
  readonly of: number;
  readonly side: WeekSide;
  readonly rows: readonly Achievement[];
}

function weekFace(one: Week, reader: Reader, row?: number): Drawing {
  const { week, of, side, rows } = one;
  const say = (key: string, values = {}) => reader.text({ say: key, with: values });
  const height = (table.bottom - table.head) / rows.length;
  const middle = (i: number) => table.head + (i + 0.5) * height;
  const isUnknown = rows.some(({ points }) => points === null);
  return cardFace(
    {
      look,
      name: String(week),
      title: say('card-week-side', { side }),
      subtitle: `${say('card-week', { week })} · ${say('bot-name')}`,
      code: `FIN·W ${week}/${of}`,
      from: rows.flatMap((each) => [
        printedBase(each, side).from,
        ...(each.points === null ? [] : [each.pointsFrom]),
      ]),
    },
    [
      ...(row === undefined ? [] : light(middle(row) - height / 2, height)),
      path(waves[side], { stroke: deep, strokeWidth: 0.8 }, { x: card.left, y: 18.6 }),
      ...columnHead(table.base, say('card-week-base')),
      ...columnHead(table.points, say('card-week-points')),
      ...rows.flatMap((each, i) => [
        ...border(middle(i) - height / 2),
        ...rowOf(
          each,
          side,
          { middle: middle(i), height },
          say('achievement-name', { achievement: each.id }),
        ),
      ]),
      ...border(table.bottom),
      ...(isUnknown ? legend(say('card-week-unknown')) : []),
    ],
    reader,
  );
}

function light(top: number, height: number): Shape[] {
  return [rect({ x: 0, y: top, width: card.width, height }, { fill: bright })];
}

function border(y: number): Shape[] {
  return [line(card.left, y, card.right, y, { stroke: rule, strokeWidth: 0.25 })];
}

/** Stands on its line, in one row or two. */
function columnHead(x: number, words: string): Shape[] {
  const zone = { x, y: table.head - 1.5, width: 12.7, height: 5.6, leading: 1.07, align: 'bottom' } as const;
  return write(words, { ...zone, size: 2.9, weight: 500, fill: ink2, anchor: 'middle' });
}

interface RowPlace {
  readonly middle: number;
  readonly height: number;
}

function rowOf(one: Achievement, side: WeekSide, { middle, height }: RowPlace, name: string): Shape[] {
  const x = 12.2;
  const zone = {
    x,
    y: middle + 1.05,
    width: table.base - 5 - x,
    height: height - 1.2,
    align: 'middle',
  } as const;
  const base = printedBase(one, side);
  return [
    icon(icons[one.id], card.left, middle - 3, 6, deep),
    ...write(name, { ...zone, size: 3.1, weight: 500, fill: ink, leading: 1.16 }),
    ...printed(String(base.value), base.from, table.base, middle, 7),
    ...(one.points === null
      ? tile(table.points, middle, 4.6)
      : printed(`× ${one.points}`, one.pointsFrom, table.points, middle, 5)),
  ];
}

/** A value, and beside it the mark that says where it comes from. */
function printed(value: string, from: Provenance, x: number, middle: number, size: number): Shape[] {
  const style = { size, weight: 700, fill: ink, anchor: 'middle' } as const;
  const baseline = middle + size / 3;
  return [
    text(x, baseline, value, style),
    ...provenanceMark(from, x + textWidth(value, style) / 2 + 0.5, baseline, 1.7, ink2),
  ];
}

/** An empty tile: its number is read from the one on the table. */
function tile(x: number, y: number, size: number): Shape[] {
  const box = { x: x - size / 2, y: y - size / 2, width: size, height: size, radius: size / 5 };
  return [rect(box, { stroke: ink, strokeWidth: 0.4 })];
}

function legend(words: string): Shape[] {
  const x = card.left + 4.2;
  const zone = { x, y: 80.5, width: card.right - x, size: 2.9, weight: 500, fill: ink2 } as const;
  return [...tile(card.left + 1.4, 79.5, 2.6), ...write(words, zone)];
}
