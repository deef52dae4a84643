import type { Board, Lying, Picture, Place, Point, Size } from '../../../look/board.ts';
import { group, inks, rect, rectPath, text as words, type Shape } from '../../../look/drawing.ts';
import { capital, largest, write } from '../../../look/write.ts';
import { wishes } from '../cards.ts';
import { look } from '../look.ts';
import { stripSize } from '../paper/pattern.ts';
import { sumOf } from '../pieces.ts';
import { missingOn, nameOf, type OpenCard, type State } from '../state.ts';
import { rowNow } from '../yours.ts';
import { wished } from './pieces.ts';

const { bright } = look.pair;
const { ink, paper } = inks;

/** Heights and distances as on a phone. */
const heading = 26;
const hisHeight = 40;
const stripHeight = 40;
const [gap, between, pad, radius] = [5, 16, 4, 10];
/** A larger room has all of it so much larger, a smaller one smaller. */
const [largestScale, smallestScale] = [1.6, 0.3];

/** His cards above the row or beside it, the row in so many columns. */
const ways = [false, true].flatMap((isBeside) => [6, 3, 2, 1].map((columns) => ({ isBeside, columns })));

interface Layout extends Size {
  readonly hisWidth: number;
  readonly row: Point & { readonly width: number; readonly columns: number };
  readonly cell: Size;
}

/** So many cards of his and of the row, in a width. */
function laidOut({ isBeside, columns }: (typeof ways)[number], width: number, his: number, lying: number) {
  const part = isBeside ? (width - between) / 2 : width;
  const cellWidth = (part - (columns - 1) * gap) / columns;
  const strip = Math.min(stripHeight, (cellWidth - 2 * pad) * (stripSize.height / stripSize.width));
  const cell = { width: cellWidth, height: strip + 2 * pad };
  const high = (count: number, height: number) => (count > 0 ? heading + count * (height + gap) - gap : 0);
  const hisPart = high(his, hisHeight);
  const rowPart = high(Math.ceil(lying / columns), cell.height);
  const row = isBeside ? { x: part + between, y: 0 } : { x: 0, y: hisPart + between };
  return {
    width,
    height: isBeside ? Math.max(hisPart, rowPart) : row.y + rowPart,
    hisWidth: part,
    row: { ...row, width: part, columns },
    cell,
    strip,
  };
}

/** The way that shows tokens and strips largest in its room. */
function bestLayout(room: Size, his: number, lying: number): Layout {
  const [best] = ways
    .map((way) => {
      const at = (scale: number) => laidOut(way, room.width / scale, his, lying);
      const isFitting = (scale: number) => at(scale).height <= room.height / scale;
      const scale = largest(largestScale, smallestScale, isFitting);
      const layout = at(scale);
      return { layout, seen: scale * Math.min(hisHeight, 1.2 * layout.strip) };
    })
    .sort((one, other) => other.seen - one.seen);
  if (!best) throw new Error('there is no way to lay them out');
  return best.layout;
}

function drawn(lying: Lying, s: Readonly<State>): Picture {
  const row = rowNow(s);
  const { width, height, hisWidth, row: rowAt, cell } = bestLayout(lying.room, s.open.length, row.length);
  const his = s.open.map((card, index) => hisPlace(lying, s, card, index, hisWidth));
  const inRow = row.map(({ place, card }, index) => {
    const x = rowAt.x + (index % rowAt.columns) * (cell.width + gap);
    const y = rowAt.y + heading + Math.floor(index / rowAt.columns) * (cell.height + gap);
    return rowPlace(lying, place, nameOf(s, card), { ...cell, x, y, radius });
  });
  const label = say(lying, 'prophecies-his');
  return {
    width,
    height,
    label,
    told: [...his, ...inRow].map(({ name }) => name),
    ground: [
      ...title(label, { x: 0, y: 0 }, hisWidth),
      ...(row.length > 0 ? title(say(lying, 'prophecies-row'), rowAt, rowAt.width) : []),
    ],
    places: [...his, ...inRow],
  };
}

const say = ({ text }: Lying, key: string, values: Readonly<Record<string, string | number>> = {}): string =>
  text.text({ say: key, with: values });

const title = (content: string, { x, y }: Point, width: number): Shape[] =>
  write(content, { x, y: y + 17, width, size: 17, floor: 9, weight: 600, fill: bright });

/** A card of his: what it still misses, and how many pieces lie on it. */
function hisPlace(lying: Lying, s: Readonly<State>, card: OpenCard, index: number, width: number): Place {
  const missing = missingOn(s, card);
  const tokens = wishes.flatMap((wish) => Array.from({ length: missing[wish] }, () => wish));
  const held = sumOf(card.held);
  const number = `${index + 1}`;
  const box = { x: 0, y: heading + index * (hisHeight + gap), width, height: hisHeight, radius };
  const middle = box.y + hisHeight / 2;
  const [left, right] = [34, 72];
  const pitch = Math.min(34, (width - left - right) / tokens.length);
  const r = Math.min(15, 0.46 * pitch);
  const inWords = say(lying, 'prophecies-held', { held, of: held + tokens.length });
  const numberStyle = { size: 20, weight: 700, fill: ink } as const;
  const heldStyle = { size: 16, weight: 600, fill: ink, anchor: 'end' } as const;
  const baseline = (size: number) => middle + (capital / 2) * size;
  return {
    id: `his-${number}`,
    name: [number, ...tokens.map((wish) => say(lying, 'prophecies-piece', { wish })), inWords].join(', '),
    shapes: [
      rect(box, { fill: paper }),
      words(11, baseline(numberStyle.size), number, numberStyle),
      ...tokens.flatMap((wish, i) => wished(wish, { x: left + (i + 0.5) * pitch, y: middle, r })),
      ...write(inWords, { ...heldStyle, x: width - 12, y: baseline(heldStyle.size), width: right - 16 }),
    ],
    outline: rectPath(box),
    at: { x: width / 2, y: middle },
    isOpen: false,
  };
}

/** A card of the row at a glance, else by its name. */
function rowPlace(lying: Lying, id: string, card: string, box: Size & Point & { radius: number }): Place {
  const name = say(lying, lying.text.has(`card-${card}`) ? `card-${card}` : 'prophecies-own');
  const isOpen = lying.choices.includes(id);
  const at = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  const strip = lying.strip(card);
  const room = { width: box.width - 2 * pad, height: box.height - 2 * pad };
  const scale = strip ? Math.min(room.width / strip.width, room.height / strip.height) : 1;
  const style = { size: 15, floor: 8, weight: 500, fill: ink, anchor: 'middle', align: 'middle' } as const;
  return {
    id,
    name: isOpen ? say(lying, 'prophecies-take', { card: name }) : name,
    shapes: [
      rect(box, { fill: paper }),
      ...(strip
        ? [
            group(strip.shapes, {
              transform: {
                x: at.x - (scale * strip.width) / 2,
                y: at.y - (scale * strip.height) / 2,
                scale,
              },
            }),
          ]
        : write(name, { ...style, ...room, x: at.x, y: at.y + (capital / 2) * style.size })),
    ],
    outline: rectPath(box),
    at,
    isOpen,
  };
}

export const prophecies: Board = {
  shape: 'wide',
  draw: (lying: Lying<State>) => {
    if (!lying.state) throw new Error('prophecies belong to a game');
    return drawn(lying, lying.state);
  },
};
