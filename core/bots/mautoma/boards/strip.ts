import { hexAt } from '../../../engine/hex.ts';
import type { Reader } from '../../../engine/text.ts';
import {
  mapSpace,
  type Board,
  type Lying,
  type Picture,
  type Place,
  type Point,
  type Size,
} from '../../../look/board.ts';
import { hexagon, inks, text, type Ink, type Shape } from '../../../look/drawing.ts';
import { write } from '../../../look/write.ts';
import { look } from '../look.ts';

const { bright } = look.pair;
const { ink, paper } = inks;

const width = mapSpace;
const radius = width / Math.sqrt(3);
const pitch = radius * 1.5;

function middle(id: string): Point {
  const { row, column } = hexAt(id);
  return { x: width * (column + (row % 2 ? 1 : 0.5)), y: radius + pitch * row };
}

/** How a space is drawn, and what is written on it. */
interface Style {
  readonly ink: Ink;
  readonly on: string;
}

const empty: Style = { ink: { stroke: `${bright}8C`, strokeWidth: 1.5 }, on: `${paper}8C` };
const candidate: Style = { ink: { fill: paper }, on: ink };
/** Candidates that look otherwise, and the winner. */
const styles: Readonly<Record<string, Style>> = {
  occupied: { ink: { stroke: paper, strokeWidth: 3, dash: [5, 4] }, on: paper },
  target: { ink: { fill: bright, stroke: paper, strokeWidth: 3 }, on: ink },
};

/** Its name; where something lies, the word for it below. What nobody could read is not written. */
function inside(id: string, word: string, { x, y }: Point, fill: string, legible: number): Shape[] {
  const style = { x, anchor: 'middle', fill } as const;
  const zone = { ...style, size: 20, weight: 700, y: y + 10, width: width - 8, align: 'middle' } as const;
  const written = word === '' ? [] : write(word, zone);
  if (written.every(({ size }) => size < legible))
    return [text(x, y + 5, id, { ...style, size: 15, weight: 600 })];
  return [text(x, y - 10, id, { ...style, size: 12, weight: 600 }), ...written];
}

function placeOf(id: string, at: Point, legible: number, { marks, choices, text: reader }: Lying): Place {
  const mark = marks[id];
  const isOpen = choices.includes(id);
  const { ink: drawn, on } = mark === undefined ? empty : (styles[mark] ?? candidate);
  const word = mark === undefined ? '' : reader.text({ say: 'board-mark', with: { mark } });
  return {
    id,
    name: mark === undefined ? id : nameOf(id, mark, reader),
    shapes: [hexagon(at.x, at.y, radius - 1.5, drawn), ...inside(id, word, at, on, legible)],
    outline: hexagon(at.x, at.y, radius, {}).d,
    at,
    isOpen,
    ...(isOpen ? { isChosen: mark !== undefined } : {}),
  };
}

/** A space and what lies there; where he could build, its rewards. */
function nameOf(place: string, mark: string, reader: Reader): string {
  const rewards = /^\d+$/.test(mark) ? Number(mark) : 'none';
  return reader.text({ say: 'board-space', with: { place, mark, rewards } });
}

/** These spaces of the strip; `legible` is the smallest size that can be read if it is so large. */
function picture(ids: readonly string[], lying: Lying, legible: (size: Size) => number): Picture {
  const [xs, ys] = [ids.map((id) => middle(id).x), ids.map((id) => middle(id).y)];
  const [left, top] = [Math.min(...xs) - width / 2, Math.min(...ys) - radius];
  const size = { width: Math.max(...xs) + width / 2 - left, height: Math.max(...ys) + radius - top };
  const places = ids.map((id) => {
    const { x, y } = middle(id);
    return placeOf(id, { x: x - left, y: y - top }, legible(size), lying);
  });
  return {
    ...size,
    label: lying.text.text({ say: 'board-sketch', with: {} }),
    told: places.filter(({ id }) => lying.marks[id] !== undefined).map(({ name }) => name),
    places,
  };
}

/** A blank piece of map: candidates are tapped where they lie to each other. What is marked stays, open or not. */
export const hexStrip: Board = {
  shape: 'map',
  draw: (lying) => ({
    ...picture([...new Set([...lying.places, ...Object.keys(lying.marks)])], lying, () => 0),
    focus: lying.choices,
  }),
};

/** From the first to the last, and as many more on both sides as there is room for. */
function span(of: readonly number[], room: number): (one: number) => boolean {
  const [first, last] = [Math.min(...of), Math.max(...of)];
  const more = Math.max(0, Math.floor((room - (last - first + 1)) / 2));
  return (one) => one >= first - more && one <= last + more;
}

/** The part of it where the candidates lie. */
export const foundStrip: Board = {
  shape: 'square',
  draw(lying): Picture {
    const { room, marks, places } = lying;
    const marked = Object.keys(marks).map(hexAt);
    const isRow = span(
      marked.map(({ row }) => row),
      room.height / pitch,
    );
    const isColumn = span(
      marked.map(({ column }) => column),
      room.width / width,
    );
    const near = places.filter((id) => isRow(hexAt(id).row) && isColumn(hexAt(id).column));
    return picture(near, lying, (size) => 9 / Math.min(room.width / size.width, room.height / size.height));
  },
};
