/** When the screen is drawn and nothing is left to do. Not every browser tells; then it is the next moment. */
export const idle = (): Promise<unknown> =>
  new Promise((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(resolve);
    else setTimeout(resolve);
  });

/** When the page as it came has been seen: what is taken away before, the browser counts as never painted. A moment where it does not tell. */
export const seen = (): Promise<unknown> =>
  new Promise((resolve) => {
    new PerformanceObserver(resolve).observe({ type: 'paint', buffered: true });
    setTimeout(resolve, 100);
  });
