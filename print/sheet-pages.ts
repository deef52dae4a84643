import type { Reader } from '../core/engine/text.ts';
import { group, type Drawing } from '../core/look/drawing.ts';
import { papers, sheetSize, type PageSetup, type Size } from './geometry.ts';
import { inked } from './ink.ts';
import type { Board } from './jobs.ts';
import type { PrintOrder, Page } from './order.ts';
import { framedPage } from './pages.ts';
import { largeSheets, referenceSheets, type SheetOrder } from './sheets.ts';

/** The reference sheet for a paper, page by page; drawn once. */
export type Sheets = (page: Size, margin: number, isLarge: boolean) => readonly Drawing[];

export function sheetsOf(order: Omit<SheetOrder, 'page' | 'margin'>): Sheets {
  const known = new Map<string, readonly Drawing[]>();
  return (page, margin, isLarge) => {
    const key = [page.width, page.height, margin, isLarge].join();
    const drawn = known.get(key) ?? (isLarge ? largeSheets : referenceSheets)({ ...order, page, margin });
    known.set(key, drawn);
    return drawn;
  };
}

const say = (from: Reader, key: string): string => from.text({ say: key, with: {} });

export function boardPages(board: Board, { setup, copies, ink }: PrintOrder, from: Reader): Page[] {
  const page = sheetSize(setup);
  const names = { game: say(from, 'game-name'), board: say(from, board.title) };
  const head = from.text({ say: 'paper-board', with: names });
  const around = setup.ruler ? { head, ruler: say(from, 'paper-ruler') } : { head };
  const draw = () => framedPage(page, setup.margin, inked(board.drawing, ink), around);
  return copied([{ ...page, title: names.board, isBehind: false, draw }], setup, copies, from);
}

/** Laid out for A4 or Letter; smaller paper gets it smaller, large print on more pages. */
export function referencePages(sheets: Sheets, order: PrintOrder, from: Reader): Page[] {
  const { setup, copies, ink } = order;
  const page = sheetSize(setup);
  const isLarge = setup.size === 'large';
  const full = setup.paper === 'a5' && !isLarge ? papers.a4 : page;
  const drawn = sheets(full, (setup.margin * full.width) / page.width, isLarge);
  const pages = drawn.map(({ shapes }): Page => {
    const whole = full === page ? shapes : [group(shapes, { transform: { scale: page.width / full.width } })];
    const draw = () => inked({ ...page, shapes: whole }, ink);
    return { ...page, title: say(from, 'paper-sheet'), isBehind: false, draw };
  });
  return copied(pages, setup, copies, from);
}

const isDuplex = ({ sides }: PageSetup): boolean => sides === 'long' || sides === 'short';

/** What goes on goes on behind; every copy begins a paper of its own, so a last page may have an empty back. */
function copied(pages: readonly Page[], setup: PageSetup, copies: number, from: Reader): Page[] {
  const once = isDuplex(setup) ? duplex(pages, setup, from) : pages;
  return Array.from({ length: copies }, () => once).flat();
}

function duplex(pages: readonly Page[], { sides }: PageSetup, from: Reader): Page[] {
  const behind = pages.map((page, i) => {
    if (i % 2 === 0) return page;
    return { ...page, isBehind: true, ...(sides === 'short' ? { draw: () => turned(page.draw()) } : {}) };
  });
  const last = pages.at(-1);
  return last && pages.length % 2 === 1 ? [...behind, emptyBehind(last, from)] : behind;
}

/** Over the short edge what was upright stands on its head. */
function turned({ width, height, shapes }: Drawing): Drawing {
  return { width, height, shapes: [group(shapes, { transform: { x: width, y: height, turn: 180 } })] };
}

const emptyBehind = (page: Page, from: Reader): Page => ({
  ...page,
  title: say(from, 'paper-title-empty'),
  isBehind: true,
  draw: () => ({ width: page.width, height: page.height, shapes: [] }),
});
