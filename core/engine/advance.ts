import type { BaseState, Bot } from './bot.ts';
import { shuffleIn } from './deck.ts';
import { play } from './play.ts';
import { newCards, type CardChange } from './recard.ts';
import { Refusal } from './refusal.ts';
import type { Deed, Session } from './session.ts';

/** A session that nothing has happened in yet. */
export function fresh<S extends BaseState>(bot: Bot<S>, state: S): Session<S> {
  return { bot, deeds: [], before: state, state, turns: [], read: 0 };
}

/** One more deed. Only the current turn is run again. */
export function advance<S extends BaseState>(session: Session<S>, deed: Deed): Session<S> {
  return advanceBy(session, [deed]);
}

/** The same for what belongs together, see `together`. */
export function advanceBy<S extends BaseState>(session: Session<S>, deeds: readonly Deed[]): Session<S> {
  const { aside, mended } = session;
  const next = deeds.some(isAnswer) ? answered(session, deeds) : deeds.reduce(advanced<S>, session);
  return aside || mended ? { ...next, ...(aside && { aside }), ...(mended && { mended }) } : next;
}

/** What was answered and read one after the other belongs together: the turn is run once for all of it. */
export function together<E extends { readonly type: string }>(log: readonly E[]): E[][] {
  const parts: E[][] = [];
  const isWithin = (entry: E | undefined) => entry?.type === 'answered' || entry?.type === 'read';
  for (const entry of log) {
    const last = parts.at(-1);
    if (last && isWithin(last[0]) && isWithin(entry)) last.push(entry);
    else parts.push([entry]);
  }
  return parts;
}

type Answered = Extract<Deed, { type: 'answered' }>;

const isAnswer = (deed: Deed): deed is Answered => deed.type === 'answered';

function advanced<S extends BaseState>(session: Session<S>, deed: Deed): Session<S> {
  switch (deed.type) {
    case 'played':
      return started(session, deed);
    case 'answered':
      return answered(session, [deed]);
    case 'read':
      return readOn(session, deed);
    case 'recarded':
      return recarded(session, deed);
    default: // a damaged log has entries that are none
      throw new Refusal('refused-log', { entry: session.deeds.length + 1 });
  }
}

/** What can be begun: what comes next, and what the player may have done with real cards meanwhile. */
export function possible<S extends BaseState>(bot: Bot<S>, state: S): readonly string[] {
  const next = bot.next(state);
  const isPlayed = next.length > 0 && (bot.deck?.played?.(state) ?? []).length > 0;
  return isPlayed ? [...next, shuffleIn] : next;
}

function started<S extends BaseState>(
  session: Session<S>,
  deed: Extract<Deed, { type: 'played' }>,
): Session<S> {
  if (session.prompt) throw new Refusal('refused-open-question', { question: session.prompt.say });
  if (!possible(session.bot, session.state).includes(deed.script))
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

function answered<S extends BaseState>(session: Session<S>, deeds: readonly Deed[]): Session<S> {
  const turn = session.turns.at(-1);
  const given = deeds.filter(isAnswer);
  if (!turn || !session.prompt) throw new Refusal('refused-no-question', { question: given[0]?.to ?? '' });
  const run = play(session.bot, session.before, turn.script, [...turn.answers, ...given]);
  if (run.misfit !== undefined) {
    const { to = '', value = null } = given[run.misfit - turn.answers.length] ?? {};
    throw new Refusal('refused-answer', { question: to, answer: JSON.stringify(value) });
  }
  const answers = [...turn.answers];
  let { read } = session;
  deeds.forEach((deed, n) => {
    const asked = run.answered[answers.length];
    if (!isAnswer(deed)) {
      if (read >= (asked?.told ?? run.steps.length)) throw new Refusal('refused-nothing-to-read');
      read += 1;
    } else if (asked) {
      const { to, value, told } = deed;
      const at = session.deeds.length + n;
      answers.push({ to, value, ...(told ? { told } : {}), at, prompt: asked.prompt });
      // Who answers has read what was told before.
      if (!told) read = asked.told;
    }
  });
  return {
    bot: session.bot,
    deeds: [...session.deeds, ...deeds],
    before: session.before,
    state: run.prompt ? run.state : withWaiting(run.state, session.waiting),
    turns: [...session.turns.slice(0, -1), { ...turn, steps: run.steps, answers, after: run.state }],
    ...(run.prompt ? { prompt: run.prompt } : {}),
    ...(run.prompt && session.waiting ? { waiting: session.waiting } : {}),
    read,
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

/** The last thing that the player did is taken back, and with it what was told by itself since; none if there is none. */
export function takenBack(deeds: readonly Deed[]): Deed[] | undefined {
  const last = deeds.findLastIndex((deed) => !isToldByItself(deed));
  return last < 0 ? undefined : deeds.slice(0, last);
}

export const isToldByItself = (deed: Deed): boolean => deed.type === 'answered' && deed.told === 'usual';

/** What is told instead of the open question, if it has a usual answer. */
export function usualAnswer({ prompt }: Session): Deed | undefined {
  return prompt?.usual && { type: 'answered', to: prompt.say, value: prompt.usual.answer, told: 'usual' };
}
