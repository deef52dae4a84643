import type { Support } from '../cards.ts';
import { geometryOf, type Geometry } from '../geometry.ts';
import { terrains, type MapId, type Terrain } from '../maps.ts';
import type { Mirror } from '../mirror.ts';
import { buildings } from '../tiles.ts';
import { below, seeded, shuffled } from '../../../engine/rng.ts';
import { mirror } from './table.ts';

/** Up to seven buildings of hers, up to nine of the player's, and some terrain tiles, anywhere. */
export function randomBoard(map: MapId, seed: number): Mirror {
  const dice = { rng: seeded(seed) };
  const hexes = shuffled(dice, geometryOf(map).land);
  const pieces: Record<string, string> = {};
  const place = (count: number, text: () => string) => {
    for (let n = 0; n < count; n++) pieces[hexes.pop()!] = text();
  };
  const kind = () => buildings[below(dice, 5)]!;
  place(1, () => 'bot dwelling marked');
  place(1, () => 'bot dwelling');
  place(below(dice, 6), () => `bot ${kind()}${below(dice, 2) === 0 ? ' marked' : ''}`);
  place(1 + below(dice, 9), () => `you ${kind()}`);
  const terrain: Record<string, Terrain> = {};
  for (let n = below(dice, 8); n > 0; n--) terrain[hexes[n]!] = terrains[below(dice, 7)]!;
  return mirror(pieces, { terrain });
}

/** Plain and slow: can one walk from a to b over rivers only, at most so many? */
export function isInReach(g: Geometry, from: number, to: number, shipping: number): boolean {
  return g.neighbours[from]!.some(
    (next) => next === to || (shipping > 0 && g.isRiver[next]! && isInReach(g, next, to, shipping - 1)),
  );
}

/** Plain and slow: every distance is one more than the least around it, until nothing changes. */
function waysFrom(g: Geometry, from: number, blocked: ReadonlySet<number>): number[] {
  const far = g.hexes.map((_, at) => (at === from ? 0 : Infinity));
  for (let changed = true; changed;) {
    changed = false;
    far.forEach((value, at) => {
      if (blocked.has(at) && at !== from) return;
      const least =
        1 +
        Math.min(
          ...g.neighbours[at]!.map((next) => (blocked.has(next) && next !== from ? Infinity : far[next]!)),
        );
      if (least < value) {
        far[at] = least;
        changed = true;
      }
    });
  }
  return far;
}

export const least = (values: readonly number[]): number => Math.min(Infinity, ...values);

interface Plain {
  readonly g: Geometry;
  readonly marked: number[];
  readonly unmarked: number[];
  readonly humans: number[];
  readonly isEmpty: (at: number) => boolean;
  readonly between: (one: readonly number[], other: readonly number[]) => number;
}

export function plain(map: MapId, board: Mirror): Plain {
  const g = geometryOf(map);
  const where = (owner: string, marked: boolean): number[] =>
    Object.entries(board.pieces)
      .filter(([, piece]) => piece.owner === owner && piece.marked === marked)
      .map(([id]) => g.index.get(id)!);
  const humans = where('you', false);
  const blocked = new Set(humans);
  return {
    g,
    marked: where('bot', true),
    unmarked: where('bot', false),
    humans,
    isEmpty: (at) => !g.isRiver[at] && board.pieces[g.hexes[at]!.id] === undefined,
    between: (one, other) =>
      least(
        one.flatMap((from) => {
          const far = waysFrom(g, from, blocked);
          return other.map((to) => far[to]!);
        }),
      ),
  };
}

export const isMarked = ({ marked, unmarked, between }: Plain, at: number): boolean =>
  between([at], marked) < between([at], unmarked);

/** «Umwandeln und Bauen», 2, done by trying every hex. */
export function plainOptions(p: Plain, group: Support['group'], merge: boolean, shipping: number): number[] {
  const { g, marked, unmarked, between } = p;
  const from = group === 'marked' ? marked : unmarked;
  const inRange = g.hexes
    .map((_, at) => at)
    .filter((at) => p.isEmpty(at) && from.some((own) => isInReach(g, own, at, shipping)));
  const touch = marked.some((one) => unmarked.some((other) => isInReach(g, one, other, shipping)));
  if (!merge || touch) return inRange;
  const gap = between(marked, unmarked);
  const shorter = inRange.filter((at) => {
    const joins = isMarked(p, at);
    return between(joins ? [...marked, at] : marked, joins ? unmarked : [...unmarked, at]) < gap;
  });
  return shorter.length > 0 ? shorter : inRange;
}
