import type { Database } from './database.ts';
import { recall, remember } from './memory.ts';
import { finishedSince } from './shelves.ts';

/** So many games that are saved nowhere else are worth a word. */
const manyGames = 10;

/** Of this device: no backup brings it. */
export const backedUp = 'backed-up';

/** All is saved now, or the player said that it can wait: it is counted from here. */
export const noteBackup = (db: Database): Promise<void> => remember(db, backedUp, Date.now());

/** How many games were finished since the last backup; nothing while they are few. */
export async function gamesAtRisk(db: Database): Promise<number | undefined> {
  const since = await recall(db, backedUp);
  // A clock that was ahead then must not silence it for years.
  const isPast = typeof since === 'number' && since <= Date.now();
  const count = await finishedSince(db, isPast ? since : 0);
  return count < manyGames ? undefined : count;
}
