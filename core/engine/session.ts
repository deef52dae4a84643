import type { BaseState, Bot, Options, Prompt, Step } from './bot.ts';
import { isRecord, type Answer } from './expects.ts';
import { copy, frozen, play, type Given } from './play.ts';
import { areChanges, newCards, type CardChange } from './recard.ts';
import { Refusal } from './refusal.ts';
import { seeded } from './rng.ts';
import { withUnits } from './units.ts';

/** How a game began. Together with its log it is the whole game. */
export interface Start {
  readonly bot: string;
  readonly rules: number;
  readonly options: Options;
  readonly seed: number;
  /** The card set it began with. */
  readonly cards: unknown;
}

/** What happened, in order. The log only grows: undoing and correcting are entries too. */
export type Entry =
  | { readonly type: 'played'; readonly script: string }
  | { readonly type: 'answered'; readonly to: string; readonly value: Answer }
  /** The player has taken in one step. */
  | { readonly type: 'read' }
  /** Cards were changed: the game takes them at its next shuffle. */
  | { readonly type: 'recarded'; readonly cards: unknown }
  | { readonly type: 'undone' }
  /** An older answer was wrong; `at` counts the entries in force. */
  | { readonly type: 'corrected'; readonly at: number; readonly value: Answer }
  /** A turn was forgotten before the one that begins at this entry in force: what followed is set aside. */
  | { readonly type: 'reopened'; readonly at: number }
  /** It was entered: what was set aside follows, as far as it still fits. */
  | { readonly type: 'rejoined' }
  /** The app's rules changed during an open turn: the game goes on from the last finished one. */
  | { readonly type: 'resumed'; readonly rules: number; readonly state: unknown };

