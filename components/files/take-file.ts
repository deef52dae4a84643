import { botOfCardsFile } from '../../core/engine/cards-file.ts';
import { botOfGameFile, parsed } from '../../core/engine/file.ts';
import { isRecord } from '../../core/engine/record.ts';
import type { Route } from '../shell/route.ts';
import { largestBackup } from './backup.ts';
import { bring } from './brought.ts';
import { textOf } from './import.ts';

/** A file of ours that was opened with the app or shared to it waits for the screen that takes such files: this one. */
export async function takeFile(file: Blob): Promise<Route> {
  const route = whereTo(await textOf(file, largestBackup));
  bring(route, file);
  return route;
}

function whereTo(text: string): Route {
  const content = parsed(text, 'refused-file-json');
  if (isRecord(content) && 'visavis-cards' in content) return { at: 'cards', bot: botOfCardsFile(text) };
  if (isRecord(content) && 'games' in content) return { at: 'settings' };
  botOfGameFile(content);
  return { at: 'games' };
}

/** What the service worker put aside for the page, once. */
export async function sharedFile(): Promise<Blob | undefined> {
  const cache = await caches.open('shared');
  const answer = await cache.match('file');
  await cache.delete('file');
  return answer?.blob();
}
