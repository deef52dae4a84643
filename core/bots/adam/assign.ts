import type { Phrase, Values } from '../../engine/bot.ts';
import { colours, type Colour, type Needs, type Wish } from './cards.ts';
import type { Key } from './phrases.ts';
import { counted, listed, sumOf, wants } from './pieces.ts';
import {
  faceOf,
  heldOn,
  heroOf,
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

/** Pieces on their way: to one of his cards, or out of the game. */
export interface Move {
  readonly colour: Colour;
  readonly count: number;
  /** Index among his cards; null: discarded. */
  readonly card: number | null;
}

interface Plan {
  readonly moves: readonly Move[];
  readonly because: readonly Phrase<Key>[];
}

/** Where these pieces go, and why. */
export function planned(s: Readonly<State>, pieces: readonly Colour[], isMovingOn = false): Plan {
  const missing = s.open.map((card) => missingOn(s, card));
  const { placed, rest } = distribute(missing, pieces);
  const over = counted(rest);
  const discarded = colours.filter((colour) => over[colour] > 0);
  return {
    moves: [...placed, ...discarded.map((colour) => ({ colour, count: over[colour], card: null }))],
    because: unique([
      ...placed.flatMap((one) => reasons(s, missing[one.card], one)),
      ...(isMovingOn && placed.length > 0 ? [{ say: 'because-moves-on', with: {} } as const] : []),
      ...(rest.length > 0
        ? ([
            { say: 'because-unneeded', with: listed(over) },
            { say: 'because-box', with: {} },
          ] as const)
        : []),
    ]),
  };
}

const unique = (phrases: readonly Phrase<Key>[]): Phrase<Key>[] => [
  ...new Map(phrases.map((phrase) => [JSON.stringify(phrase), phrase])).values(),
];

/** Why these pieces go to this card: for its colour, for its white ∞, or for both. */
function reasons(
  s: Readonly<State>,
  miss: Needs | undefined,
  { colour, card, count }: Placed,
): Phrase<Key>[] {
  const position = card + 1;
  const open = s.open[card];
  if (!miss || !open) return [];
  return [
    ...(miss[colour] > 0 ? [{ say: 'because-left-most', with: { position, colour } } as const] : []),
    ...(miss[colour] < count
      ? ([
          { say: 'because-white', with: { position } },
          { say: 'because-white-last', with: {} },
        ] as const)
      : []),
    ...infinite(s, open),
  ];
}

/** How we read ∞ on a card whose pattern is there more than once. */
function infinite(s: Readonly<State>, { card }: OpenCard): Phrase<Key>[] {
  const { infinities } = faceOf(s, card);
  return infinities > 1 ? [{ say: 'because-infinite', with: { count: infinities } }] : [];
}

/** Puts the pieces where they go. */
export function carryOut(s: State, moves: readonly Move[], from?: OpenCard): void {
  for (const { colour, count, card } of moves) {
    const to = card === null ? s.discarded : s.open[card]?.held;
    if (!to) throw new Error(`no card ${card}`);
    if (from) from.held[colour] -= count;
    to[colour] += count;
  }
}

/** So many moves can be said in one sentence. */
const mostMoves = 2;

/** Moves as values of a phrase: `n1` pieces `c1` to card `to1`, 0 for none, the same as the next, …. */
export function movesIn(moves: readonly Move[]): Values {
  const values: Record<string, string | number> = {};
  for (let n = 0; n < mostMoves; n++) {
    const move = moves[n];
    const isSame = move && n + 1 < mostMoves && moves[n + 1]?.card === move.card;
    values[`n${n + 1}`] = move?.count ?? 0;
    values[`c${n + 1}`] = move?.colour ?? 'none';
    values[`to${n + 1}`] = isSame ? 'same' : (move?.card ?? -1) + 1;
  }
  return values;
}

/** Moves that are told together: to one card, and no more than a sentence holds. */
export function inSentences(moves: readonly Move[]): Move[][] {
  return moves.reduce<Move[][]>((told, move) => {
    const last = told.at(-1);
    const isTogether = last && last.length < mostMoves && last[0]?.card === move.card;
    return isTogether ? [...told.slice(0, -1), [...last, move]] : [...told, [move]];
  }, []);
}

/** «2. Erfüllen»: from the left; pieces that move on may complete another card in the same turn. */
export function fulfil(s: State, table: AdamTable): void {
  for (let isFirst = true; ; isFirst = false) {
    const index = s.open.findIndex((card) => sumOf(missingOn(s, card)) === 0);
    const done = s.open[index];
    if (!done) return;
    const position = index + 1;
    const { points, provenance } = faceOf(s, done.card);
    const full: Phrase<Key>[] = [
      { say: 'because-full', with: { position, ...listed(done.held) } },
      ...(isFirst ? [] : [{ say: 'because-same-turn', with: {} } as const]),
      ...infinite(s, done),
    ];
    const { moves, because } = planned(s, heldOn(s, done), true);
    const onward = moves.filter(({ card }) => card !== null);
    const moved = onward.length;
    carryOut(s, moves, done);
    s.fulfilled.push(done.card);
    const values = { rest: moves.length - moved, moved, ...movesIn(moved === 1 ? onward : []) };
    table.tell(
      'fulfil',
      { position, points, card: nameOf(s, done.card), provenance, ...values },
      { ...heroOf(points), because: unique([...full, ...because]), ...shown(s, done.card) },
    );
    if (moved > 1) for (const told of inSentences(onward)) table.tell('move', movesIn(told));
    s.open.splice(index, 1);
  }
}
