import type { Reader } from '../core/engine/text.ts';
import { group, inks, line, rect, type Drawing, type Shape } from '../core/look/drawing.ts';
import { hem } from '../core/look/motifs.ts';
import { versionOf } from '../core/look/version.ts';
import { smallest, write } from '../core/look/write.ts';
import { landscape, papers, paperSize, type PageSetup, type Size } from './geometry.ts';
import { inked } from './ink.ts';
import { leastTorn, type Broken } from './least-torn.ts';
import { misfit } from './misfit.ts';
import type { Page, PrintOrder } from './order.ts';
import { copied } from './sheet-pages.ts';
import { section, type Piece, type Style } from './sheet-blocks.ts';
import { valuesTable, scaleTable } from './sheet-tables.ts';
import type { SheetOrder } from './sheets.ts';

/** A sheet of paper, folded to eight pages: the reference, to be carried along. */
const count = 8;
const leafOf = ({ width, height }: Size): Size => ({ width: width / 4, height: height / 2 });
const least = { width: papers.letter.height, height: papers.a4.width };
/** Where words begin; no printer that is set up for this leaves more white. */
const edge = 6;
const cover = 17;
/** Text shrinks so that all of it has room, section by section; what is still too long goes on in a second one. */
const scales = [0.8, 0.77, 0.745, 0.7, 0.66, 0.6, 0.56] as const;

type Order = Omit<SheetOrder, 'page' | 'margin'>;

/** Whole sheets, each with its eight pages in their places. */
export function bookletOf(order: Order, setup: PageSetup): readonly Drawing[] {
  const sheet = landscape(paperSize(setup));
  const leaves = leavesOf(order, leafOf(sheet));
  const version = versionOf(leaves.flat());
  return Array.from({ length: Math.ceil(leaves.length / count) }, (_, n) =>
    folded(order, sheet, leaves, n * count, version),
  );
}

/** Eight of the pages, from one of them on. */
function folded(
  order: Order,
  sheet: Size,
  leaves: readonly (readonly Shape[])[],
  from: number,
  version: string,
): Drawing {
  const leaf = leafOf(sheet);
  const shapes = places.flatMap(({ page, column, isUpper }): Shape[] => {
    const number = from + page;
    const drawn = [
      ...(number === 1 ? head(order, leaf) : []),
      ...(leaves[number - 1] ?? []),
      ...foot(order, number, version, leaf),
    ];
    const x = column * leaf.width;
    const transform = isUpper ? { x: x + leaf.width, y: leaf.height, turn: 180 } : { x, y: leaf.height };
    return [group(drawn, { transform, tag: 'Sect' })];
  });
  return { ...sheet, shapes: [...shapes, ...folds(sheet)] };
}

/** Cut along the middle and folded, they follow each other: the back lies left of the cover, the upper row on its head. */
const places = [
  { page: 1, column: 1, isUpper: false },
  { page: 2, column: 2, isUpper: false },
  { page: 3, column: 3, isUpper: false },
  { page: 4, column: 3, isUpper: true },
  { page: 5, column: 2, isUpper: true },
  { page: 6, column: 1, isUpper: true },
  { page: 7, column: 0, isUpper: true },
  { page: 8, column: 0, isUpper: false },
] as const;

/** The largest scale at which no section is torn, or else as few as can be; what is still too long takes more leaves. */
function leavesOf(order: Order, leaf: Size): readonly (readonly Shape[])[] {
  const width = leaf.width - 2 * edge;
  const room = { top: cover + 4, next: edge, bottom: leaf.height - edge - 3.6 };
  const style = { reader: order.reader, floor: smallest, deep: order.look.pair.deep };
  const tried = (scale: number, most: number) =>
    leastTorn(partsOf(order, width, { ...style, scale }), edge, room, most);
  let best: Broken | undefined;
  for (const scale of scales) {
    const one = tried(scale, count);
    if (one && one.tears < (best?.tears ?? Infinity) && !misfit({ ...leaf, shapes: one.pages.flat() }))
      best = one;
    if (best?.tears === 0) break;
  }
  return (best ?? tried(scales[0], Infinity))?.pages ?? [];
}

