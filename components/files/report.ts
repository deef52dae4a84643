import { undoes } from '../../core/engine/session.ts';
import type { Database } from '../../core/store/database.ts';
import { rawGame, readGame } from '../../core/store/games.ts';
import { lookAt, withEntry } from '../table/open-game.ts';
import { download, downloadGame } from './downloads.ts';

/** What went wrong, for those who can mend it: the fault and the game it happened in, nothing of the player. */
export async function reportOf(
  database: Database | undefined,
  error: unknown,
  game?: string,
): Promise<string> {
  const { name, message, stack } = error instanceof Error ? error : new Error(String(error));
  const played = database && game !== undefined ? await rawGame(database, game).catch(() => null) : null;
  const report = {
    'visavis-report': 1,
    fault: { name, message, stack },
    at: location.hash,
    browser: navigator.userAgent,
    // What the player wrote about the game stays with him.
    game: played && { ...played, record: played.record && { ...played.record, noted: undefined } },
  };
  return JSON.stringify(report, null, 1);
}

export async function saveReport(...of: Parameters<typeof reportOf>): Promise<void> {
  download('visavis-report.json', await reportOf(...of), 'application/json');
}

export async function saveGame(database: Database, id: string): Promise<void> {
  await downloadGame(database, await readGame(database, id));
}

/** The last thing that was done at a table is undone, without showing it: it may be what cannot be shown. */
export async function takeBackAt(database: Database, id: string): Promise<void> {
  const game = await lookAt(database, id);
  if (undoes(game.session)) await withEntry(database, game, { type: 'undone' });
}
