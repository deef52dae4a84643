import type { Provenance, Scale } from '../core/engine/bot.ts';
import { group, inks, line, text, type Shape, type TextStyle } from '../core/look/drawing.ts';
import { textWidth } from '../core/look/metrics.ts';
import type { SheetTable, SheetValue } from '../core/look/paper.ts';
import { markedProvenances, provenanceMark } from '../core/look/provenance.ts';
import { capital, heightOf, write } from '../core/look/write.ts';
import { heading, sized, type Block, type Style } from './sheet-blocks.ts';

const { ink, ink2, rule } = inks;

/** «Your points»: from how many on each verdict holds. */
export function scaleTable(rows: Scale, width: number, style: Style): Block {
  const { reader, scale } = style;
  const say = (key: string) => reader.text({ say: key, with: {} });
  return (x, y) => {
    const top = heading(say('sheet-ratings'), x, y, width, style);
    const small = { size: sized(style, 3.4), weight: 500, fill: ink2 } as const;
    const word = { size: sized(style, 3.9), weight: 500, fill: ink } as const;
    const points = say('sheet-points');
    const forPoints = Math.max(12 * scale, textWidth(points, small));
    const middle = x + forPoints + 4 * scale;
    const headLine = top.bottom + 1.6 * scale;
    const column = { x: middle - 4 * scale, y: headLine, width: forPoints };
    const rowHeight = 1.51 * word.size;
    const lines = rows.flatMap(({ from, verdict }, i) => {
      const above = headLine + 1.6 * scale + i * rowHeight;
      const base = above + 0.745 * rowHeight;
      const number = { size: 1.13 * word.size, weight: 700, fill: ink, anchor: 'end' } as const;
      return [
        line(x, above, x + width, above, { stroke: rule, strokeWidth: 0.25 }),
        row([
          cell('TH', [text(middle - 4 * scale, base, String(from), number)]),
          cell('TD', write(reader.text(verdict), { ...word, x: middle, y: base, width: x + width - middle })),
        ]),
      ];
    });
    return {
      shapes: [
        ...top.shapes,
        table([
          row([
            cell('TH', write(points, { ...small, ...column, anchor: 'end' })),
            cell(
              'TH',
              write(say('sheet-verdict'), { ...small, x: middle, y: headLine, width: x + width - middle }),
            ),
          ]),
          ...lines,
        ]),
      ],
      bottom: headLine + 1.6 * scale + rows.length * rowHeight,
    };
  };
}

const table = (shapes: readonly Shape[]): Shape => group(shapes, { tag: 'Table' });
const row = (shapes: readonly Shape[]): Shape => group(shapes, { tag: 'TR' });
const cell = (tag: 'TH' | 'TD', shapes: readonly Shape[]): Shape => group(shapes, { tag });

const valuesOf = (value: SheetValue | readonly SheetValue[] = []): readonly SheetValue[] =>
  typeof value === 'object' ? value : [value];

/** Each name with the mark of its values' provenance, on two lines if it is long; below, what the marks mean. */
export function valuesTable(
  { heading: title, columns, rows }: SheetTable,
  width: number,
  style: Style,
): Block {
  const { reader, scale } = style;
  return (x, y) => {
    const top = heading(title, x, y, width, style);
    const small = { size: sized(style, 3.1), weight: 500, fill: ink2 } as const;
    const word = { size: sized(style, 3.9), weight: 500, fill: ink } as const;
    const number = { size: sized(style, 4.1), weight: 700, fill: ink } as const;
    const [first, ...others] = columns;
    const airs = others.map((words) => (typeof words === 'string' ? 0.5 : 1.6) * scale);
    const pitches = others.map((_, i) => {
      const all = rows.flatMap(({ values }) => valuesOf(values[i]));
      return Math.max(...all.map((one) => textWidth(String(one), number))) + (airs[i] ?? 0);
    });
    const widths = others.map((words, i) =>
      Math.max(
        ...valuesOf(words).map((word) => textWidth(String(word), small)),
        ...rows.map(({ values }) => valuesOf(values[i]).length * (pitches[i] ?? 0) - (airs[i] ?? 0)),
      ),
    );
    const ends = widths.map(
      (_, i) => x + width - widths.slice(i + 1).reduce((sum, one) => sum + one + 3 * scale, 0),
    );
    const inRow = (values: readonly SheetValue[], i: number, y: number, style: TextStyle): Shape[] =>
      values.map((one, k) =>
        text((ends[i] ?? x) - (values.length - 1 - k) * (pitches[i] ?? 0), y, String(one), {
          ...style,
          anchor: 'end',
        }),
      );
    const room = (ends[0] ?? x + width) - (widths[0] ?? 0) - x - 5 * scale;
    const headLine = top.bottom + 1.6 * scale;
    const usual = 1.51 * word.size;
    const names = rows.map(({ name }) =>
      write(name, { ...word, x, y: 0, width: room, height: 5 * word.size, leading: 1.1, isRagged: true }),
    );
    const heights = names.map((lines) => usual + heightOf(lines) - capital * word.size);
    const above = (i: number) =>
      headLine + 1.6 * scale + heights.slice(0, i).reduce((sum, one) => sum + one, 0);
    const marked = markedProvenances.filter((one) => rows.some(({ provenance }) => provenance === one));
    const legend = above(rows.length) + 1.15 * small.size;
    const wordOf = (one: Provenance) => reader.text({ say: `paper-${one}`, with: {} });
    const areBeside = marked.every((one) => textWidth(wordOf(one), small) <= width / 3 - 4 * scale);
    return {
      shapes: [
        ...top.shapes,
        table([
          row([
            cell('TH', [text(x, headLine, first, small)]),
            ...others.map((words, i) => cell('TH', inRow(valuesOf(words), i, headLine, small))),
          ]),
          ...rows.flatMap(({ values, provenance }, i) => {
            const base = above(i) + 0.745 * usual;
            const lines = (names[i] ?? []).map((shape) => ({ ...shape, y: shape.y + base }));
            const last = lines.at(-1);
            const taken = last ? textWidth(last.content, last) : 0;
            return [
              line(x, above(i), x + width, above(i), { stroke: rule, strokeWidth: 0.25 }),
              row([
                cell('TH', [
                  ...lines,
                  ...provenanceMark(provenance, x + taken + scale, last?.y ?? base, 2 * scale, ink2),
                ]),
                ...values.map((value, n) => cell('TD', inRow(valuesOf(value), n, base, number))),
              ]),
            ];
          }),
        ]),
        ...marked.flatMap((one, i) => {
          const [at, under] = areBeside ? [x + (i * width) / 3, legend] : [x, legend + i * usual];
          return [
            ...provenanceMark(one, at, under, 2 * scale, ink2),
            text(at + 3 * scale, under, wordOf(one), small),
          ];
        }),
      ],
      bottom: areBeside ? legend : legend + (marked.length - 1) * usual,
    };
  };
}
