/** So long, in milliseconds, may work go on before keys and frames have their turn. */
const slice = 10;

/** To be awaited between the pieces of a longer work: goes on at once, or lets others in first. */
export function breather(): () => Promise<void> {
  let since = performance.now();
  return async () => {
    if (performance.now() - since < slice) return;
    await others();
    since = performance.now();
  };
}

/** A timer makes those who ask for it often wait 4 ms each time; where the browser can do better, it does. */
const others = (): Promise<void> =>
  'scheduler' in globalThis && 'yield' in scheduler
    ? scheduler.yield()
    : new Promise((resolve) => setTimeout(resolve));
