import type { Level } from '../levels.ts';
import type { Reader } from '../../../engine/text.ts';
import { group, inks, line, text, type Drawing, type Shape } from '../../../look/drawing.ts';
import { icon, type IconName } from '../../../look/icons.ts';
import { look } from '../look.ts';
import { write } from '../../../look/write.ts';
import { cardFace, frameOf, type CardFrame } from '../../../look/card.ts';
import type { Place } from './automa.ts';

const { deep } = look.pair;
const { ink, ink2, rule } = inks;

/** The middles of the columns, and where the rows lie. */
const tableOf = (at: CardFrame) => ({
  round: at.x(9.6),
  shipping: at.x(29),
  x: at.x(50),
  head: at.top + Math.max(10, at.high(10.7)),
  bottom: at.y(66.2),
});
type Table = ReturnType<typeof tableOf>;

/** The face of a difficulty card: her shipping and X round by round, and what changes in her deck. */
export function levelFace(
  face: Level,
  { number, of }: Place,
  reader: Reader,
  at: CardFrame = frameOf(),
): Drawing {
  const say = (key: string, values = {}) => reader.text({ say: key, with: values });
  const { id, added, lateThird, provenance } = face;
  const table = tableOf(at);
  return cardFace(
    {
      look,
      name: String(number),
      title: say('level-name', { level: id }),
      subtitle: `${say('paper-level')} · ${say('bot-name')}`,
      code: `TM·S ${number}/${of}`,
      from: [provenance],
    },
    at,
    [
      group(
        [
          group(
            [
              ...columnHead(table.round, say('paper-level-round'), table, at),
              ...columnHead(table.shipping, say('paper-level-shipping'), table, at, 'shipyard'),
              ...columnHead(table.x, say('paper-level-x'), table, at, 'points'),
            ],
            { tag: 'TR' },
          ),
          ...face.shipping.map((shipping, i) =>
            group(roundRow(i, face.shipping.length, shipping, face.x[i] ?? 0, table, at), { tag: 'TR' }),
          ),
        ],
        { tag: 'Table' },
      ),
      line(at.left, table.bottom, at.right, table.bottom, { stroke: rule, strokeWidth: 0.25 }),
      ...deckChange(say('paper-level-deck', { added, late: lateThird ? 'yes' : 'no' }), table, at),
    ],
    reader,
  );
}

function columnHead(x: number, words: string, table: Table, at: CardFrame, sign?: IconName): Shape[] {
  const size = at.size(2.9);
  const style = { size, weight: 600, fill: ink2, anchor: 'middle' } as const;
  const width = 2 * Math.min(x - at.left, at.right - x);
  const high = Math.min(4.6 * at.k, table.head - at.top - 2 * size);
  return [
    ...(sign ? [icon(sign, x - high / 2, table.head - 1.6 * size - high, high, deep)] : []),
    group(write(words, { ...style, x, y: table.head - 0.45 * size, width }), { tag: 'TH' }),
  ];
}

function roundRow(i: number, of: number, shipping: number, x: number, table: Table, at: CardFrame): Shape[] {
  const height = (table.bottom - table.head) / of;
  const top = table.head + i * height;
  const middle = top + height / 2;
  const size = Math.min(5.8 * Math.max(1, at.k), 0.9 * height);
  const numeral = { size, weight: 700, fill: ink, anchor: 'middle' } as const;
  const small = { size: at.size(3.6), weight: 500, fill: ink2, anchor: 'middle' } as const;
  return [
    line(at.left, top, at.right, top, { stroke: rule, strokeWidth: 0.25 }),
    group([text(table.round, middle + small.size / 3, String(i + 1), small)], { tag: 'TH' }),
    group([text(table.shipping, middle + size / 3, String(shipping), numeral)], { tag: 'TD' }),
    group([text(table.x, middle + size / 3, String(x), numeral)], { tag: 'TD' }),
  ];
}

function deckChange(words: string, table: Table, at: CardFrame): Shape[] {
  const x = at.left + 10;
  const middle = (table.bottom + at.bottom) / 2;
  const height = at.bottom - table.bottom - 1.6;
  const size = at.size(3.2);
  const zone = {
    x,
    y: middle + size / 3,
    width: at.right - x,
    height,
    leading: 1.2,
    align: 'middle',
  } as const;
  return [
    icon('cards', at.left, middle - 3.7, 7.4, deep),
    ...write(words, { ...zone, size, weight: 500, fill: ink }),
  ];
}
