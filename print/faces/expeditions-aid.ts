import type { Reader } from '../../core/engine/text.ts';
import { inks, line, text, type Drawing, type Shape } from '../../core/look/drawing.ts';
import { icon, type IconName } from '../../core/look/icons.ts';
import { wrapEvenly } from '../../core/look/metrics.ts';
import { pairs } from '../../core/look/pairs.ts';
import { card, cardFace, type PrintedCard } from './card.ts';

const { deep } = pairs.expeditions;
const { ink, rule } = inks;

interface Item {
  readonly sign: number | IconName;
  /** Its words are those of the sheet. */
  readonly name: string;
}

// prettier-ignore
const aids: readonly { readonly id: string; readonly items: readonly Item[] }[] = [
  { id: 'aid-turn',    items: [{ sign: 1, name: 'draw' }, { sign: 2, name: 'progress' }, { sign: 3, name: 'north' }, { sign: 4, name: 'central' }] },
  { id: 'aid-mech',    items: [{ sign: 1, name: 'sweep' }, { sign: 2, name: 'look' }, { sign: 3, name: 'else' }] },
  { id: 'aid-targets', items: [{ sign: 'map', name: 'map' }, { sign: 'corruption', name: 'corruption' }, { sign: 'twenty', name: 'twenty' }, { sign: 'star', name: 'over' }] },
];

const words = { size: 2.9, weight: 500, fill: ink } as const;
const step = 3.5;
const title = { size: 3.9, weight: 700, fill: ink } as const;
const number = { size: 8, weight: 700, fill: deep } as const;
/** How high capitals and numerals are. */
const capital = 0.668;
const capitals = capital * title.size;
const left = 14.6;

/** The player aids: the heart of the sheet, card by card. */
export function aidCards(reader: Reader): PrintedCard[] {
  return aids.map(({ id, items }, i) => ({ id, face: () => aidFace(id, i + 1, items, reader) }));
}

function aidFace(id: string, number: number, items: readonly Item[], reader: Reader): Drawing {
  const say = (key: string) => reader.text({ say: key, with: {} });
  const texts = items.map(({ name }) => wrapEvenly(say(`sheet-${name}-text`), words, card.right - left));
  const heights = texts.map((lines) => capitals + 1.1 + lines.length * step);
  const free = card.bottom - card.top - heights.reduce((sum, height) => sum + height, 0);
  const air = free / items.length;
  let top: number = card.top;
  const shapes = items.flatMap(({ sign, name }, i) => {
    const y = top;
    top += (heights[i] ?? 0) + air;
    return item(sign, say(`sheet-${name}`), texts[i] ?? [], y, air / 2);
  });
  return cardFace(
    {
      bot: 'expeditions',
      name: '?',
      title: say(`paper-${id}`),
      subtitle: `${say('paper-aid')} · ${say('bot-name')}`,
      code: `EXP·H ${number}/${aids.length}`,
      from: [],
    },
    shapes,
    reader,
  );
}

function item(sign: Item['sign'], name: string, lines: readonly string[], top: number, air: number): Shape[] {
  const first = top + air + capitals;
  return [
    ...(top > card.top ? [line(card.left, top, card.right, top, { stroke: rule, strokeWidth: 0.25 })] : []),
    typeof sign === 'number'
      ? text(card.left - 0.3, top + air + capital * number.size, String(sign), number)
      : icon(sign, card.left, top + air - 0.5, 7.4, deep),
    text(left, first, name, title),
    ...lines.map((part, i) => text(left, first + 0.4 + (i + 1) * step, part, words)),
  ];
}
