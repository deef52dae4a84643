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
