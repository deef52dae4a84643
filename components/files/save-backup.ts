import { noteBackup } from '../../core/store/backups.ts';
import type { Database } from '../../core/store/database.ts';
import { download } from './downloads.ts';

/** Gives the player a backup of everything. Answers how many games could not be read and are not in it. */
export async function saveBackup(
  database: Database,
  progress: (done: number, of: number) => void,
): Promise<number> {
  const { writeBackup } = await import('./backup.ts');
  const { text, left } = await writeBackup(database, progress);
  download(`visavis-${new Date().toISOString().slice(0, 10)}.json`, text, 'application/json');
  await noteBackup(database);
  return left;
}
