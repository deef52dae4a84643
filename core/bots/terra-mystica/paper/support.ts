import { bonusPicks, type BonusPick, type Direction, type Support } from '../cards.ts';
import type { Reader } from '../../../engine/text.ts';
import { circle, inks, line, n, path, rect, text, type Shape } from '../../../look/drawing.ts';
import { look } from '../look.ts';
import { sign } from '../../../look/tools.ts';
import { write } from '../../../look/write.ts';
import { card } from '../../../look/card.ts';

const { deep } = look.pair;
const { ink, ink2, grey, paper, rule } = inks;

/** The support area: six rows on the left. The action card lies left of it, its arrows meet these rows. */
export const supportRows = ['direction', 'landscape', 'group', 'merge', 'cult', 'bonus'] as const;
export type SupportRow = (typeof supportRows)[number];

export const supportWidth = 29.5;
export const rowHeight = (card.bottom - card.top) / supportRows.length;
export const middleOf = (row: SupportRow): number => card.top + (supportRows.indexOf(row) + 0.5) * rowHeight;

/** The signs stand in a column, their words right of them. */
const signs = { middle: 8.3, words: 14.8, right: 28.2 } as const;
const big = { size: 9, weight: 700, fill: ink } as const;
/** How far below its middle the baseline of a line of capitals is. */
const below = (size: number): number => 0.334 * size;

export function supportArea(support: Support, reader: Reader): Shape[] {
  const { direction, count, row, group, merge, cult, bonus } = support;
  const say = (of: SupportRow, values: Readonly<Record<string, string>>) =>
    reader.text({ say: `paper-support-${of}`, with: values });
  const words = (of: SupportRow, values: Readonly<Record<string, string>>, fill: string = ink) =>
    label(say(of, values), middleOf(of), fill);
  const borders = supportRows.slice(1).map((of) => middleOf(of) - rowHeight / 2);
  return [
    rect({ x: 0, y: card.top, width: supportWidth, height: card.bottom - card.top }, { fill: grey }),
    ...borders.map((y) => line(card.left, y, 26.5, y, { stroke: rule, strokeWidth: 0.25 })),
    ...readingPath(direction, signs.middle, middleOf('direction'), 7.2),
    text(signs.words - 0.2, middleOf('direction') + 0.5, String(count), { ...big, size: 7 }),
    ...label(say('direction', { direction }), middleOf('direction') + 3.1, ink, 2),
    text(signs.middle, middleOf('landscape') + below(big.size), row.toUpperCase(), {
      ...big,
      anchor: 'middle',
    }),
    ...words('landscape', {}),
    ...groupSign(group === 'marked', middleOf('group')),
    ...words('group', { group }),
    ...mergeSign(merge, middleOf('merge')),
    ...words('merge', { merge: merge ? 'yes' : 'no' }, merge ? ink : ink2),
    ...cultSign(cult === 'tile', middleOf('cult')),
    ...words('cult', { cult }),
    ...bonusSign(bonus, middleOf('bonus')),
    ...words('bonus', { bonus }),
    line(supportWidth, card.top, supportWidth, card.bottom, { stroke: deep, strokeWidth: 0.9 }),
  ];
}

/** One line, or two. */
function label(words: string, middle: number, fill: string, height = rowHeight - 1.6): Shape[] {
  const style = { size: 2.9, weight: fill === ink ? 600 : 500, fill } as const;
  const zone = { x: signs.words, y: middle + below(style.size), width: signs.right - signs.words } as const;
  return write(words, { ...style, ...zone, height, align: 'middle' });
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
function groupSign(isMarked: boolean, y: number): Shape[] {
  const stroke = { stroke: ink, strokeWidth: 0.7, round: true };
  const outline = path(house(signs.middle, y, 0.95), isMarked ? { ...stroke, fill: ink } : stroke);
  return isMarked ? [outline, circle(signs.middle, y + 0.6, 1.5, { fill: paper })] : [outline];
}

/** Both groups come closer: a marked and an unmarked house, and an arrow between them. */
function mergeSign(isWanted: boolean, y: number): Shape[] {
  const { middle } = signs;
  if (!isWanted) return [line(middle - 3.6, y, middle + 3.6, y, { stroke: ink2, strokeWidth: 0.7 })];
  const stroke = { stroke: ink, strokeWidth: 0.5, round: true };
  return [
    path(house(middle - 2.1, y + 2, 0.4), { ...stroke, fill: ink }),
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
function cultSign(isOfTile: boolean, y: number): Shape[] {
  const { middle } = signs;
  const foot = y + 2.4;
  const dome = `M${n(middle - 4.1)} ${n(foot)}a4.1 4.1 0 0 1 8.2 0Z`;
  if (isOfTile) return [path(dome, { fill: ink, stroke: ink, strokeWidth: 0.6, round: true })];
  return [
    path(dome, { stroke: ink, strokeWidth: 0.6, round: true }),
    path(`M${n(middle)} ${n(foot - 0.6)}v-2.3M${n(middle - 1.1)} ${n(foot - 1.9)}l1.1-1.1 1.1 1.1`, {
      stroke: ink,
      strokeWidth: 0.6,
    }),
  ];
}

function bonusSign(bonus: BonusPick, y: number): Shape[] {
  return bonusPicks.map((pick, i) => {
    const box = { x: signs.middle - 4.55 + i * 3.3, y: y - 2.1, width: 2.5, height: 4.2, radius: 0.5 };
    const stroke = { stroke: ink, strokeWidth: 0.45 };
    return rect(box, pick === bonus ? { ...stroke, fill: ink } : stroke);
  });
}
