import { botOfGameFile, largestGameFile, readGameFile } from '../../core/engine/file.ts';
import { replay } from '../../core/engine/session.ts';
import type { Database } from '../../core/store/database.ts';
import { rulesOf } from '../../core/store/games.ts';
import { inForce } from '../../core/store/resume.ts';
import { textOf } from './file-text.ts';
import { loadBot, sessionOf, storeGame } from './open-game.ts';

/** Stores the game of a file. A log that its own rules refuse is told what is wrong with it. */
export async function importGame(database: Database, file: Blob): Promise<void> {
  const text = await textOf(file, largestGameFile);
  const bot = await loadBot(botOfGameFile(text));
  const game = readGameFile(text, () => bot);
  const session = sessionOf(game);
  if (rulesOf(game.start.rules, game.log) === bot.rules) replay(bot, game.start, inForce(game.log));
  await storeGame(database, game, session);
}
