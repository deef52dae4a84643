import {
  provenances,
  type Bot,
  type Provenance,
  type Scale,
  type SheetItem,
  type SheetSection,
} from '../core/engine/bot.ts';
import type { Reader } from '../core/engine/text.ts';
import { group, inks, line, rect, text, type Drawing, type Shape } from '../core/look/drawing.ts';
import { icon, iconName } from '../core/look/icons.ts';
import { fit, textWidth, wrap, wrapEvenly } from '../core/look/metrics.ts';
import { pattern } from '../core/look/motifs.ts';
import { botId, pairs } from '../core/look/pairs.ts';
import { provenanceMark } from '../core/look/provenance.ts';
import { sign as drawSign, type SignName } from '../core/look/tools.ts';
import type { Size } from './geometry.ts';
import { versionOf } from './version.ts';

/** Numbers by name, such as what a level scores. */
export interface SheetTable {
  readonly heading: string;
  /** Above the names, then above each column of numbers. */
  readonly columns: readonly string[];
  readonly rows: readonly {
    readonly name: string;
    /** Several numbers, such as one a round, stand in a row. */
    readonly values: readonly (number | readonly number[])[];
    readonly provenance: Provenance;
  }[];
}

/** What a game adds to its sheet: a worked example, a table. */
export interface SheetExtras {
  readonly code: string;
  readonly table?: SheetTable;
  readonly example: { readonly title: string; readonly text: string; readonly drawing: Drawing };
}

/** Columns as in the look: 104 and 68 wide, 10 apart. */
const wide = 104;
const narrow = 68;
const gutter = 10;
export const headHeight = 36;
/** Text shrinks in these steps until the sheet fits its paper. */
const scales = [1, 0.96, 0.92, 0.88, 0.84, 0.8] as const;

const { ink, ink2, paper: white, rule, grey } = inks;

/** Shapes, and where they end. */
export interface Flow {
  readonly shapes: readonly Shape[];
  readonly bottom: number;
}

export type Block = (x: number, y: number) => Flow;

export function referenceSheet(bot: Bot, extras: SheetExtras, reader: Reader, page: Size): Drawing {
  const { width, height } = page;
  const left = (width - wide - gutter - narrow) / 2;
  const top = headHeight + 10;
  const lowest = height - 14;
  const layouts = scales.map((scale) => {
    const style = { reader, scale, deep: pairs[botId(bot.id)].deep };
    const columns = [
      flow(wideColumn(bot, extras, wide, style), left, top),
      flow(narrowColumn(bot, extras, narrow, style), left + wide + gutter, top),
    ];
    return { columns, bottom: Math.max(...columns.map((column) => column.bottom)) };
  });
  const fitting = layouts.find(({ bottom }) => bottom <= lowest);
  if (!fitting) throw new Error(`The sheet of ${bot.id} is too long`);
  const written = fitting.columns.flatMap(({ shapes }) => shapes);
  return {
    width,
    height,
    shapes: [
      ...head(bot, reader, width, left),
      ...written,
      ...foot(extras, versionOf(written), reader, left, height - 8),
    ],
  };
}

export interface Style {
  readonly reader: Reader;
  readonly scale: number;
  readonly deep: string;
}

/** A block and the air above it, which is left out at the top of a column. */
export interface Piece {
  readonly gap: number;
  readonly block: Block;
}

function flow(pieces: readonly Piece[], x: number, top: number): Flow {
  return pieces.reduce<Flow>(
    ({ shapes, bottom }, { gap, block }, i) => {
      const next = block(x, i === 0 ? bottom : bottom + gap);
      return { shapes: [...shapes, ...next.shapes], bottom: next.bottom };
    },
    { shapes: [], bottom: top },
  );
}

export function wideColumn(bot: Bot, extras: SheetExtras, width: number, style: Style): Piece[] {
  const sections = bot.sheet.filter(({ column }) => column === 'wide');
  return [
    ...sections.flatMap((part) => section(part, width, style)),
    { gap: 6 * style.scale, block: exampleBox(extras.example, width, style) },
  ];
}

