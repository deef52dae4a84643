import type { Values } from '../../engine/bot.ts';
import { colours, wishes, type Colour, type Needs, type Wish } from './cards.ts';

export type Pieces = Record<Colour, number>;

export function counted(pieces: readonly Colour[]): Pieces {
  const result: Pieces = { yellow: 0, red: 0, black: 0, green: 0, blue: 0 };
  for (const colour of pieces) result[colour] += 1;
  return result;
}

/** One by one, in the order of the colours. */
export function laidOut(pieces: Readonly<Pieces>, order: readonly Colour[] = colours): Colour[] {
  return order.flatMap((colour) => Array.from({ length: pieces[colour] }, () => colour));
}

export function sumOf(pieces: Readonly<Partial<Record<Wish, number>>>): number {
  return Object.values(pieces).reduce((sum, count) => sum + count, 0);
}

export function missing(needs: Needs, held: Readonly<Pieces>): Needs {
  const surplus = colours.reduce((sum, colour) => sum + Math.max(0, held[colour] - needs[colour]), 0);
  const open = (colour: Colour): number => Math.max(0, needs[colour] - held[colour]);
  return {
    yellow: open('yellow'),
    red: open('red'),
    black: open('black'),
    green: open('green'),
    blue: open('blue'),
    any: Math.max(0, needs.any - surplus),
  };
}

/** An open white ∞ takes every piece. */
export function wants(miss: Needs, colour: Colour): boolean {
  return miss[colour] > 0 || miss.any > 0;
}

/** Pieces as values of a phrase: `c1`, `n1`, `c2`, …: a language has its own way to list them. */
export function listed(pieces: Readonly<Partial<Record<Wish, number>>>): Values {
  const there = wishes.filter((wish) => (pieces[wish] ?? 0) > 0);
  const values: Record<string, string | number> = {};
  wishes.forEach((_, index) => {
    const wish = there[index];
    values[`c${index + 1}`] = wish ?? 'none';
    values[`n${index + 1}`] = wish === undefined ? 0 : (pieces[wish] ?? 0);
  });
  return values;
}

/** The colours that a card looks for; with an open white ∞ it looks for any piece. */
export function sought(miss: Needs): Values {
  return listed(miss.any > 0 ? { any: 1 } : miss);
}
