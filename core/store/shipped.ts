import type { Bot } from '../engine/bot.ts';
import { isRecord } from '../engine/record.ts';
import { read, type Database } from './database.ts';
import { recall, remember } from './memory.ts';

/** The cards of a bot as the player last knew them: an update is told against these. */
interface Shipped {
  readonly versions: Readonly<Record<string, number>>;
  readonly cards: unknown;
}

/** Without a schema, for the home screen's sake; the bot itself reads the cards. */
function isShipped(value: unknown): value is Shipped {
  if (!isRecord(value) || !('cards' in value)) return false;
  const { versions } = value;
  return isRecord(versions) && Object.values(versions).every(Number.isSafeInteger);
}

const prefix = 'shipped-';
const nameOf = ({ id }: Bot): string => `${prefix}${id}`;

export interface News {
  /** The decks with another version. */
  readonly decks: readonly string[];
  /** The cards as they were shipped before; undefined if they cannot be read any more. */
  readonly before: unknown;
}

/** What an update has changed since the player last knew the cards. */
export async function newsOf(db: Database, bot: Bot): Promise<News | undefined> {
  const known = await recall(db, nameOf(bot));
  if (!isShipped(known)) return undefined;
  // A deck that had no version yet was in its first.
  const decks = Object.keys(bot.cards.decks).filter(
    (deck) => (known.versions[deck] ?? 1) !== bot.cards.decks[deck],
  );
  if (decks.length === 0) return undefined;
  return { decks, before: bot.cards.accepts(known.cards) ? known.cards : undefined };
}

/** From the first game or the first look on, the player knows the cards as they are now. */
export async function noteShipped(db: Database, bot: Bot): Promise<void> {
  if (!isShipped(await recall(db, nameOf(bot)))) await understood(db, bot);
}

/** The player has seen what changed. */
export async function understood(db: Database, bot: Bot): Promise<void> {
  await remember(db, nameOf(bot), { versions: bot.cards.decks, cards: bot.cards.shipped });
}

/** The bots whose cards the player knows. */
export async function knownBots(db: Database): Promise<string[]> {
  const names = await read(() => db.getAllKeys('settings', IDBKeyRange.bound(prefix, `${prefix}\uffff`)));
  return names.map((name) => name.slice(prefix.length));
}
