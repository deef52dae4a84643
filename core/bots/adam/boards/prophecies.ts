import type { Board, Lying, Picture, Place, Point, Size } from '../../../look/board.ts';
import { group, inks, rect, rectPath, text as words, type Rect, type Shape } from '../../../look/drawing.ts';
import { capital, write } from '../../../look/write.ts';
import { wishes, type Wish } from '../cards.ts';
import { look } from '../look.ts';
import { stripSize } from '../paper/pattern.ts';
import { sumOf } from '../pieces.ts';
import { missingOn, nameOf, type State } from '../state.ts';
import { rowNow } from '../yours.ts';
import { wished } from './pieces.ts';

const { bright } = look.pair;
const { ink, paper } = inks;

/** Lengths as on a phone; a larger room may have all of it larger, a smaller one smaller. */
const scales = Array.from({ length: 27 }, (_, step) => 1.6 - 0.05 * step);
const heading = 26;
const high = { his: 40, strip: 40 } as const;
const [gap, between, pad, radius] = [5, 12, 4, 10];
/** What one of his cards has beside its tokens, and how far apart these are at most. */
const [left, right, widest] = [34, 84, 34];
/** More of them are small in any room. */
const many = 12;

/** A card of his: the pieces that it misses, and how many lie on it. */
interface His {
  readonly missing: readonly Wish[];
  readonly held: number;
}

/** His cards above the row or beside it, the row in so many columns. */
const ways = scales.flatMap((scale) =>
  [false, true].flatMap((isBeside) => [6, 3, 2].map((columns) => ({ scale, isBeside, columns }))),
);
type Way = (typeof ways)[number];

interface Layout extends Size {
  /** Of either part. */
  readonly part: number;
  /** From token to token. */
  readonly pitch: number;
  readonly row: Point;
  readonly columns: number;
  readonly cell: Size;
  /** How large the smallest of words, tokens and strips is on the screen; below 0, by how much all is too high. */
  readonly seen: number;
}

function laidOut({ scale, isBeside, columns }: Way, room: Size, his: readonly His[], lying: number): Layout {
  const width = room.width / scale;
  const part = isBeside && his.length > 0 ? (width - between) / 2 : width;
  const cellWidth = (part - (columns - 1) * gap) / columns;
  const strip = Math.min(high.strip, (cellWidth - 2 * pad) * (stripSize.height / stripSize.width));
  const cell = { width: cellWidth, height: strip + 2 * pad };
  const heightOf = (count: number, each: number) => heading + count * (each + gap);
  const hisHeight = his.length > 0 ? heightOf(his.length, high.his) : 0;
  const row =
    isBeside && his.length > 0
      ? { x: part + between, y: 0 }
      : { x: 0, y: his.length > 0 ? hisHeight + between : 0 };
  const rowHeight = lying > 0 ? row.y + heightOf(Math.ceil(lying / columns), cell.height) : 0;
  const height = Math.max(hisHeight, rowHeight) - gap;
  const pitchOf = (tokens: number) => Math.min(widest, (part - left - right) / tokens);
  const tokens = Math.max(1, ...his.map(({ missing }) => missing.length));
  const least = Math.min(
    his.length > 0 ? Math.min(high.his, 1.6 * pitchOf(Math.min(tokens, many))) : Infinity,
    lying > 0 ? 1.2 * strip : Infinity,
  );
  const over = height * scale - room.height;
  const seen = over > 0 ? -over : scale * least;
  return { width, height, part, pitch: pitchOf(tokens), row, columns, cell, seen };
}

const bestLayout = (room: Size, his: readonly His[], lying: number): Layout =>
  ways
    .map((way) => laidOut(way, room, his, lying))
    .reduce((best, one) => (one.seen > best.seen ? one : best));

/** Smaller than this nobody reads them: then only the row is shown, for which it is the player's turn. */
const leastSeen = 32;

