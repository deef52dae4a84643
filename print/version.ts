import type { Shape } from '../core/look/drawing.ts';

/** Versions of what was printed, by language and name. */
export type Versions = Readonly<Record<string, string>>;

const letters = 4;

/** Four letters that are others as soon as anything in a drawing is: the hash FNV-1a. */
export function versionOf(shapes: readonly Shape[]): string {
  let hash = 0x811c9dc5;
  for (const character of JSON.stringify(shapes))
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  return (hash % 36 ** letters).toString(36).padStart(letters, '0');
}
