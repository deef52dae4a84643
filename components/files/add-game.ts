import type { Json } from '../../core/engine/bot.ts';
import type { GameFile } from '../../core/engine/file.ts';
import type { Entry, Session, Start } from '../../core/engine/session.ts';
import { canonical } from '../../core/engine/units.ts';
import type { Database } from '../../core/store/database.ts';
import { appendEntries, listGames, readLog } from '../../core/store/games.ts';
import { entriesOf, storeGame, summaryOf } from './stored-game.ts';

/** `further`: a game that is here went on elsewhere, and goes on from there. `known`: nothing new in it. */
export type Added = 'fresh' | 'further' | 'known';

/** A game from another device or day. Where both went on, they are two games from now on: nothing is lost. */
export async function addGame(database: Database, file: GameFile, session: Session): Promise<Added> {
  const records = (await listGames(database)).filter(({ start }) => beganAlike(start, file.start));
  const here = await Promise.all(
    records.map(async ({ id }) => ({
      id,
      log: (await readLog(database, id)).map(({ entry }) => entry),
    })),
  );
  if (here.some(({ log }) => beginsWith(log, file.log))) return 'known';
  const shorter = here.find(({ log }) => beginsWith(file.log, log));
  if (!shorter) {
    await storeGame(database, file, session);
    return 'fresh';
  }
  const { id, log } = shorter;
  const more = entriesOf(file, Date.now()).slice(log.length);
  await appendEntries(database, id, log.length, more, summaryOf(session), file.snapshot);
  return 'further';
}

/** Options that an update has added are not in an older start. */
function beganAlike(here: Start, there: Start): boolean {
  return (
    here.bot === there.bot &&
    here.seed === there.seed &&
    Object.entries(here.options).every(([name, value]) => there.options[name] === value) &&
    canonical(here.cards as Json) === canonical(there.cards as Json)
  );
}

function beginsWith(log: readonly Entry[], beginning: readonly Entry[]): boolean {
  return beginning.every((entry, n) => n < log.length && JSON.stringify(entry) === JSON.stringify(log[n]));
}
