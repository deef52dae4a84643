import { cardNumber } from '../../engine/expects.ts';
import { sheetItem as item } from '../../engine/sheet.ts';
import type { Reader } from '../../engine/text.ts';
import { beyond, cardFace, frameOf, type CardFrame } from '../../look/card.ts';
import { figure, inks, rect, text, type Drawing, type Shape } from '../../look/drawing.ts';
import { icon } from '../../look/icons.ts';
import type { Paper } from '../../look/paper.ts';
import { write } from '../../look/write.ts';
import { cards, type CardSet, type Ship } from './cards.ts';
import de from './de.ftl';
import en from './en.ftl';
import { look } from './look.ts';
import { berths, numberOf } from './state.ts';

const code = 'HBR·A';
const { deep, bright } = look.pair;
const { ink } = inks;

/** A ship: where it moors, what it unloads. The row that is carried out is lit. */
function face(
  { id, end, points, provenance }: Ship,
  of: number,
  reader: Reader,
  lit?: number,
  at: CardFrame = frameOf(),
): Drawing {
  const name = String(cardNumber(id));
  const say = (key: string, values = {}) => reader.text({ say: key, with: values });
  const head = { look, name, title: say('card-ship'), subtitle: say('bot-name'), from: [provenance] };
  const rows = [say('card-end', { end }), say('card-points', { points })];
  const high = (at.bottom - at.top) / rows.length;
  const left = at.x(24);
  const zones = rows.flatMap((words, row): Shape[] => {
    const top = at.top + row * high;
    const light = rect(beyond({ x: 0, y: top, width: at.width, height: high }, at), { fill: bright });
    const zone = { x: left, y: top + high / 2, width: at.right - left, height: 0.7 * high } as const;
    return [
      ...(row === lit ? [light] : []),
      icon(row === 0 ? 'shipyard' : 'points', at.left, top + high / 2 - at.wide(8), at.wide(16), deep),
      ...write(words, { ...zone, align: 'middle', size: at.size(4.6), weight: 600, fill: ink }),
    ];
  });
  return cardFace({ ...head, code: `${code} ${name}/${of}` }, at, zones, reader);
}

/** The quay, with ships on some berths. */
function quay(taken: readonly number[], reader: Reader): Drawing {
  const numeral = { size: 8, weight: 700, fill: ink, anchor: 'middle' } as const;
  const shapes = berths
    .map(numberOf)
    .flatMap((number, i): Shape[] => [
      rect({ x: 15 * i + 1, y: 1, width: 13, height: 13, radius: 2 }, { stroke: ink, strokeWidth: 0.5 }),
      taken.includes(number)
        ? icon('shipyard', 15 * i + 3, 3, 9, deep)
        : figure(reader.text({ say: 'board-berth-number', with: { number } }), [
            text(15 * i + 7.5, 10.3, String(number), numeral),
          ]),
    ]);
  return { width: 15 * berths.length, height: 15, shapes };
}

const paper: Paper<CardSet> = {
  texts: [{ de, en }],
  cards,
  decks({ ships }, reader) {
    const drawn = ships.map((ship) => ({
      id: ship.id,
      face: (row?: number, at?: CardFrame) => face(ship, ships.length, reader, row, at),
    }));
    return [{ id: 'ships', sign: 'shipyard', cards: drawn }];
  },
  boards: (_, reader) => [{ title: 'board-quay', draw: () => quay([], reader) }],
  sheet: [
    {
      heading: 'sheet-turn',
      column: 'wide',
      items: [item({ number: 1 }, 'draw'), item({ number: 2 }, 'act')],
    },
    { heading: 'sheet-end', column: 'narrow', items: [item({ icon: 'points' }, 'count')] },
  ],
  extras(reader) {
    const say = (key: string) => reader.text({ say: key, with: {} });
    const example = {
      title: say('sheet-example'),
      text: say('sheet-example-text'),
      drawing: quay([1, 2, 8], reader),
    };
    return { code, example };
  },
};

export default paper;
