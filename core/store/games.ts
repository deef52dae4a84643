import type { Phrase, Score } from '../engine/bot.ts';
import { Refusal } from '../engine/refusal.ts';
import type { Noted } from '../engine/file.ts';
import type { Entry, Snapshot, Start } from '../engine/session.ts';
import type { YourPoints } from '../engine/your-points.ts';
import { read, write, type Database, type Store } from './database.ts';
import { announce } from './announce.ts';
import { newId } from './id.ts';
import { isReadable } from './readable.ts';
import { lasting, undoable, type Deed, type Undo } from './undoable.ts';

/** What the list of games shows, so that it need not replay them. */
export interface Summary {
  readonly headline: Phrase;
  readonly over: boolean;
  /** The bot's so far, where it counts them during the game. */
  readonly points?: number;
  readonly score?: Score;
}

export interface GameRecord {
  readonly id: string;
  /** Without the cards: thousands of games are listed at once. */
  readonly start: Omit<Start, 'cards'>;
  /** The rules in force: those of the start, or of the last `resumed` entry. */
  readonly rules: number;
  readonly createdAt: number;
  readonly changedAt: number;
  /** How many entries the log has. */
  readonly length: number;
  readonly summary: Summary;
  /** What it stands among; the database finds it by that. */
  readonly shelf: Shelf;
  readonly noted?: Noted;
  readonly yours?: readonly YourPoints[];
}

export type Shelf = 'running' | 'over';

const shelfOf = ({ over }: Summary): Shelf => (over ? 'over' : 'running');

/** With all that is needed to play it. */
export interface WholeGame extends GameRecord {
  readonly start: Start;
}

export interface StoredEntry {
  readonly n: number;
  readonly at: number;
  readonly entry: Entry;
}

/** An entry on its way into a log. */
export type NewEntry = Omit<StoredEntry, 'n'>;

/** Entries of a game that lie together, the first of them number `n` of its log. */
export interface Page extends StoredEntry {
  readonly game: string;
  readonly more?: readonly NewEntry[];
}

/** What a game may have besides its log. */
export interface Kept {
  readonly snapshot?: Snapshot | undefined;
  readonly noted?: Noted | undefined;
  readonly yours?: readonly YourPoints[] | undefined;
}

/** A new game; one that comes from elsewhere (a file) brings its log along, and the times of it. */
export async function createGame(
  db: Database,
  start: Start,
  summary: Summary,
  now: number,
  log: readonly NewEntry[] = [],
  more: Kept = {},
): Promise<WholeGame> {
  const work = (deed: Deed) => createGameIn(deed, start, summary, now, log, more);
  return (await undoable(db, gameStores, work)).result;
}

export const gameStores: Store[] = ['games', 'sets', 'entries', 'snapshots'];

/** The same as a part of something larger. */
export async function createGameIn(
  deed: Deed,
  start: Start,
  summary: Summary,
  now: number,
  log: readonly NewEntry[],
  { snapshot, noted, yours }: Kept = {},
): Promise<WholeGame> {
  const { cards, ...begun } = start;
  const record: GameRecord = {
    id: newId(),
    start: begun,
    rules: rulesOf(start.rules, log.map(entryOf)),
    // A file may come from a device whose clock is ahead.
    createdAt: Math.min(log[0]?.at ?? now, now),
    changedAt: Math.min(log.at(-1)?.at ?? now, now),
    length: log.length,
    summary,
    shelf: shelfOf(summary),
    ...(noted ? { noted } : {}),
    ...(yours ? { yours } : {}),
  };
  await Promise.all([
    deed.add('games', record),
    deed.add('sets', { game: record.id, cards }),
    ...(snapshot ? [deed.add('snapshots', { game: record.id, ...snapshot })] : []),
    ...pagesOf(record.id, log).map((page) => deed.add('entries', page)),
  ]);
  return { ...record, start };
}

/**
 * Appends entries, the first of which becomes number `n` of the log. All are stored or none, and with them the snapshot,
 * if one is given: they can never disagree. Whoever has the record already need not wait until it is read.
 */
