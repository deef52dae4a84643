import type { Bot } from '../../core/engine/bot.ts';
import { newCards } from '../../core/engine/recard.ts';
import { Refusal } from '../../core/engine/refusal.ts';
import type { Session } from '../../core/engine/session.ts';
import { withUnits } from '../../core/engine/units.ts';
import type { Database } from '../../core/store/database.ts';
import { listGames, type GameRecord } from '../../core/store/games.ts';
import { holdGame } from '../../core/store/lock.ts';
import { readWhole, resumed } from '../files/stored-game.ts';
import { openGame, withEntry } from '../table/open-game.ts';

/** Running games that are played with other cards than these. */
export interface Running {
  readonly games: readonly GameRecord[];
  /** They do not shuffle any more: for them the cards come too late. */
  readonly late: readonly GameRecord[];
}

/** A game with the built-in deck does not use the player's cards, so it is not asked about. */
export async function runningGames(database: Database, bot: Bot, cards: unknown): Promise<Running> {
  const records = (await listGames(database)).filter(
    ({ start, summary }) => start.bot === bot.id && !summary.over && start.options['deck'] !== 'built-in',
  );
  const games: GameRecord[] = [];
  const late: GameRecord[] = [];
  for (const record of records) {
    const { session } = resumed(bot, await readWhole(database, record.id));
    if (!differs(session, cards)) continue;
    // In the middle of a turn the deck and the count of turns do not belong together.
    const between = session.prompt ? session.before : session.state;
    (bot.deck?.shufflesAgain?.(between) ? games : late).push(record);
  }
  return { games, late };
}

function differs({ bot, state, waiting }: Session, cards: unknown): boolean {
  const coming = withUnits(state.cards, waiting ?? state.newCards ?? []);
  return newCards(bot, coming, cards).length > 0;
}

/** The game takes the cards at its next shuffle. */
export async function recardGame(database: Database, { id }: GameRecord, cards: unknown): Promise<void> {
  const release = await holdGame(id);
  if (!release) throw new Refusal('recard-elsewhere');
  try {
    const { game } = await openGame(database, id);
    await withEntry(database, game, { type: 'recarded', cards });
  } finally {
    release();
  }
}
