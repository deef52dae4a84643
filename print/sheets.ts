import type { SheetSection } from '../core/engine/sheet.ts';
import type { Reader } from '../core/engine/text.ts';
import { group, inks, rect, type Drawing, type Shape } from '../core/look/drawing.ts';
import { pattern } from '../core/look/motifs.ts';
import type { Look } from '../core/look/look.ts';
import type { Paper, SheetExtras } from '../core/look/paper.ts';
import { write } from '../core/look/write.ts';
import type { Size } from './geometry.ts';
import { exampleBox, joined, section, type Piece, type Style } from './sheet-blocks.ts';
import { numbersTable, scaleTable } from './sheet-tables.ts';
import { versionOf } from '../core/look/version.ts';

/** Whose sheet it is, what is on it, and the paper: what its printer leaves white is left white. */
export interface SheetOrder {
  readonly look: Look;
  readonly paper: Pick<Paper, 'sheet' | 'scale'>;
  readonly extras: SheetExtras;
  readonly reader: Reader;
  readonly page: Size;
  readonly margin: number;
}

/** Columns as in the look: 104 and 68 wide, 10 apart. */
const wide = 104;
const narrow = 68;
const gutter = 10;
const side = 14;
const headHeight = 36;
const top = headHeight + 10;
/** Text shrinks in these steps until the sheet fits its paper. */
const scales = [1, 0.96, 0.92, 0.88, 0.84, 0.8, 0.77] as const;
const largePrint = 1.4;

/** The whole sheet on one page, smaller if it must be; what is too long for that goes on another, in full size. */
export function referenceSheets(order: SheetOrder): Drawing[] {
  // The smallest first: what does not even fit then need not be tried in the sizes between.
  if (twoColumns(order, Math.min(...scales)).length > 1) return framed(twoColumns(order, 1), order);
  for (const scale of scales) {
    const pages = twoColumns(order, scale);
    if (pages.length === 1) return framed(pages, order);
  }
  return [];
}

/** The same in large print: one column, on as many pages as it takes. */
export function largeSheets(order: SheetOrder): Drawing[] {
  return framed(oneColumn(order, largePrint), order);
}

const styleOf = ({ look, reader }: SheetOrder, scale: number): Style => ({
  reader,
  scale,
  deep: look.pair.deep,
});

/** A short section is not torn apart, a long list goes on. */
const whole = (pieces: readonly Piece[]): readonly Piece[] => (pieces.length > 4 ? pieces : joined(pieces));

function twoColumns(order: SheetOrder, scale: number): Shape[][] {
  const { paper, extras, page } = order;
  const style = styleOf(order, scale);
  const left = columnsLeft(page);
  return besideEachOther(
    paginated(wideColumn(paper, extras, wide, style).flatMap(whole), left, page),
    paginated(narrowColumn(paper, extras, narrow, style).flatMap(whole), left + wide + gutter, page),
  );
}

function oneColumn(order: SheetOrder, scale: number): Shape[][] {
  const { paper, extras, page } = order;
  const style = styleOf(order, scale);
  const inside = page.width - 2 * side;
  const parts = [...wideColumn(paper, extras, inside, style), ...narrowColumn(paper, extras, inside, style)];
  return paginated(parts.flat(), side, page);
}

const columnsLeft = ({ width }: Size): number => Math.max(side, (width - wide - gutter - narrow) / 2);

/** What does not fit a page any more begins the next one. */
function paginated(pieces: readonly Piece[], x: number, { height }: Size): Shape[][] {
  const pages: Shape[][] = [[]];
  let bottom = top;
  for (const [i, { gap, block }] of pieces.entries()) {
    let next = block(x, i === 0 ? bottom : bottom + gap);
    if (next.bottom > height - side && i > 0) {
      pages.push([]);
      next = block(x, side);
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

function wideColumn(paper: SheetOrder['paper'], extras: SheetExtras, width: number, style: Style): Piece[][] {
  return [
    ...sectionsOf(paper, 'wide', width, style),
    [{ gap: 6 * style.scale, block: exampleBox(extras.example, width, style) }],
  ];
}

function narrowColumn(
  paper: SheetOrder['paper'],
  { table }: SheetExtras,
  width: number,
  style: Style,
): Piece[][] {
  const tables = [
    ...(paper.scale ? [scaleTable(paper.scale, width, style)] : []),
    ...(table ? [numbersTable(table, width, style)] : []),
  ];
  return [
    ...sectionsOf(paper, 'narrow', width, style),
    ...tables.map((block) => [{ gap: 6 * style.scale, block }]),
  ];
}

/** The first page has the head, every page a foot. */
function framed(written: readonly (readonly Shape[])[], order: SheetOrder): Drawing[] {
  const version = versionOf(written.flat());
  const { width, height } = order.page;
  return written.map((shapes, i) => {
    const first = i === 0 ? head(order) : [];
    const drawing = {
      width,
      height,
      shapes: [...first, ...shapes, ...foot(order, version, i + 1, written.length)],
    };
    return insideMargin(drawing, order.margin);
  });
}

/** How near to the edge its words come. */
const nearest = 7;

/** Where a printer leaves more white than that, all is a little smaller. */
function insideMargin({ width, height, shapes }: Drawing, margin: number): Drawing {
  if (margin <= nearest) return { width, height, shapes };
  const scale = Math.min(
    (width - 2 * margin) / (width - 2 * nearest),
    (height - 2 * margin) / (height - 2 * nearest),
  );
  const transform = { x: (width * (1 - scale)) / 2, y: (height * (1 - scale)) / 2, scale };
  return { width, height, shapes: [group(shapes, { transform })] };
}

function head({ look, reader, page, margin }: SheetOrder): Shape[] {
  const { width } = page;
  const edge = Math.min(margin, nearest);
  const left = columnsLeft(page);
  const { deep, bright } = look.pair;
  const say = (key: string) => reader.text({ say: key, with: {} });
  const motif = { width: 104, height: headHeight, u: 10 };
  const motifLeft = width - 92;
  const room = motifLeft - left - 4;
  const band = { x: edge, y: edge, width: width - 2 * edge, height: headHeight - edge };
  const name = { size: 16, weight: 700, fill: inks.paper, tracking: -0.03 } as const;
  return [
    rect(band, { fill: deep }),
    group([group(pattern(look, motif), { transform: { x: motifLeft } })], {
      clip: { ...band, x: motifLeft, width: 92 - edge },
    }),
    ...write(say('bot-name'), { ...name, x: left - 0.4, y: 20, width: room }),
    ...write(say('sheet-title'), { size: 5, weight: 600, fill: bright, x: left, y: 28.8, width: room }),
  ];
}

function foot(
  { extras, reader, page: sheet }: SheetOrder,
  version: string,
  page: number,
  pages: number,
): Shape[] {
  const say = (key: string) => reader.text({ say: key, with: {} });
  const which = pages > 1 ? [reader.text({ say: 'paper-page', with: { page, pages } })] : [];
  const words = [`${say('paper-notice')} ${extras.code}`, version, say('paper-language'), ...which].join(
    ' · ',
  );
  const left = columnsLeft(sheet);
  const zone = { x: left, y: sheet.height - 8, width: sheet.width - 2 * left };
  return write(words, { ...zone, size: 3, weight: 500, fill: inks.ink2 });
}