export async function appendEntries(
  db: Database,
  id: string,
  n: number,
  more: readonly NewEntry[],
  summary: Summary,
  snapshot?: Snapshot,
  known?: GameRecord,
): Promise<GameRecord> {
  const record = await write(db, gameStores, (transaction) =>
    appendEntriesIn(lasting(transaction), id, n, more, summary, snapshot, known),
  );
  announce(db, id);
  return record;
}

/** The same as a part of something larger. */
export async function appendEntriesIn(
  deed: Deed,
  id: string,
  n: number,
  more: readonly NewEntry[],
  summary: Summary,
  snapshot?: Snapshot,
  known?: GameRecord,
): Promise<GameRecord> {
  const changed = (record: GameRecord): GameRecord => ({
    ...record,
    rules: rulesOf(record.rules, more.map(entryOf)),
    changedAt: more.at(-1)?.at ?? record.changedAt,
    length: n + more.length,
    summary,
    shelf: shelfOf(summary),
  });
  const asItIs = async (): Promise<GameRecord> => {
    const record = existing(await deed.transaction.objectStore('games').get(id));
    // Another tab wrote: what this tab shows is no longer the game.
    if (record.length !== n) throw new Refusal('refused-store-conflict');
    return record;
  };
  const [record] = await Promise.all([
    asItIs(),
    ...more.map(({ at, entry }, i) => deed.add('entries', { game: id, n: n + i, at, entry })),
    ...(snapshot ? [deed.put('snapshots', { game: id, ...snapshot })] : []),
    ...(known ? [deed.put('games', changed(known))] : []),
  ]);
  const now = changed(record);
  // What the player noted meanwhile stays, here or in another tab.
  const isNoted = record.noted !== known?.noted || record.yours !== known?.yours;
  if (!known || isNoted) await deed.put('games', now);
  if (Math.floor(n / perPage) < Math.floor(now.length / perPage)) await bind(deed, id);
  return now;
}

/** A page is read as fast as a single entry: so a long log is there as soon as a short one. */
const perPage = 50;

const pagesOf = (game: string, log: readonly NewEntry[]): Page[] =>
  log.flatMap(({ at, entry }, n) =>
    n % perPage === 0 ? [{ game, n, at, entry, more: log.slice(n + 1, n + perPage).map(bare) }] : [],
  );

const bare = ({ at, entry }: NewEntry): NewEntry => ({ at, entry });

/** What was appended lies by itself until there is a page of it. */
async function bind(deed: Deed, id: string): Promise<void> {
  const log = (await deed.transaction.objectStore('entries').getAll(entriesOf(id))).flatMap(entriesIn);
  await deed.remove('entries', entriesOf(id));
  await Promise.all(pagesOf(id, log).map((page) => deed.add('entries', page)));
}

/** One that is damaged has entries that are none: whoever plays them finds out. */
const entriesIn = ({ n, at, entry, more = [] }: Page): StoredEntry[] => [
  { n, at, entry },
  ...[more].flat().map((one, i) => ({ ...one, n: n + 1 + i })),
];

export async function readGame(db: Database, id: string): Promise<WholeGame> {
  const [found, set] = await read(() => Promise.all([db.get('games', id), db.get('sets', id)]));
  const record = existing(found);
  if (!isReadable(record)) throw new Refusal('refused-store-damaged');
  return { ...record, start: { ...record.start, cards: set?.cards } };
}

export async function readLog(db: Database, id: string): Promise<StoredEntry[]> {
  return (await read(() => db.getAll('entries', entriesOf(id)))).flatMap(entriesIn);
}

/** The one played last comes first. */
export async function listGames(db: Database): Promise<GameRecord[]> {
  return (await shelf(db)).games;
}

