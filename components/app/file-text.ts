import { Refusal } from '../../core/engine/refusal.ts';

/** What stands in a file that the player chose. One that is far too large is not even read. */
export async function textOf(file: Blob, largest: number): Promise<string> {
  if (file.size > largest) throw new Refusal('refused-file-large');
  try {
    return await file.text();
  } catch {
    throw new Refusal('refused-file-unread'); // moved or deleted since it was chosen
  }
}
