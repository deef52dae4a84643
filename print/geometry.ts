import { Refusal } from '../core/engine/refusal.ts';
import type { Rect } from '../core/look/drawing.ts';

/** Everything about pages that can be computed before anything is drawn. Lengths are millimetres. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

export interface Place {
  readonly x: number;
  readonly y: number;
}

export const papers = {
  a4: { width: 210, height: 297 },
  a3: { width: 297, height: 420 },
  a5: { width: 148, height: 210 },
  letter: { width: 215.9, height: 279.4 },
  legal: { width: 215.9, height: 355.6 },
  tabloid: { width: 279.4, height: 431.8 },
} as const;
/** A single card a page is what print shops take. */
export const paperNames = ['a4', 'a3', 'a5', 'letter', 'legal', 'tabloid', 'single'] as const;
export type PaperName = (typeof paperNames)[number];

/** Sizes of cards, each with sleeves of its own; in large print the smallest letters are 14 points high. */
export const cardSizes = {
  poker: { width: 63.5, height: 88.9 },
  standard: { width: 63, height: 88 },
  bridge: { width: 57, height: 87 },
  euro: { width: 59, height: 92 },
  mini: { width: 44, height: 68 },
  micro: { width: 41, height: 63 },
  tarot: { width: 70, height: 120 },
  large: { width: 108, height: 151 },
} as const;
export const cardSizeNames = [
  'poker',
  'standard',
  'bridge',
  'euro',
  'mini',
  'micro',
  'tarot',
  'large',
  'custom',
] as const;
export type CardSizeName = (typeof cardSizeNames)[number];

/** The sheet on the whole paper, or on a part of it. */
export const sheetSizeNames = ['paper', 'a5', 'a6'] as const;
export type SheetSizeName = (typeof sheetSizeNames)[number];
const sheetSizes = { a5: papers.a5, a6: { width: 105, height: 148 } } as const;

/** How backs come behind their fronts: turned over an edge, folded behind them, or not at all. */
export const sidesNames = ['long', 'short', 'fold', 'fronts', 'backs'] as const;
export type Sides = (typeof sidesNames)[number];

export const guideNames = ['marks', 'lines', 'none'] as const;
export type Guides = (typeof guideNames)[number];

export interface PageSetup {
  readonly paper: PaperName;
  readonly size: CardSizeName;
  /** Holds for the size of that name. */
  readonly custom: Size;
  readonly sheet: SheetSizeName;
  readonly sides: Sides;
  /** What the printer cannot print on. */
  readonly margin: number;
  /** Art beyond the edge of every card. Without it cards lie edge to edge, and one cut serves two. */
  readonly bleed: number;
  /** Between the cards, or between their bleeds. */
  readonly gap: number;
  /** Places of a sheet that stay empty, counted from 1. */
  readonly skip: readonly number[];
  readonly guides: Guides;
  /** Marks by which a desktop cutter finds the sheet. */
  readonly register: boolean;
  readonly corners: boolean;
  readonly ruler: boolean;
  /** Cards carry what the camera knows them by. */
  readonly sight: boolean;
}

export const plainSetup: PageSetup = {
  paper: 'a4',
  size: 'poker',
  custom: cardSizes.poker,
  sheet: 'paper',
  sides: 'long',
  margin: 5,
  bleed: 0,
  gap: 0,
  skip: [],
  guides: 'marks',
  register: false,
  corners: false,
  ruler: true,
  sight: false,
};

/** Where on a page the words lie: above and below what is printed, beside it, or nowhere. */
export type Strip = 'top' | 'side' | 'none';

/** Something centred on a page, and what is left around it inside the margins. */
export interface Frame {
  readonly page: Size;
  readonly margin: number;
  readonly block: Rect;
  readonly strip: Strip;
  /** What is left between the block and the strip or margin, to the sides and above or below. */
  readonly room: Place;
}

export interface Grid extends Frame {
  readonly card: Size;
  readonly columns: number;
  readonly rows: number;
  readonly bleed: number;
  readonly gap: number;
  /** Places that hold a card, in their order. */
  readonly slots: readonly number[];
  /** How far colour reaches beyond the cards: the bleed, or what is there for nothing around the outer ones. */
  readonly spill: number;
}

