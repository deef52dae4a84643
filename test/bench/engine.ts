/** Runs inside Chromium: how fast the rules are. */
import mautoma from '../../core/bots/mautoma/bot.ts';
import type { Bot } from '../../core/engine/bot.ts';
import { advance, begin, replay, type Session } from '../../core/engine/session.ts';
import { reader } from '../../core/engine/text.ts';
import { randomGame } from '../tools/random-game.ts';

const bot = mautoma as unknown as Bot;

export function measure() {
  for (let seed = 0; seed < 300; seed++) randomGame(bot, seed); // warm
  return { gamesPerSecond: gamesPerSecond(1000), turnMs: turnMs(), replayMs: replayMs() };
}

function gamesPerSecond(count: number): number {
  const ms = timed(() => {
    for (let seed = 0; seed < count; seed++) randomGame(bot, seed);
  });
  return (count * 1000) / ms;
}

/** From "I am done" to the sentences of the bot's turn, in the middle of a game; median. */
function turnMs(): number {
  const read = reader('de', [bot.texts.de]);
  const { start, session } = randomGame(bot, 7, { deck: 'built-in' });
  const middle = session.deeds.flatMap((deed, at) =>
    deed.type === 'played' && deed.script === 'turn' ? [at] : [],
  );
  return median(
    middle.map((at) => {
      const before = session.deeds.slice(0, at).reduce<Session>(advance, begin(bot, start));
      return timed(() => {
        const { turns, prompt } = advance(before, { type: 'played', script: 'turn' });
        turns.at(-1)?.steps.forEach((step) => read.text(step));
        if (prompt) read.text(prompt);
      }, 100);
    }),
  );
}

function replayMs(): number {
  const { start, session } = randomGame(bot, 7);
  return median(Array.from({ length: 20 }, () => timed(() => replay(bot, start, session.deeds), 10)));
}

/** Browsers blur their clock: what is short must be repeated. */
function timed(run: () => unknown, times = 1): number {
  const begun = performance.now();
  for (let n = 0; n < times; n++) run();
  return (performance.now() - begun) / times;
}

function median(values: readonly number[]): number {
  return [...values].sort((one, other) => one - other)[Math.floor(values.length / 2)] ?? NaN;
}
