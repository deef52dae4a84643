import type { BaseState, Bot, Options, Prompt, Step } from './bot.ts';
import type { Answer } from './expects.ts';
import { advance, advanceBy, fresh, isToldByItself, takenBack, together } from './advance.ts';
import { fittingOptions } from './options.ts';
import { mending, rejoin, rejoined, reopened, type Aside } from './mend.ts';
import { copy, frozen, play, type Given } from './play.ts';
import type { CardChange } from './recard.ts';
import { Refusal } from './refusal.ts';
import { seeded } from './rng.ts';

/** How a game began. Together with its log it is the whole game. */
export interface Start {
  readonly bot: string;
  readonly rules: number;
  readonly options: Options;
  readonly seed: number;
  /** The card set it began with. */
  readonly cards: unknown;
}

/** How a game with these options begins; what is not named is as the bot offers it. */
export const startWith = (
  bot: Bot,
  options: Options,
  seed: number,
  cards: unknown = bot.cards.shipped,
): Start => ({ bot: bot.id, rules: bot.rules, options: fittingOptions(bot, options), seed, cards });

/** What happened, in order. The log only grows: undoing and correcting are entries too. */
export type Entry =
  | { readonly type: 'played'; readonly script: string }
  | ({ readonly type: 'answered' } & Given)
  /** The player has taken in one step. */
  | { readonly type: 'read' }
  /** Cards were changed: the game takes them at its next shuffle. */
  | { readonly type: 'recarded'; readonly cards: unknown }
  | { readonly type: 'undone' }
  /** An older answer was wrong; `at` counts the entries in force. */
  | { readonly type: 'corrected'; readonly at: number; readonly value: Answer }
  /**
   * `at` counts the entries in force: a turn was forgotten before the one that begins there, or the answer there was
   * wrong. What followed is set aside.
   */
  | { readonly type: 'reopened'; readonly at: number }
  /** That is put right: what was set aside follows, up to a question that is new. */
  | { readonly type: 'rejoined' }
  /** The app's rules changed during an open turn: the game goes on from the last finished one. */
  | {
      readonly type: 'resumed';
      readonly rules: number;
      readonly state: unknown;
      readonly version?: number;
      /** How many the bot had had; none: not known, or no one. */
      readonly turns?: number;
    };

/** The state at the last finished turn, as it was when the log had `n` entries. */
export interface Snapshot {
  readonly n: number;
  readonly rules: number;
  readonly state: unknown;
  /** Of the state; none: the first. */
  readonly version?: number;
  /** A turn was in progress, which is not in the state. */
  readonly open: boolean;
}

/** The entries that are still in force: nothing undone, corrections applied. */
export type Deed = Extract<Entry, { type: 'played' | 'answered' | 'read' | 'recarded' }>;

/** One run of a script, as it is shown in the log. */
export interface Turn<S extends BaseState = BaseState> {
  readonly script: string;
  readonly steps: readonly Step[];
  /** The answers given, and the position of each among the deeds. */
  readonly answers: readonly (Given & { readonly at: number; readonly prompt: Prompt })[];
  /** The state it led to, as far as it was played. */
  readonly after: S;
}

export interface Session<S extends BaseState = BaseState> {
  readonly bot: Bot<S>;
  readonly deeds: readonly Deed[];
  /** State before the current turn, and as it is now. */
  readonly before: S;
  readonly state: S;
  readonly turns: readonly Turn<S>[];
  readonly prompt?: Prompt;
  /** How many steps of the current turn were read. */
  readonly read: number;
  /** Changed cards do not reach into a turn that is open: they wait for its end. */
  readonly waiting?: readonly CardChange[];
  /** An earlier turn is being put right. */
  readonly aside?: Aside<S>;
  /** What was done last to put something right, and how many deeds there were then. */
  readonly mended?: Mended;
}

interface Mended {
  readonly by: Entry;
  readonly length: number;
}

/** What is in front of the player now. */
export type View =
  | { readonly kind: 'step'; readonly step: Step; readonly index: number; readonly of: number }
  | { readonly kind: 'prompt'; readonly prompt: Prompt }
  | { readonly kind: 'idle'; readonly next: readonly string[] }
  | { readonly kind: 'over' };

export function begin<S extends BaseState>(bot: Bot<S>, start: Start): Session<S> {
  if (!bot.cards.accepts(start.cards)) throw new Refusal('refused-cards');
  const state = bot.start(start.options, seeded(start.seed), frozen(copy(start.cards)));
  return fresh(bot, state);
}

/** A game as far as its log was played. It grows by an entry at a time, so that nothing has to be played twice. */
export interface Played<S extends BaseState = BaseState> {
  /** Where the deeds begin. */
  readonly base: Session<S>;
  readonly session: Session<S>;
  /** Before each turn, to come back to. */
  readonly turns: readonly Session<S>[];
  /** Deeds that do not fit count only where they are taken back. */
  readonly unfit?: { readonly deeds: readonly Deed[]; readonly why: Refusal } | undefined;
  /** Everything that was done to put something right, and what was before. */
  readonly mended: readonly (Mended & { readonly before: Played<S> })[];
}

