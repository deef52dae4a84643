import type { Bot, Marks, Phrase, Score } from '../../core/engine/bot.ts';
import { isRecord } from '../../core/engine/record.ts';
import {
  extended,
  sessionOf,
  usualAnswer,
  type Entry,
  type Played,
  type Session,
} from '../../core/engine/session.ts';
import type { Boards } from '../../core/look/board.ts';
import { learnCards } from '../../core/store/cards.ts';
import type { Database } from '../../core/store/database.ts';
import { appendEntries, readGame, type WholeGame } from '../../core/store/games.ts';
import { recall, remember } from '../../core/store/memory.ts';
import { attempt, snapshotOf, type Resumed } from '../../core/store/resume.ts';
import { gameFor, readWhole, resumed, summaryOf } from '../files/stored-game.ts';
import { begun, next } from './marking.ts';
import { isSetUpList, ticked } from './setup-list.ts';

/** A stored game, its log, and what that led to. It never changes: what happens makes another one. */
export interface OpenGame {
  readonly record: WholeGame;
  readonly log: readonly Entry[];
  readonly session: Session;
  /** The same, as far as it is played: it goes on from there. */
  readonly played: Played;
  readonly boards: Boards;
  /** It ended under rules that are no more: it has a result, and nobody plays on. */
  readonly isPast: boolean;
}

/** A stored game as it is now. Nothing is stored: it may belong to another tab. */
export async function lookAt(database: Database, id: string): Promise<OpenGame> {
  return (await takenUp(database, id)).game;
}

/** How it stands; a game that ended under rules which are no more, as it ended. */
export const scoreOf = ({ session: { bot, state }, record: { summary } }: OpenGame): Score | undefined =>
  bot.scoring.score(state) ?? (summary.over ? summary.score : undefined);

async function takenUp(database: Database, id: string): Promise<{ game: OpenGame; again: Resumed }> {
  const reading = readGame(database, id);
  // A long log is read while the rules are on their way.
  const [whole, bot, boards] = await Promise.all([
    readWhole(database, id, reading),
    reading.then(({ start }) => gameFor(start.bot).rules()),
    reading.then(({ start }) => gameFor(start.bot).boards()),
  ]);
  const { record, log } = whole;
  const again = resumed(bot, whole);
  const { over, score } = record.summary;
  const isPast = again.kind === 'changed' && over && score !== undefined;
  const { session, played } = (isPast && asItEnded(bot, whole)) || again;
  return { game: { record, log, session, played, boards, isPast }, again };
}

/** A game that is over, turn by turn, where the rules of now lead to the end that it had. */
function asItEnded(
  bot: Bot,
  { record, log }: Pick<OpenGame, 'record' | 'log'>,
): Pick<OpenGame, 'session' | 'played'> | undefined {
  const played = attempt(bot, record, log);
  if (!played) return undefined;
  const session = sessionOf(played);
  const [now, then] = [bot.scoring.score(session.state), record.summary.score];
  const isSame = now?.you === then?.you && now?.bot === then?.bot && now?.isWon === then?.isWon;
  return isSame ? { session, played } : undefined;
}

/** A stored game to be played on, if it is not past, and what the player has to hear about how it was taken up again. */
export async function openGame(
  database: Database,
  id: string,
): Promise<{ game: OpenGame; told: readonly Phrase[] }> {
  const { game, again } = await takenUp(database, id);
  if (game.isPast) return { game, told: [] };
  if (again.kind === 'same') return { game: await stored(database, game, withUsual(game)), told: [] };
  const changed = { log: [...game.log, again.entry], played: again.played };
  return { game: await stored(database, game, withUsual(changed)), told: [again.told] };
}

type Going = Pick<OpenGame, 'log' | 'played'>;

/** What the same deed brings besides, as long as it brings something: `n` entries came before this one. */
export type Further = (session: Session, n: number) => Entry | undefined;

/** The game after the entry, what follows it and all that is told by itself; all is stored by then. What does not fit is refused. */
export async function withEntry(
  database: Database,
  game: OpenGame,
  entry: Entry,
  further: Further = () => undefined,
): Promise<OpenGame> {
  let going: Going = game;
  let next: Entry | undefined = entry;
  for (let n = 1; next; n++) {
    going = withUsual(after(going, next));
    next = further(sessionOf(going.played), n);
  }
  return stored(database, game, going);
}

const after = ({ log, played }: Going, entry: Entry): Going => ({
  log: [...log, entry],
  played: extended(played, entry),
});

/** What is usual is told, not asked; but who reopened it wants to be asked. */
function withUsual(going: Going): Going {
  const isReopened = going.log.at(-1)?.type === 'reopened';
  const usual = isReopened ? undefined : usualAnswer(sessionOf(going.played));
  return usual ? withUsual(after(going, usual)) : going;
}

/** All that is new is stored at once, or nothing of it. */
async function stored(database: Database, game: OpenGame, { log, played }: Going): Promise<OpenGame> {
  const { record } = game;
  const n = game.log.length;
  if (log.length === n) return game;
  const session = sessionOf(played);
  const at = Date.now();
  const more = log.slice(n).map((entry) => ({ at, entry }));
  const snapshot = snapshotOf(session, log.length);
  const { cards, ...start } = record.start;
  const known = { ...record, start };
  const now = await appendEntries(database, record.id, n, more, summaryOf(session), snapshot, known);
  return { ...game, record: { ...now, start: { ...start, cards } }, log, session, played };
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

/** What was put last, for whatever game. */
export const recallMarks = (database: Database): Promise<unknown> => recall(database, memory);

/** What of it was put for this very question, or ticked of this very list. */
export function keptMarks(kept: unknown, { record, session }: OpenGame): Marks {
  if (!isRecord(kept) || !isRecord(kept['marks'])) return begun(session.prompt);
  if (kept['game'] !== record.id || kept['n'] !== record.length) return begun(session.prompt);
  const isKnown = knownMarks(session);
  const marks = Object.entries(kept['marks']).filter((put): put is [string, string] => isKnown(...put));
  return Object.fromEntries(marks);
}

function knownMarks(session: Session): (place: string, mark: unknown) => boolean {
  const expects = session.prompt?.expects;
  if (isSetUpList(session)) return (_step, mark) => mark === ticked;
  if (expects?.kind !== 'marks') return () => false;
  return (place, mark) =>
    expects.of.includes(place) && [...expects.marks, next].some((known) => known === mark);
}
