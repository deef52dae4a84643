import type { Question } from '../../engine/bot.ts';
import type { Key } from './phrases.ts';
import type { TerraTable } from './state.ts';

/** What contradicts what is known is said to do so, and kept: it counts if the player means it, else it is asked again from there. */
export function believed<T>(
  table: TerraTable,
  ask: (before: T | undefined) => T,
  doubt: (value: T) => Question<Key> | undefined,
): T {
  for (let before: T | undefined; ;) {
    const value = ask(before);
    const against = doubt(value);
    if (!against || table.yesNo(against)) return value;
    before = value;
  }
}
