import { Refusal } from '../engine/refusal.ts';

/** What the browser's storage may fail with, and what the player is told. Everything else is a bug. */
const known: Readonly<Record<string, string>> = {
  VersionError: 'refused-store-newer',
  QuotaExceededError: 'refused-store-full',
  SecurityError: 'refused-store-unavailable',
  UnknownError: 'refused-store-unavailable',
  // The connection was closed: another tab brought a newer version, or the browser cleared the data.
  InvalidStateError: 'refused-store-closed',
  AbortError: 'refused-store-closed',
};

/** The refusal that a failure of the storage stands for; any other error comes back as it is. */
export function asRefusal(error: unknown): unknown {
  if (!(error instanceof DOMException)) return error;
  const say = known[error.name];
  if (say === undefined) return error;
  const refusal = new Refusal(say);
  refusal.cause = error;
  return refusal;
}
