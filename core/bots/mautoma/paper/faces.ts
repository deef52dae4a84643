import type { Paper } from '../../../look/paper.ts';
import { anyRange, type Action, type ActionCard, type CardSet, type Order } from '../cards.ts';
import type { Reader } from '../../../engine/text.ts';
import { hexagon, inks, line, rect, type Drawing, type Shape } from '../../../look/drawing.ts';
import { icon, type IconName } from '../../../look/icons.ts';
import { textWidth } from '../../../look/metrics.ts';
import { look } from '../look.ts';
import { sign } from '../../../look/tools.ts';
import { write } from '../../../look/write.ts';
import { card, cardFace } from '../../../look/card.ts';

export const code = 'REV·M';

const { deep, bright } = look.pair;
const { ink, paper, rule } = inks;

const actionIcons: Readonly<Record<Action, IconName>> = {
  explore: 'tile',
  populate: 'figure',
  build: 'house',
};

/** Heights of the rows: the energy, then the orders. */
const energyZone = { top: card.top, bottom: 31.4 } as const;
const ordersZone = { top: 31.7, bottom: card.bottom } as const;

export const decks: Paper<CardSet>['decks'] = ({ actions }, reader) => [
  {
    id: 'actions',
    cards: actions.map((card) => ({
      id: card.id,
      face: (row) => actionFace(card, actions.length, reader, row),
    })),
  },
];

/** The face of an action card. `row` is lit while it is carried out: 0 the energy, 1 and 2 the orders. */
function actionFace(face: ActionCard, of: number, reader: Reader, row?: number): Drawing {
  const say = (key: string) => reader.text({ say: key, with: {} });
  return cardFace(
    {
      look,
      name: String(face.number),
      title: say(face.start ? 'card-start' : 'card-progress'),
      subtitle: `${say('bot-name')} · ${say('unofficial')}`,
      code: `${code} ${face.number}/${of}`,
      from: [face.provenance],
    },
    [...light(face, row), ...energy(face.energy, say), ...orders(face.orders, say)],
    reader,
  );
}

type Say = (key: string) => string;

function orderHeight(orders: readonly Order[]): number {
  return (ordersZone.bottom - ordersZone.top) / orders.length;
}

function light({ orders }: ActionCard, row: number | undefined): Shape[] {
  if (row === undefined) return [];
  const high = orderHeight(orders);
  const top = row === 0 ? energyZone.top : ordersZone.top + (row - 1) * high;
  const height = row === 0 ? energyZone.bottom - energyZone.top : high;
  return [rect({ x: 0, y: top, width: card.width, height }, { fill: bright })];
}

/** What the number means, beside it. */
const meaning = { y: 25.15, height: 10, leading: 1.16, align: 'middle' } as const;

function energy(fields: number, say: Say): Shape[] {
  const words = say(fields === 1 ? 'card-energy-one' : 'card-energy');
  const number = write(String(fields), { size: 10.5, weight: 700, fill: ink, x: 19, y: 27.2, width: 13 });
  const left = Math.max(27.5, 20.5 + Math.max(...number.map((shape) => textWidth(shape.content, shape))));
  return [
    icon('bolt', card.left, 19.1, 10, deep),
    ...number,
    ...write(words, { ...meaning, size: 3.35, weight: 500, fill: ink, x: left, width: card.right - left }),
    line(card.left, energyZone.bottom, card.right, energyZone.bottom, { stroke: rule, strokeWidth: 0.25 }),
  ];
}

function orders(list: readonly Order[], say: Say): Shape[] {
  const high = orderHeight(list);
  return list.flatMap((order, i) => {
    const top = ordersZone.top + i * high;
    return [
      ...orderRow(order, top, high, say),
      ...(order.after ? joint(say(`card-${order.after}`), top) : []),
    ];
  });
}

/** Its name above its middle, what it does below; the word that joins it to the order before keeps off. */
function orderRow({ action, range }: Order, top: number, high: number, say: Say): Shape[] {
  const middle = top + high / 2;
  const hexagonX = 53.3;
  const room = { x: 18.4, width: hexagonX - 7.4 - 18.4 } as const;
  const name = { size: 4.9, weight: 700, fill: ink, y: middle - 0.6, align: 'bottom' } as const;
  const words = { size: 3.1, weight: 500, fill: ink, y: middle + 3.6, leading: 1.26 } as const;
  const numeral = { size: 9, weight: 700, fill: ink, anchor: 'middle', align: 'middle' } as const;
  const height = high / 2 - 2.6;
  return [
    icon(actionIcons[action], card.left, middle - 5.6, 11.2, deep),
    ...write(say(`action-${action}`), { ...name, ...room, height }),
    ...write(say(`card-${action}-text`), { ...words, ...room, height }),
    hexagon(hexagonX, middle, 6.2, { fill: paper, stroke: ink, strokeWidth: 0.7 }),
    ...(range === anyRange
      ? [sign('infinity', hexagonX, middle, 8, ink)]
      : write(String(range), { ...numeral, x: hexagonX, y: middle + 3, width: 9 })),
  ];
}

const joined = { size: 3.2, weight: 700, fill: ink, anchor: 'middle', width: 15 } as const;

/** »Else« or »then« between two orders. */
function joint(word: string, y: number): Shape[] {
  const middle = card.width / 2;
  return [
    line(card.left, y, card.right, y, { stroke: rule, strokeWidth: 0.25 }),
    rect(
      { x: middle - 8.75, y: y - 2.6, width: 17.5, height: 5.2, radius: 2.6 },
      { fill: paper, stroke: ink, strokeWidth: 0.35 },
    ),
    ...write(word, { ...joined, x: middle, y: y + 1.15 }),
  ];
}
