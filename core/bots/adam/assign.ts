import type { Phrase } from '../../engine/bot.ts';
import { colours, type Colour, type Needs, type Wish } from './cards.ts';
import type { Key } from './phrases.ts';
import { counted, laidOut, listed, sumOf, wants } from './pieces.ts';
import {
  faceOf,
  heldOn,
  missingOn,
  nameOf,
  shown,
  type AdamTable,
  type OpenCard,
  type State,
} from './state.ts';

interface Placed {
  readonly colour: Colour;
  /** Index among his cards. */
  readonly card: number;
  readonly count: number;
}

/**
 * «1. Suchen»: each piece goes to his left-most card that needs it, the others are the rest. A white ∞ takes any
 * piece: first what no card needs by its colour, so that nothing is discarded that one of them can use.
 */
export function distribute(
  missing: readonly Needs[],
  pieces: readonly Colour[],
): { placed: readonly Placed[]; rest: readonly Colour[] } {
  const cards = missing.map((miss) => ({ miss: { ...miss }, got: [] as Colour[] }));
  const give = (card: (typeof cards)[number], colour: Colour, to: Wish): void => {
    card.got.push(colour);
    card.miss[to] -= 1;
  };
  const { needed, spare } = byNeed(missing, pieces);
  const rest: Colour[] = [];
  for (const colour of spare) {
    const card = cards.find(({ miss }) => miss.any > 0);
    if (card) give(card, colour, 'any');
    else rest.push(colour);
  }
  for (const colour of needed) {
    const card = cards.find(({ miss }) => wants(miss, colour));
    if (card) give(card, colour, card.miss[colour] > 0 ? colour : 'any');
  }
  const placed = cards.flatMap(({ got }, card) => {
    const counts = counted(got);
    return colours
      .filter((colour) => counts[colour] > 0)
      .map((colour) => ({ colour, card, count: counts[colour] }));
  });
  return { placed, rest };
}

/** Pieces that some card needs by their colour, and those that are over. */
function byNeed(
  missing: readonly Needs[],
  pieces: readonly Colour[],
): { needed: readonly Colour[]; spare: readonly Colour[] } {
  const needed: Colour[] = [];
  const spare: Colour[] = [];
  for (const colour of pieces) {
    const open = missing.reduce((sum, miss) => sum + miss[colour], 0);
    (counted(needed)[colour] < open ? needed : spare).push(colour);
  }
  return { needed, spare };
}

/** Puts the pieces where they go and tells it: `place` from the board, `move` from a fulfilled card. */
function assign(s: State, table: AdamTable, pieces: readonly Colour[], from?: OpenCard): void {
  const { placed, rest } = distribute(
    s.open.map((card) => missingOn(s, card)),
    pieces,
  );
  for (const { colour, card, count } of placed) {
    const open = s.open[card];
    if (!open) throw new Error(`no card ${card}`);
    const position = card + 1;
    const because = reasons(missingOn(s, open), { colour, card, count });
    if (from) from.held[colour] -= count;
    open.held[colour] += count;
    const miss = missingOn(s, open);
    table.tell(
      from ? 'move' : 'place',
      { count, colour, position, left: sumOf(miss), card: nameOf(s, open.card), ...listed(miss) },
      { ...shown(s, open.card), because },
    );
  }
  if (rest.length === 0) return;
  for (const colour of rest) {
    if (from) from.held[colour] -= 1;
    s.discarded[colour] += 1;
  }
  const because: Phrase<Key>[] = [
    { say: 'because-unneeded', with: {} },
    { say: 'because-box', with: {} },
  ];
  table.tell(from ? 'discard-rest' : 'discard', listed(counted(rest)), { because });
}

/** Why these pieces go to this card: for its colour, for its white ∞, or for both. */
function reasons(miss: Needs, { colour, card, count }: Placed): Phrase<Key>[] {
  const position = card + 1;
  return [
    ...(miss[colour] > 0 ? [{ say: 'because-left-most', with: { position, colour } } as const] : []),
    ...(miss[colour] < count
      ? ([
          { say: 'because-white', with: { position } },
          { say: 'because-white-last', with: {} },
        ] as const)
      : []),
  ];
}

/** «1. Suchen»: what he took from the board. */
export function place(s: State, table: AdamTable, taken: readonly Colour[]): void {
  assign(s, table, laidOut(counted(taken)));
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
    assign(s, table, heldOn(s, done), done);
    s.open.splice(index, 1);
  }
}
