import type { Bot } from '../core/engine/bot.ts';
import type { Reader } from '../core/engine/text.ts';
import type { Drawing, Shape } from '../core/look/drawing.ts';
import { botId, pairs } from '../core/look/pairs.ts';
import type { Size } from './geometry.ts';
import { foot, head, headHeight, narrowColumn, wideColumn, type Piece, type SheetExtras } from './sheets.ts';
import { versionOf } from './version.ts';

const side = 14;
const scale = 1.4;

/** The reference sheet in large print: one column, on as many pages as it takes. */
export function largeSheets(bot: Bot, extras: SheetExtras, reader: Reader, page: Size): Drawing[] {
  const { width, height } = page;
  const style = { reader, scale, deep: pairs[botId(bot.id)].deep };
  const inside = width - 2 * side;
  const pieces = [...wideColumn(bot, extras, inside, style), ...narrowColumn(bot, extras, inside, style)];
  const columns = paginated(pieces, height - side);
  const version = versionOf(columns.flat());
  return columns.map((shapes, i) => ({
    width,
    height,
    shapes: [
      ...(i === 0 ? head(bot, reader, width, side) : []),
      ...shapes,
      ...foot(extras, version, reader, side, height - 8),
    ],
  }));
}

/** What does not fit a page any more begins the next one. */
function paginated(pieces: readonly Piece[], lowest: number): Shape[][] {
  const pages: Shape[][] = [[]];
  let bottom = headHeight + 10;
  let isFirst = true;
  for (const { gap, block } of pieces) {
    let next = block(side, isFirst ? bottom : bottom + gap);
    if (next.bottom > lowest && !isFirst) {
      pages.push([]);
      next = block(side, side);
    }
    pages.at(-1)?.push(...next.shapes);
    bottom = next.bottom;
    isFirst = false;
  }
  return pages;
}
