import { isRecord } from '../../core/engine/expects.ts';
import { parsed } from '../../core/engine/file.ts';
import type { Database } from '../../core/store/database.ts';
import type { Route } from '../shell/route.ts';
import { largestBackup, planRestore } from './backup.ts';
import { importCards, importGame, textOf } from './import.ts';

/** A file of ours that was opened with the app or shared to it, whichever it is. Answers where to look at what came. */
export async function takeFile(database: Database, file: Blob): Promise<Route> {
  const text = await textOf(file, largestBackup);
  const content = parsed(text, 'refused-file-json');
  if (isRecord(content) && 'visavis-cards' in content)
    return { at: 'cards', bot: (await importCards(database, file)).bot.id };
  if (isRecord(content) && 'games' in content) await (await planRestore(database, text)).apply();
  else await importGame(database, file);
  return { at: 'games' };
}

/** What the service worker put aside for the page, once. */
export async function sharedFile(): Promise<Blob | undefined> {
  const cache = await caches.open('shared');
  const answer = await cache.match('file');
  await cache.delete('file');
  return answer?.blob();
}
