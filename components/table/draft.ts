import type { Marks } from '../../core/engine/bot.ts';
import { isRecord } from '../../core/engine/expects.ts';
import type { Database } from '../../core/store/database.ts';
import { recall, remember } from '../../core/store/memory.ts';
import { next } from './marking.ts';
import type { OpenGame } from './open-game.ts';

/** Under this name what was put on a board is found again. */
const memory = 'draft';

/** What lies on the board of the open question, before it is answered: a reload must not lose a whole board. */
export function keepDraft(database: Database, { record, session }: OpenGame, marks: Marks): void {
  if (session.prompt?.expects.kind !== 'marks') return;
  // Where there is no room for it, there is none for the answer, which will say so.
  remember(database, memory, { game: record.id, n: record.length, marks }).catch(() => undefined);
}

/** What was put for this very question. */
export async function draftOf(database: Database, { record, session }: OpenGame): Promise<Marks> {
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
