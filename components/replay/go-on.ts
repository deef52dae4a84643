import type { Frame } from '../../core/engine/frames.ts';
import type { Database } from '../../core/store/database.ts';
import { inForce } from '../../core/store/resume.ts';
import { storeGame } from '../files/stored-game.ts';
import type { OpenGame } from '../table/open-game.ts';

/** A new game that goes on from a moment of another, which stays as it is. Answers its key. */
export async function goOnFrom(
  database: Database,
  { record, log, session: { bot } }: OpenGame,
  { session }: Frame,
): Promise<string> {
  const [first] = inForce(log);
  const resumed = first?.type === 'resumed' ? [first] : [];
  const begun = { bot, start: record.start, log: [...resumed, ...session.deeds] };
  return (await storeGame(database, begun)).id;
}