export function begun<S extends BaseState>(bot: Bot<S>, start: Start): Played<S> {
  return beginning(begin(bot, start));
}

const beginning = <S extends BaseState>(base: Session<S>): Played<S> => ({
  base,
  session: base,
  turns: [],
  mended: [],
});

/** The whole game from its start. */
export function replay<S extends BaseState>(bot: Bot<S>, start: Start, log: readonly Entry[]): Session<S> {
  return sessionOf(replayed(bot, start, log));
}

export function replayed<S extends BaseState>(bot: Bot<S>, start: Start, log: readonly Entry[]): Played<S> {
  return together(lasting(log)).reduce(extendedBy<S>, begun(bot, start));
}

/** Several entries that belong together; where they do not fit in one go, one after the other. */
function extendedBy<S extends BaseState>(played: Played<S>, entries: readonly Entry[]): Played<S> {
  const { session, unfit } = played;
  if (entries.length > 1 && entries.every(isDeed) && !unfit && !session.aside)
    try {
      return { ...played, session: advanceBy(session, entries) };
    } catch (why) {
      if (!(why instanceof Refusal)) throw why;
    }
  return entries.reduce(extended<S>, played);
}

/** Without what was done and taken back at once: nothing came of it, so it need not be played. */
function lasting(log: readonly Entry[]): readonly Entry[] {
  const kept: Entry[] = [];
  for (const entry of log) {
    const last = kept.findLastIndex((one) => !isDeed(one) || !isToldByItself(one));
    if (entry.type === 'undone' && kept[last] && isDeed(kept[last])) kept.length = last;
    else kept.push(entry);
  }
  return kept;
}

const isDeed = (entry: Entry): entry is Deed =>
  ['played', 'answered', 'read', 'recarded'].includes(entry.type);

/** What it led to; a deed that does not fit is refused. */
export function sessionOf<S extends BaseState>({ session, unfit, mended }: Played<S>): Session<S> {
  if (unfit) throw unfit.why;
  const last = mended.at(-1);
  return last ? { ...session, mended: { by: last.by, length: last.length } } : session;
}

/** One more entry. */
export function extended<S extends BaseState>(played: Played<S>, entry: Entry): Played<S> {
  switch (entry.type) {
    case 'undone':
      return undone(played);
    case 'corrected':
      return corrected(played, entry);
    case 'reopened': {
      const { session } = whole(played);
      if (session.aside) throw new Refusal('refused-correction');
      return mend(played, entry, reopened(sessionAt(played, entry.at), session, entry.at));
    }
    case 'rejoined':
      return mend(played, entry, rejoined(whole(played).session).session);
    case 'resumed': {
      const { bot } = played.base;
      const state = bot.saved.read(entry.state, entry.version ?? 1);
      if (!state) throw new Refusal('refused-state');
      return beginning(fresh(bot, state));
    }
    default:
      return done(played, entry);
  }
}

function done<S extends BaseState>(played: Played<S>, deed: Deed): Played<S> {
  const { session, turns, unfit } = played;
  if (unfit) return { ...played, unfit: { ...unfit, deeds: [...unfit.deeds, deed] } };
  if (session.aside) {
    const after = mending(session, deed);
    return isToldByItself(deed) ? put(played, after) : mend(played, deed, after);
  }
  try {
    const after = advance(session, deed);
    return { ...played, session: after, turns: deed.type === 'played' ? [...turns, session] : turns };
  } catch (why) {
    if (!(why instanceof Refusal)) throw why;
    return { ...played, unfit: { deeds: [deed], why } };
  }
}

function undone<S extends BaseState>(played: Played<S>): Played<S> {
  const { session, unfit, mended } = played;
  const deeds = allDeeds(played);
  const last = mended.at(-1);
  if (last && (session.aside || deeds.slice(last.length).every(isToldByItself))) return last.before;
  const left = takenBack(deeds) ?? [];
  const isFit = left.length <= session.deeds.length;
  if (unfit && !isFit) return { ...played, unfit: { ...unfit, deeds: left.slice(session.deeds.length) } };
  return { ...put(played, sessionAt(played, left.length)), unfit: undefined };
}

function corrected<S extends BaseState>(
  played: Played<S>,
  entry: Extract<Entry, { type: 'corrected' }>,
): Played<S> {
  const deeds = allDeeds(played);
  const deed = deeds[entry.at];
  if (deed?.type !== 'answered') throw new Refusal('refused-correction');
  if (entry.at > played.session.deeds.length) whole(played);
  const told = deed.told === 'usual' && ({ told: 'unusual' } as const);
  const right: Deed = { ...deed, value: entry.value, ...told };
  const after = asFarAsTheyFit(sessionAt(played, entry.at), right, deeds.slice(entry.at + 1));
  const { aside } = played.session;
  if (aside) return mend(played, entry, { ...after.session, aside });
  const { turns } = put(played, after.session);
  return {
    ...played,
    session: after.session,
    turns: [...turns, ...after.turns],
    unfit: undefined,
    mended: [],
  };
}

