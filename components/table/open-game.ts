import type { Marks, Phrase } from '../../core/engine/bot.ts';
import { isRecord } from '../../core/engine/expects.ts';
import { advance, replay, type Entry, type Session } from '../../core/engine/session.ts';
import type { Boards } from '../../core/look/board.ts';
import { learnCards } from '../../core/store/cards.ts';
import type { Database } from '../../core/store/database.ts';
import { appendEntry, readGame, type GameRecord } from '../../core/store/games.ts';
import { recall, remember } from '../../core/store/memory.ts';
import { inForce, snapshotOf } from '../../core/store/resume.ts';
import { gameFor, resumed, summaryOf } from '../files/stored-game.ts';
import { next } from './marking.ts';

/** A stored game, its log, and what that led to. It never changes: what happens makes another one. */
export interface OpenGame {
  readonly record: GameRecord;
  readonly log: readonly Entry[];
  readonly session: Session;
  readonly boards: Boards;
}

/** A stored game, and what the player has to hear about how it was taken up again. */
export async function openGame(
  database: Database,
  id: string,
): Promise<{ game: OpenGame; told: readonly Phrase[] }> {
  const record = await readGame(database, id);
  const entry = gameFor(record.start.bot);
  const [bot, boards] = await Promise.all([entry.rules(), entry.boards()]);
  const again = await resumed(database, record, bot);
  const game = { record, log: again.log, session: again.session, boards };
  if (again.kind === 'same') return { game, told: [] };
  return { game: await withEntry(database, game, again.entry, again.session), told: [again.told] };
}

/** What the session would be after the entry; throws a refusal if it does not fit. */
export function preview({ record, log, session }: OpenGame, entry: Entry): Session {
  switch (entry.type) {
    case 'played':
    case 'answered':
    case 'read':
    case 'recarded':
      return advance(session, entry);
    default:
      return replay(session.bot, record.start, inForce([...log, entry]));
  }
}

/** The game after the entry, which is stored by then. */
export async function withEntry(
  database: Database,
  game: OpenGame,
  entry: Entry,
  session = preview(game, entry),
): Promise<OpenGame> {
  const { log, record } = game;
  const [n, summary] = [log.length, summaryOf(session)];
  const snapshot = snapshotOf(session, n + 1);
  const stored = await appendEntry(database, record.id, n, entry, Date.now(), summary, snapshot);
  return { ...game, record: stored, log: [...log, entry], session };
}

/** What the player read from the box at this table is there at the next one too; an undo takes it back. */
export async function learn(database: Database, before: OpenGame, { session, log }: OpenGame): Promise<void> {
  const sets = [before.session.state.cards, session.state.cards] as const;
  if (sets[0] === sets[1] || JSON.stringify(sets[0]) === JSON.stringify(sets[1])) return;
  const brought = log.flatMap((entry) => (entry.type === 'recarded' ? [entry.cards] : []));
  await learnCards(database, session.bot, sets, [before.record.start.cards, ...brought]);
}

/** Under this name what was put on a board is found again. */
const memory = 'draft';

/** What lies on the board of the open question, before it is answered: a reload must not lose a whole board. */
export function keepMarks(database: Database, { record }: OpenGame, marks: Marks): void {
  // Where there is no room for it, there is none for the answer, which will say so.
  remember(database, memory, { game: record.id, n: record.length, marks }).catch(() => undefined);
}

/** What was put for this very question. */
export async function keptMarks(database: Database, { record, session }: OpenGame): Promise<Marks> {
  const expects = session.prompt?.expects;
  const kept = await recall(database, memory);
  if (expects?.kind !== 'marks' || !isRecord(kept) || !isRecord(kept['marks'])) return {};
  if (kept['game'] !== record.id || kept['n'] !== record.length) return {};
  const marks = Object.entries(kept['marks']).filter(
    (put): put is [string, string] =>
      expects.of.includes(put[0]) && [...expects.marks, next].some((mark) => mark === put[1]),
  );
  return Object.fromEntries(marks);
}
