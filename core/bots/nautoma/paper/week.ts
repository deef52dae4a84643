import { isUnnamed, type Achievement, type AchievementId } from '../cards.ts';
import type { WeekSide } from '../levels.ts';
import { printedBase } from '../printed.ts';
import type { Provenance } from '../../../engine/bot.ts';
import type { Reader } from '../../../engine/text.ts';
import {
  circle,
  figure,
  group,
  inks,
  line,
  path,
  rect,
  text,
  type Drawing,
  type Ink,
  type Shape,
} from '../../../look/drawing.ts';
import { icon, icons, type IconName } from '../../../look/icons.ts';
import { textWidth } from '../../../look/metrics.ts';
import { look } from '../look.ts';
import { provenanceMark } from '../../../look/provenance.ts';
import { smallest, write } from '../../../look/write.ts';
import { beyond, cardFace, frameOf, type CardFrame } from '../../../look/card.ts';
import type { PrintedCard } from '../../../look/paper.ts';

const { deep, bright } = look.pair;
const { ink, ink2, rule, paper } = inks;

/** What an achievement counts, so that no two of a card look alike: sizes of fish, what lies on them, what they lie in. */
export function achievementSign(id: AchievementId, x: number, y: number, size: number): Shape[] {
  const whole = (name: IconName, part = 1) => {
    const side = size * part;
    return [icon(name, x + (size - side) / 2, y + (size - side) / 2, side, deep)];
  };
  const token = (ink: Ink) => circle(x + 0.82 * size, y + 0.16 * size, 0.15 * size, ink);
  const stroke = { stroke: deep, strokeWidth: 0.07 * size };
  const third = (n: number) => x + (n * size) / 3;
  switch (id) {
    case 'small-fish':
      return whole('fish', 0.55);
    case 'medium-fish':
      return whole('fish', 0.78);
    case 'large-fish':
      return whole('fish', 1.1);
    case 'any-fish':
      return [path(icons.fish.d, { stroke: deep, strokeWidth: 1.6 }, { x, y, scale: size / 24 })];
    case 'consumed-fish':
      return [...whole('fish', 1.1), icon('fish', x + 0.34 * size, y + 0.36 * size, 0.34 * size, paper)];
    case 'fish-with-token':
      return [...whole('fish', 0.9), token({ fill: deep, lines: { fill: ink } })];
    case 'fish-without-token':
      return [...whole('fish', 0.9), token(stroke)];
    case 'full-row':
      return [0, 1, 2].flatMap((n) => [
        rect({ x: third(n), y: y + 0.28 * size, width: 0.31 * size, height: 0.44 * size }, stroke),
        icon('fish', third(n) + 0.03 * size, y + 0.38 * size, 0.25 * size, deep),
      ]);
    case 'egg-or-young':
      return [
        icon('egg', x - 0.04 * size, y + 0.2 * size, 0.56 * size, deep),
        icon('young', x + 0.44 * size, y + 0.2 * size, 0.6 * size, deep),
      ];
    case 'two-eggs':
    case 'three-eggs':
      return Array.from({ length: id === 'two-eggs' ? 2 : 3 }, (_, n) =>
        icon('egg', x + n * 0.3 * size - 0.02 * size, y + 0.26 * size, 0.48 * size, deep),
      );
    case 'school':
      return whole('school', 1.1);
    case 'young-1':
    case 'young-2':
    case 'young-3':
      return whole('young');
    case 'when-activated':
      return whole('cards');
    case 'week-1-row-6':
    case 'week-2-row-4':
      return [
        rect(
          {
            x: x + 0.12 * size,
            y: y + 0.12 * size,
            width: 0.76 * size,
            height: 0.76 * size,
            radius: 0.2 * size,
          },
          { ...stroke, dash: [0.8, 0.6] },
        ),
      ];
  }
}

/** Waves beside the name of a side: low ones and steep ones. */
const waves: Readonly<Record<WeekSide, string>> = {
  calm: 'M0 2.2c1.2-1.3 2.4-1.3 3.6 0s2.4 1.3 3.6 0 2.4-1.3 3.6 0',
  stormy: 'M0 2.2c1.2-4.2 2.4-4.2 3.6 0s2.4 4.2 3.6 0 2.4-4.2 3.6 0',
};

/** Middles of the two columns of numbers, and where the rows lie. */
const tableOf = (at: CardFrame) => ({
  base: at.right - 20.7 * Math.max(1, at.k),
  points: at.right - 6.4 * Math.max(1, at.k),
  head: at.top + 7.7 * Math.max(1, at.k),
  bottom: at.bottom - 5,
});
type Table = ReturnType<typeof tableOf>;