const allDeeds = ({ session, unfit }: Played): readonly Deed[] =>
  unfit ? [...session.deeds, ...unfit.deeds] : session.deeds;

function whole<S extends BaseState>(played: Played<S>): Played<S> {
  if (played.unfit) throw played.unfit.why;
  return played;
}

function mend<S extends BaseState>(played: Played<S>, by: Entry, after: Session<S>): Played<S> {
  const step = { by, before: played, length: after.deeds.length };
  return { ...put(played, after), mended: [...played.mended, step] };
}

/** The session is another one: only turns before all that changed can be come back to. */
function put<S extends BaseState>(played: Played<S>, session: Session<S>): Played<S> {
  const { deeds } = played.session;
  const other = session.deeds.findIndex((deed, n) => deed !== deeds[n]);
  const same = other < 0 ? session.deeds.length : other;
  return { ...played, session, turns: played.turns.filter((turn) => turn.deeds.length <= same) };
}

/** As it was after so many deeds, with nothing set aside. */
function sessionAt<S extends BaseState>({ base, session, turns }: Played<S>, length: number): Session<S> {
  const nearest = turns.findLast(({ deeds }) => deeds.length <= length) ?? base;
  return together(session.deeds.slice(nearest.deeds.length, length)).reduce(advanceBy<S>, nearest);
}

/** After a correction, later answers may belong to questions that are no longer asked. */
function asFarAsTheyFit<S extends BaseState>(
  before: Session<S>,
  right: Deed,
  later: readonly Deed[],
): { readonly session: Session<S>; readonly turns: readonly Session<S>[] } {
  let session = advance(before, right);
  const turns: Session<S>[] = [];
  for (const deed of later) {
    try {
      const next = advance(session, deed);
      if (deed.type === 'played') turns.push(session);
      session = next;
    } catch (refusal) {
      if (!(refusal instanceof Refusal)) throw refusal;
      if (deed.type !== 'read') break;
      // One step less to read now: no reason to forget the turns that follow.
    }
  }
  return { session, turns };
}

/** How a turn is shown: all of it at once, or step after step. */
export type Pace = 'turn' | 'step';

export function view<S extends BaseState>(session: Session<S>, pace: Pace = 'step'): View {
  const steps = session.turns.at(-1)?.steps ?? [];
  const step = steps[session.read];
  if (step && pace === 'step') return { kind: 'step', step, index: session.read, of: steps.length };
  if (session.prompt) return { kind: 'prompt', prompt: session.prompt };
  const next = session.bot.next(session.state);
  if (session.aside) return { kind: 'idle', next: [rejoin, ...next] };
  return next.length === 0 ? { kind: 'over' } : { kind: 'idle', next };
}

/** The state as it was when a step of the current turn was told, so that trackers do not run ahead of the voice. */
export function stateAt<S extends BaseState>(session: Session<S>, step: number): S {
  const turn = session.turns.at(-1);
  if (step < 0 || !turn) return session.before;
  return statesOf(session, turn)[step] ?? session.state;
}

const played = new WeakMap<Turn, readonly BaseState[]>();

/** The states at all steps of a turn. It is played once for them, however often it is looked at. */
function statesOf<S extends BaseState>({ bot, before }: Session<S>, turn: Turn<S>): readonly S[] {
  const known = played.get(turn) as readonly S[] | undefined;
  if (known) return known;
  const states: S[] = [];
  play(bot, before, turn.script, turn.answers, (state) => states.push(copy(state)));
  played.set(turn, states);
  return states;
}

/** The player is about to end a turn of which nothing was reported, where something nearly always happens. */
export function isUnreported<S extends BaseState>({ bot, before, state, turns, aside }: Session<S>): boolean {
  const wasEvent = bot.next(before)[0] !== turns.at(-1)?.script;
  return !aside && !wasEvent && bot.shows(state).expectsReport === true;
}

/** What is asked first of a report that is, as a rule, all of the player's turn: which of these? */
export function isWholeTurn<S extends BaseState>({ bot, before, turns, prompt, aside }: Session<S>): boolean {
  const { script, answers } = turns.at(-1) ?? {};
  const isFirst = prompt?.expects.kind === 'choice' && answers?.length === 0;
  return !aside && isFirst && bot.shows(before).wholeTurns?.includes(script ?? '') === true;
}

/** What an undo would take back; nothing at the start of the game. */
export function undoes<S extends BaseState>({ deeds, mended }: Session<S>): Entry | undefined {
  if (mended && deeds.slice(mended.length).every(isToldByItself)) return mended.by;
  return deeds.findLast((deed) => !isToldByItself(deed));
}

export { advance, possible, takenBack, usualAnswer, withWaiting } from './advance.ts';
