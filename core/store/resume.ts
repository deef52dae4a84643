import type { Bot, Phrase, Values } from '../engine/bot.ts';
import { Refusal } from '../engine/refusal.ts';
import {
  advance,
  begin,
  begun,
  extended,
  replayed,
  sessionOf,
  takenBack,
  view,
  withWaiting,
  type Deed,
  type Entry,
  type Played,
  type Session,
  type Snapshot,
} from '../engine/session.ts';
import { isTurn, turnsBefore } from '../engine/your-points.ts';
import type { WholeGame } from './games.ts';

/** A stored game, taken up again. */
export type Resumed =
  | { readonly kind: 'same'; readonly session: Session; readonly played: Played }
  /** Append `entry` before anything else, and show `told`: something no longer counts as it did. */
  | {
      readonly kind: 'changed';
      readonly session: Session;
      readonly played: Played;
      readonly entry: Entry;
      readonly told: Phrase;
    };

/** What of a stored game is needed to play its log. */
export type Begun = Pick<WholeGame, 'start' | 'rules'>;

/**
 * What to keep with the entry that made the log `n` long: the state before the turn in progress.
 * Keep one with every entry: after an undo or a correction an older snapshot is of another game. Only while something
 * is set aside there is none: the one before has it all.
 */
export function snapshotOf(session: Session, n: number): Snapshot | undefined {
  if (session.aside) return undefined;
  const open = !finished(session);
  const state = open ? withWaiting(session.before, session.waiting ?? session.state.newCards) : session.state;
  return { n, rules: session.bot.rules, state, open, ...versionOf(session.bot) };
}

/**
 * The log is replayed under the rules it was written with. If the app has newer ones, or the log does not
 * fit them in spite of the same number, the game goes on
 * 1. from the snapshot: everything up to the last finished turn stands, the open turn is asked again;
 * 2. without a snapshot that belongs to this log: from the last finished turn that still replays, in the
 *    worst case from the start. So it is, too, where the state of the snapshot lacks what the new rules need.
 * The log itself is never shortened: what no longer counts stays readable in it and in an exported file.
 */
export function resume(bot: Bot, record: Begun, log: readonly Entry[], snapshot?: Snapshot): Resumed {
  // Older rules would read a newer state wrongly, and what they write could not be taken back.
  if (record.rules > bot.rules) throw new Refusal('refused-store-rules');
  if (record.rules === bot.rules) {
    const played = attempt(bot, record, log);
    if (played) return { kind: 'same', session: sessionOf(played), played };
  }
  const since = snapshot && deedsSince(log, snapshot.n);
  const state = since && bot.saved.read(snapshot.state, snapshot.version ?? 1);
  if (state) {
    const say = snapshot.open || since.length > 0 ? 'resumed-turn' : 'resumed-rules';
    return resumedFrom(bot, record, { state, had: turnsAt(bot, record, log, snapshot) }, say);
  }
  const { turns, ...last } = lastThatFits(bot, record, log);
  return resumedFrom(bot, record, last, turns > 0 ? 'resumed-earlier' : 'resumed-rules', { turns });
}

/** From where a game goes on, and how many turns the bot had had by then. */
interface From {
  readonly state: unknown;
  readonly had: number;
}

function resumedFrom(
  bot: Bot,
  record: Begun,
  { state, had }: From,
  say: string,
  values: Values = {},
): Resumed {
  const turns = had > 0 && { turns: had };
  const entry: Entry = { type: 'resumed', rules: bot.rules, state, ...versionOf(bot), ...turns };
  const played = extended(begun(bot, record.start), entry);
  return { kind: 'changed', session: sessionOf(played), played, entry, told: { say, with: values } };
}

/** The first version is not written down: the first files have none. */
const versionOf = ({ saved: { version } }: Bot): { readonly version?: number } =>
  version > 1 ? { version } : {};

/** Entries before the last `resumed` belong to other rules; it carries all that they led to. */
export function inForce(log: readonly Entry[]): readonly Entry[] {
  const last = log.findLastIndex(({ type }) => type === 'resumed');
  return log.slice(Math.max(0, last));
}

/** The whole game by the rules that are in force now, if they allow all of it. */
export function attempt(
  bot: Bot,
  { start }: Pick<Begun, 'start'>,
  log: readonly Entry[],
): Played | undefined {
  return fitting(() => {
    const played = replayed(bot, start, inForce(log));
    sessionOf(played);
    return played;
  });
}