function drawn(lying: Lying, s: Readonly<State>): Picture {
  const his = s.open.map((card): His => {
    const missing = missingOn(s, card);
    const tokens = wishes.flatMap((wish) => Array.from({ length: missing[wish] }, () => wish));
    return { missing: tokens, held: sumOf(card.held) };
  });
  const row = rowNow(s);
  const all = bestLayout(lying.room, his, row.length);
  const isRowOnly = all.seen < leastSeen && row.some(({ place }) => lying.choices.includes(place));
  const layout = isRowOnly ? bestLayout(lying.room, [], row.length) : all;
  const places = [
    ...(isRowOnly ? [] : his).map((card, index) => hisPlace(lying, card, index, layout)),
    ...row.map(({ place, card }, index) => rowPlace(lying, place, nameOf(s, card), cellAt(index, layout))),
  ];
  const titles = { his: say(lying, 'prophecies-his'), row: say(lying, 'prophecies-row') };
  return {
    width: layout.width,
    height: layout.height,
    label: isRowOnly ? titles.row : titles.his,
    told: places.map(({ name }) => name),
    ground: [
      ...(isRowOnly ? [] : titleAt({ x: 0, y: 0 }, titles.his, layout)),
      ...(row.length > 0 ? titleAt(layout.row, titles.row, layout) : []),
    ],
    places,
  };
}

const say = ({ text }: Lying, key: string, values: Readonly<Record<string, string | number>> = {}): string =>
  text.text({ say: key, with: values });

const titleAt = ({ x, y }: Point, title: string, { part }: Layout): Shape[] =>
  write(title, { x, y: y + 17, width: part, size: 17, floor: 9, weight: 600, fill: bright });

function cellAt(index: number, { row, columns, cell }: Layout): Rect {
  const x = row.x + (index % columns) * (cell.width + gap);
  const y = row.y + heading + Math.floor(index / columns) * (cell.height + gap);
  return { ...cell, x, y, radius };
}

/** A baseline that has capitals of this size around a height. */
const around = (y: number, size: number): number => y + (capital / 2) * size;

function hisPlace(lying: Lying, { missing, held }: His, index: number, { part, pitch }: Layout): Place {
  const number = `${index + 1}`;
  const box = { x: 0, y: heading + index * (high.his + gap), width: part, height: high.his, radius };
  const middle = box.y + box.height / 2;
  const heldOf = say(lying, 'prophecies-held', { held, of: held + missing.length });
  const style = { size: 16, weight: 600, fill: ink, anchor: 'end' } as const;
  const token = (at: number) => ({ x: left + (at + 0.5) * pitch, y: middle, r: 0.45 * pitch });
  return {
    id: `his-${number}`,
    name: [number, ...missing.map((wish) => say(lying, 'piece-1', { c1: wish })), heldOf].join(', '),
    shapes: [
      rect(box, { fill: paper }),
      words(11, around(middle, 20), number, { size: 20, weight: 700, fill: ink }),
      ...missing.flatMap((wish, at) => wished(wish, token(at))),
      ...write(heldOf, { ...style, x: part - 12, y: around(middle, style.size), width: right - 16 }),
    ],
    outline: rectPath(box),
    at: { x: part / 2, y: middle },
    isOpen: lying.choices.includes(`his-${number}`),
  };
}

/** A card of the row at a glance, else by its name. */
function rowPlace(lying: Lying, id: string, card: string, box: Rect): Place {
  const name = say(lying, 'prophecies-card', { card });
  const isOpen = lying.choices.includes(id);
  const at = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  return {
    id,
    name: isOpen ? say(lying, 'prophecies-take', { card }) : name,
    shapes: [rect(box, { fill: paper }), ...glance(lying, card, name, box, at)],
    outline: rectPath(box),
    at,
    isOpen,
  };
}

function glance(lying: Lying, card: string, name: string, box: Rect, { x, y }: Point): Shape[] {
  const [width, height] = [box.width - 2 * pad, box.height - 2 * pad];
  const strip = lying.strip(card);
  if (!strip) {
    const style = { size: 15, floor: 8, weight: 500, fill: ink, anchor: 'middle', align: 'middle' } as const;
    return write(name, { ...style, x, y: around(y, style.size), width, height });
  }
  const scale = Math.min(width / strip.width, height / strip.height);
  const transform = { x: x - (scale * strip.width) / 2, y: y - (scale * strip.height) / 2, scale };
  return [group(strip.shapes, { transform })];
}

export const prophecies: Board = {
  shape: 'wide',
  draw: (lying: Lying<State>) => {
    if (!lying.state) throw new Error('prophecies belong to a game');
    return drawn(lying, lying.state);
  },
  placeName(text, place) {
    const [whose, position = ''] = place.split('-');
    return text.text({ say: 'prophecies-place', with: { whose: whose ?? '', position } });
  },
};
