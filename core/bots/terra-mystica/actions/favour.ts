import type { State, TerraTable } from '../state.ts';
import { favourSteps } from '../tiles.ts';
import { learnLevels, openTracks, pickTrack, rise } from './cult.ts';
import type { Doing } from './doing.ts';

const firstRound = 5;

/** «Gunstplättchen nehmen»: in rounds 5 and 6, a tile of three steps on a track without a marker on 10. */
export function favour(s: State, table: TerraTable, { support, card }: Doing): void {
  if (s.round < firstRound) {
    table.tell('favour-too-early', { round: firstRound }, { card });
    return;
  }
  learnLevels(s, table);
  for (;;) {
    const options = openTracks(s).filter((track) => s.favours.includes(track));
    if (options.length === 0) {
      table.tell('favour-none', {}, { card });
      return;
    }
    const { option: track, because: chain } = pickTrack(s, table, support, support.cult, options);
    const because = [{ say: 'because-favours', with: { left: options.length } } as const, ...chain];
    const isThere = s.board !== null || table.yesNo({ say: 'favour-there', with: { cult: track }, card });
    s.favours = s.favours.filter((other) => other !== track);
    if (!isThere) continue;
    rise(s, track, favourSteps);
    const values = { cult: track, steps: favourSteps, level: s.levels[track].bot };
    table.tell('favour', values, { hero: favourSteps, because, card });
    return;
  }
}
