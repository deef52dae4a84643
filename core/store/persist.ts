/** `kept`: the browser will not clear the games by itself. `unsure`: it may; a file is the safe place. */
export type Persistence = 'kept' | 'unsure';

let asked: Promise<Persistence> | undefined;

/** Asks once a visit, however often it is called: some browsers show the player a question. */
export function askToPersist(): Promise<Persistence> {
  return (asked ??= ask());
}

async function ask(): Promise<Persistence> {
  const storage = navigator.storage as Partial<StorageManager> | undefined;
  try {
    const kept = (await storage?.persisted?.()) || (await storage?.persist?.());
    return kept ? 'kept' : 'unsure';
  } catch {
    // Pages that are not served securely, and some private windows, refuse the question itself.
    return 'unsure';
  }
}

/** Less than any browser gives a site on a device of today, unless its window is private or the device nearly full. */
const leastRoom = 5_000_000_000;

/** What is stored may be gone with this window; a browser does not say so outright. */
export async function isFleeting(): Promise<boolean> {
  const storage = navigator.storage as Partial<StorageManager> | undefined;
  try {
    if (await storage?.persisted?.()) return false;
    const { quota = Infinity } = (await storage?.estimate?.()) ?? {};
    return quota < leastRoom;
  } catch {
    return false;
  }
}
