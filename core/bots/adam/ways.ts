import { colours } from './cards.ts';
import { counted, laidOut, sumOf, type Pieces } from './pieces.ts';
import { confirmNumbers } from './numbers.ts';
import type { AdamTable, State } from './state.ts';
import { boardNow, fullSupply, kindOf, kinds, placesIn, type Kind, type Supply } from './supply.ts';

/** From now on he asks. */
export function toAsk(s: State, table: AdamTable): void {
  s.supply = null;
  s.row = null;
  table.tell('now-ask');
}

/** Mirroring begins anew in the middle of a game: what lies on the board, and what is left in the bags. */
export function toMirror(s: State, table: AdamTable): void {
  confirmNumbers(s, table);
  const supply = fullSupply();
  const { spots } = s.cards.numbers;
  const places = placesIn(spots);
  const question = { of: places, marks: colours, min: 0, likely: places.length, board: boardNow(supply) };
  supply.board = { ...(table.marks({ say: 'what-lies', ...question }) as Supply['board']) };
  for (const kind of kinds) {
    const start = mostInBag(s, supply, kind);
    if (sumOf(start) > 0)
      supply.bag[kind] = table.tally({ say: 'bag-now', of: colours, with: { kind }, start });
    else supply.bag[kind] = start;
  }
  s.supply = table.yesNo({ say: 'app-draws' }) ? { ...supply, draws: 'app' } : supply;
  table.tell('now-mirror', {}, { board: boardNow(s.supply) });
}

/** All but what is seen elsewhere; what lies with him mostly are bodies. What the player has, the player counts. */
function mostInBag(s: Readonly<State>, { board, bag }: Supply, kind: Kind): Pieces {
  const { spots } = s.cards.numbers;
  const onBoard = Object.entries(board).flatMap(([place, colour]) =>
    kindOf(spots, place) === kind ? colour : [],
  );
  const his =
    kind === 'body' ? [s.discarded, ...s.open.map(({ held }) => held)].flatMap((p) => laidOut(p)) : [];
  const seen = counted([...onBoard, ...his]);
  const left = counted([]);
  for (const colour of colours) left[colour] = Math.max(0, bag[kind][colour] - seen[colour]);
  return left;
}
