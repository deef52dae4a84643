import { read, write, type Database } from './database.ts';

/** What a screen wants to find again, beside the settings. Whoever asks for it checks what it gets. */
export async function recall(db: Database, name: string): Promise<unknown> {
  return (await read(() => db.get('settings', name)))?.value;
}

export async function remember(db: Database, name: string, value: unknown): Promise<void> {
  await write(db, ['settings'], (transaction) => transaction.objectStore('settings').put({ name, value }));
}
