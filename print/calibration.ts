import type { Reader } from '../core/engine/text.ts';
import { circle, group, inks, line, text, type Drawing, type Shape } from '../core/look/drawing.ts';
import { write } from '../core/look/write.ts';
import { paperSize, type PageSetup, type Place, type Size } from './geometry.ts';
import type { Page, PrintOrder } from './order.ts';
import { rulerLength } from './pages.ts';

/**
 * A test of how well a printer puts backs behind fronts. The front has rings, the back has crosses, each of them
 * moved a little more than its neighbour. Held against the light, one cross is in the middle of its ring:
 * that is how far backs have to be moved.
 */
export const squares = { count: 9, step: 0.5, pitch: 14 } as const;
const middle = (squares.count - 1) / 2;

export const columnName = (column: number): string => String.fromCharCode('A'.charCodeAt(0) + column);

/** How far backs are moved when the cross of this square is in its ring. */
export function offsetOf(column: number, row: number): Place {
  return { x: (column - middle) * squares.step, y: (row - middle) * squares.step };
}

/** The middle of a ring on the front. */
export function ringAt({ width, height }: Size, column: number, row: number): Place {
  return {
    x: width / 2 + (column - middle) * squares.pitch,
    y: height / 2 + (row - middle) * squares.pitch,
  };
}

/** The middle of its cross on the back. */
export function crossAt(page: Size, column: number, row: number, sides: PageSetup['sides']): Place {
  const ring = ringAt(page, column, row);
  const { x, y } = offsetOf(column, row);
  const isShort = sides === 'short';
  return {
    x: (isShort ? ring.x : page.width - ring.x) + x,
    y: (isShort ? page.height - ring.y : ring.y) + y,
  };
}

/** The page says over which edge the paper is turned; what the printer is corrected by already is corrected here, too. */
export function calibrationPages(
  { setup, shift }: Pick<PrintOrder, 'setup' | 'shift'>,
  reader: Reader,
): Page[] {
  const page = paperSize(setup);
  const title = reader.text({ say: 'paper-test', with: {} });
  const sides = setup.sides === 'short' ? 'short' : 'long';
  const frame = { ...page, title, language: reader.language };
  return [
    { ...frame, isBehind: false, draw: () => front(page, title, sides, shift, reader) },
    { ...frame, isBehind: true, draw: () => ({ ...page, shapes: crosses(page, sides, shift) }) },
  ];
}

const numbers = Array.from({ length: squares.count }, (_, i) => i);
const cells = numbers.flatMap((row) => numbers.map((column) => ({ column, row })));
const stroke = { stroke: inks.ink, strokeWidth: 0.2 } as const;

function crosses(page: Size, sides: PageSetup['sides'], shift: Place): Shape[] {
  const all = cells.flatMap(({ column, row }) => {
    const cross = crossAt(page, column, row, sides);
    const [x, y] = [cross.x + shift.x, cross.y + shift.y];
    return [line(x - 2.6, y, x + 2.6, y, stroke), line(x, y - 2.6, x, y + 2.6, stroke)];
  });
  return [group(all, { isAside: true })];
}

function front(page: Size, title: string, sides: 'long' | 'short', shift: Place, reader: Reader): Drawing {
  const body = { size: 3.4, weight: 500, fill: inks.ink } as const;
  const heading = { size: 6, weight: 700, fill: inks.ink, tag: 'H1' } as const;
  const left = ringAt(page, 0, 0).x - 5;
  const width = page.width - 2 * left;
  const corrected =
    shift.x !== 0 || shift.y !== 0 ? [{ say: 'paper-test-corrected', with: { ...shift } }] : [];
  const hint = [{ say: `paper-turn-${sides}`, with: {} }, { say: 'paper-test-hint', with: {} }, ...corrected]
    .map(reader.text)
    .map((sentence) => `${sentence.charAt(0).toUpperCase()}${sentence.slice(1)}`)
    .map((sentence) => (sentence.endsWith('.') ? sentence : `${sentence}.`))
    .join(' ');
  const height = ringAt(page, 0, 0).y - 6 - 18.7;
  return {
    ...page,
    shapes: [
      ...write(title, { ...heading, x: left, y: 15, width }),
      ...write(hint, { ...body, x: left, y: 21, width, height, leading: 1.29, isRagged: true }),
      ...cells.flatMap(({ column, row }) => ring(page, column, row)),
      ...rulers(page, reader),
    ],
  };
}

function ring(page: Size, column: number, row: number): Shape[] {
  const { x, y } = ringAt(page, column, row);
  const name = `${columnName(column)}${row + 1}`;
  return [
    circle(x, y, 2, stroke),
    text(x, y + 6.2, name, { size: 2.9, weight: 500, fill: inks.ink2, anchor: 'middle' }),
  ];
}

/** One of 100 mm each way: some printers stretch one of them only. */
function rulers({ width, height }: Size, reader: Reader): Shape[] {
  const words = reader.text({ say: 'paper-ruler', with: {} });
  const style = { size: 2.9, weight: 500, fill: inks.ink2, anchor: 'middle' } as const;
  const [x, y] = [(width - rulerLength) / 2, height - 16];
  const [side, top] = [ringOutside(width), (height - rulerLength) / 2];
  const firm = { stroke: inks.ink, strokeWidth: 0.3 };
  return [
    line(x, y, x + rulerLength, y, firm),
    ...[x, x + rulerLength].map((at) => line(at, y - 1.5, at, y + 1.5, firm)),
    text(width / 2, y + 5, words, style),
    line(side, top, side, top + rulerLength, firm),
    ...[top, top + rulerLength].map((at) => line(side - 1.5, at, side + 1.5, at, firm)),
  ];
}

/** Left of all rings, and still on what printers print. */
const ringOutside = (width: number): number => Math.max(7, (width - squares.count * squares.pitch) / 2 - 6);
