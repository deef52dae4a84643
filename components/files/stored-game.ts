import { gameOf, type Game } from '../../core/bots/index.ts';
import type { Bot, Phrase } from '../../core/engine/bot.ts';
import type { GameFile } from '../../core/engine/file.ts';
import { Refusal } from '../../core/engine/refusal.ts';
import { view, type Entry, type Session } from '../../core/engine/session.ts';
import type { Reader } from '../../core/engine/text.ts';
import type { Database } from '../../core/store/database.ts';
import {
  createGame,
  readLog,
  readSnapshot,
  rulesOf,
  type GameRecord,
  type NewEntry,
  type Summary,
} from '../../core/store/games.ts';
import { resume, type Resumed } from '../../core/store/resume.ts';

/** The game of a bot that is known here. */
export function gameFor(id: string): Game {
  const game = gameOf(id);
  if (!game) throw new Refusal('refused-bot', { bot: id });
  return game;
}

export const loadBot = async (id: string): Promise<Bot> => gameFor(id).rules();

export function summaryOf(session: Session): Summary {
  const { bot, state } = session;
  const score = bot.scoring.score(state);
  return {
    headline: bot.shows(state).headline,
    over: view(session).kind === 'over',
    ...(score ? { score } : {}),
  };
}

/** What is kept of a game, in words; none where an update took them: one game must not hide all others. */
export function summaryWords(text: Reader, phrase: Phrase): string {
  try {
    return text.text(phrase);
  } catch {
    return '';
  }
}

/** A game as it would be taken up here. What is wrong with it is wrong with its file. */
export function sessionOf({ bot, start, log, snapshot }: GameFile): Session {
  try {
    return resume(bot, { start, rules: rulesOf(start.rules, log) }, log, snapshot).session;
  } catch (error) {
    if (error instanceof Refusal) throw error;
    const refusal = new Refusal('refused-state');
    refusal.cause = error;
    throw refusal;
  }
}

export function entriesOf({ log, times = [] }: GameFile, now: number): NewEntry[] {
  return log.map((entry, n) => ({ at: times[n] ?? now, entry }));
}

/** Stores a new game, with all that it brings along if it comes from a file. */
export async function storeGame(
  database: Database,
  file: GameFile,
  session = sessionOf(file),
): Promise<GameRecord> {
  const now = Date.now();
  const { start, snapshot } = file;
  return createGame(database, start, summaryOf(session), now, entriesOf(file, now), snapshot);
}

/** A stored game as it would be taken up again; nothing is stored by looking. */
export async function resumed(
  database: Database,
  record: GameRecord,
  bot: Bot,
): Promise<Resumed & { readonly log: Entry[] }> {
  const log = (await readLog(database, record.id)).map(({ entry }) => entry);
  return { ...resume(bot, record, log, await readSnapshot(database, record.id)), log };
}
