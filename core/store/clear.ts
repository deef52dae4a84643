import { write, type Database } from './database.ts';

/** Everything on this device: games, own cards, voices, settings. All of it or nothing. */
export async function clearAll(db: Database): Promise<void> {
  const stores = [...db.objectStoreNames];
  await write(db, stores, (transaction) =>
    Promise.all(stores.map((store) => transaction.objectStore(store).clear())),
  );
}
