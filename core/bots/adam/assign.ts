import type { Phrase } from '../../engine/bot.ts';
import type { Colour } from './cards.ts';
import type { Key } from './phrases.ts';
import { counted, laidOut, listed, sumOf, wants } from './pieces.ts';
import { faceOf, missingOn, nameOf, shown, type AdamTable, type State } from './state.ts';

interface Placed {
  readonly colour: Colour;
  /** Index among his cards. */
  readonly card: number;
  count: number;
}

/**
 * «1. Suchen»: each piece goes to his left-most card that needs it, else it is discarded. A white ∞ takes any piece:
 * of several, those come first that no card needs by their colour.
 */
export function distribute(
  s: State,
  pieces: readonly Colour[],
  without?: number,
): { placed: readonly Placed[]; rest: readonly Colour[] } {
  const candidates = [...s.open.entries()].filter(([index]) => index !== without);
  const isNeeded = (colour: Colour): boolean => candidates.some(([, card]) => missingOn(s, card)[colour] > 0);
  const needed = new Set(pieces.filter(isNeeded));
  const sorted = laidOut(counted(pieces));
  const inOrder = [
    ...sorted.filter((colour) => !needed.has(colour)),
    ...sorted.filter((colour) => needed.has(colour)),
  ];

  const placed: Placed[] = [];
  const rest: Colour[] = [];
  for (const colour of inOrder) {
    const target = candidates.find(([, card]) => wants(missingOn(s, card), colour));
    if (!target) {
      rest.push(colour);
      continue;
    }
    const [card, open] = target;
    open.held[colour] += 1;
    const same = placed.find((one) => one.colour === colour && one.card === card);
    if (same) same.count += 1;
    else placed.push({ colour, card, count: 1 });
  }
  placed.sort((one, other) => one.card - other.card);
  for (const colour of rest) s.discarded[colour] += 1;
  return { placed, rest };
}

/** Tells where pieces go: `place` from the board, `move` from a fulfilled card. */
export function assign(
  s: State,
  table: AdamTable,
  say: 'place' | 'move',
  pieces: readonly Colour[],
  without?: number,
): void {
  const { placed, rest } = distribute(s, pieces, without);
  for (const { colour, card, count } of placed) {
    const open = s.open[card];
    if (!open) throw new Error(`no card ${card}`);
    const position = card + 1;
    const miss = missingOn(s, open);
    table.tell(
      say,
      { count, colour, position, left: sumOf(miss), card: nameOf(s, open.card), ...listed(miss) },
      { ...shown(s, open.card), because: [{ say: 'because-left-most', with: { position, colour } }] },
    );
  }
  if (rest.length > 0) {
    const because: Phrase<Key>[] = [{ say: 'because-unneeded', with: {} }];
    table.tell('discard', listed(counted(rest)), { because });
  }
}

/** «2. Erfüllen»: from the left; pieces that move on may complete another card in the same turn. */
export function fulfil(s: State, table: AdamTable): void {
  for (;;) {
    const index = s.open.findIndex((card) => sumOf(missingOn(s, card)) === 0);
    const done = s.open[index];
    if (!done) return;
    const { points, provenance } = faceOf(s, done.card);
    s.fulfilled.push(done.card);
    table.tell(
      'fulfil',
      { position: index + 1, points, card: nameOf(s, done.card), provenance },
      { hero: points, ...shown(s, done.card) },
    );
    assign(s, table, 'move', laidOut(done.held), index);
    s.open.splice(index, 1);
  }
}
