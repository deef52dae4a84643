import { factionOf, gain, shippingOf, type Doing, type State, type TerraTable } from '../state.ts';
import { build } from './build.ts';
import { climb } from './cult.ts';
import { herCard } from '../her-card.ts';

/** «Völkeraktion»: what the faction card says, from top to bottom; the player reads what is not known. */
export function factionAction(s: State, table: TerraTable, now: Doing): void {
  const { id, actions, provenance } = factionOf(s);
  const { direction, count, row } = now.support;
  for (const action of actions)
    switch (action.kind) {
      case 'build':
        build(s, table, now, { ...action, shipping: shippingOf(s), isOfFaction: true });
        break;
      case 'points':
        gain(s, 'cards', action.points);
        table.tell('points', { points: action.points, provenance }, { hero: action.points, card: now.card });
        break;
      case 'cult':
        climb(s, table, now, { pick: 'catch-up', steps: action.steps });
        break;
      case 'read':
        table.tell(
          `read-${action.text}`,
          { row, direction, count },
          { card: { deck: 'factions', card: id } },
        );
        herCard(s, table);
        break;
    }
}
