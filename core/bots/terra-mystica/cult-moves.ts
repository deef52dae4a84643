import type { Human, State } from './state.ts';
import { highestLevel, type Cult } from './tiles.ts';

/** Only one marker may be on 10. */
export function move(s: State, cult: Cult, who: Human, steps: number): void {
  const levels = s.levels[cult];
  const others = s.humans.filter((human) => human !== who).map((human) => levels[human]);
  const top = [levels.bot, ...others].includes(highestLevel) ? highestLevel - 1 : highestLevel;
  levels[who] = Math.max(0, Math.min(top, levels[who] + steps));
}
