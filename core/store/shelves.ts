import { read, type Database } from './database.ts';
import type { GameRecord, Shelf } from './games.ts';
import { isReadable } from './readable.ts';

/** However many games there are, home and the list read those that they show. */

const all = (...of: readonly string[]): IDBKeyRange => IDBKeyRange.bound([...of], [...of, []]);

const aDay = 86_400_000;

/** Those that run, the one played last first; at the end those of a clock that was ahead: what was played since is newer. */
export async function runningGames(db: Database, now = Date.now()): Promise<GameRecord[]> {
  const records = await read(() => db.getAllFromIndex('games', 'shelf', all('running')));
  const games = records.filter(isReadable).reverse();
  const isAhead = ({ changedAt }: GameRecord): boolean => changedAt > now + aDay;
  return [...games.filter((game) => !isAhead(game)), ...games.filter(isAhead)];
}

export async function hasFinished(db: Database): Promise<boolean> {
  return (await read(() => db.getKeyFromIndex('games', 'shelf', all('over')))) !== undefined;
}

/** How many games ended after this moment. @public */
export const finishedSince = (db: Database, time: number): Promise<number> =>
  read(() => db.countFromIndex('games', 'shelf', IDBKeyRange.bound(['over', time], ['over', []], true)));

/** The first keys of a shelf: a screenful is there long before all of them. All are asked for at once, each where it stands. */
export function firstOn(
  db: Database,
  shelf: Shelf,
  bot: string | undefined,
  most: number,
): Promise<readonly string[]> {
  return read(async () => {
    const { store } = db.transaction('games');
    const keyAt = async (place: number): Promise<string | undefined> => {
      const cursor =
        bot === undefined
          ? await store.index('shelf').openKeyCursor(all(shelf), 'prev')
          : await store.index('game').openKeyCursor(all(shelf, bot), 'prev');
      return (place > 0 ? await cursor?.advance(place) : cursor)?.primaryKey;
    };
    const keys = await Promise.all(Array.from({ length: most }, (_, place) => keyAt(place)));
    return keys.filter((key) => key !== undefined);
  });
}

/** The keys of a shelf, of one game if it is named; the one played last first. */
export async function keysOn(db: Database, shelf: Shelf, bot?: string): Promise<readonly string[]> {
  const keys = await read(() =>
    bot === undefined
      ? db.getAllKeysFromIndex('games', 'shelf', all(shelf))
      : db.getAllKeysFromIndex('games', 'game', all(shelf, bot)),
  );
  return keys.reverse();
}

/** All games against a bot that are over, the last one first. */
export async function finishedAgainst(db: Database, bot: string): Promise<GameRecord[]> {
  const records = await read(() => db.getAllFromIndex('games', 'game', all('over', bot)));
  return records.filter(isReadable).reverse();
}

/** The games of these keys; undefined for one that cannot be read. */
export async function readGames(
  db: Database,
  keys: readonly string[],
): Promise<readonly (GameRecord | undefined)[]> {
  const records = await read(() => {
    const { store } = db.transaction('games');
    return Promise.all(keys.map((key) => store.get(key)));
  });
  return records.map((record) => (isReadable(record) ? record : undefined));
}

/** The keys of games that stand on no shelf: too damaged for that. */
export async function strays(db: Database): Promise<readonly string[]> {
  const [stored, shelved] = await read(() => {
    const { store } = db.transaction('games');
    return Promise.all([store.count(), store.index('shelf').count()]);
  });
  if (stored === shelved) return [];
  const known = new Set(await read(() => db.getAllKeysFromIndex('games', 'shelf')));
  return (await read(() => db.getAllKeys('games'))).filter((key) => !known.has(key));
}
