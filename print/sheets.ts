import type { SheetSection } from '../core/engine/sheet.ts';
import type { Reader } from '../core/engine/text.ts';
import { group, inks, line, rect, type Drawing, type Shape, type TextShape } from '../core/look/drawing.ts';
import { pattern } from '../core/look/motifs.ts';
import { kept } from '../core/look/once.ts';
import type { Look } from '../core/look/look.ts';
import type { Paper, SheetExtras } from '../core/look/paper.ts';
import { textWidth } from '../core/look/metrics.ts';
import { smallest, write } from '../core/look/write.ts';
import type { Size } from './geometry.ts';
import { largeType } from './layouts.ts';
import { begun, exampleBox, joined, section, type Piece, type Style } from './sheet-blocks.ts';
import { valuesTable, scaleTable } from './sheet-tables.ts';
import { versionOf } from '../core/look/version.ts';

/** Whose sheet it is, what is on it, and the paper: what its printer leaves white is left white. */
export interface SheetOrder {
  readonly look: Look;
  readonly paper: Pick<Paper, 'sheet' | 'scale'>;
  readonly extras: SheetExtras;
  readonly reader: Reader;
  readonly page: Size;
  readonly margin: number;
  /** Nothing on it is smaller than large print. */
  readonly isLarge?: boolean;
}

/** Columns as in the look: 104 and 68 wide, 10 apart, on A4. */
const share = 104 / 172;
const gutter = 10;
/** A page that is narrower has one column, its words a little smaller and nearer to its edge. */
const narrowest = 180;

/** Where things lie on a page: head, columns and foot keep off what a printer leaves white. */
interface Room {
  readonly isNarrow: boolean;
  readonly side: number;
  /** The lower edge of the head, and how far its words lie lower than on a page with small margins. */
  readonly head: number;
  readonly drop: number;
  /** How large the head is, and what stands in it below the name. */
  readonly k: number;
  readonly title: readonly TextShape[];
  readonly top: number;
  readonly next: number;
  readonly bottom: number;
  readonly footLine: number;
}

function roomOf(order: SheetOrder): Room {
  const { page, margin } = order;
  const isNarrow = page.width < narrowest;
  const drop = Math.max(0, margin - (isNarrow ? nearestSmall : nearest));
  const side = Math.max(isNarrow ? 8 : 14, margin + 1);
  const k = isNarrow ? smallHead : 1;
  const title = titleLines(order, { side, drop, k });
  const head = Math.max((title.at(-1)?.y ?? 0) + 5.8 * k, 36 * k + drop);
  const footLine = page.height - Math.max(isNarrow ? 3.4 : 7.6, margin + 0.9);
  const top = head + (isNarrow ? 6 : 10);
  return { isNarrow, side, head, drop, k, title, top, next: side, bottom: footLine - 5, footLine };
}

/** How near to the edge its words come; on a small page nearer. */
const nearest = 7;
const nearestSmall = 3;
/** How much smaller the head of a small page is. */
const smallHead = 20 / 36;
const pictured = ({ width }: Size): number => (width < narrowest ? 0.26 : 0.44) * width;
const floorOf = ({ isLarge = false }: SheetOrder): number => (isLarge ? largeType : smallest);

/** Whose sheet it is: in large print on more than one line. */
function titleLines(order: SheetOrder, { side, drop, k }: Pick<Room, 'side' | 'drop' | 'k'>): TextShape[] {
  const { look, reader, page } = order;
  const floor = floorOf(order);
  const size = Math.max(floor, 5 * k);
  const width = page.width - pictured(page) - side - 4;
  const style = { size, weight: 600, fill: look.pair.bright, floor } as const;
  const zone = { x: side, y: drop + 26.3 * k + 0.66 * size, width, height: 3 * size };
  return write(reader.text({ say: 'sheet-title', with: {} }), { ...style, ...zone });
}

/** Text shrinks in these steps until the sheet fits its paper. */
const scales = [1, 0.96, 0.92, 0.88, 0.84, 0.8, 0.77] as const;
const smallPage = 0.8;
const largePrint = [1.4, 1.37, 1.34, 1.31, 1.28] as const;

/** The whole sheet on as few pages as can be, as large as it then fits. */
export function referenceSheets(order: SheetOrder): Drawing[] {
  if (roomOf(order).isNarrow) return framed(oneColumn(order, smallPage, smallest), order);
  return framed(
    onFewest(scales, (scale) => twoColumns(order, scale)),
    order,
  );
}

/** The same in large print: one column, on as many pages as it takes. */
export function largeSheets(given: SheetOrder): Drawing[] {
  const order = { ...given, isLarge: true };
  return framed(
    onFewest(largePrint, (scale) => oneColumn(order, scale, largeType)),
    order,
  );
}

/** From the largest scale to the smallest: the first with no more pages than the smallest. */
function onFewest(scales: readonly number[], laidOut: (scale: number) => Shape[][]): Shape[][] {
  const pagesAt = kept(laidOut);
  const fewest = pagesAt(Math.min(...scales));
  const scale = firstThat(scales, (one) => pagesAt(one).length === fewest.length);
  return scale === undefined ? fewest : pagesAt(scale);
}

/** The first of a row that will do, if with it all after it do. Laying out takes its time: only a few are tried. */
function firstThat<T>(row: readonly T[], will: (one: T) => boolean): T | undefined {
  let [from, to] = [0, row.length];
  while (from < to) {
    const middle = Math.floor((from + to) / 2);
    const one = row[middle];
    if (one !== undefined && will(one)) to = middle;
    else from = middle + 1;
  }
  return row[from];
}

const styleOf = ({ look, reader }: SheetOrder, scale: number, floor: number): Style => ({
  reader,
  scale,
  floor,
  deep: look.pair.deep,
});