/** Sections and tables, one below the other; the example stays on the large sheet. */
function partsOf({ paper, extras }: Order, width: number, style: Style): Piece[][] {
  const sections = [...paper.sheet]
    .sort((one, other) => Number(one.column === 'narrow') - Number(other.column === 'narrow'))
    .map((part) => section(part, width, style).map((piece) => ({ ...piece, gap: piece.gap / 2 })));
  const tables = [
    ...(paper.scale ? [scaleTable(paper.scale, width, style)] : []),
    ...(extras.tables ?? []).map((table) => valuesTable(table, width, style)),
  ].map((block) => [{ gap: 3, block }]);
  return [...sections, ...tables];
}

function head({ look, reader }: Order, leaf: Size): Shape[] {
  const { deep, bright } = look.pair;
  const say = (key: string) => reader.text({ say: key, with: {} });
  const width = leaf.width - 2 * edge;
  const name = { size: 7, weight: 700, fill: inks.paper, tag: 'H1' } as const;
  return [
    // Folded and cut at three of its edges, an outline would show on the other leaves.
    group([rect({ x: 0, y: 0, width: leaf.width, height: cover }, { fill: deep })], { lines: [] }),
    group(hem(look, leaf.width, 2.6, bright), { transform: { y: cover - 3 } }),
    ...write(say('bot-name'), { ...name, x: edge, y: 7.4, width }),
    ...write(say('sheet-title'), { size: 3, weight: 600, fill: bright, x: edge, y: 11.8, width }),
  ];
}

function foot({ extras }: Order, page: number, version: string, leaf: Size): Shape[] {
  const style = { size: smallest, weight: 500, fill: inks.ink2 } as const;
  const y = leaf.height - edge;
  return [
    ...write(`${extras.code} · ${version}`, { ...style, x: edge, y, width: 40 }),
    ...write(String(page), { ...style, x: leaf.width - edge, y, width: 12, anchor: 'end' }),
  ];
}

/** Dashed where it is folded, solid where it is cut. */
function folds(sheet: Size): Shape[] {
  const leaf = leafOf(sheet);
  const dashed = { stroke: inks.rule, strokeWidth: 0.2, dash: [2, 2] };
  const [, first, , last] = [0, 1, 2, 3].map((i) => i * leaf.width);
  const lines = [1, 2, 3].map((i) => line(i * leaf.width, edge, i * leaf.width, sheet.height - edge, dashed));
  const middle = leaf.height;
  return [
    group(
      [
        ...lines,
        line(edge, middle, first ?? 0, middle, dashed),
        line(last ?? 0, middle, sheet.width - edge, middle, dashed),
        line(first ?? 0, middle, last ?? 0, middle, { stroke: inks.ink, strokeWidth: 0.3 }),
      ],
      { isAside: true },
    ),
  ];
}

/** It needs paper of its size, and nearly all of it; large print has no room in it. */
export const isForBooklet = (setup: PageSetup): boolean => {
  const { width, height } = landscape(paperSize(setup));
  return setup.size !== 'large' && setup.margin <= edge && width >= least.width && height >= least.height;
};

export function bookletPages(
  drawn: readonly Drawing[],
  { setup, copies, ink }: PrintOrder,
  from: Reader,
): Page[] {
  const page = landscape(paperSize(setup));
  const pages = drawn.map(({ shapes }): Page => ({
    ...page,
    title: from.text({ say: 'paper-booklet', with: {} }),
    isBehind: false,
    language: from.language,
    draw: () => inked({ ...page, shapes }, ink),
  }));
  // Folded, every sheet is a booklet of its own: nothing is printed behind it.
  return pages.flatMap((one) => copied([one], setup, copies, from));
}
