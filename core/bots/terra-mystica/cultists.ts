import { move } from './cult-moves.ts';
import { drawReserve } from './deck-building.ts';
import { cardOf, type State, type TerraTable } from './state.ts';
import { cults } from './tiles.ts';

/** «Kultisten»: a card of the reserve instead of the other players' choice; fixed points, or a cult step. */
export function cultists(s: State, table: TerraTable): void {
  const id = drawReserve(s, table);
  const shown = { card: { deck: 'automa', card: id } };
  const fixed = cardOf(s, id).actions.flatMap((action) =>
    action.kind === 'points' && action.points !== 'x' ? [action.points] : [],
  );
  const [points] = fixed;
  if (points !== undefined) table.tell('cultists-points', { points }, { hero: points, ...shown });
  else if (s.board) move(s, table.choice({ say: 'cultists-track', of: cults, ...shown }), 'you', 1);
  else table.tell('cultists-step', {}, { hero: 1, ...shown });
}
