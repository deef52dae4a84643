/** So long, in milliseconds, may work go on before keys and frames have their turn. */
const slice = 10;

/** To be awaited between the pieces of a longer work: goes on at once, or lets others in first. */
export function breather(): () => Promise<void> {
  let since = performance.now();
  return async () => {
    if (performance.now() - since < slice) return;
    await new Promise((resolve) => setTimeout(resolve));
    since = performance.now();
  };
}
