import type { Bot } from '../core/engine/bot.ts';
import type { Reader } from '../core/engine/text.ts';
import { group, inks, rect, type Drawing, type Shape } from '../core/look/drawing.ts';
import { pattern } from '../core/look/motifs.ts';
import { botId, pairs } from '../core/look/pairs.ts';
import { write } from '../core/look/write.ts';
import type { Size } from './geometry.ts';
import {
  exampleBox,
  flow,
  section,
  type Flow,
  type Illustrated,
  type Piece,
  type Style,
} from './sheet-blocks.ts';
import { numbersTable, scaleTable, type SheetTable } from './sheet-tables.ts';
import { versionOf } from './version.ts';

/** What a game adds to its sheet: a worked example, a table. */
export interface SheetExtras {
  readonly code: string;
  readonly table?: SheetTable;
  readonly example: Illustrated;
}

/** Columns as in the look: 104 and 68 wide, 10 apart. */
const wide = 104;
const narrow = 68;
const gutter = 10;
const side = 14;
const headHeight = 36;
const top = headHeight + 10;
/** Text shrinks in these steps until the sheet fits its paper. */
const scales = [1, 0.96, 0.92, 0.88, 0.84, 0.8] as const;
const largePrint = 1.4;

/** The whole sheet, as much smaller as it must be for one page; what is longer even then goes on more pages. */
export function referenceSheets(bot: Bot, extras: SheetExtras, reader: Reader, page: Size): Drawing[] {
  for (const scale of scales) {
    const columns = twoColumns(bot, extras, styleOf(bot, reader, scale), page);
    if (columns.bottom <= page.height - side) return framed([columns.shapes], bot, extras, reader, page);
  }
  return framed(oneColumn(bot, extras, styleOf(bot, reader, 1), page), bot, extras, reader, page);
}

/** The same in large print: one column, on as many pages as it takes. */
export function largeSheets(bot: Bot, extras: SheetExtras, reader: Reader, page: Size): Drawing[] {
  return framed(oneColumn(bot, extras, styleOf(bot, reader, largePrint), page), bot, extras, reader, page);
}

const styleOf = (bot: Bot, reader: Reader, scale: number): Style => ({
  reader,
  scale,
  deep: pairs[botId(bot.id)].deep,
});

function twoColumns(bot: Bot, extras: SheetExtras, style: Style, { width }: Size): Flow {
  const left = (width - wide - gutter - narrow) / 2;
  const columns = [
    flow(wideColumn(bot, extras, wide, style), left, top),
    flow(narrowColumn(bot, extras, narrow, style), left + wide + gutter, top),
  ];
  return {
    shapes: columns.flatMap(({ shapes }) => shapes),
    bottom: Math.max(...columns.map(({ bottom }) => bottom)),
  };
}

/** What does not fit a page any more begins the next one. */
function oneColumn(bot: Bot, extras: SheetExtras, style: Style, page: Size): Shape[][] {
  const inside = page.width - 2 * side;
  const pieces = [...wideColumn(bot, extras, inside, style), ...narrowColumn(bot, extras, inside, style)];
  const pages: Shape[][] = [[]];
  let bottom = top;
  for (const [i, { gap, block }] of pieces.entries()) {
    let next = block(side, i === 0 ? bottom : bottom + gap);
    if (next.bottom > page.height - side && i > 0) {
      pages.push([]);
      next = block(side, side);
    }
    pages.at(-1)?.push(...next.shapes);
    ({ bottom } = next);
  }
  return pages;
}

function wideColumn(bot: Bot, extras: SheetExtras, width: number, style: Style): Piece[] {
  const sections = bot.sheet.filter(({ column }) => column === 'wide');
  return [
    ...sections.flatMap((part) => section(part, width, style)),
    { gap: 6 * style.scale, block: exampleBox(extras.example, width, style) },
  ];
}

function narrowColumn(bot: Bot, { table }: SheetExtras, width: number, style: Style): Piece[] {
  const sections = bot.sheet.filter(({ column }) => column === 'narrow');
  const tables = [
    ...(bot.scale ? [scaleTable(bot.scale, width, style)] : []),
    ...(table ? [numbersTable(table, width, style)] : []),
  ];
  return [
    ...sections.flatMap((part) => section(part, width, style)),
    ...tables.map((block) => ({ gap: 6 * style.scale, block })),
  ];
}

/** The first page has the head, every page a foot. */
function framed(
  written: readonly (readonly Shape[])[],
  bot: Bot,
  extras: SheetExtras,
  reader: Reader,
  { width, height }: Size,
): Drawing[] {
  const version = versionOf(written.flat());
  const left = written.length === 1 ? (width - wide - gutter - narrow) / 2 : side;
  return written.map((shapes, i) => ({
    width,
    height,
    shapes: [
      ...(i === 0 ? head(bot, reader, width, left) : []),
      ...shapes,
      ...foot(extras, version, { page: i + 1, pages: written.length }, reader, {
        x: left,
        y: height - 8,
        width: width - 2 * left,
      }),
    ],
  }));
}

function head(bot: Bot, reader: Reader, width: number, left: number): Shape[] {
  const id = botId(bot.id);
  const { deep, bright } = pairs[id];
  const say = (key: string) => reader.text({ say: key, with: {} });
  const motif = { width: 104, height: headHeight, u: 10 };
  const room = width - 92 - left - 4;
  const name = { size: 16, weight: 700, fill: inks.paper, tracking: -0.03 } as const;
  return [
    rect({ x: 0, y: 0, width, height: headHeight }, { fill: deep }),
    group([group(pattern(id, motif), { transform: { x: width - 92 } })], {
      clip: { x: width - 92, y: 0, width: 92, height: headHeight },
    }),
    ...write(say('bot-name'), { ...name, x: left - 0.4, y: 20, width: room }),
    ...write(say('sheet-title'), { size: 5, weight: 600, fill: bright, x: left, y: 28.8, width: room }),
  ];
}

interface Numbered {
  readonly page: number;
  readonly pages: number;
}

function foot(
  { code }: SheetExtras,
  version: string,
  of: Numbered,
  reader: Reader,
  zone: { readonly x: number; readonly y: number; readonly width: number },
): Shape[] {
  const say = (key: string) => reader.text({ say: key, with: {} });
  const pages = of.pages > 1 ? [reader.text({ say: 'paper-page', with: { ...of } })] : [];
  const words = [`${say('paper-notice')} ${code}`, version, say('paper-language'), ...pages].join(' · ');
  return write(words, { size: 3, weight: 500, fill: inks.ink2, ...zone });
}