/** Nothing where the rules refuse what was played. */
function fitting<T>(work: () => T): T | undefined {
  try {
    return work();
  } catch (error) {
    if (error instanceof Refusal) return undefined;
    throw error;
  }
}

/** How many turns the bot had had when a snapshot was made; one that was open then is not in it. */
function turnsAt(bot: Bot, record: Begun, log: readonly Entry[], { n, open }: Snapshot): number {
  const { base, deeds } = whatCounts(bot, record, inForce(log.slice(0, n)));
  const end = open ? deeds.findLastIndex(({ type }) => type === 'played') : deeds.length;
  return turnsAfter(base, deeds.slice(0, Math.max(0, end)));
}

const turnsAfter = (base: readonly Entry[], deeds: readonly Deed[]): number =>
  turnsBefore(base) + deeds.filter((deed) => deed.type === 'played' && isTurn(deed)).length;

/** The last finished turn that replays, and how many turns come after it. */
function lastThatFits(bot: Bot, record: Begun, log: readonly Entry[]): From & { readonly turns: number } {
  const { base, deeds } = whatCounts(bot, record, inForce(log));
  let last = base.length > 0 ? attempt(bot, record, base)?.session : begin(bot, record.start);
  // A state that lacks what these rules need: what was played before it is all there is.
  if (!last)
    return lastThatFits(
      bot,
      record,
      log.filter(({ type }) => type !== 'resumed'),
    );
  let session = last;
  for (const deed of deeds) {
    const next = fitting(() => advance(session, deed));
    if (!next) break;
    session = next;
    if (finished(session)) last = session;
  }
  const fit = last.deeds.length;
  return {
    state: last.state,
    had: turnsAfter(base, deeds.slice(0, fit)),
    turns: deeds.slice(fit).filter(({ type }) => type === 'played').length,
  };
}

/** Undoing and correcting done with, also where the deeds themselves do not replay. */
function whatCounts(
  bot: Bot,
  record: Begun,
  log: readonly Entry[],
): { base: readonly Entry[]; deeds: readonly Deed[] } {
  let base: readonly Entry[] = [];
  let deeds: Deed[] = [];
  let aside: Deed[] = [];
  for (const entry of log) {
    switch (entry.type) {
      case 'resumed':
        base = [entry];
        break;
      case 'reopened':
        aside = setAside(deeds, entry.at);
        deeds = deeds.slice(0, entry.at);
        break;
      case 'rejoined':
        deeds.push(...aside);
        aside = [];
        break;
      case 'undone':
        deeds = takenBack(deeds) ?? [];
        break;
      case 'corrected': {
        // If the answer itself does not fit, all that came after it is kept, to be counted as lost.
        const replaced = (deed: Deed, i: number): Deed =>
          i === entry.at && deed.type === 'answered' ? { ...deed, value: entry.value } : deed;
        const corrected = attempt(bot, record, [...base, ...deeds, entry]);
        deeds = corrected ? [...corrected.session.deeds] : deeds.map(replaced);
        break;
      }
      default:
        deeds.push(entry);
    }
  }
  return { base, deeds: [...deeds, ...aside] };
}

/** All from the turn on that begins here; behind an answer, from the next one on. */
function setAside(deeds: readonly Deed[], at: number): Deed[] {
  const from = deeds.findIndex(({ type }, index) => index >= at && type === 'played');
  return from < 0 ? [] : deeds.slice(from);
}

function finished(session: Session): boolean {
  const { kind } = view(session, 'turn');
  return kind === 'idle' || kind === 'over';
}

/** What was done after the first `n` entries; nothing if something before them was changed since. */
function deedsSince(log: readonly Entry[], n: number): Deed[] | undefined {
  if (n > log.length) return undefined;
  let deeds: Deed[] = [];
  for (const entry of log.slice(n)) {
    switch (entry.type) {
      case 'undone': {
        const before = takenBack(deeds);
        if (!before) return undefined;
        deeds = before;
        break;
      }
      case 'reopened':
        return deeds; // what it puts right was not done yet, or there would be a later snapshot
      case 'corrected':
      case 'rejoined':
      case 'resumed':
        return undefined;
      default:
        deeds.push(entry);
    }
  }
  return deeds;
}
