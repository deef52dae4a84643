import { nameOf, positionOf, powerBeside } from '../mirror.ts';
import { factionOf, whose, type Doing, type State, type TerraTable } from '../state.ts';
import { climb } from './cult.ts';

/** What her faction answers to: the player gained so much power through one of her buildings. */
const powerForCult = 2;
const cultSteps = 1;

/** A building of hers came or grew beside the players: each may take power. */
export function offerPower(s: State, table: TerraTable, now: Doing, at: number): void {
  if (!s.board) return;
  const position = positionOf(s, s.board);
  const offered = s.humans.map((human) => powerBeside(position, at, [human]));
  s.humans.forEach((human, index) => {
    const power = offered[index] ?? 0;
    if (power > 0)
      table.tell(
        'offer-power',
        { who: whose(s, human), power, hex: nameOf(position.geometry, at) },
        { hero: power },
      );
  });
  if (Math.max(...offered) >= powerForCult) askPower(s, table, now);
}

/** A faction that climbs for the player's power: only the player knows how much was taken. */
export function askPower(s: State, table: TerraTable, now: Doing): void {
  if (factionOf(s).ability !== 'cult-for-power') return;
  if (!table.yesNo({ say: 'took-power', with: { power: powerForCult } })) return;
  climb(s, table, now, { pick: 'catch-up', steps: cultSteps });
}
