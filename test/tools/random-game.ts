import type { Bot, Options } from '../../core/engine/bot.ts';
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
  const [main, ...events] = session.bot.next(session.state);
  if (main === undefined) return undefined;
  // The player's quick events are rarer than the bot's turns.
  const script = below(dice, 4) === 0 ? events[below(dice, Math.max(events.length, 1))] : main;
  return { type: 'played', script: script ?? main };
}
