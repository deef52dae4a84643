import { advance, possible, usualAnswer } from './advance.ts';
import type { BaseState, Prompt, Step } from './bot.ts';
import { fits } from './expects.ts';
import { Refusal } from './refusal.ts';
import type { Deed, Session, Turn } from './session.ts';

/** What was told and answered in a turn. */
type Known<S extends BaseState> = Pick<Turn<S>, 'steps' | 'answers'>;

/** A turn as it was before an earlier one was put right. */
interface Past<S extends BaseState> {
  readonly turn: Turn<S>;
  /** So many of its steps were read. */
  readonly read: number;
  /** Cards that were changed in it, or after it. */
  readonly recarded: readonly Deed[];
}

/** An earlier turn is put right: what waits until that is done. */
export interface Aside<S extends BaseState = BaseState> {
  /** Which deed was reopened. */
  readonly at: number;
  /** The state that everything had led to. */
  readonly led: S;
  /** The turn that is played again, its number, and what of it need not be read or answered once more. */
  readonly again?: Past<S> & { readonly number: number; readonly known: Known<S> };
  /** What follows then. */
  readonly turns: readonly Past<S>[];
}

/** A turn as it was, and what became of it; nothing, where it cannot be any more. */
export interface Followed<S extends BaseState = BaseState> {
  readonly was: Turn<S>;
  readonly now?: Turn<S> | undefined;
}

/**
 * Before the turn that begins at this deed another one was forgotten; or this answer was wrong, and its turn is played
 * again from there. What came after is set aside. `before` is the session as it was then.
 */
export function reopened<S extends BaseState>(
  before: Session<S>,
  session: Session<S>,
  at: number,
): Session<S> {
  const kind = session.deeds[at]?.type;
  const led = session.state;
  const [first, ...turns] = pastTurns(session, at);
  if (!first || (kind !== 'played' && kind !== 'answered')) throw new Refusal('refused-correction');
  if (kind === 'played') return { ...before, aside: { at, led, turns: [first, ...turns] } };
  const now = readUntil(before, Infinity); // who answered has read what was told before
  const number = now.turns.length - 1;
  const known = { steps: first.turn.steps.slice(now.read), answers: answersAfter(first.turn, at) };
  return { ...now, aside: { at, led, again: { ...first, number, known }, turns } };
}

/** What was answered after this deed; what else was said of the same card is as wrong as it. */
function answersAfter<S extends BaseState>({ answers }: Turn<S>, at: number): Turn<S>['answers'] {
  const after = answers.filter((given) => given.at > at);
  const others = after.findIndex(({ prompt }) => prompt.turned !== 'further');
  return others < 0 ? [] : after.slice(others);
}

/** The turns from the one of this deed on. */
function pastTurns<S extends BaseState>({ deeds, turns, read }: Session<S>, at: number): Past<S>[] {
  const begins = deeds.flatMap(({ type }, index) => (type === 'played' ? [index] : []));
  const first = begins.findLastIndex((begin) => begin <= at);
  return turns.slice(first).map((turn, n) => {
    const [from = 0, to] = begins.slice(first + n);
    const isLast = to === undefined;
    const recarded = deeds.slice(Math.max(from, at), to).filter(({ type }) => type === 'recarded');
    return { turn, read: isLast ? read : turn.steps.length, recarded };
  });
}

/** What comes first when it is put right, as if it were a script: what was set aside follows. */
export const rejoin = 'rejoin';

/** One more deed while something is set aside. What is as it was need neither be read nor answered again. */
export function mending<S extends BaseState>(session: Session<S>, deed: Deed): Session<S> {
  const { aside, ...now } = asKnown(advance(session, deed));
  return aside && (aside.turns.length > 0 || knowsMore(aside, now)) ? { ...now, aside } : now;
}

/** An answer is left over that the open turn may still ask for. */
function knowsMore<S extends BaseState>({ again }: Aside<S>, { prompt }: Session<S>): boolean {
  return prompt !== undefined && (again?.known.answers.length ?? 0) > 0;
}

function asKnown<S extends BaseState>(session: Session<S>): Session<S> {
  const again = session.aside?.again;
  if (again?.number !== session.turns.length - 1) return session;
  const { steps, answers } = again.known;
  const step = session.turns.at(-1)?.steps[session.read];
  const same = step && steps.find((one) => isSame(one, step));
  if (same) return asKnown(knowing(advance(session, { type: 'read' }), { answers, steps: but(steps, same) }));
  const given = session.prompt && answerTo(session.prompt, answers);
  if (!given) return session;
  return asKnown(knowing(advance(session, deedOf(given)), { steps, answers: but(answers, given) }));
}

