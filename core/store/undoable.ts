import type { StoreKey, StoreValue } from 'idb';
import { Refusal } from '../engine/refusal.ts';
import { write, type Database, type Schema, type Store, type Transaction } from './database.ts';

/** Takes a deed back: all is as it was before. What was played or changed since stays, and that is said. */
export type Undo = () => Promise<void>;

type Value<S extends Store> = StoreValue<Schema, S>;
type Key<S extends Store> = StoreKey<Schema, S>;

/** What was there before a deed and after it; undefined: nothing. */
interface Noted {
  readonly store: Store;
  readonly key: IDBValidKey;
  readonly before: unknown;
  readonly after: unknown;
}

/** A transaction that notes what it changes. */
export interface Deed {
  readonly transaction: Transaction;
  /** Something that surely is not there. */
  add<S extends Store>(store: S, value: Value<S>): Promise<void>;
  put<S extends Store>(store: S, value: Value<S>): Promise<void>;
  remove<S extends Store>(store: S, which: Key<S> | IDBKeyRange): Promise<void>;
}

/** All of the work or nothing of it, and a way back. */
export async function undoable<T>(
  db: Database,
  stores: Store[],
  work: (deed: Deed) => Promise<T>,
): Promise<{ readonly result: T; readonly undo: Undo; readonly isChanged: boolean }> {
  const noted: Noted[] = [];
  const result = await write(db, stores, (transaction) => work(noting(transaction, noted)));
  return { result, undo: () => takeBack(db, stores, noted), isChanged: noted.length > 0 };
}

/** One that nobody takes back: nothing is noted. */
export const lasting = (transaction: Transaction): Deed => ({
  transaction,
  async add(store, value) {
    await transaction.objectStore(store).add(value);
  },
  async put(store, value) {
    await transaction.objectStore(store).put(value);
  },
  remove: (store, which) => transaction.objectStore(store).delete(which),
});

function noting(transaction: Transaction, noted: Noted[]): Deed {
  return {
    transaction,
    async add(store, value) {
      const key = await transaction.objectStore(store).add(value);
      noted.push({ store, key, before: undefined, after: value });
    },
    async put(name, value) {
      const store = transaction.objectStore(name);
      const key = keyOf(store.keyPath, value);
      noted.push({ store: name, key, before: await store.get(key as Key<typeof name>), after: value });
      await store.put(value);
    },
    async remove(name, which) {
      const store = transaction.objectStore(name);
      const values = await store.getAll(which);
      for (const before of values)
        noted.push({ store: name, key: keyOf(store.keyPath, before), before, after: undefined });
      await store.delete(which);
    },
  };
}

function keyOf(path: string | string[] | null, value: object): IDBValidKey {
  const part = (name: string) => (value as Record<string, IDBValidKey>)[name] as IDBValidKey;
  return Array.isArray(path) ? path.map(part) : part(path ?? '');
}

async function takeBack(db: Database, stores: Store[], noted: readonly Noted[]): Promise<void> {
  const stayed = await write(db, stores, async (transaction) => {
    const changed = await changedSince(transaction, noted);
    await Promise.all(
      noted
        .filter((one) => !changed.has(ownerOf(one)))
        .toReversed()
        .map(({ store, key, before }) => {
          const into = transaction.objectStore(store);
          return before === undefined
            ? into.delete(key as Key<typeof store>)
            : into.put(before as Value<Store>);
        }),
    );
    return changed.size;
  });
  if (stayed > 0) throw new Refusal('refused-store-since');
}

/** Whose record tells whether something was changed: all that a game has changes with it. */
const parts: readonly Store[] = ['sets', 'entries', 'snapshots'];
const ownerOf = ({ store, key }: Pick<Noted, 'store' | 'key'>): string =>
  parts.includes(store) ? JSON.stringify(['games', [key].flat()[0]]) : JSON.stringify([store, key]);

/** What is no longer as the deed left it. */
async function changedSince(transaction: Transaction, noted: readonly Noted[]): Promise<ReadonlySet<string>> {
  const last = new Map(noted.filter(({ store }) => !parts.includes(store)).map((one) => [ownerOf(one), one]));
  const changed = new Set<string>();
  for (const [owner, { store, key, after }] of last) {
    const now: unknown = await transaction.objectStore(store).get(key as Key<typeof store>);
    if (JSON.stringify(now) !== JSON.stringify(after)) changed.add(owner);
  }
  return changed;
}
