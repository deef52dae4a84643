import type { Paper } from '../../../look/paper.ts';
import { anyRange, type Action, type ActionCard, type CardSet, type Order } from '../cards.ts';
import type { Reader } from '../../../engine/text.ts';
import { figure, hexagon, inks, line, rect, type Drawing, type Shape } from '../../../look/drawing.ts';
import { icon, type IconName } from '../../../look/icons.ts';
import { textWidth } from '../../../look/metrics.ts';
import { look } from '../look.ts';
import { sign } from '../../../look/signs.ts';
import { write } from '../../../look/write.ts';
import { beyond, cardFace, frameOf, type CardFrame } from '../../../look/card.ts';
import { marks } from './marks.ts';

export const code = 'REV·M';

const { deep, bright } = look.pair;
const { ink, paper, rule } = inks;

const actionIcons: Readonly<Record<Action, IconName>> = {
  explore: 'tile',
  populate: 'figure',
  build: 'house',
};

/** The energy on top, then the orders. */
const energyBottom = (at: CardFrame): number => at.top + Math.max(13, at.high(14.9));

export const decks: Paper<CardSet>['decks'] = ({ actions }, reader) => [
  {
    id: 'actions',
    sign: 'bolt',
    marks: marks.actions,
    cards: actions.map((card) => ({
      id: card.id,
      face: (row, at) => actionFace(card, actions.length, reader, row, at),
    })),
  },
];

/** The face of an action card. `row` is lit while it is carried out: 0 the energy, 1 and 2 the orders. */
function actionFace(
  face: ActionCard,
  of: number,
  reader: Reader,
  row?: number,
  at: CardFrame = frameOf(),
): Drawing {
  const say: Say = (key, values = {}) => reader.text({ say: key, with: values });
  return cardFace(
    {
      look,
      name: String(face.number),
      title: say(face.start ? 'card-start' : 'card-progress'),
      subtitle: `${say('bot-name')} · ${say('unofficial')}`,
      code: `${code} ${face.number}/${of}`,
      from: [face.provenance],
    },
    at,
    [...light(face, row, at), ...energy(face.energy, say, at), ...orders(face.orders, say, at)],
    reader,
  );
}

type Say = (key: string, values?: Readonly<Record<string, string | number>>) => string;

const orderHeight = (orders: readonly Order[], at: CardFrame): number =>
  (at.bottom - energyBottom(at)) / orders.length;

function light({ orders }: ActionCard, row: number | undefined, at: CardFrame): Shape[] {
  if (row === undefined) return [];
  const high = orderHeight(orders, at);
  const top = row === 0 ? at.top : energyBottom(at) + (row - 1) * high;
  const height = row === 0 ? energyBottom(at) - at.top : high;
  return [rect(beyond({ x: 0, y: top, width: at.width, height }, at), { fill: bright })];
}

/** The number, and beside it what it means. */
function energy(fields: number, say: Say, at: CardFrame): Shape[] {
  const words = say(fields === 1 ? 'card-energy-one' : 'card-energy');
  const bottom = energyBottom(at);
  const middle = (at.top + bottom) / 2;
  const k = Math.min((bottom - at.top) / 14.9, at.inside / 54.3);
  const size = at.size(3.35);
  const number = write(String(fields), {
    size: 10.5 * k,
    weight: 700,
    fill: ink,
    x: at.left + 13 * k,
    y: middle + 3.5 * k,
    width: 13 * k,
  });
  const taken = Math.max(...number.map((shape) => textWidth(shape.content, shape)));
  const left = at.left + Math.max(20.5 * k, 14.5 * k + taken);
  const zone = {
    x: left,
    y: middle + size / 3,
    width: at.right - left,
    height: bottom - at.top - 2,
  } as const;
  return [
    icon('bolt', at.left, middle - 5 * k, 10 * k, deep),
    ...number,
    ...write(words, {
      ...zone,
      size,
      weight: 500,
      fill: ink,
      leading: 1.16,
      align: 'middle',
      continues: true,
    }),
    line(at.left, bottom, at.right, bottom, { stroke: rule, strokeWidth: 0.25 }),
  ];
}

function orders(list: readonly Order[], say: Say, at: CardFrame): Shape[] {
  const high = orderHeight(list, at);
  return list.flatMap((order, i) => {
    const top = energyBottom(at) + i * high;
    return [
      ...(order.after ? joint(say(`card-${order.after}`), top, at) : []),
      ...orderRow(order, top, high, say, at),
    ];
  });
}

/** Its name above its middle, what it does below; the word that joins it to the order before keeps off. */
function orderRow({ action, range }: Order, top: number, high: number, say: Say, at: CardFrame): Shape[] {
  const middle = top + high / 2;
  const k = Math.min(at.inside / 54.3, high / 25);
  const hexagonX = at.right - 5.6 * k;
  const x = at.left + 13.6 * k;
  const room = { x, width: hexagonX - 6.6 * k - x } as const;
  const name = { size: at.size(4.9), weight: 700, fill: ink, y: middle - 0.6, align: 'bottom' } as const;
  const size = at.size(3.1);
  const words = { size, weight: 500, fill: ink, y: middle + 0.5 + size, leading: 1.2 } as const;
  const numeral = { size: 9 * k, weight: 700, fill: ink, anchor: 'middle', align: 'middle' } as const;
  const height = high / 2 - 2.4;
  return [
    icon(actionIcons[action], at.left, middle - 5.6 * k, 11.2 * k, deep),
    ...write(say(`action-${action}`), { ...name, ...room, height }),
    ...write(say(`card-${action}-text`), { ...words, ...room, height }),
    figure(say('card-range', { range: range === anyRange ? 'any' : range }), [
      hexagon(hexagonX, middle, 6.2 * k, { fill: paper, stroke: ink, strokeWidth: 0.7 }),
      ...(range === anyRange
        ? [sign('infinity', hexagonX, middle, 8 * k, ink)]
        : write(String(range), { ...numeral, x: hexagonX, y: middle + 3 * k, width: 9 * k })),
    ]),
  ];
}

/** »Else« or »then« between two orders. */
function joint(word: string, y: number, at: CardFrame): Shape[] {
  const middle = at.width / 2;
  const size = at.size(3.2);
  const half = 8.75;
  const edge = { stroke: rule, strokeWidth: 0.25 };
  return [
    line(at.left, y, middle - half, y, edge),
    line(middle + half, y, at.right, y, edge),
    rect(
      { x: middle - half, y: y - 0.8 * size, width: 2 * half, height: 1.6 * size, radius: 0.8 * size },
      { fill: paper, stroke: ink, strokeWidth: 0.35 },
    ),
    ...write(word, {
      size,
      weight: 700,
      fill: ink,
      anchor: 'middle',
      width: 15,
      x: middle,
      y: y + 0.36 * size,
    }),
  ];
}