/** A short section is not torn apart, a long list goes on. */
const whole = (pieces: readonly Piece[]): readonly Piece[] => (pieces.length > 4 ? pieces : joined(pieces));

function twoColumns(order: SheetOrder, scale: number): Shape[][] {
  const { paper, extras, page } = order;
  const style = styleOf(order, scale, smallest);
  const room = roomOf(order);
  const { side } = room;
  const inside = page.width - 2 * side - gutter;
  const [wide, narrow] = [share * inside, (1 - share) * inside];
  return besideEachOther(
    paginated(wideColumn(paper, extras, wide, style).flatMap(whole), side, room),
    paginated(narrowColumn(paper, extras, narrow, style).flatMap(whole), side + wide + gutter, room),
  );
}

function oneColumn(order: SheetOrder, scale: number, floor: number): Shape[][] {
  const { paper, extras, page } = order;
  const style = styleOf(order, scale, floor);
  const room = roomOf(order);
  const inside = page.width - 2 * room.side;
  const parts = [...wideColumn(paper, extras, inside, style), ...narrowColumn(paper, extras, inside, style)];
  return paginated(parts.flat(), room.side, room);
}

/** What does not fit a page any more begins the next one, with the heading it belongs to. */
function paginated(
  pieces: readonly Piece[],
  x: number,
  { top, next: nextTop, bottom: end }: Pick<Room, 'top' | 'next' | 'bottom'>,
): Shape[][] {
  const pages: Shape[][] = [[]];
  let bottom = top;
  for (const [i, piece] of pieces.entries()) {
    let next = piece.block(x, i === 0 ? bottom : bottom + piece.gap);
    if (next.bottom > end && i > 0) {
      pages.push([]);
      next = begun(piece)(x, nextTop);
    }
    pages.at(-1)?.push(...next.shapes);
    ({ bottom } = next);
  }
  return pages;
}

function besideEachOther(one: readonly Shape[][], other: readonly Shape[][]): Shape[][] {
  const longer = one.length > other.length ? one : other;
  return longer.map((_, i) => [...(one[i] ?? []), ...(other[i] ?? [])]);
}

const sectionsOf = (
  { sheet }: SheetOrder['paper'],
  column: SheetSection['column'],
  width: number,
  style: Style,
): Piece[][] => sheet.filter((part) => part.column === column).map((part) => section(part, width, style));

export function wideColumn(
  paper: SheetOrder['paper'],
  extras: SheetExtras,
  width: number,
  style: Style,
): Piece[][] {
  const example = exampleBox(extras.example, width, style);
  return [
    ...sectionsOf(paper, 'wide', width, style),
    ...(example ? [[{ gap: 6 * style.scale, block: example }]] : []),
  ];
}

export function narrowColumn(
  paper: SheetOrder['paper'],
  { tables = [] }: SheetExtras,
  width: number,
  style: Style,
): Piece[][] {
  const blocks = [
    ...(paper.scale ? [scaleTable(paper.scale, width, style)] : []),
    ...tables.map((table) => valuesTable(table, width, style)),
  ];
  return [
    ...sectionsOf(paper, 'narrow', width, style),
    ...blocks.map((block) => [{ gap: 6 * style.scale, block }]),
  ];
}

/** The first page has the head, every page a foot. */
function framed(written: readonly (readonly Shape[])[], order: SheetOrder): Drawing[] {
  const version = versionOf(written.flat());
  const { width, height } = order.page;
  return written.map((shapes, i) => {
    const first = i === 0 ? head(order) : [];
    return {
      width,
      height,
      shapes: [...first, ...shapes, ...foot(order, version, i + 1, written.length)],
    };
  });
}

function head(order: SheetOrder): Shape[] {
  const { look, reader, page, margin: edge } = order;
  const { head: high, drop, side, k, title } = roomOf(order);
  const { width } = page;
  const wide = pictured(page);
  const motif = { width: wide + 12, height: high, u: 10 * k };
  const motifLeft = width - wide;
  const band = { x: edge, y: edge, width: width - 2 * edge, height: high - edge };
  const name = { size: 16 * k, weight: 700, fill: inks.paper, tracking: -0.03, tag: 'H1' } as const;
  return [
    // A box at the edge of a sheet that is cut would be cut through.
    group([rect(band, { fill: look.pair.deep })], {
      lines: [line(edge, high, width - edge, high, { stroke: inks.ink, strokeWidth: 0.5 })],
    }),
    group([group(pattern(look, motif), { transform: { x: motifLeft }, lines: [] })], {
      clip: { ...band, x: motifLeft, width: wide - edge },
    }),
    ...write(reader.text({ say: 'bot-name', with: {} }), {
      ...name,
      x: side - 0.4,
      y: drop + 20 * k + 0.6,
      width: motifLeft - side - 4,
      floor: floorOf(order),
    }),
    ...title,
  ];
}

function foot(order: SheetOrder, version: string, page: number, pages: number): Shape[] {
  const { extras, reader, page: sheet } = order;
  const { side: left, footLine } = roomOf(order);
  const say = (key: string) => reader.text({ say: key, with: {} });
  const which = pages > 1 ? [reader.text({ say: 'paper-page', with: { page, pages } })] : [];
  const code = [extras.code, version, say('paper-language'), ...which].join(' · ');
  const style = { size: floorOf(order), weight: 500, fill: inks.ink2 } as const;
  const zone = { ...style, x: left, width: sheet.width - 2 * left } as const;
  const whole = `${say('paper-notice')} ${code}`;
  const words = textWidth(whole, zone) > zone.width ? code : whole;
  return write(words, { ...zone, y: footLine });
}
