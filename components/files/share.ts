import { Refusal } from '../../core/engine/refusal.ts';

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