export function narrowColumn(bot: Bot, { table }: SheetExtras, width: number, style: Style): Piece[] {
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

export function head(bot: Bot, reader: Reader, width: number, left: number): Shape[] {
  const id = botId(bot.id);
  const { deep, bright } = pairs[id];
  const say = (key: string) => reader.text({ say: key, with: {} });
  const motif = { width: 104, height: headHeight, u: 10 };
  return [
    rect({ x: 0, y: 0, width, height: headHeight }, { fill: deep }),
    group([group(pattern(id, motif), { transform: { x: width - 92 } })], {
      clip: { x: width - 92, y: 0, width: 92, height: headHeight },
    }),
    text(left - 0.4, 20, say('bot-name'), { size: 16, weight: 700, fill: white, tracking: -0.03 }),
    text(left, 28.8, say('sheet-title'), { size: 5, weight: 600, fill: bright }),
  ];
}

function heading(words: string, x: number, y: number, scale: number): Flow {
  const size = 6 * scale;
  return {
    shapes: [text(x, y + 0.72 * size, words, { size, weight: 700, fill: ink, tracking: -0.015 })],
    bottom: y + 1.45 * size,
  };
}

/** The heading stays with the first item. */
function section(part: SheetSection, width: number, style: Style): Piece[] {
  const words = style.reader.text({ say: part.heading, with: {} });
  return part.items.map((item, i) => {
    const block = sheetItem(item, width, style);
    if (i > 0) return { gap: 0, block };
    const titled: Block = (x, y) => {
      const title = heading(words, x, y, style.scale);
      const { shapes, bottom } = block(x, title.bottom);
      return { shapes: [...title.shapes, ...shapes], bottom };
    };
    return { gap: 6 * style.scale, block: titled };
  });
}

function sheetItem(item: SheetItem, width: number, { reader, scale, deep }: Style): Block {
  return (x, y) => {
    const indent = 14 * scale;
    const body = { size: 3.9 * scale, weight: 500, fill: ink } as const;
    const step = 1.28 * body.size;
    const words = item.text ? wrap(reader.text(item.text), body, width - indent) : [];
    const titleLine = y + 5.9 * scale;
    const bottom = titleLine + words.length * step + 0.28 * step + 2.4 * scale;
    return {
      shapes: [
        line(x, y, x + width, y, { stroke: ink, strokeWidth: 0.35 }),
        ...signOf(item, x, y, scale, deep),
        text(x + indent, titleLine, reader.text({ say: item.title, with: {} }), {
          size: 4.7 * scale,
          weight: 700,
          fill: ink,
        }),
        ...words.map((line, i) => text(x + indent, titleLine + (i + 1.05) * step, line, body)),
      ],
      bottom: Math.max(bottom, y + 13 * scale),
    };
  };
}

/** Characters that the typeface lacks. */
const drawn: Readonly<Record<string, SignName>> = { '∞': 'infinity', '○': 'ring' };

function signOf({ sign }: SheetItem, x: number, y: number, scale: number, deep: string): Shape[] {
  if ('icon' in sign) return [icon(iconName(sign.icon), x, y + 1.6 * scale, 10 * scale, deep)];
  const words = 'number' in sign ? String(sign.number) : sign.text;
  const drawing = drawn[words];
  if (drawing) return [drawSign(drawing, x + 5 * scale, y + 6 * scale, 11 * scale, deep)];
  const style = { size: 10.4 * scale, weight: 700, fill: deep, tracking: -0.02 } as const;
  const size = fit(words, style, 11.6 * scale);
  return [text(x, y + 2.4 * scale + 0.67 * size, words, { ...style, size })];
}

function exampleBox(
  { title, text: words, drawing }: SheetExtras['example'],
  width: number,
  { scale }: Style,
): Block {
  return (x, y) => {
    const inset = 5 * scale;
    const fitted = (width - 2 * inset) / drawing.width;
    const body = { size: 3.9 * scale, weight: 500, fill: ink } as const;
    const step = 1.28 * body.size;
    const lines = wrapEvenly(words, body, width - 2 * inset);
    const above = 13 * scale + lines.length * step;
    const height = above + drawing.height * fitted + inset;
    return {
      shapes: [
        rect({ x, y, width, height, radius: 4 }, { fill: grey }),
        text(x + inset, y + 8 * scale, title, {
          size: 5.4 * scale,
          weight: 700,
          fill: ink,
          tracking: -0.015,
        }),
        ...lines.map((line, i) => text(x + inset, y + 13.6 * scale + i * step, line, body)),
        group(drawing.shapes, { transform: { x: x + inset, y: y + above, scale: fitted } }),
      ],
      bottom: y + height,
    };
  };
}

/** «Your points»: from how many on each verdict holds. */
function scaleTable(rows: Scale, width: number, { reader, scale }: Style): Block {
  const say = (key: string) => reader.text({ say: key, with: {} });
  return (x, y) => {
    const top = heading(say('sheet-ratings'), x, y, scale);
    const middle = x + 16 * scale;
    const small = { size: 3.4 * scale, weight: 500, fill: ink2 } as const;
    const headLine = top.bottom + 1.6 * scale;
    const rowHeight = 5.9 * scale;
    const lines = rows.flatMap(({ from, verdict }, i) => {
      const above = headLine + 1.6 * scale + i * rowHeight;
      const base = above + 4.4 * scale;
      return [
        line(x, above, x + width, above, { stroke: rule, strokeWidth: 0.25 }),
        text(middle - 4 * scale, base, String(from), {
          size: 4.4 * scale,
          weight: 700,
          fill: ink,
          anchor: 'end',
        }),
        text(middle, base, reader.text(verdict), { size: 3.9 * scale, weight: 500, fill: ink }),
      ];
    });
    return {
      shapes: [
        ...top.shapes,
        text(middle - 4 * scale, headLine, say('sheet-points'), { ...small, anchor: 'end' }),
        text(middle, headLine, say('sheet-verdict'), small),
        ...lines,
      ],
      bottom: headLine + 1.6 * scale + rows.length * rowHeight,
    };
  };
}

const numbersOf = (value: number | readonly number[] = []): readonly number[] =>
  typeof value === 'number' ? [value] : value;

/** Each name with the mark of its values' provenance; below, what the marks mean. */
function numbersTable(
  { heading: title, columns, rows }: SheetTable,
  width: number,
  { reader, scale }: Style,
): Block {
  return (x, y) => {
    const top = heading(title, x, y, scale);
    const small = { size: 3.1 * scale, weight: 500, fill: ink2 } as const;
    const word = { size: 3.9 * scale, weight: 500, fill: ink } as const;
    const number = { size: 4.4 * scale, weight: 700, fill: ink, anchor: 'end' } as const;
    const [first = '', ...others] = columns;
    const widest = Math.max(
      ...rows.flatMap(({ values }) => values.flatMap(numbersOf).map((one) => textWidth(String(one), number))),
    );
    const pitch = widest + scale;
    const widths = others.map((words, i) =>
      Math.max(
        textWidth(words, small),
        ...rows.map(({ values }) => (numbersOf(values[i]).length - 1) * pitch + widest),
      ),
    );
    const ends = widths.map(
      (_, i) => x + width - widths.slice(i + 1).reduce((sum, one) => sum + one + 4 * scale, 0),
    );
    const headLine = top.bottom + 1.6 * scale;
    const rowHeight = 5.9 * scale;
    const above = (i: number) => headLine + 1.6 * scale + i * rowHeight;
    const marked = provenances.filter(
      (one) => one !== 'rulebook' && rows.some(({ provenance }) => provenance === one),
    );
    const legend = above(rows.length) + 3.6 * scale;
    return {
      shapes: [
        ...top.shapes,
        text(x, headLine, first, small),
        ...others.map((words, i) => text(ends[i] ?? x, headLine, words, { ...small, anchor: 'end' })),
        ...rows.flatMap(({ name, values, provenance }, i) => {
          const base = above(i) + 4.4 * scale;
          return [
            line(x, above(i), x + width, above(i), { stroke: rule, strokeWidth: 0.25 }),
            text(x, base, name, word),
            ...provenanceMark(provenance, x + textWidth(name, word) + scale, base, 2 * scale, ink2),
            ...values.flatMap((value, n) =>
              numbersOf(value)
                .toReversed()
                .map((one, k) => text((ends[n] ?? x) - k * pitch, base, String(one), number)),
            ),
          ];
        }),
        ...marked.flatMap((one, i) => {
          const at = x + i * 24 * scale;
          const words = reader.text({ say: `paper-${one}`, with: {} });
          return [
            ...provenanceMark(one, at, legend, 2 * scale, ink2),
            text(at + 3 * scale, legend, words, small),
          ];
        }),
      ],
      bottom: legend,
    };
  };
}

export function foot({ code }: SheetExtras, version: string, reader: Reader, x: number, y: number): Shape[] {
  const say = (key: string) => reader.text({ say: key, with: {} });
  const words = `${say('paper-notice')} ${code} · ${version} · ${say('paper-language')}`;
  return [text(x, y, words, { size: 3, weight: 500, fill: ink2 })];
}