/** All games, and the keys of what cannot be read: one must not hide the others. */
export async function shelf(
  db: Database,
): Promise<{ readonly games: GameRecord[]; readonly damaged: readonly string[] }> {
  const records = await read(() => db.getAll('games'));
  const games = records.filter(isReadable);
  return {
    games: games.sort((a, b) => b.changedAt - a.changedAt),
    damaged: records.filter((record) => !isReadable(record)).map(({ id }) => id),
  };
}

/** What the player notes about a game; nothing of it takes part in playing. */
export async function noteGame(db: Database, id: string, noted: Noted): Promise<void> {
  await write(db, ['games'], async (transaction) => {
    const records = transaction.objectStore('games');
    await records.put({ ...existing(await records.get(id)), noted });
  });
}

/** What of this the game lacks here; nothing that is here gives way for it. */
export function lacking(
  here: Pick<GameRecord, 'noted' | 'yours'>,
  { noted, yours = [] }: Pick<Kept, 'noted' | 'yours'>,
): Pick<GameRecord, 'noted' | 'yours'> | undefined {
  const words = Object.entries(noted ?? {}).filter(([name]) => !here.noted?.[name as keyof Noted]);
  const last = here.yours?.at(-1)?.turn ?? -1;
  const later = yours.filter(({ turn }) => turn > last);
  if (words.length + later.length === 0) return undefined;
  return {
    ...(words.length > 0 ? { noted: { ...here.noted, ...(Object.fromEntries(words) as Noted) } } : {}),
    ...(later.length > 0 ? { yours: [...(here.yours ?? []), ...later] } : {}),
  };
}

/** What the player wrote and counted elsewhere comes to the game that is here. */
export async function addNotesIn(deed: Deed, id: string, more: Pick<Kept, 'noted' | 'yours'>): Promise<void> {
  const record = existing(await deed.transaction.objectStore('games').get(id));
  const added = lacking(record, more);
  if (added) await deed.put('games', { ...record, ...added });
}

/** What the player has now; what he had later, in turns that were taken back, does not count any more. */
export async function notePoints(db: Database, id: string, now: YourPoints): Promise<Undo> {
  const before = await changeYours(db, id, (yours) => [...yours.filter(({ turn }) => turn < now.turn), now]);
  // Meanwhile the game may have gone on: nothing but this is taken back.
  return async () => {
    await changeYours(db, id, () => before);
  };
}

/** Answers what was there before. */
function changeYours(
  db: Database,
  id: string,
  change: (yours: readonly YourPoints[]) => readonly YourPoints[],
): Promise<readonly YourPoints[]> {
  return write(db, ['games'], async (transaction) => {
    const records = transaction.objectStore('games');
    const record = existing(await records.get(id));
    const before = record.yours ?? [];
    await records.put({ ...record, yours: change(before) });
    return before;
  });
}

/** All that is stored of a game, whatever it is: so that somebody may still make something of it. */
export async function rawGame(
  db: Database,
  id: string,
): Promise<{
  readonly record: GameRecord | undefined;
  readonly set: unknown;
  readonly log: readonly unknown[];
  readonly snapshot: unknown;
}> {
  const [record, set, log, snapshot] = await read(() =>
    Promise.all([
      db.get('games', id),
      db.get('sets', id),
      db.getAll('entries', entriesOf(id)),
      db.get('snapshots', id),
    ]),
  );
  return { record, set, log, snapshot };
}

/** Nothing comes back where it was gone already. */
export async function deleteGame(db: Database, id: string): Promise<Undo | undefined> {
  const { undo, isChanged } = await undoable(db, gameStores, (deed) =>
    Promise.all([
      deed.remove('games', id),
      deed.remove('sets', id),
      deed.remove('entries', entriesOf(id)),
      deed.remove('snapshots', id),
    ]),
  );
  return isChanged ? undo : undefined;
}

export async function readSnapshot(db: Database, id: string): Promise<Snapshot | undefined> {
  const stored = await read(() => db.get('snapshots', id));
  if (!stored) return undefined;
  const { n, rules, state, open, version } = stored;
  return { n, rules, state, open, ...(version === undefined ? {} : { version }) };
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
