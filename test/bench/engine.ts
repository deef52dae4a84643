/** Runs inside Chromium: how fast the rules are, those of the slowest bot. */
import { games } from '../../core/bots/index.ts';
import type { Bot } from '../../core/engine/bot.ts';
import { advance, begin, replay, type Session } from '../../core/engine/session.ts';
import { readerOf } from '../../core/engine/words.ts';
import { randomGame, type RandomGame } from '../tools/random-game.ts';

const seeds = Array.from({ length: 12 }, (_, seed) => seed);

export async function measure() {
  const bots = await Promise.all(games.map((game) => game.rules()));
  const gamesPerSecond = Math.min(...bots.map((bot) => 100_000 / timed(() => play(bot, 100))));
  const played = bots.flatMap((bot) => seeds.map((seed) => randomGame(bot, seed)));
  return {
    gamesPerSecond,
    turnMs: median(turns(played[0]!).map((turn) => timed(turn, 100))),
    slowestTurnMs: Math.max(...played.flatMap(turns).map((turn) => medianOf(5, () => timed(turn, 10)))),
    replayMs: Math.max(
      ...played.map(({ start, session: { bot, deeds } }) =>
        medianOf(5, () => timed(() => replay(bot, start, deeds), 5)),
      ),
    ),
  };
}

function play(bot: Bot, count: number): void {
  for (let seed = 0; seed < count; seed++) randomGame(bot, seed);
}

/** From "I am done" to the sentences of the bot's turn, for every turn of a game. */
function turns({ start, session: { bot, deeds } }: RandomGame): (() => void)[] {
  const read = readerOf('de', bot.texts);
  return deeds.flatMap((deed, at) => {
    if (deed.type !== 'played' || deed.script !== 'turn') return [];
    const before = deeds.slice(0, at).reduce<Session>(advance, begin(bot, start));
    return () => {
      const { turns, prompt } = advance(before, deed);
      turns.at(-1)?.steps.forEach((step) => read.text(step));
      if (prompt) read.text(prompt);
    };
  });
}

const medianOf = (times: number, measured: () => number): number =>
  median(Array.from({ length: times }, measured));

/** Browsers blur their clock: what is short must be repeated. */
function timed(run: () => unknown, times = 1): number {
  const begun = performance.now();
  for (let n = 0; n < times; n++) run();
  return (performance.now() - begun) / times;
}

function median(values: readonly number[]): number {
  return [...values].sort((one, other) => one - other)[Math.floor(values.length / 2)] ?? NaN;
}
