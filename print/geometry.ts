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
  letter: { width: 215.9, height: 279.4 },
  a5: { width: 148, height: 210 },
} as const;
/** A single card a page is what print shops take. */
export const paperNames = ['a4', 'letter', 'a5', 'single'] as const;
export type PaperName = (typeof paperNames)[number];

const cardSizes = {
  poker: { width: 63.5, height: 88 },
  bridge: { width: 57, height: 88 },
  mini: { width: 44, height: 68 },
  tarot: { width: 70, height: 120 },
  /** Large print: a poker card, 1.4 times as large. */
  large: { width: 88.9, height: 123.2 },
} as const;
export const cardSizeNames = ['poker', 'bridge', 'mini', 'tarot', 'large', 'custom'] as const;
export type CardSizeName = (typeof cardSizeNames)[number];

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
  readonly sides: Sides;
  /** What the printer cannot print on. */
  readonly margin: number;
  /** Colour beyond the edge of every card. Without it cards lie edge to edge, and one cut serves two. */
  readonly bleed: number;
  readonly guides: Guides;
  readonly corners: boolean;
  readonly ruler: boolean;
}

export const plainSetup: PageSetup = {
  paper: 'a4',
  size: 'poker',
  custom: cardSizes.poker,
  sides: 'long',
  margin: 5,
  bleed: 0,
  guides: 'marks',
  corners: false,
  ruler: true,
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
  /** How far colour reaches beyond the cards: the bleed, or what is there for nothing around the outer ones. */
  readonly spill: number;
}

/** Height of a line of words. */
const stripHeight = 4.5;
/** The shortest cut mark that still guides a ruler. */
const shortestMark = 1.5;
/** Between fronts and backs that are folded together: nobody folds exactly. */
const gutter = 6;
const mostSpill = gutter / 2;
/** Sums of lengths are not exact. */
const hair = 0.001;

export const limits = { card: [20, 200], margin: [0, 30], bleed: [0, 10] } as const;

const isWithin = (value: number, [least, most]: readonly [number, number]): boolean =>
  Number.isFinite(value) && value >= least && value <= most;

export function cardSize({ size, custom }: PageSetup): Size {
  const card = size === 'custom' ? custom : cardSizes[size];
  const [least, most] = limits.card;
  if (!isWithin(card.width, limits.card) || !isWithin(card.height, limits.card))
    throw new Refusal('print-bad-size', { least, most });
  return card;
}

/** The paper of boards and sheets, which no shop prints as cards. */
export const sheetSize = ({ paper }: PageSetup): Size => papers[paper === 'single' ? 'a4' : paper];

/** How many cards lie on a page, and where. */
export function gridFor(setup: PageSetup): Grid {
  const { paper, sides, margin, bleed } = setup;
  const card = cardSize(setup);
  if (!isWithin(margin, limits.margin))
    throw new Refusal('print-bad-margin', { least: limits.margin[0], most: limits.margin[1] });
  if (!isWithin(bleed, limits.bleed))
    throw new Refusal('print-bad-bleed', { least: limits.bleed[0], most: limits.bleed[1] });
  if (paper === 'single') return singleGrid(card, sides, bleed);
  return sides === 'fold' ? foldGrid(setup, card) : sheetGrid(setup, card);
}

function singleGrid(card: Size, sides: Sides, bleed: number): Grid {
  if (sides === 'fold') throw new Refusal('print-no-fold');
  const page = { width: card.width + 2 * bleed, height: card.height + 2 * bleed };
  const block = { x: 0, y: 0, ...page };
  const frame = { page, margin: 0, block, strip: 'none', room: { x: 0, y: 0 } } as const;
  return { ...frame, card, columns: 1, rows: 1, bleed, spill: bleed };
}

function sheetGrid(setup: PageSetup, card: Size): Grid {
  const page = sheetSize(setup);
  const { margin, bleed } = setup;
  const { pitch, columns, rows } = counted(setup, card, page.width - 2 * margin, page.height - 2 * margin);
  if (columns < 1 || rows < 1) throw new Refusal('print-no-room', { ...card });
  const block = centred(page, { width: columns * pitch.width, height: rows * pitch.height });
  const frame = framed(page, block, margin, markRoom(setup));
  return { ...frame, card, columns, rows, bleed, spill: spillOf(setup, frame.room) };
}

/** Whichever way the paper holds more cards. */
function foldGrid(setup: PageSetup, card: Size): Grid {
  const { width, height } = sheetSize(setup);
  const ways = [
    { width: height, height: width },
    { width, height },
  ];
  const grids = ways.flatMap((page) => foldedGrid(page, setup, card) ?? []);
  const [best] = grids.sort((one, other) => cardsPerPage(other) - cardsPerPage(one));
  if (!best) throw new Refusal('print-no-room', { ...card });
  return best;
}

/** Fronts lie left, backs right of the fold. */
function foldedGrid(page: Size, setup: PageSetup, card: Size): Grid | undefined {
  const { margin, bleed } = setup;
  const half = (page.width - gutter) / 2 - margin;
  // The marks are on one side only, and are counted on both.
  const { pitch, columns, rows } = counted(setup, card, half + markRoom(setup), page.height - 2 * margin);
  if (columns < 1 || rows < 1) return undefined;
  const width = columns * pitch.width;
  const both = centred(page, { width: 2 * width + gutter, height: rows * pitch.height });
  const frame = framed(page, both, margin, markRoom(setup));
  return { ...frame, card, columns, rows, bleed, spill: spillOf(setup, frame.room) };
}

const markRoom = ({ guides }: PageSetup): number => (guides === 'marks' ? shortestMark : 0);

function counted(setup: PageSetup, card: Size, width: number, height: number) {
  const pitch = { width: card.width + 2 * setup.bleed, height: card.height + 2 * setup.bleed };
  const around = 2 * markRoom(setup);
  const columns = Math.floor((width - around + hair) / pitch.width);
  const rows = Math.floor((height - around + hair) / pitch.height);
  return { pitch, columns, rows };
}

function spillOf(setup: PageSetup, room: Place): number {
  if (setup.bleed > 0) return setup.bleed;
  return Math.max(0, Math.min(mostSpill, Math.min(room.x, room.y) - markRoom(setup)));
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

export const cardsPerPage = ({ columns, rows }: Grid): number => columns * rows;

/** Where the i-th card of a page lies. */
export function frontCell({ block, card, columns, bleed }: Grid, i: number): Place {
  return {
    x: block.x + bleed + (i % columns) * (card.width + 2 * bleed),
    y: block.y + bleed + Math.floor(i / columns) * (card.height + 2 * bleed),
  };
}

export interface BackPlace extends Place {
  /** Upside down. */
  readonly turned: boolean;
}

/**
 * Where its back lies. Over the long edge, and over a fold, left and right are exchanged; over the short edge
 * above and below are, and what was upright stands on its head. The printer's own error is taken off.
 */
export function backCell(grid: Grid, i: number, sides: Sides, shift: Place = { x: 0, y: 0 }): BackPlace {
  const { page, card } = grid;
  const { x, y } = frontCell(grid, i);
  if (sides === 'fold') return { x: page.width - x - card.width, y, turned: false };
  if (sides === 'short') return { x: x + shift.x, y: page.height - y - card.height + shift.y, turned: true };
  return { x: page.width - x - card.width + shift.x, y: y + shift.y, turned: false };
}
