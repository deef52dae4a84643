import type { Phrase, Score } from '../engine/bot.ts';
import { Refusal } from '../engine/refusal.ts';
import type { Entry, Snapshot, Start } from '../engine/session.ts';
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

/** An entry on its way into a log. */
export type NewEntry = Omit<StoredEntry, 'n'>;

/** A new game; one that comes from elsewhere (a file) brings its log along, and the times of it. */
export async function createGame(
  db: Database,
  start: Start,
  summary: Summary,
  now: number,
  log: readonly NewEntry[] = [],
  snapshot?: Snapshot,
): Promise<GameRecord> {
  const record: GameRecord = {
    id: newId(),
    start,
    rules: rulesOf(start.rules, log.map(entryOf)),
    createdAt: log[0]?.at ?? now,
    changedAt: log.at(-1)?.at ?? now,
    length: log.length,
    summary,
  };
  return write(db, ['games', 'entries', 'snapshots'], async (transaction) => {
    const entries = transaction.objectStore('entries');
    await Promise.all([
      transaction.objectStore('games').add(record),
      ...(snapshot ? [transaction.objectStore('snapshots').put({ game: record.id, ...snapshot })] : []),
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
  return appendEntries(db, id, n, [{ at: now, entry }], summary, snapshot);
}

/** The same for several: the first becomes number `n` of the log. All are stored or none. */
export async function appendEntries(
  db: Database,
  id: string,
  n: number,
  more: readonly NewEntry[],
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
      rules: rulesOf(record.rules, more.map(entryOf)),
      changedAt: more.at(-1)?.at ?? record.changedAt,
      length: n + more.length,
      summary,
    };
    const entries = transaction.objectStore('entries');
    await Promise.all(more.map(({ at, entry }, i) => entries.add({ game: id, n: n + i, at, entry })));
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

/** The rules in force after these entries: those before, or of the last `resumed` one. */
export function rulesOf(before: number, log: readonly Entry[]): number {
  return log.reduce((rules, entry) => (entry.type === 'resumed' ? entry.rules : rules), before);
}

const entryOf = ({ entry }: NewEntry): Entry => entry;

function entriesOf(id: string): IDBKeyRange {
  return IDBKeyRange.bound([id, 0], [id, Infinity]);
}