/** A week card has its calm values on one side, its stormy ones on the other. */
export function weekCards(achievements: readonly Achievement[], reader: Reader): PrintedCard[] {
  const weeks = [...new Set(achievements.map(({ week }) => week))];
  return weeks.map((week) => {
    const rows = achievements.filter((one) => one.week === week).sort((a, b) => a.row - b.row);
    const on = (side: WeekSide): PrintedCard => ({
      id: `week-${week}-${side}`,
      face: (row, at) => weekFace({ week, of: weeks.length, side, rows }, reader, row, at),
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

function weekFace(one: Week, reader: Reader, row?: number, at: CardFrame = frameOf()): Drawing {
  const { week, of, side, rows } = one;
  const say = (key: string, values = {}) => reader.text({ say: key, with: values });
  const table = tableOf(at);
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
    at,
    [
      ...(row === undefined ? [] : light(middle(row) - height / 2, height, at)),
      group(
        [
          group(
            [
              group(
                [
                  figure(say('card-week-side', { side }), [
                    path(waves[side], { stroke: deep, strokeWidth: 0.8 }, { x: at.left, y: at.top + 2.1 }),
                  ]),
                ],
                { tag: 'TH' },
              ),
              ...columnHead(table.base, say('card-week-base'), table),
              ...columnHead(table.points, say('card-week-points'), table),
            ],
            { tag: 'TR' },
          ),
          ...rows.flatMap((each, i) => [
            border(middle(i) - height / 2, at),
            group(rowOf(each, side, { middle: middle(i), height }, nameOf(each, say), table, at), {
              tag: 'TR',
            }),
          ]),
        ],
        { tag: 'Table' },
      ),
      border(table.bottom, at),
      ...(isUnknown ? legend(say('card-week-unknown'), at) : []),
    ],
    reader,
  );
}

/** A tile that nobody has told us of has a line to write on. */
function nameOf({ id, known = id }: Achievement, say: Say): string | undefined {
  return isUnnamed(known) ? undefined : say('achievement-name', { achievement: known });
}

type Say = (key: string, values?: Readonly<Record<string, string>>) => string;

function light(top: number, height: number, at: CardFrame): Shape[] {
  return [rect(beyond({ x: 0, y: top, width: at.width, height }, at), { fill: bright })];
}

function border(y: number, at: CardFrame): Shape {
  return line(at.left, y, at.right, y, { stroke: rule, strokeWidth: 0.25 });
}

/** Stands on its line, in one row or two. */
function columnHead(x: number, words: string, table: Table): Shape[] {
  const zone = { x, y: table.head - 1.3, width: 13.6, height: 6, leading: 1.07, align: 'bottom' } as const;
  return [
    group(write(words, { ...zone, size: smallest, weight: 500, fill: ink2, anchor: 'middle' }), {
      tag: 'TH',
    }),
  ];
}

interface RowPlace {
  readonly middle: number;
  readonly height: number;
}

function rowOf(
  one: Achievement,
  side: WeekSide,
  { middle, height }: RowPlace,
  name: string | undefined,
  table: Table,
  at: CardFrame,
): Shape[] {
  const sign = Math.min(6 * Math.max(1, at.k), height - 1);
  const x = at.left + sign + 1.2;
  const size = at.size(3.1);
  const width = table.base - 4.4 - x;
  const zone = { x, y: middle + size / 3, width, height: height - 0.8, align: 'middle' } as const;
  const base = printedBase(one, side);
  return [
    ...achievementSign(one.known ?? one.id, at.left, middle - sign / 2, sign),
    group(
      name === undefined
        ? [
            figure('…', [
              line(x, middle + 2, x + width, middle + 2, {
                stroke: ink2,
                strokeWidth: 0.25,
                dash: [0.6, 0.6],
              }),
            ]),
          ]
        : write(name, { ...zone, size, weight: 500, fill: ink, leading: 1.1 }),
      { tag: 'TH' },
    ),
    group(printed(String(base.value), base.from, table.base, middle, Math.min(7, height - 0.8)), {
      tag: 'TD',
    }),
    group(
      one.points === null
        ? [figure('…', tile(table.points, middle, Math.min(4.6, height - 1.4)))]
        : printed(`× ${one.points}`, one.pointsFrom, table.points, middle, Math.min(5, height - 1)),
      { tag: 'TD' },
    ),
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

function legend(words: string, at: CardFrame): Shape[] {
  const x = at.left + 4.2;
  const zone = {
    x,
    y: at.bottom - 1.2,
    width: at.right - x,
    size: smallest,
    weight: 500,
    fill: ink2,
  } as const;
  return [...tile(at.left + 1.4, at.bottom - 2.2, 2.6), ...write(words, zone)];
}