/** The state at the last finished turn, as it was when the log had `n` entries. */
export interface Snapshot {
  readonly n: number;
  readonly rules: number;
  readonly state: unknown;
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
  /** What follows when a forgotten turn has been entered. */
  readonly aside?: readonly Deed[];
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

/** The whole game from its start. */
export function replay<S extends BaseState>(bot: Bot<S>, start: Start, log: readonly Entry[]): Session<S> {
  let base = begin(bot, start);
  let deeds: Deed[] = [];
  let aside: { readonly at: number; readonly deeds: readonly Deed[] } | undefined;
  for (const entry of log) {
    switch (entry.type) {
      case 'undone':
        // Taken back to where it was reopened, it is as if it never was.
        if (aside?.at === deeds.length) {
          deeds.push(...aside.deeds);
          aside = undefined;
        } else deeds.pop();
        break;
      case 'corrected': {
        const deed = deeds[entry.at];
        if (deed?.type !== 'answered') throw new Refusal('refused-correction');
        const corrected = deeds.with(entry.at, { ...deed, value: entry.value });
        deeds = [...asFarAsTheyFit(base, corrected, entry.at).deeds];
        break;
      }
      case 'reopened':
        if (aside || deeds[entry.at]?.type !== 'played') throw new Refusal('refused-correction');
        aside = { at: entry.at, deeds: deeds.slice(entry.at) };
        deeds = deeds.slice(0, entry.at);
        break;
      case 'rejoined': {
        if (!aside) throw new Refusal('refused-correction');
        const now = deeds.reduce(advance<S>, base);
        if (now.prompt) throw new Refusal('refused-open-question', { question: now.prompt.say });
        deeds = [...asFarAsTheyFit(base, [...deeds, ...aside.deeds], deeds.length - 1).deeds];
        aside = undefined;
        break;
      }
      case 'resumed':
        if (!hasShapeOf(base.before, entry.state) || !canTakeNewCards(bot, entry.state))
          throw new Refusal('refused-state');
        base = fresh(bot, entry.state);
        deeds = [];
        aside = undefined;
        break;
      default:
        deeds.push(entry);
    }
  }
  const session = deeds.reduce(advance<S>, base);
  return aside ? { ...session, aside: aside.deeds } : session;
}

/** After a correction at `from`, later answers may belong to questions that are no longer asked. */
function asFarAsTheyFit<S extends BaseState>(
  base: Session<S>,
  deeds: readonly Deed[],
  from: number,
): Session<S> {
  let session = deeds.slice(0, from + 1).reduce(advance<S>, base);
  for (const deed of deeds.slice(from + 1)) {
    try {
      session = advance(session, deed);
    } catch (refusal) {
      if (!(refusal instanceof Refusal)) throw refusal;
      if (deed.type !== 'read') return session;
      // One step less to read now: no reason to forget the turns that follow.
    }
  }
  return session;
}

/** A saved state comes from a file: every part that a new game has must be there, and of its kind. */
function hasShapeOf<S extends BaseState>(model: S, state: unknown): state is S {
  const kind = (value: unknown) => (Array.isArray(value) ? 'list' : typeof value);
  return (
    isRecord(state) &&
    Object.entries(model).every(
      ([part, value]) =>
        Object.hasOwn(state, part) &&
        (value === null || state[part] === null || kind(value) === kind(state[part])),
    )
  );
}

/** What waits for a shuffle comes from a file too. */
function canTakeNewCards<S extends BaseState>(bot: Bot<S>, { cards, newCards: waiting }: S): boolean {
  if (waiting === undefined) return true;
  return areChanges(waiting) && bot.cards.accepts(withUnits(cards, waiting));
}

function fresh<S extends BaseState>(bot: Bot<S>, state: S): Session<S> {
  return { bot, deeds: [], before: state, state, turns: [], read: 0 };
}

/** One more deed. Only the current turn is run again. */
export function advance<S extends BaseState>(session: Session<S>, deed: Deed): Session<S> {
  const { aside } = session;
  return aside ? { ...advanced(session, deed), aside } : advanced(session, deed);
}

function advanced<S extends BaseState>(session: Session<S>, deed: Deed): Session<S> {
  switch (deed.type) {
    case 'played':
      return started(session, deed);
    case 'answered':
      return answered(session, deed);
    case 'read':
      return readOn(session, deed);
    case 'recarded':
      return recarded(session, deed);
  }
}

function started<S extends BaseState>(
  session: Session<S>,
  deed: Extract<Deed, { type: 'played' }>,
): Session<S> {
  if (session.prompt) throw new Refusal('refused-open-question', { question: session.prompt.say });
  if (!session.bot.next(session.state).includes(deed.script))
    throw new Refusal('refused-script', { script: deed.script });
  const run = play(session.bot, session.state, deed.script, []);
  return {
    bot: session.bot,
    deeds: [...session.deeds, deed],
    before: session.state,
    state: run.state,
    turns: [...session.turns, { script: deed.script, steps: run.steps, answers: [], after: run.state }],
    ...(run.prompt ? { prompt: run.prompt } : {}),
    read: 0,
  };
}

function answered<S extends BaseState>(
  session: Session<S>,
  deed: Extract<Deed, { type: 'answered' }>,
): Session<S> {
  const turn = session.turns.at(-1);
  if (!turn || !session.prompt) throw new Refusal('refused-no-question', { question: deed.to });
  const answers = [
    ...turn.answers,
    { to: deed.to, value: deed.value, at: session.deeds.length, prompt: session.prompt },
  ];
  const run = play(session.bot, session.before, turn.script, answers);
  if (run.misfit !== undefined)
    throw new Refusal('refused-answer', { question: deed.to, answer: JSON.stringify(deed.value) });
  return {
    bot: session.bot,
    deeds: [...session.deeds, deed],
    before: session.before,
    state: run.prompt ? run.state : withWaiting(run.state, session.waiting),
    turns: [...session.turns.slice(0, -1), { ...turn, steps: run.steps, answers, after: run.state }],
    ...(run.prompt ? { prompt: run.prompt } : {}),
    ...(run.prompt && session.waiting ? { waiting: session.waiting } : {}),
    read: turn.steps.length,
  };
}

function readOn<S extends BaseState>(session: Session<S>, deed: Deed): Session<S> {
  const steps = session.turns.at(-1)?.steps.length ?? 0;
  if (session.read >= steps) throw new Refusal('refused-nothing-to-read');
  return { ...session, deeds: [...session.deeds, deed], read: session.read + 1 };
}

function recarded<S extends BaseState>(
  session: Session<S>,
  deed: Extract<Deed, { type: 'recarded' }>,
): Session<S> {
  const waiting = newCards(session.bot, session.state.cards, deed.cards);
  const deeds = [...session.deeds, deed];
  if (session.prompt) return { ...session, deeds, waiting };
  return { ...session, deeds, state: withWaiting(session.state, waiting) };
}

/** The state with the changed cards that its next shuffle brings. */
export function withWaiting<S extends BaseState>(state: S, waiting: readonly CardChange[] | undefined): S {
  return waiting ? { ...state, newCards: waiting } : state;
}

export function view<S extends BaseState>(session: Session<S>): View {
  const steps = session.turns.at(-1)?.steps ?? [];
  const step = steps[session.read];
  if (step) return { kind: 'step', step, index: session.read, of: steps.length };
  if (session.prompt) return { kind: 'prompt', prompt: session.prompt };
  const next = session.bot.next(session.state);
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

/** What an undo would take back; nothing at the start of the game. */
export function undoes<S extends BaseState>(session: Session<S>): Deed | undefined {
  return session.deeds.at(-1);
}
