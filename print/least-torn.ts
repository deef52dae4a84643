import type { Shape } from '../core/look/drawing.ts';
import { kept } from '../core/look/once.ts';
import { begun, joined, type Block, type Piece } from './sheet-blocks.ts';

/** Pages, and how much is torn between them. */
export interface Broken {
  readonly pages: readonly (readonly Shape[])[];
  readonly tears: number;
}

/** Where pages begin, and end. */
interface Room {
  readonly top: number;
  readonly next: number;
  readonly bottom: number;
}

/** Pieces that begin with one of them, up to another. */
interface Cut {
  readonly tears: number;
  readonly ends: readonly number[];
}

/** A single piece of a section by itself is torn worse; a piece that no page holds, worst. */
const costs = { tear: 10, alone: 3, over: 1000 } as const;

/** Parts on no more pages than there may be, so that as few as can be go on on another page; or nothing. */
export function leastTorn(
  parts: readonly (readonly Piece[])[],
  x: number,
  room: Room,
  most: number,
): Broken | undefined {
  const pieces = parts.flat();
  const places = parts.flatMap((part) => part.map((_, i) => ({ before: i, after: part.length - i })));
  const highOf = kept((block: Block) => block(x, 0).bottom);
  const heights = pieces.map(({ block }) => highOf(block));

  const tearAt = (at: number): number => {
    const { before = 0, after = 0 } = places[at] ?? {};
    if (before === 0) return 0;
    return costs.tear + (before === 1 || after === 1 ? costs.alone : 0);
  };
  /** The best way to go on from a piece that begins a page. */
  const best = kept(
    ({ from, page }: { from: number; page: number }): Cut | undefined => {
      if (from === pieces.length) return { tears: 0, ends: [] };
      if (page === most) return undefined;
      const free = room.bottom - (page === 0 ? room.top : room.next);
      let found: Cut | undefined;
      const again = pieces[from]?.again;
      let high = (heights[from] ?? 0) + (again ? highOf(again) : 0);
      for (let to = from + 1; to <= pieces.length; to++) {
        const isOver = high > free;
        if (isOver && to > from + 1) break;
        const rest = best({ from: to, page: page + 1 });
        const tears = (rest?.tears ?? 0) + tearAt(to) + (isOver ? costs.over : 0);
        if (rest && tears <= (found?.tears ?? Infinity)) found = { tears, ends: [to, ...rest.ends] };
        high += (pieces[to]?.gap ?? 0) + (heights[to] ?? 0);
      }
      return found;
    },
    ({ from, page }) => `${from} ${page}`,
  );
  const cut = best({ from: 0, page: 0 });
  if (!cut) return undefined;
  const pages = cut.ends.map((end, page) => {
    const some = pieces.slice(cut.ends[page - 1] ?? 0, end);
    const stack = some.map((piece, i) => (i === 0 ? { ...piece, block: begun(piece) } : piece));
    return joined(stack).flatMap(({ block }) => block(x, page === 0 ? room.top : room.next).shapes);
  });
  return { pages, tears: cut.tears };
}
