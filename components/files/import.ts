import { gameOf } from '../../core/bots/index.ts';
import type { Bot } from '../../core/engine/bot.ts';
import { botOfCardsFile, largestCardsFile, readCardsFile } from '../../core/engine/cards-file.ts';
import { botOfGameFile, largestGameFile, readGameFile, type GameFile } from '../../core/engine/file.ts';
import { Refusal } from '../../core/engine/refusal.ts';
import { replay, type Session } from '../../core/engine/session.ts';
import { changeCards, withOwnOf } from '../../core/store/cards.ts';
import type { Database } from '../../core/store/database.ts';
import type { Undo } from '../../core/store/undoable.ts';
import { rulesOf } from '../../core/store/games.ts';
import { inForce } from '../../core/store/resume.ts';
import { loadBot, sessionOf, storeGame } from './stored-game.ts';

/** What stands in a file that the player chose. One that is far too large is not even read. */
export async function textOf(file: Blob, largest: number): Promise<string> {
  if (file.size > largest) throw new Refusal('refused-file-large');
  try {
    return await file.text();
  } catch {
    throw new Refusal('refused-file-unread'); // moved or deleted since it was chosen
  }
}

/** A game from text or parsed JSON, and where it stands. A log that its own rules refuse is told what is wrong with it. */
export async function readGameText(input: unknown): Promise<{ game: GameFile; session: Session }> {
  const bot = await loadBot(botOfGameFile(input));
  const game = readGameFile(input, () => bot);
  const session = sessionOf(game);
  if (rulesOf(game.start.rules, game.log) === bot.rules) replay(bot, game.start, inForce(game.log));
  return { game, session };
}

/** Stores the game of a file. */
export async function importGame(database: Database, file: Blob): Promise<void> {
  const { game, session } = await readGameText(await textOf(file, largestGameFile));
  await storeGame(database, game, session);
}

/** Adds the cards of a file for the bot it names. Only a file that is right from end to end changes anything. */
export async function importCards(
  database: Database,
  file: Blob,
): Promise<{ readonly bot: Bot; readonly undo: Undo }> {
  if (file.size > largestCardsFile) throw new Refusal('cards-file-large');
  const text = await textOf(file, largestCardsFile);
  const id = botOfCardsFile(text);
  const bot = await gameOf(id)?.rules();
  if (!bot) throw new Refusal('cards-file-bot');
  return { bot, undo: await changeCards(database, bot, withOwnOf(bot, readCardsFile(text, bot))) };
}
