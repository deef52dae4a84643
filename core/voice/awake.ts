/** Keeps the screen on until the returned function is called. Browsers let go of it when the page is hidden: taken again then. */
export function keepAwake(): () => void {
  const over = new AbortController();
  let lock: Promise<WakeLockSentinel | undefined> | undefined;
  const take = (): void => {
    if (document.visibilityState === 'visible' && 'wakeLock' in navigator)
      // Refused with an empty battery: then the screen goes off as usual.
      lock = navigator.wakeLock.request('screen').catch(() => undefined);
  };
  document.addEventListener('visibilitychange', take, { signal: over.signal });
  take();
  return () => {
    over.abort();
    void lock?.then((held) => held?.release());
  };
}
