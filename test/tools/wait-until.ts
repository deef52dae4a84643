// eslint-disable-next-line no-restricted-imports -- for all others
import { waitUntil as waitFor } from '@open-wc/testing';

/** Waits until it is so, however busy the machine is: only what never happens fails. */
export const waitUntil = (isSo: () => unknown, otherwise?: string): Promise<void> =>
  waitFor(isSo, otherwise, { timeout: 60_000 });
