import type { Bot } from '../engine/bot.ts';
import { read, write, type Database } from './database.ts';

/** The cards to begin a game with: those the player put in at a table before, or those the bot ships. */
export async function cardsFor(db: Database, bot: Bot): Promise<unknown> {
  const own = await read(() => db.get('cards', bot.id));
  return own && bot.accepts(own.cards) ? own.cards : bot.cards;
}

/** Keeps what the player read from the box at this table, for the next game. */
export async function keepCards(db: Database, bot: Bot, cards: unknown): Promise<void> {
  await write(db, ['cards'], (transaction) => transaction.objectStore('cards').put({ bot: bot.id, cards }));
}
