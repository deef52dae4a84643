import { Refusal } from '../../core/engine/refusal.ts';
import { download } from './downloads.ts';

export const canShare = (file: File): boolean =>
  typeof navigator.canShare === 'function' && navigator.canShare({ files: [file] });

export const isChangeOfMind = (error: unknown): boolean =>
  error instanceof DOMException && error.name === 'AbortError';

/** Hands a file to another app. False if the player changed his mind. */
export async function shared(file: File): Promise<boolean> {
  try {
    await navigator.share({ files: [file], title: file.name });
    return true;
  } catch (error) {
    if (isChangeOfMind(error)) return false;
    throw new Refusal('print-share-failed');
  }
}

/** Hands a picture and its words to another app; where the system has no dialog for that, it is saved. Nothing if the player changed his mind. */
export async function handOver(file: File, words: string): Promise<'shared' | 'saved' | undefined> {
  if (canShare(file)) return through({ files: [file], text: words });
  download(file.name, file, file.type);
  return 'saved';
}

/** The same for words alone; without a dialog they are copied. */
export async function tell(words: string): Promise<'shared' | 'copied' | undefined> {
  if ('share' in navigator) return through({ text: words });
  try {
    await (navigator as Navigator).clipboard.writeText(words);
    return 'copied';
  } catch {
    throw new Refusal('app-not-shared');
  }
}

async function through(what: ShareData): Promise<'shared' | undefined> {
  try {
    await navigator.share(what);
    return 'shared';
  } catch (error) {
    if (isChangeOfMind(error)) return undefined;
    throw new Refusal('app-not-shared');
  }
}
