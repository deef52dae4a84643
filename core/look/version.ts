import type { Shape } from './drawing.ts';

/** Versions of what was printed, by language and name. */
export type Versions = Readonly<Record<string, string>>;

const letters = 4;

/** A face is drawn once and then printed, compared and kept: its version is computed once too. */
const known = new WeakMap<readonly Shape[], string>();

/** Four letters that are others as soon as anything in a drawing is: the hash FNV-1a. */
export function versionOf(shapes: readonly Shape[]): string {
  const before = known.get(shapes);
  if (before !== undefined) return before;
  const written = JSON.stringify(shapes);
  let hash = 0x811c9dc5;
  for (let i = 0; i < written.length; i++) hash = Math.imul(hash ^ written.charCodeAt(i), 0x01000193);
  const version = ((hash >>> 0) % 36 ** letters).toString(36).padStart(letters, '0');
  known.set(shapes, version);
  return version;
}
