import type { Frame } from '../../core/engine/frames.ts';
import { turnsOf } from '../../core/engine/your-points.ts';
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
  const yours = record.yours?.filter(({ turn }) => turn <= turnsOf(session));
  const begun = {
    bot,
    start: record.start,
    log: [...resumed, ...session.deeds],
    ...(yours?.length ? { yours } : {}),
  };
  return (await storeGame(database, begun)).id;
}
