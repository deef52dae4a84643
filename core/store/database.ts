import { openDB, type DBSchema, type IDBPDatabase, type IDBPTransaction, type StoreNames } from 'idb';
import { isRecord } from '../engine/record.ts';
import type { Snapshot } from '../engine/session.ts';
import { Refusal } from '../engine/refusal.ts';
import type { GameRecord, Page, Shelf, WholeGame } from './games.ts';
import { asRefusal } from './refusals.ts';
import type { Voice } from './voices.ts';

export interface Schema extends DBSchema {
  games: {
    key: string;
    value: GameRecord;
    /** By when they were played last; and the same, game by game. */
    indexes: { shelf: [Shelf, number]; game: [Shelf, string, number] };
  };
  entries: { key: [string, number]; value: Page };
  /** The card sets that games began with: the list of games does not need them. */
  sets: { key: string; value: { game: string; cards: unknown } };
  snapshots: { key: string; value: Snapshot & { game: string } };
  settings: { key: string; value: { name: string; value: unknown } };
  /** Card sets with what a player put in, by bot. */
  cards: { key: string; value: { bot: string; cards: unknown } };
  voices: { key: [string, string]; value: Voice };
}

export type Database = IDBPDatabase<Schema>;
export type Store = StoreNames<Schema>;
type Upgrade = IDBPTransaction<Schema, Store[], 'versionchange'>;
export type Transaction = IDBPTransaction<Schema, Store[], 'readwrite'>;

/** One step from a version to the next. It may wait for requests of its transaction, and for nothing else. */
export type Migration = (db: Database, upgrade: Upgrade) => void | Promise<void>;

/** In order; the version of a database is how many of these it has seen. Only ever add to the end. */
export const migrations: readonly Migration[] = [
  function first(db) {
    db.createObjectStore('games', { keyPath: 'id' });
    db.createObjectStore('entries', { keyPath: ['game', 'n'] });
    db.createObjectStore('snapshots', { keyPath: 'game' });
    db.createObjectStore('settings', { keyPath: 'name' });
  },
  function ownCards(db) {
    db.createObjectStore('cards', { keyPath: 'bot' });
  },
  function voices(db) {
    db.createObjectStore('voices', { keyPath: ['player', 'language'] });
  },
  async function setsApart(db, upgrade) {
    db.createObjectStore('sets', { keyPath: 'game' });
    const sets = upgrade.objectStore('sets');
    for await (const cursor of upgrade.objectStore('games').iterate()) {
      const record = cursor.value as Partial<WholeGame>;
      // One that is damaged stays as it is.
      if (!isRecord(record.start) || !('cards' in record.start) || !record.id) continue;
      const { cards, ...start } = record.start;
      await sets.put({ game: record.id, cards });
      await cursor.update({ ...cursor.value, start });
    }
  },
  async function shelves(_db, upgrade) {
    const games = upgrade.objectStore('games');
    games.createIndex('shelf', ['shelf', 'changedAt']);
    games.createIndex('game', ['shelf', 'start.bot', 'changedAt']);
    for await (const cursor of games.iterate()) {
      const { summary } = cursor.value as Partial<GameRecord>;
      if (!isRecord(summary)) continue;
      await cursor.update({ ...cursor.value, shelf: summary.over ? 'over' : 'running' });
    }
  },
  function pages() {
    // Logs are bound as they grow; an app that knows only single entries must not read them.
  },
];

export interface Opening {
  /** This connection is closed: a newer version was opened in another tab, or the browser ended it. */
  readonly onClosed?: (why: Refusal) => void;
  /** Another tab keeps the old version open; opening goes on as soon as it is closed. */
  readonly onBlocked?: (why: Refusal) => void;
  readonly migrations?: readonly Migration[];
}

export async function openDatabase(name = 'visavis', opening: Opening = {}): Promise<Database> {
  if (typeof indexedDB === 'undefined') throw new Refusal('refused-store-unavailable');
  const steps = opening.migrations ?? migrations;
  let failure: unknown;
  try {
    return await openDB<Schema>(name, steps.length, {
      upgrade(db, from, _to, upgrade) {
        migrate(steps.slice(from), db, upgrade).catch((error: unknown) => {
          failure = error;
          // All steps or none: the data stays readable for the version it has.
          void abandon(upgrade);
        });
      },
      blocked: () => opening.onBlocked?.(new Refusal('refused-store-blocked')),
      // Without this the newer version in the other tab would wait for ever.
      blocking(_current, _blocked, event) {
        (event.target as IDBDatabase).close();
        opening.onClosed?.(new Refusal('refused-store-closed'));
      },
      terminated: () => opening.onClosed?.(new Refusal('refused-store-closed')),
    });
  } catch (error) {
    if (failure !== undefined) throw asRefusal(failure);
    // While opening, this is a browser that keeps nothing (private windows), not a closed connection.
    if (error instanceof DOMException && error.name === 'InvalidStateError')
      throw new Refusal('refused-store-unavailable');
    throw asRefusal(error);
  }
}

async function migrate(steps: readonly Migration[], db: Database, upgrade: Upgrade): Promise<void> {
  for (const step of steps) await step(db, upgrade);
}

/**
 * All of the work or nothing of it. Resolves only when the transaction is complete and the system was
 * asked to put it on the disk: what is shown afterwards is stored.
 */
export async function write<T>(
  db: Database,
  stores: Store[],
  work: (transaction: Transaction) => Promise<T>,
): Promise<T> {
  try {
    const transaction = db.transaction(stores, 'readwrite', { durability: 'strict' });
    try {
      const result = await work(transaction);
      await transaction.done;
      return result;
    } catch (error) {
      await abandon(transaction);
      throw error;
    }
  } catch (error) {
    throw asRefusal(error);
  }
}

async function abandon(transaction: Transaction | Upgrade): Promise<void> {
  try {
    transaction.abort();
  } catch {
    // It has already ended by itself.
  }
  await transaction.done.catch(() => undefined);
}

export async function read<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw asRefusal(error);
  }
}
