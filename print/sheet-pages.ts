import type { Reader } from '../core/engine/text.ts';
import { group, type Drawing } from '../core/look/drawing.ts';
import {
  cardsPerPage,
  cutSheet,
  frontCell,
  gridOf,
  setupOfSheet,
  sheetSize,
  type PageSetup,
  type Size,
} from './geometry.ts';
import { inked } from './ink.ts';
import type { PrintOrder, Page } from './order.ts';
import { cardPage } from './pages.ts';
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

const isPart = (setup: PageSetup): boolean => cutSheet(setup) !== undefined;
/** The smallest page has no room for large print. */
export const isForSheet = ({ size, sheet }: PageSetup): boolean => size !== 'large' || sheet !== 'a6';

/** A page that is cut from a larger one has no edge that a printer could miss. */
const marginOf = (setup: PageSetup): number => (isPart(setup) ? 0 : setup.margin);

export const referenceDrawings = (sheets: Sheets, setup: PageSetup): readonly Drawing[] =>
  sheets(sheetSize(setup), marginOf(setup), setup.size === 'large');

/** Laid out for its paper; smaller pages lie side by side on theirs. */
export function referencePages(sheets: Sheets, order: PrintOrder, from: Reader): Page[] {
  const { setup, copies, ink } = order;
  const frame = { title: say(from, 'paper-sheet'), isBehind: false, language: from.language } as const;
  const drawn = referenceDrawings(sheets, setup);
  if (isPart(setup)) return cutPages(drawn, order, frame);
  const page = sheetSize(setup);
  const pages = drawn.map(({ shapes }): Page => ({
    ...page,
    ...frame,
    draw: () => inked({ ...page, shapes }, ink),
  }));
  return copied(pages, setup, copies, from);
}

function cutPages(
  drawn: readonly Drawing[],
  { setup, copies, ink }: PrintOrder,
  frame: Pick<Page, 'title' | 'isBehind'>,
): Page[] {
  const grid = gridOf(setupOfSheet(setup), sheetSize(setup));
  const all = Array.from({ length: copies }, () => drawn).flat();
  const { guides, corners, register } = setup;
  const perPage = cardsPerPage(grid);
  return Array.from({ length: Math.ceil(all.length / perPage) }, (_, i): Page => {
    const some = all.slice(i * perPage, (i + 1) * perPage);
    const laid = () => some.map((one, n) => ({ drawing: inked(one, ink), at: frontCell(grid, n) }));
    const marking = { guides, corners, register, fold: false };
    return { ...grid.page, ...frame, draw: () => cardPage(grid, laid(), { head: frame.title }, marking) };
  });
}

const isDuplex = ({ sides }: PageSetup): boolean => sides === 'long' || sides === 'short';

/** What goes on goes on behind; every copy begins a paper of its own, so a last page may have an empty back. */
export function copied(pages: readonly Page[], setup: PageSetup, copies: number, from: Reader): Page[] {
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
  isEmpty: true,
  draw: () => ({ width: page.width, height: page.height, shapes: [] }),
});
