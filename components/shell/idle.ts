/** When the screen is drawn and nothing is left to do. Not every browser tells; then it is the next moment. */
export const idle = (): Promise<unknown> =>
  new Promise((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(resolve);
    else setTimeout(resolve);
  });
