import type { Phrase } from '../../engine/bot.ts';
import type { Key } from './phrases.ts';

type Reading<K extends string = Key> = K extends `aid-reading-${infer Name}` ? Name : never;

/** Where the rulebook can be read in another way, too, the reasons say how we read it; the help lists all of them. */
export const reading = (name: Reading): Phrase<Key> => ({ say: `aid-reading-${name}`, with: {} });

/** Only where it mattered. */
export const readingIf = (matters: boolean, name: Reading): Phrase<Key>[] => (matters ? [reading(name)] : []);
