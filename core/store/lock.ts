/** Gives the game free for other tabs. */
export type Release = () => void;

export interface Holding {
  /** Another tab took the game over: this one may only look from now on. */
  readonly onLost?: () => void;
}

/** A tab that is closed or reloaded gives its lock back a moment later, not at once. */
const patience = 1000;

/** One tab writes a game. Nothing comes back if another tab keeps it; `takeOver` then takes it away. */
export function holdGame(id: string, holding: Holding = {}): Promise<Release | undefined> {
  return request(id, { signal: AbortSignal.timeout(patience) }, holding);
}

export async function takeOver(id: string, holding: Holding = {}): Promise<Release> {
  return (await request(id, { steal: true }, holding)) ?? nothingHeld;
}

/** Without Web Locks every tab may write; an entry that comes too late is still refused by the store. */
const nothingHeld: Release = () => undefined;

function request(id: string, options: LockOptions, { onLost }: Holding): Promise<Release | undefined> {
  const locks = navigator.locks as LockManager | undefined;
  if (!locks) return Promise.resolve(nothingHeld);
  return new Promise((resolve, reject) => {
    let held = false;
    const hold = (): Promise<void> =>
      new Promise((release) => {
        held = true;
        resolve(release);
      });
    locks.request(`visavis-game-${id}`, options, hold).catch((error: unknown) => {
      // A lock that was held fails only when it is stolen.
      if (held) onLost?.();
      else if (error === options.signal?.reason) resolve(undefined);
      else reject(error instanceof Error ? error : new Error(String(error)));
    });
  });
}
