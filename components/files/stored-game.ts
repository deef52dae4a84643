import { gameOf, type Game } from '../../core/bots/index.ts';
import type { Bot } from '../../core/engine/bot.ts';
import { readGameFile, writeGameFile, type GameFile } from '../../core/engine/file.ts';
import { play } from '../../core/engine/play.ts';
import { Refusal } from '../../core/engine/refusal.ts';
import { someAnswer } from '../../core/engine/expects.ts';
import { advance, view, type Entry, type Session, type Snapshot } from '../../core/engine/session.ts';
import type { Database } from '../../core/store/database.ts';
import {
  createGame,
  readGame,
  readLog,
  readSnapshot,
  rulesOf,
  type NewEntry,
  type Summary,
  type WholeGame,
} from '../../core/store/games.ts';
import { resume, snapshotOf, type Resumed } from '../../core/store/resume.ts';

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
  const { headline, trackers } = bot.shows(state);
  const points = trackers.find(({ id }) => id === 'points')?.value;
  return {
    headline,
    ...(typeof points === 'number' ? { points } : {}),
    over: view(session, 'turn').kind === 'over',
    ...(score ? { score } : {}),
  };
}

/** A game as it would be taken up here. What is wrong with it is wrong with its file. */
export function sessionOf({ bot, start, log, snapshot }: GameFile): Session {
  if (effortOf(log) > mostEffort) throw new Refusal('refused-log', { entry: 0 });
  return ofFile(() => {
    const { session } = resume(bot, { start, rules: rulesOf(start.rules, log) }, log, snapshot);
    tryOut(session);
    return session;
  });
}

/** A fault of the rules that a file leads to is told as a fault of the file. */
function ofFile<T>(work: () => T): T {
  try {
    return work();
  } catch (error) {
    if (error instanceof Refusal) throw error;
    const refusal = new Refusal('refused-state');
    refusal.cause = error;
    throw refusal;
  }
}

/** Corrections may have all that follows played again: so many turns are seconds, more than any game takes. */
const mostEffort = 60_000;

function effortOf(log: readonly Entry[]): number {
  const repeats = log.filter(
    ({ type }) => type === 'corrected' || type === 'reopened' || type === 'rejoined',
  );
  return log.length * (1 + repeats.length / 2);
}

/** It can be shown, all that can happen next can begin, and it goes on from there. */
function tryOut(session: Session): void {
  const { bot, state } = session;
  summaryOf(session);
  bot.deck?.pile(state);
  if (!session.prompt) for (const script of bot.next(state)) play(bot, state, script, []);
  let now = session;
  for (let deeds = 0; deeds < farAhead; deeds++) {
    const { prompt } = now;
    const script = prompt ? undefined : bot.next(now.state)[0];
    if (!prompt && script === undefined) return;
    now = advance(
      now,
      prompt
        ? { type: 'answered', to: prompt.say, value: prompt.usual?.answer ?? someAnswer(prompt.expects) }
        : { type: 'played', script: script! },
    );
    summaryOf(now);
  }
}

/** So many deeds ahead: a dozen turns and what they ask. What is asked again and again ends, too. */
const farAhead = 40;

/** What a game goes on from under later rules. Where it is played by these, it is made anew, not believed. */
export function snapshotFor({ bot, start, log, snapshot }: GameFile, session: Session): Snapshot | undefined {
  if (rulesOf(start.rules, log) < bot.rules) return snapshot;
  return snapshotOf(session, log.length) ?? snapshot;
}

export function entriesOf({ log, times = [] }: GameFile, now: number): NewEntry[] {
  return log.map((entry, n) => ({ at: times[n] ?? now, entry }));
}

/** Stores a new game, with all that it brings along if it comes from a file. */
export async function storeGame(
  database: Database,
  file: GameFile,
  session = sessionOf(file),
): Promise<WholeGame> {
  const now = Date.now();
  const { start, noted, yours } = file;
  const kept = { snapshot: snapshotFor(file, session), noted, yours };
  return createGame(database, start, summaryOf(session), now, entriesOf(file, now), kept);
}

/** All that is stored of a game, read at once. */
export async function readWhole(database: Database, id: string, reading = readGame(database, id)) {
  const [record, entries, snapshot] = await Promise.all([
    reading,
    readLog(database, id),
    readSnapshot(database, id),
  ]);
  // More there may be: another tab plays.
  if (entries.length < record.length) throw new Refusal('refused-store-damaged');
  return { record, log: entries.map(({ entry }) => entry), snapshot };
}

/** A stored game as it would be taken up again; nothing is stored by looking. */
export function resumed(bot: Bot, { record, log, snapshot }: Awaited<ReturnType<typeof readWhole>>): Resumed {
  try {
    return resume(bot, record, log, snapshot);
  } catch (error) {
    throw isWhole(bot, record, log, snapshot) ? error : new Refusal('refused-store-damaged');
  }
}

/** What the rules cannot play is a fault of ours, unless it could not even come from a file. */
function isWhole(
  bot: Bot,
  { start }: WholeGame,
  log: readonly Entry[],
  snapshot: Snapshot | undefined,
): boolean {
  try {
    readGameFile(writeGameFile(start, log, snapshot ? { snapshot } : {}), () => bot);
    return true;
  } catch {
    return false;
  }
}
