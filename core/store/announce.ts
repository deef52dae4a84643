import type { Database } from './database.ts';

const nameOf = (db: Database): string => `visavis-played-${db.name}`;

/** Tells other tabs that this game went on. */
export function announce(db: Database, game: string): void {
  if (typeof BroadcastChannel === 'undefined') return;
  const channel = new BroadcastChannel(nameOf(db));
  channel.postMessage(game);
  channel.close();
}

/** Hears of games that go on, in another tab or here. Ends with what comes back. */
export function onPlayed(db: Database, listener: (game: string) => void): () => void {
  if (typeof BroadcastChannel === 'undefined') return () => undefined;
  const channel = new BroadcastChannel(nameOf(db));
  channel.onmessage = ({ data }: MessageEvent<unknown>) => {
    if (typeof data === 'string') listener(data);
  };
  return () => channel.close();
}
