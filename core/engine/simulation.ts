import type { BaseState, Bot, Options, Prompt, Step } from './bot.ts';
import { shuffleUnseen } from './deck.ts';
import type { Habits } from './habits.ts';
import { likelyAnswer } from './likely-answer.ts';
import { copy, play, type Given } from './play.ts';
import { below, seeded, type HasRng } from './rng.ts';
import type { Session } from './session.ts';

/** A bot, and whom it plays against. */
export interface Opponents {
  readonly bot: Bot;
  readonly habits: Habits;
  /** The chance of each quick event before a turn, where the habits have none. */
  readonly events?: number;
  /** With what the player puts right, for who counts taps. */
  readonly mends?: boolean;
}

export interface Setting extends Opponents {
  readonly cards: unknown;
  readonly options: Options;
}

/** How likely a quick event is where nothing else is said. */
export const usualEvents = 0.06;

/** How often something is not as it was told, where the habits do not say it. */
const usuallyOtherwise = 0.05;

type Answered = Given & { readonly prompt: Prompt };

/** One script that was played, with what was asked and told. */
export interface Played {
  readonly script: string;
  /** The state before it. */
  readonly before: BaseState;
  readonly answers: readonly Answered[];
  readonly steps: readonly Step[];
}

/** A game up to now: its last finished turn, what was played so far, and the turn that is open. */
export interface Standing {
  readonly state: BaseState;
  readonly played: readonly string[];
  readonly open?: { readonly script: string; readonly answers: readonly Given[] };
}

type Watch = (played: Played) => void;

/** A game of a bot with nobody at the table. */
export function wholeGame(setting: Setting, seed: number, watch?: Watch): BaseState {
  const { bot, cards, options } = setting;
  const state = bot.start(options, seeded(seed), cards);
  return toTheEnd(setting, { state, played: [] }, { rng: seeded(~seed) }, watch);
}

/**
 * The rest of a game, as it may well go: what nobody has seen lies otherwise, and the dice fall anew. A turn that is open is
 * played to its end first, with what it has drawn.
 */
export function restOfGame(opponents: Opponents, { state, played, open }: Standing, seed: number): BaseState {
  const dice = { rng: seeded(~seed) };
  const between = open ? playOn(opponents, state, open.script, dice, open.answers).state : copy(state);
  const now = { ...between, rng: seeded(seed) };
  shuffleUnseen(now);
  return toTheEnd(opponents, { state: now, played: [...played, ...(open ? [open.script] : [])] }, dice);
}

/** Where a game stands. */
export function standingOf({ before, state, turns, prompt }: Session): Standing {
  const scripts = turns.map(({ script }) => script);
  const last = turns.at(-1);
  if (!prompt || !last) return { state, played: scripts };
  const answers = last.answers.map(({ to, value, told }) => ({ to, value, ...(told ? { told } : {}) }));
  return { state: before, played: scripts.slice(0, -1), open: { script: last.script, answers } };
}

/** Nothing of ours takes as many turns: a game that does not end is a fault. */
const mostTurns = 2000;

function toTheEnd(
  opponents: Opponents,
  { state: from, played }: Standing,
  dice: HasRng,
  watch?: Watch,
): BaseState {
  const { bot, habits } = opponents;
  const happens = eventsOf(opponents, played, dice);
  let reported = sinceLastTurn(habits, played);
  let state = from;
  const run = (script: string): void => {
    const before = state;
    const { answers, steps, state: after } = playOn(opponents, before, script, dice);
    state = after;
    watch?.({ script, before, answers, steps });
  };
  for (let turns = 0; turns < mostTurns; turns += 1) {
    const [main, ...quick] = bot.next(state);
    if (main === undefined) return state;
    quick
      .filter(() => habits.after?.includes(main) ?? true)
      .filter((script) => !reported.includes(script))
      .filter(happens)
      .filter((script) => bot.next(state).includes(script))
      .forEach(run);
    reported = [];
    if (bot.next(state).includes(main)) run(main);
  }
  throw new Error(`${bot.id}: the game does not end`);
}

/** A script with its answers so far, and usual ones for the rest of it. */
function playOn(
  { bot, habits }: Opponents,
  before: BaseState,
  script: string,
  dice: HasRng,
  given: readonly Given[] = [],
) {
  const answers: Answered[] = [];
  const { state, steps, prompt } = play(bot, before, script, given, undefined, (asked) => {
    const answer = { ...answerTo(habits, asked, dice), prompt: asked };
    answers.push(answer);
    return answer;
  });
  if (prompt) throw new Error(`${bot.id}: no answer to ${prompt.say}`);
  return { state, steps, answers };
}

/** Does the player report this in a turn of his own? */
function eventsOf(
  { habits, events = usualEvents, mends = false }: Opponents,
  played: readonly string[],
  dice: HasRng,
): (script: string) => boolean {
  const due = new Map<string, number>();
  const again = (script: string, [from, to]: readonly [number, number]): boolean => {
    const left = (due.get(script) ?? next(from, to, turnsSince(habits, played, script))) - 1;
    due.set(script, left > 0 ? left : next(from, to, 0));
    return left <= 0;
  };
  const next = (from: number, to: number, since: number): number => {
    const soonest = Math.max(from - since, 1);
    return soonest + below(dice, Math.max(to - since, soonest) - soonest + 1);
  };
  return (script) => {
    const rhythm = habits.every?.[script];
    if (rhythm) return again(script, rhythm);
    const mended = habits.mends?.[script];
    const chance = mended === undefined ? (habits.events?.[script] ?? events) : mends ? mended : 0;
    return below(dice, 1000) < chance * 1000;
  };
}

/**
 * How many turns of the bot ago this happened, or the game began: the turn after it, or the set-up, is none of them, nor is a
 * first turn, before which the player had none.
 */
function turnsSince(habits: Habits, played: readonly string[], script: string): number {
  const turns = played
    .slice(played.lastIndexOf(script) + 1)
    .filter((name) => !isReport(habits, name) && name !== 'first-turn');
  return Math.max(turns.length - 1, 0);
}

/** What the player has reported in the turn that is his now: nothing comes twice in one. */
function sinceLastTurn(habits: Habits, played: readonly string[]): readonly string[] {
  return played.slice(played.findLastIndex((name) => !isReport(habits, name)) + 1);
}

const isReport = ({ events = {}, every = {}, mends = {} }: Habits, script: string): boolean =>
  script in events || script in every || script in mends;

/** What is usual is told; now and then it is otherwise. */
function answerTo(habits: Habits, prompt: Prompt, dice: HasRng): Given {
  const { say, usual } = prompt;
  const otherwise = habits.unusual ?? usuallyOtherwise;
  if (usual && below(dice, 1000) >= otherwise * 1000) return { to: say, value: usual.answer, told: 'usual' };
  const value = likelyAnswer(habits, prompt, dice);
  return { to: say, value, ...(usual ? { told: 'unusual' as const } : {}) };
}
