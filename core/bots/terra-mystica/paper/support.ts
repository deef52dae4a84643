import { bonusPicks, type BonusPick, type Direction, type Support } from '../cards.ts';
import type { Reader } from '../../../engine/text.ts';
import { circle, inks, line, n, path, rect, text, type Shape } from '../../../look/drawing.ts';
import { look } from '../look.ts';
import { sign } from '../../../look/signs.ts';
import { write } from '../../../look/write.ts';
import { beyond, type CardFrame } from '../../../look/card.ts';

const { deep } = look.pair;
const { ink, ink2, grey, paper, rule } = inks;

/** The support area: six rows on the left. The action card lies left of it, its arrows meet these rows. */
export const supportRows = ['direction', 'landscape', 'group', 'merge', 'cult', 'bonus'] as const;
export type SupportRow = (typeof supportRows)[number];

export const supportWidth = (at: CardFrame): number => at.left + Math.max(23.6, 0.475 * at.inside);
export const rowHeight = (at: CardFrame): number => (at.bottom - at.top) / supportRows.length;
export const middleOf = (row: SupportRow, at: CardFrame): number =>
  at.top + (supportRows.indexOf(row) + 0.5) * rowHeight(at);

/** The signs stand in a column, their words right of them. */
const signsOf = (at: CardFrame) => {
  const k = Math.min(Math.max(0.9, at.k), rowHeight(at) / 10.9);
  return { middle: at.left + 3.5 * k, words: at.left + 9 * k, right: supportWidth(at) - 1, k };
};
/** How far below its middle the baseline of a line of capitals is. */
const below = (size: number): number => 0.334 * size;

export function supportArea(support: Support, reader: Reader, at: CardFrame): Shape[] {
  const { direction, count, row, group, merge, cult, bonus } = support;
  const { k, middle, words: wordsLeft } = signsOf(at);
  const width = supportWidth(at);
  const big = { size: 9 * k, weight: 700, fill: ink } as const;
  const say = (of: SupportRow, values: Readonly<Record<string, string>>) =>
    reader.text({ say: `paper-support-${of}`, with: values });
  const y = (of: SupportRow) => middleOf(of, at);
  const words = (of: SupportRow, values: Readonly<Record<string, string>>, fill: string = ink) =>
    label(say(of, values), y(of), at, fill);
  // Numbers and letters are read with their words.
  const continues = true;
  const high = rowHeight(at);
  const borders = supportRows.slice(1).map((of) => y(of) - high / 2);
  const small = at.size(2.9);
  return [
    rect(beyond({ x: 0, y: at.top, width, height: at.bottom - at.top }, at), { fill: grey }),
    ...borders.map((line_) => line(at.left, line_, width - 2, line_, { stroke: rule, strokeWidth: 0.25 })),
    ...readingPath(direction, middle, y('direction'), 7.2 * k),
    text(wordsLeft - 0.2, y('direction') + 0.3, String(count), { ...big, size: 6.4 * k }),
    ...label(say('direction', { direction }), y('direction') + high / 2 - 0.72 * small, at, ink, {
      height: 0.7 * small,
      continues,
    }),
    text(middle, y('landscape') + below(big.size), row.toUpperCase(), { ...big, anchor: 'middle' }),
    ...label(say('landscape', {}), y('landscape'), at, ink, { continues }),
    ...groupSign(group === 'marked', middle, y('group'), k),
    ...words('group', { group }),
    ...mergeSign(merge, middle, y('merge')),
    ...words('merge', { merge: merge ? 'yes' : 'no' }, merge ? ink : ink2),
    ...cultSign(cult === 'tile', middle, y('cult')),
    ...words('cult', { cult }),
    ...bonusSign(bonus, middle, y('bonus')),
    ...words('bonus', { bonus }),
    line(width, at.top, width, at.bottom, { stroke: deep, strokeWidth: 0.9 }),
  ];
}

/** One line, or two. */
function label(
  words: string,
  middle: number,
  at: CardFrame,
  fill: string,
  { height = rowHeight(at) - 1.2, continues = false } = {},
): Shape[] {
  const { words: x, right } = signsOf(at);
  const style = { size: at.size(2.9), weight: fill === ink ? 600 : 500, fill, leading: 1.1 } as const;
  const zone = { x, y: middle + below(style.size), width: right - x } as const;
  return write(words, { ...style, ...zone, height, continues, align: 'middle' });
}