/** Height of a line of words. */
const stripHeight = 4.5;
/** The shortest cut mark that still guides a ruler. */
const shortestMark = 1.2;
/** Between fronts and backs that are folded together: nobody folds exactly. */
const gutter = 6;
const mostSpill = gutter / 2;
/** Sums of lengths are not exact. */
const hair = 0.001;
/** A cutter's marks lie so far from the edge; cards keep off them. */
const registerInset = 10;
export const offRegister = 1.5;
/** The first of these marks, in the upper left corner, is a black square. */
export const registerSquare = 5;

export const limits = { card: [20, 200], margin: [0, 30], bleed: [0, 10], gap: [0, 30] } as const;

const isWithin = (value: number, [least, most]: readonly [number, number]): boolean =>
  Number.isFinite(value) && value >= least && value <= most;

export function cardSize({ size, custom }: PageSetup): Size {
  const card = size === 'custom' ? custom : cardSizes[size];
  const [least, most] = limits.card;
  if (!isWithin(card.width, limits.card) || !isWithin(card.height, limits.card))
    throw new Refusal('print-bad-size', { least, most });
  return card;
}

/** The paper of boards and sheets. */
export const paperSize = ({ paper }: PageSetup): Size => papers[paper === 'single' ? 'a4' : paper];

/** A page that the reference sheet is cut to, where it is smaller than the paper. */
export function cutSheet(setup: PageSetup): Size | undefined {
  if (setup.sheet === 'paper') return undefined;
  const size = sheetSizes[setup.sheet];
  return gridsOf(setupOfSheet(setup), size, false).length > 0 ? size : undefined;
}

/** How pages of the reference sheet lie on the paper. */
export const setupOfSheet = (setup: PageSetup): PageSetup => ({
  ...setup,
  bleed: 0,
  skip: [],
  sides: 'fronts',
});

/** What the reference sheet is laid out for: the paper, or a page that is cut from it. */
export const sheetSize = (setup: PageSetup): Size => cutSheet(setup) ?? paperSize(setup);

export const landscape = ({ width, height }: Size): Size => ({ width: height, height: width });

/** How many cards lie on a page, and where. Backs that are moved need the page as it was measured: upright. */
export function gridFor(setup: PageSetup, { x, y }: Place = { x: 0, y: 0 }): Grid {
  return gridOf(setup, cardSize(setup), x !== 0 || y !== 0);
}

/** Says which length makes no sense, before anything is laid out with it. */
export function checkLengths(setup: PageSetup): void {
  for (const name of ['margin', 'bleed', 'gap'] as const) {
    const [least, most] = limits[name];
    if (!isWithin(setup[name], limits[name])) throw new Refusal(`print-bad-${name}`, { least, most });
  }
}

/** The same for anything that is cut from a sheet. */
export function gridOf(setup: PageSetup, card: Size, isUpright = false): Grid {
  checkLengths(setup);
  const { paper, bleed } = setup;
  if (paper === 'single') return singleGrid(card, setup.sides, bleed);
  return sheetGrid(setup, card, isUpright);
}

function singleGrid(card: Size, sides: Sides, bleed: number): Grid {
  if (sides === 'fold') throw new Refusal('print-no-fold');
  const page = { width: card.width + 2 * bleed, height: card.height + 2 * bleed };
  const block = { x: 0, y: 0, ...page };
  const frame = { page, margin: 0, block, strip: 'none', room: { x: 0, y: 0 } } as const;
  return { ...frame, card, columns: 1, rows: 1, bleed, gap: 0, spill: bleed, slots: [0] };
}

/**
 * Whichever way the paper holds more cards; upright where that makes no difference. Places that are skipped make none:
 * they are counted on the sheet as it would be without.
 */
function sheetGrid(setup: PageSetup, card: Size, isUpright: boolean): Grid {
  const [best] = gridsOf(setup, card, isUpright).sort((one, other) => placesOn(other) - placesOn(one));
  if (!best) throw new Refusal('print-no-room', { ...card });
  if (cardsPerPage(best) === 0) throw new Refusal('print-all-skipped');
  return best;
}

/** The ways in which the paper holds any cards. */
function gridsOf(setup: PageSetup, card: Size, isUpright: boolean): Grid[] {
  const page = paperSize(setup);
  const isFolded = setup.sides === 'fold';
  const ways = isFolded ? [landscape(page), page] : isUpright ? [page] : [page, landscape(page)];
  return ways.flatMap((way) => gridOn(way, setup, card) ?? []);
}

