/** When the page has been on the screen as it came; in a tab that nobody looks at, at once, and where it is not told, after a while. */
export const painted = (): Promise<unknown> =>
  document.hidden || performance.getEntriesByType('paint').length > 0
    ? Promise.resolve()
    : Promise.race([
        new Promise((resolve) => new PerformanceObserver(resolve).observe({ type: 'paint', buffered: true })),
        new Promise((resolve) => setTimeout(resolve, 3000)),
      ]);
