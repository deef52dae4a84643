import { latest } from '../look/once.ts';
import type { Database } from './database.ts';

const nameOf = (db: Database): string => `visavis-played-${db.name}`;

/** It takes a while to open: the one for the database in use stays. */
const channelFor = latest((name: string) => new BroadcastChannel(name));

/** Tells other tabs that this game went on. */
export function announce(db: Database, game: string): void {
  if (typeof BroadcastChannel !== 'undefined') channelFor(nameOf(db)).postMessage(game);
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
