import type { Reader } from '../../../engine/text.ts';
import { text, type Drawing, type Shape } from '../../../look/drawing.ts';
import { icon, type IconName } from '../../../look/icons.ts';
import { look } from '../look.ts';
import { capital } from '../../../look/write.ts';
import { cardFace, frameOf, type CardFrame } from '../../../look/card.ts';
import type { PrintedCard } from '../../../look/paper.ts';
import { itemList } from '../../../look/item-list.ts';

const { deep } = look.pair;

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

const number = { size: 8, weight: 700, fill: deep } as const;

/** The player aids: the heart of the sheet, card by card. */
export function aidCards(reader: Reader): PrintedCard[] {
  return aids.map(({ id, items }, i) => ({ id, face: (_, at) => aidFace(id, i + 1, items, reader, at) }));
}

function aidFace(
  id: string,
  number: number,
  items: readonly Item[],
  reader: Reader,
  at: CardFrame = frameOf(),
): Drawing {
  const say = (key: string) => reader.text({ say: key, with: {} });
  const listed = items.map(({ sign, name }) => ({
    sign: (x: number, y: number) => signShape(sign, x, y),
    name: say(`sheet-${name}`),
    texts: [say(`sheet-${name}-text`)],
  }));
  return cardFace(
    {
      look,
      name: '?',
      title: say(`paper-${id}`),
      subtitle: `${say('paper-aid')} · ${say('bot-name')}`,
      code: `EXP·H ${number}/${aids.length}`,
      from: [],
    },
    at,
    itemList(listed, at.top, at),
    reader,
  );
}

function signShape(sign: Item['sign'], x: number, y: number): Shape {
  if (typeof sign !== 'number') return icon(sign, x, y - 0.5, 7.4, deep);
  return text(x - 0.3, y + capital * number.size, String(sign), number);
}
