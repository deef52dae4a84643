import { games, type Game } from '../../core/bots/index.ts';
import type { Database } from '../../core/store/database.ts';
import { knownBots, newsOf } from '../../core/store/shipped.ts';
import { loadBot } from './open-game.ts';

/** The games whose cards an update has changed since the player last knew them. */
export async function gamesWithNews(database: Database): Promise<Game[]> {
  const known = await knownBots(database);
  const found = await Promise.all(
    games
      .filter(({ id }) => known.includes(id))
      .map(async (game) => ((await newsOf(database, await loadBot(game.id))) ? [game] : [])),
  );
  return found.flat();
}