/** A page with cards; folded, fronts lie left and backs right of the fold. */
function gridOn(page: Size, setup: PageSetup, card: Size): Grid | undefined {
  const { bleed, gap, sides } = setup;
  const margin = setup.register ? Math.max(setup.margin, registerInset) + offRegister : setup.margin;
  const isFolded = sides === 'fold';
  const marks = markRoom(setup);
  const pitch = { width: card.width + 2 * bleed + gap, height: card.height + 2 * bleed + gap };
  const width = isFolded ? (page.width - gutter) / 2 - margin - marks : page.width - 2 * (margin + marks);
  const height = page.height - 2 * (margin + marks);
  const columns = Math.floor((width + gap + hair) / pitch.width);
  const rows = Math.floor((height + gap + hair) / pitch.height);
  if (columns < 1 || rows < 1) return undefined;
  const across = columns * pitch.width - gap;
  const block = centred(page, {
    width: isFolded ? 2 * across + gutter : across,
    height: rows * pitch.height - gap,
  });
  const frame = framed(page, block, margin, marks);
  const fromSquare = setup.register ? Math.max(block.x, block.y) - margin - registerSquare : Infinity;
  const places = Array.from({ length: columns * rows }, (_, i) => i).filter((i) => i > 0 || fromSquare >= 0);
  if (places.length === 0) return undefined;
  const slots = places.filter((i) => !setup.skip.includes(i + 1));
  return { ...frame, card, columns, rows, bleed, gap, spill: spillOf(setup, frame.room, fromSquare), slots };
}

const markRoom = ({ guides }: PageSetup): number => (guides === 'marks' ? shortestMark : 0);

/** Without bleed, as much as there is room for; where the first card lies by a cutter's square, up to that. */
function spillOf(setup: PageSetup, room: Place, fromSquare: number): number {
  if (setup.bleed > 0) return setup.bleed;
  const free = Math.min(mostSpill, Math.min(room.x, room.y) - markRoom(setup));
  return Math.max(0, fromSquare < 0 ? free : Math.min(free, fromSquare));
}

/** A block in the middle of a page. Words lie where there is room for them without taking any. */
export function framed(page: Size, block: Rect, margin: number, marks = 0): Frame {
  const free = { x: block.x - margin, y: block.y - margin };
  const needed = stripHeight + marks;
  const strip: Strip = free.y >= needed ? 'top' : free.x >= needed ? 'side' : 'none';
  const room = {
    x: strip === 'side' ? free.x - stripHeight : free.x,
    y: strip === 'top' ? free.y - stripHeight : free.y,
  };
  return { page, margin, block, strip, room };
}

export function centred(page: Size, { width, height }: Size): Rect {
  return { x: (page.width - width) / 2, y: (page.height - height) / 2, width, height };
}

const placesOn = ({ columns, rows }: Grid): number => columns * rows;

export const cardsPerPage = ({ slots }: Grid): number => slots.length;

/** Where the i-th card of a page lies. */
export function frontCell({ block, card, columns, bleed, gap, slots }: Grid, i: number): Place {
  const slot = slots[i] ?? i;
  return {
    x: block.x + bleed + (slot % columns) * (card.width + 2 * bleed + gap),
    y: block.y + bleed + Math.floor(slot / columns) * (card.height + 2 * bleed + gap),
  };
}

export interface BackPlace extends Place {
  /** Upside down. */
  readonly turned: boolean;
}

/**
 * Where its back lies. Over the long edge, and over a fold, left and right are exchanged; over the short edge
 * above and below are, and what was upright stands on its head. On a page that lies on its side it is the other way
 * round. The printer's own error is taken off.
 */
export function backCell(grid: Grid, i: number, sides: Sides, shift: Place = { x: 0, y: 0 }): BackPlace {
  const { page, card } = grid;
  const { x, y } = frontCell(grid, i);
  const mirrored = page.width - x - card.width;
  if (sides === 'fold') return { x: mirrored, y, turned: false };
  const isLevel = page.width > page.height;
  const isTurned = isLevel ? sides === 'long' : sides === 'short';
  if (sides === 'backs' || !isTurned) return { x: mirrored + shift.x, y: y + shift.y, turned: false };
  return { x: x + shift.x, y: page.height - y - card.height + shift.y, turned: true };
}