/** As the eye goes: from the upper left, line by line; or the same way back from the lower right. */
export function readingPath(direction: Direction, x: number, y: number, width: number): Shape[] {
  const way = direction === 'forward' ? 1 : -1;
  const [w, h] = [(way * width) / 2, (way * width) / 2.4];
  const stroke = { stroke: ink, strokeWidth: width / 8 };
  const head = (way * width) / 5;
  const lines = [
    `M${n(x - w)} ${n(y - h)}L${n(x + w - head / 2)} ${n(y - h)}L${n(x - w + head / 2)} ${n(y + h)}H${n(x + w)}`,
    `M${n(x + w - head)} ${n(y + h - head)}L${n(x + w)} ${n(y + h)}L${n(x + w - head)} ${n(y + h + head)}`,
  ];
  return [path(lines.join(''), stroke), circle(x - w, y - h, width / 9, { fill: ink })];
}

const house = (x: number, y: number, scale: number): string => {
  const at = (dx: number, dy: number) => `${n(x + dx * scale)} ${n(y + dy * scale)}`;
  return `M${at(0, -4.1)}L${at(4.4, -0.4)}L${at(4.4, 3.6)}L${at(-4.4, 3.6)}L${at(-4.4, -0.4)}Z`;
};

/** A building with a power chip, or without one. */
function groupSign(isMarked: boolean, x: number, y: number, k: number): Shape[] {
  const stroke = { stroke: ink, strokeWidth: 0.7, round: true };
  const outline = path(
    house(x, y, 0.95 * k),
    isMarked ? { ...stroke, fill: ink, lines: { ...stroke, strokeWidth: 1.1 } } : stroke,
  );
  return isMarked
    ? [outline, circle(x, y + 0.6 * k, 1.5 * k, { fill: paper, lines: { fill: ink } })]
    : [outline];
}

/** Both groups come closer: a marked and an unmarked house, and an arrow between them. */
function mergeSign(isWanted: boolean, middle: number, y: number): Shape[] {
  if (!isWanted) return [line(middle - 3.6, y, middle + 3.6, y, { stroke: ink2, strokeWidth: 0.7 })];
  const stroke = { stroke: ink, strokeWidth: 0.5, round: true };
  return [
    path(house(middle - 2.1, y + 2, 0.4), { ...stroke, fill: ink, lines: { ...stroke, fill: ink } }),
    path(house(middle + 2.1, y + 2, 0.4), stroke),
    sign('arrow', middle - 2.1, y - 2.2, 3.6, ink),
    path(
      'M9 0H-8.5M-2.5-6.5-9 0-2.5 6.5',
      { stroke: ink, strokeWidth: 2.6 },
      { x: middle + 2.1, y: y - 2.2, scale: 0.15 },
    ),
  ];
}

/** A full half-disc: the cult of the scoring tile; with an arrow up: where she catches up. */
function cultSign(isOfTile: boolean, middle: number, y: number): Shape[] {
  const foot = y + 2.4;
  const dome = `M${n(middle - 4.1)} ${n(foot)}a4.1 4.1 0 0 1 8.2 0Z`;
  if (isOfTile)
    return [
      path(dome, {
        fill: ink,
        stroke: ink,
        strokeWidth: 0.6,
        round: true,
        lines: { stroke: ink, strokeWidth: 1.3 },
      }),
    ];
  return [
    path(dome, { stroke: ink, strokeWidth: 0.6, round: true }),
    path(`M${n(middle)} ${n(foot - 0.6)}v-2.3M${n(middle - 1.1)} ${n(foot - 1.9)}l1.1-1.1 1.1 1.1`, {
      stroke: ink,
      strokeWidth: 0.6,
    }),
  ];
}

function bonusSign(bonus: BonusPick, middle: number, y: number): Shape[] {
  return bonusPicks.map((pick, i) => {
    const box = { x: middle - 4.3 + i * 3.1, y: y - 2.1, width: 2.5, height: 4.2, radius: 0.5 };
    const stroke = { stroke: ink, strokeWidth: 0.45 };
    return rect(box, pick === bonus ? { ...stroke, fill: ink, lines: { ...stroke, fill: ink } } : stroke);
  });
}
