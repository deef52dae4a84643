import type { Reader } from '../core/engine/text.ts';
import { group, inks, line, type Drawing, type Shape } from '../core/look/drawing.ts';
import { write } from '../core/look/write.ts';
import { landscape, paperSize, type PageSetup, type Size } from './geometry.ts';
import { inked } from './ink.ts';
import type { Board } from './jobs.ts';
import { largeType } from './layouts.ts';
import type { Page, PrintOrder } from './order.ts';
import { framedPage } from './pages.ts';
import { within } from './position.ts';
import { copied } from './sheet-pages.ts';
import { smallestType } from './type-size.ts';

/** What is laid on a board needs its room: it shrinks by no more than this. */
const leastFit = 0.95;

const paperFor = ({ width, height }: Size, setup: PageSetup): Size =>
  width > height ? landscape(paperSize(setup)) : paperSize(setup);

/** On one paper, at most as large as it is. */
function fitOf(drawing: Size, setup: PageSetup): number {
  const { width, height } = paperFor(drawing, setup);
  const { margin } = setup;
  return Math.min(1, (width - 2 * margin) / drawing.width, (height - 2 * margin) / drawing.height);
}

const isWhole = (drawing: Size, setup: PageSetup): boolean =>
  setup.size !== 'large' && fitOf(drawing, setup) >= leastFit;

/** How much larger than drawn a board is printed. */
export function boardScale(drawing: Drawing, setup: PageSetup): number {
  if (setup.size === 'large') return Math.max(1, largeType / smallestType(drawing));
  return isWhole(drawing, setup) ? fitOf(drawing, setup) : 1;
}

/** A board on one paper, lying or upright; in large print, or on small paper, on as many as it takes. */
export function boardPages(board: Board, order: PrintOrder, from: Reader): Page[] {
  const { setup, copies, ink } = order;
  const say = (key: string, values = {}) => from.text({ say: key, with: values });
  const { drawing } = board;
  const paper = paperSize(setup);
  const page = paperFor(drawing, setup);
  const names = { game: say('game-name'), board: say(board.title) };
  const head = say('paper-board', names);
  const around = setup.ruler ? { head, ruler: say('paper-ruler') } : { head };
  const frame = { title: names.board, isBehind: false, language: from.language } as const;
  if (isWhole(drawing, setup)) {
    const draw = () => framedPage(page, setup.margin, inked(drawing, ink), around);
    return copied([{ ...page, ...frame, draw }], setup, copies, from);
  }
  const scale = boardScale(drawing, setup);
  const parts = partsOf(drawing, scale, paper, setup.margin);
  const pages = parts.map((part, i): Page => {
    const words = `${head} · ${say('paper-part', { part: i + 1, parts: parts.length })}`;
    return {
      ...part.page,
      ...frame,
      draw: () => partPage(inked(drawing, ink), scale, part, setup.margin, words),
    };
  });
  return pages.flatMap((one) => copied([one], setup, copies, from));
}

interface Part {
  readonly page: Size;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Above each part is a line of words. */
const strip = 6;

/** Whichever way takes fewer papers. */
function partsOf(drawing: Size, scale: number, paper: Size, margin: number): Part[] {
  const [whole, high] = [drawing.width * scale, drawing.height * scale];
  const ways = [paper, landscape(paper)].map((page) => {
    const room = { width: page.width - 2 * margin, height: page.height - 2 * margin - strip };
    const [columns, rows] = [Math.ceil(whole / room.width), Math.ceil(high / room.height)];
    const [width, height] = [whole / columns, high / rows];
    return Array.from({ length: columns * rows }, (_, i) => ({
      page,
      x: (i % columns) * width,
      y: Math.floor(i / columns) * height,
      width,
      height,
    }));
  });
  return ways.reduce((best, way) => (way.length < best.length ? way : best));
}

/** A part of an enlarged board, with a line where it is cut and glued to its neighbours. */
function partPage(drawing: Drawing, scale: number, part: Part, margin: number, words: string): Drawing {
  const { page, width, height } = part;
  const x = (page.width - width) / 2;
  const y = margin + strip + (page.height - 2 * margin - strip - height) / 2;
  const moved = { x: x - part.x, y: y - part.y, scale };
  const seen = within(drawing.shapes, {
    left: part.x / scale,
    right: (part.x + width) / scale,
    top: part.y / scale,
    bottom: (part.y + height) / scale,
  });
  const cut = { stroke: inks.rule, strokeWidth: 0.2, dash: [2, 2] };
  const edges: Shape[] = [
    line(x, y, x + width, y, cut),
    line(x, y + height, x + width, y + height, cut),
    line(x, y, x, y + height, cut),
    line(x + width, y, x + width, y + height, cut),
  ];
  const zone = { x: margin, y: margin + 3.6, width: page.width - 2 * margin, size: 2.9 } as const;
  return {
    ...page,
    shapes: [
      group([group(seen, { transform: moved })], { clip: { x, y, width, height }, tag: 'Sect' }),
      group([...edges, ...write(words, { ...zone, weight: 500, fill: inks.ink2 })], { isAside: true }),
    ],
  };
}
