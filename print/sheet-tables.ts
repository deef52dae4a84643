import type { Scale } from '../core/engine/bot.ts';
import { inks, line, text } from '../core/look/drawing.ts';
import { textWidth } from '../core/look/metrics.ts';
import type { SheetTable } from '../core/look/paper.ts';
import { markedProvenances, provenanceMark } from '../core/look/provenance.ts';
import { write } from '../core/look/write.ts';
import { heading, type Block, type Style } from './sheet-blocks.ts';

const { ink, ink2, rule } = inks;

/** «Your points»: from how many on each verdict holds. */
export function scaleTable(rows: Scale, width: number, { reader, scale }: Style): Block {
  const say = (key: string) => reader.text({ say: key, with: {} });
  return (x, y) => {
    const top = heading(say('sheet-ratings'), x, y, width, scale);
    const middle = x + 16 * scale;
    const small = { size: 3.4 * scale, weight: 500, fill: ink2 } as const;
    const word = { size: 3.9 * scale, weight: 500, fill: ink } as const;
    const headLine = top.bottom + 1.6 * scale;
    const column = { x: middle - 4 * scale, y: headLine, width: 12 * scale };
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
        ...write(reader.text(verdict), { ...word, x: middle, y: base, width: x + width - middle }),
      ];
    });
    return {
      shapes: [
        ...top.shapes,
        ...write(say('sheet-points'), { ...small, ...column, anchor: 'end' }),
        ...write(say('sheet-verdict'), { ...small, x: middle, y: headLine, width: x + width - middle }),
        ...lines,
      ],
      bottom: headLine + 1.6 * scale + rows.length * rowHeight,
    };
  };
}

const numbersOf = (value: number | readonly number[] = []): readonly number[] =>
  typeof value === 'number' ? [value] : value;

/** Each name with the mark of its values' provenance; below, what the marks mean. */
export function numbersTable(
  { heading: title, columns, rows }: SheetTable,
  width: number,
  { reader, scale }: Style,
): Block {
  return (x, y) => {
    const top = heading(title, x, y, width, scale);
    const small = { size: 3.1 * scale, weight: 500, fill: ink2 } as const;
    const word = { size: 3.9 * scale, weight: 500, fill: ink } as const;
    const number = { size: 4.1 * scale, weight: 700, fill: ink, anchor: 'end' } as const;
    const [first = '', ...others] = columns;
    const widest = Math.max(
      ...rows.flatMap(({ values }) => values.flatMap(numbersOf).map((one) => textWidth(String(one), number))),
    );
    const pitch = widest + 0.5 * scale;
    const widths = others.map((words, i) =>
      Math.max(
        textWidth(words, small),
        ...rows.map(({ values }) => (numbersOf(values[i]).length - 1) * pitch + widest),
      ),
    );
    const ends = widths.map(
      (_, i) => x + width - widths.slice(i + 1).reduce((sum, one) => sum + one + 3 * scale, 0),
    );
    const room = (ends[0] ?? x + width) - (widths[0] ?? 0) - x - 5 * scale;
    const headLine = top.bottom + 1.6 * scale;
    const rowHeight = 5.9 * scale;
    const above = (i: number) => headLine + 1.6 * scale + i * rowHeight;
    const marked = markedProvenances.filter((one) => rows.some(({ provenance }) => provenance === one));
    const legend = above(rows.length) + 3.6 * scale;
    return {
      shapes: [
        ...top.shapes,
        text(x, headLine, first, small),
        ...others.map((words, i) => text(ends[i] ?? x, headLine, words, { ...small, anchor: 'end' })),
        ...rows.flatMap(({ name, values, provenance }, i) => {
          const base = above(i) + 4.4 * scale;
          const names = write(name, { ...word, x, y: base, width: room, height: 5 * scale, align: 'middle' });
          const taken = Math.max(...names.map((shape) => textWidth(shape.content, shape)));
          return [
            line(x, above(i), x + width, above(i), { stroke: rule, strokeWidth: 0.25 }),
            ...names,
            ...provenanceMark(provenance, x + taken + scale, base, 2 * scale, ink2),
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
            ...write(words, { ...small, x: at + 3 * scale, y: legend, width: 20 * scale }),
          ];
        }),
      ],
      bottom: legend,
    };
  };
}
