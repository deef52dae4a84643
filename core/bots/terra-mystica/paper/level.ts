import type { Level } from '../levels.ts';
import type { Reader } from '../../../engine/text.ts';
import { inks, line, text, type Drawing, type Shape } from '../../../look/drawing.ts';
import { icon, type IconName } from '../../../look/icons.ts';
import { look } from '../look.ts';
import { write } from '../../../look/write.ts';
import { card, cardFace } from '../../../look/card.ts';
import type { Place } from './automa.ts';

const { deep } = look.pair;
const { ink, ink2, rule } = inks;

/** The middles of the columns, and where the rows lie. */
const table = { round: 9.6, shipping: 29, x: 50, head: 27.2, bottom: 66.2 } as const;

/** The face of a difficulty card: her shipping and X round by round, and what changes in her deck. */
export function levelFace(face: Level, { number, of }: Place, reader: Reader): Drawing {
  const say = (key: string, values = {}) => reader.text({ say: key, with: values });
  const { id, added, lateThird, provenance } = face;
  return cardFace(
    {
      look,
      name: String(number),
      title: say('level-name', { level: id }),
      subtitle: `${say('paper-level')} · ${say('bot-name')}`,
      code: `TM·S ${number}/${of}`,
      from: [provenance],
    },
    [
      ...columnHead(table.round, say('paper-level-round')),
      ...columnHead(table.shipping, say('paper-level-shipping'), 'shipyard'),
      ...columnHead(table.x, say('paper-level-x'), 'points'),
      ...face.shipping.flatMap((shipping, i) => roundRow(i, face.shipping.length, shipping, face.x[i] ?? 0)),
      line(card.left, table.bottom, card.right, table.bottom, { stroke: rule, strokeWidth: 0.25 }),
      ...deckChange(say('paper-level-deck', { added, late: lateThird ? 'yes' : 'no' })),
    ],
    reader,
  );
}

function columnHead(x: number, words: string, sign?: IconName): Shape[] {
  const style = { size: 2.9, weight: 600, fill: ink2, anchor: 'middle' } as const;
  const width = 2 * Math.min(x - card.left, card.right - x);
  return [
    ...(sign ? [icon(sign, x - 2.3, 18.2, 4.6, deep)] : []),
    ...write(words, { ...style, x, y: table.head - 1.3, width }),
  ];
}

function roundRow(i: number, of: number, shipping: number, x: number): Shape[] {
  const height = (table.bottom - table.head) / of;
  const top = table.head + i * height;
  const middle = top + height / 2;
  const numeral = { size: 5.8, weight: 700, fill: ink, anchor: 'middle' } as const;
  return [
    line(card.left, top, card.right, top, { stroke: rule, strokeWidth: 0.25 }),
    text(table.round, middle + 1.3, String(i + 1), { size: 3.9, weight: 500, fill: ink2, anchor: 'middle' }),
    text(table.shipping, middle + 1.95, String(shipping), numeral),
    text(table.x, middle + 1.95, String(x), numeral),
  ];
}

function deckChange(words: string): Shape[] {
  const x = 14.6;
  const middle = (table.bottom + card.bottom) / 2;
  const height = card.bottom - table.bottom - 1.6;
  const zone = { x, y: middle + 1.1, width: card.right - x, height, leading: 1.25, align: 'middle' } as const;
  return [
    icon('cards', card.left, middle - 3.7, 7.4, deep),
    ...write(words, { ...zone, size: 3.2, weight: 500, fill: ink }),
  ];
}
