import { gameOf } from '../../core/bots/index.ts';
import type { Bot } from '../../core/engine/bot.ts';
import { botOfCardsFile, largestCardsFile, readCardsFile } from '../../core/engine/cards-file.ts';
import { Refusal } from '../../core/engine/refusal.ts';
import { keepCards } from '../../core/store/cards.ts';
import type { Database } from '../../core/store/database.ts';

/** Keeps the cards of a file for the bot it names. Only a file that is right from end to end changes anything. */
export async function importCards(database: Database, file: Blob): Promise<Bot> {
  if (file.size > largestCardsFile) throw new Refusal('cards-file-large');
  const text = await file.text();
  const id = botOfCardsFile(text);
  const bot = await gameOf(id)?.rules();
  if (!bot) throw new Refusal('cards-file-bot');
  await keepCards(database, bot, readCardsFile(text, bot));
  return bot;
}
