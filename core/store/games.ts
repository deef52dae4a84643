import type { Phrase, Score } from '../engine/bot.ts';
import { Refusal } from '../engine/refusal.ts';
import type { Entry, Start } from '../engine/session.ts';
import { read, write, type Database } from './database.ts';
import { newId } from './id.ts';

/** What the list of games shows, so that it need not replay them. */
export interface Summary {
  readonly headline: Phrase;
  readonly over: boolean;
  readonly score?: Score;
}

export interface GameRecord {
  readonly id: string;
  readonly start: Start;
  /** The rules in force: those of the start, or of the last `resumed` entry. */
  readonly rules: number;
  readonly createdAt: number;
  readonly changedAt: number;
  /** How many entries the log has. */
  readonly length: number;
  readonly summary: Summary;
}

export interface StoredEntry {
  readonly n: number;
  readonly at: number;
  readonly entry: Entry;
}

/** The state at the last finished turn, as it was when the log had `n` entries. */
export interface Snapshot {
  readonly n: number;
  readonly rules: number;
  readonly state: unknown;
  /** A turn was in progress, which is not in the state. */
  readonly open: boolean;
}

/** A new game; one that comes from elsewhere (a file) brings its log along. */
export async function createGame(
  db: Database,
  start: Start,
  summary: Summary,
  now: number,
  log: readonly Omit<StoredEntry, 'n'>[] = [],
): Promise<GameRecord> {
  const record: GameRecord = {
    id: newId(),
    start,
    rules: log.reduce((rules, { entry }) => rulesAfter(rules, entry), start.rules),
    createdAt: log[0]?.at ?? now,
    changedAt: now,
    length: log.length,
    summary,
  };
  return write(db, ['games', 'entries'], async (transaction) => {
    const entries = transaction.objectStore('entries');
    await Promise.all([
      transaction.objectStore('games').add(record),
      ...log.map(({ at, entry }, n) => entries.add({ game: record.id, n, at, entry })),
    ]);
    return record;
  });
}

/**
 * Appends the entry that becomes number `n` of the log. With it goes the snapshot, if one is given: the
 * two can never disagree.
 */
export async function appendEntry(
  db: Database,
  id: string,
  n: number,
  entry: Entry,
  now: number,
  summary: Summary,
  snapshot?: Snapshot,
): Promise<GameRecord> {
  return write(db, ['games', 'entries', 'snapshots'], async (transaction) => {
    const games = transaction.objectStore('games');
    const record = existing(await games.get(id));
    // Another tab wrote: what this tab shows is no longer the game.
    if (record.length !== n) throw new Refusal('refused-store-conflict');
    const changed: GameRecord = {
      ...record,
      rules: rulesAfter(record.rules, entry),
      changedAt: now,
      length: n + 1,
      summary,
    };
    await transaction.objectStore('entries').add({ game: id, n, at: now, entry });
    await games.put(changed);
    if (snapshot) await transaction.objectStore('snapshots').put({ game: id, ...snapshot });
    return changed;
  });
}

export async function readGame(db: Database, id: string): Promise<GameRecord> {
  return existing(await read(() => db.get('games', id)));
}

export async function readLog(db: Database, id: string): Promise<StoredEntry[]> {
  const stored = await read(() => db.getAll('entries', entriesOf(id)));
  return stored.map(({ n, at, entry }) => ({ n, at, entry }));
}

/** The one played last comes first. */
export async function listGames(db: Database): Promise<GameRecord[]> {
  const games = await read(() => db.getAll('games'));
  return games.sort((a, b) => b.changedAt - a.changedAt);
}

export async function deleteGame(db: Database, id: string): Promise<void> {
  await write(db, ['games', 'entries', 'snapshots'], (transaction) =>
    Promise.all([
      transaction.objectStore('games').delete(id),
      transaction.objectStore('entries').delete(entriesOf(id)),
      transaction.objectStore('snapshots').delete(id),
    ]),
  );
}

export async function keepSnapshot(db: Database, id: string, snapshot: Snapshot): Promise<void> {
  await write(db, ['games', 'snapshots'], async (transaction) => {
    // The game may have been deleted in another tab: leave nothing behind.
    existing(await transaction.objectStore('games').get(id));
    await transaction.objectStore('snapshots').put({ game: id, ...snapshot });
  });
}

export async function readSnapshot(db: Database, id: string): Promise<Snapshot | undefined> {
  const stored = await read(() => db.get('snapshots', id));
  return stored && { n: stored.n, rules: stored.rules, state: stored.state, open: stored.open };
}

function existing(record: GameRecord | undefined): GameRecord {
  if (!record) throw new Refusal('refused-store-missing');
  return record;
}

function rulesAfter(rules: number, entry: Entry): number {
  return entry.type === 'resumed' ? entry.rules : rules;
}

function entriesOf(id: string): IDBKeyRange {
  return IDBKeyRange.bound([id, 0], [id, Infinity]);
}