/** The session with what is still known of its open turn. */
function knowing<S extends BaseState>(session: Session<S>, known: Known<S>): Session<S> {
  const { aside } = session;
  return aside?.again ? { ...session, aside: { ...aside, again: { ...aside.again, known } } } : session;
}

/**
 * What was set aside follows. Its answers count where the same is asked; a question that is new stops it, and the rest
 * waits once more; a turn that cannot be any more is left out.
 */
export function rejoined<S extends BaseState>(
  session: Session<S>,
): {
  readonly session: Session<S>;
  readonly turns: readonly Followed<S>[];
} {
  const { aside, ...open } = session;
  if (!aside) throw new Refusal('refused-correction');
  if (session.prompt) throw new Refusal('refused-open-question', { question: session.prompt.say });
  const { again, at, led } = aside;
  const turns: Followed<S>[] = again ? [{ was: again.turn, now: session.turns[again.number] }] : [];
  let now: Session<S> = (again?.recarded ?? []).reduce(advance<S>, open);
  for (const [n, past] of aside.turns.entries()) {
    const { turn, recarded } = past;
    const script = calledNow(now, turn.script);
    const { session: next, known } =
      script === undefined ? { session: now, known: turn } : follow(now, { ...turn, script });
    now = recarded.reduce(advance<S>, next);
    turns.push({ was: turn, now: script === undefined ? undefined : now.turns.at(-1) });
    const rest = aside.turns.slice(n + 1);
    const number = now.turns.length - 1;
    const waiting = { at, led, again: { ...past, recarded: [], number, known }, turns: rest };
    if (now.prompt && (rest.length > 0 || knowsMore(waiting, now))) {
      return { session: asKnown({ ...now, aside: waiting }), turns };
    }
    if (script !== undefined) now = readUntil(now, past.read);
  }
  return { session: now, turns };
}

/** The name by which this script is possible now: the first turn may have become a later one. */
function calledNow<S extends BaseState>({ bot, state }: Session<S>, script: string): string | undefined {
  const names = possible(bot, state);
  return (
    names.find((name) => name === script) ?? names.find((name) => bot.scripts[name] === bot.scripts[script])
  );
}

/** Plays a turn with the answers that it had, and tells what of it is left over. */
function follow<S extends BaseState>(
  session: Session<S>,
  { script, steps, answers }: Turn<S>,
): { session: Session<S>; known: Known<S> } {
  let now = advance(session, { type: 'played', script });
  let left = answers;
  while (now.prompt) {
    const given = answerTo(now.prompt, left);
    const deed = given ? deedOf(given) : usualAnswer(now);
    if (!deed) break;
    now = advance(now, deed);
    if (given) left = but(left, given);
  }
  return { session: now, known: { steps, answers: left } };
}

type Given = Turn['answers'][number];

/** The answer that was given to this very question. */
const answerTo = (prompt: Prompt, answers: readonly Given[]): Given | undefined =>
  answers.find((given) => isSame(given.prompt, prompt) && fits(prompt.expects, given.value));

const deedOf = ({ to, value, told = 'again' }: Given): Deed => ({ type: 'answered', to, value, told });

/** The same sentence. */
const isSame = (one: Step, other: Step): boolean =>
  one.say === other.say && JSON.stringify(one.with) === JSON.stringify(other.with);

const but = <T>(list: readonly T[], one: T): T[] => list.filter((other) => other !== one);

function readUntil<S extends BaseState>(session: Session<S>, read: number): Session<S> {
  const steps = Math.min(read, session.turns.at(-1)?.steps.length ?? 0);
  let now = session;
  while (now.read < steps) now = advance(now, { type: 'read' });
  return now;
}

/** The steps that a turn tells no more, and those that are new in it. */
export function otherSteps({ was, now }: Followed): { gone: readonly Step[]; come: readonly Step[] } {
  const steps = now?.steps ?? [];
  const lacking = (from: readonly Step[], there: readonly Step[]) =>
    from.filter((step) => !there.some((one) => isSame(one, step)));
  return { gone: lacking(was.steps, steps), come: lacking(steps, was.steps) };
}
