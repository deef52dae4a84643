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
  // What is shown is played by the rules of now, though the game may have ended under others.
  const { rules } = bot;
  const resumed = first?.type === 'resumed' ? [{ ...first, rules }] : [];
  const yours = record.yours?.filter(({ turn }) => turn <= turnsOf(session, log));
  const begun = {
    bot,
    start: { ...record.start, rules },
    log: [...resumed, ...session.deeds],
    ...(yours?.length ? { yours } : {}),
  };
  return (await storeGame(database, begun)).id;
}
