import type { BaseState, Bot, Options } from '../../core/engine/bot.ts';
import { play, type Run } from '../../core/engine/play.ts';
import { below, seeded, type HasRng } from '../../core/engine/rng.ts';
import {
  advance,
  begin,
  startWith,
  view,
  type Deed,
  type Session,
  type Start,
} from '../../core/engine/session.ts';
import { randomAnswer } from './random-answers.ts';

export interface RandomGame {
  readonly start: Start;
  readonly session: Session;
}

/** Longer than any game: a bot that is not done by then never will be. */
const mostDeeds = 20_000;

/** A whole game with random options, scripts and answers; some steps are read, some skipped. */
export function randomGame(bot: Bot, seed: number, chosen: Options = {}): RandomGame {
  const dice = { rng: seeded(seed) };
  const start = randomStart(bot, seed, chosen, dice);
  return { start, session: randomRest(begin(bot, start), dice) };
}

/** A game like it without a log: each script runs once, not anew with every answer. Returns what it leads to. */
export function randomScripts(bot: Bot, seed: number, watch: (run: Run<BaseState>) => void): BaseState {
  const dice = { rng: seeded(seed) };
  let { state } = begin(bot, randomStart(bot, seed, {}, dice));
  for (let scripts = 0; scripts < mostDeeds; scripts++) {
    const script = randomScript(bot, state, dice);
    if (script === undefined) return state;
    const run = play(bot, state, script, [], undefined, ({ say, expects }) => ({
      to: say,
      value: randomAnswer(expects, dice),
    }));
    watch(run);
    ({ state } = run);
  }
  throw new Error(`${bot.id}: the game does not end`);
}

export function randomStart(bot: Bot, seed: number, chosen: Options, dice = { rng: seeded(seed) }): Start {
  const options = { ...randomOptions(bot, dice), ...chosen };
  return startWith(bot, options, seed);
}

/** From here to the end of the game. */
export function randomRest(begun: Session, dice: HasRng): Session {
  let session = begun;
  while (session.deeds.length < mostDeeds) {
    const deed = randomDeed(session, dice);
    if (!deed) return session;
    session = advance(session, deed);
  }
  throw new Error(`${begun.bot.id}: the game does not end`);
}

export function randomOptions(bot: Bot, dice: HasRng): Options {
  return Object.fromEntries(
    Object.entries(bot.options).map(([name, spec]) => [
      name,
      spec.kind === 'yes-no' ? below(dice, 2) === 1 : (spec.of[below(dice, spec.of.length)] ?? spec.initial),
    ]),
  );
}

function randomDeed(session: Session, dice: HasRng): Deed | undefined {
  if (view(session).kind === 'step' && below(dice, 2) === 0) return { type: 'read' };
  const { prompt } = session;
  if (prompt) return { type: 'answered', to: prompt.say, value: randomAnswer(prompt.expects, dice) };
  const script = randomScript(session.bot, session.state, dice);
  return script === undefined ? undefined : { type: 'played', script };
}

/** The player's quick events are rarer than the bot's turns. */
function randomScript(bot: Bot, state: BaseState, dice: HasRng): string | undefined {
  const [main, ...events] = bot.next(state);
  if (main === undefined) return undefined;
  const script = below(dice, 4) === 0 ? events[below(dice, Math.max(events.length, 1))] : main;
  return script ?? main;
}
