/** Runs inside Chromium: how fast the rules are. */
import { gameOf } from '../../core/bots/index.ts';
import type { Bot, Options } from '../../core/engine/bot.ts';
import { advance, begin, replay, type Session } from '../../core/engine/session.ts';
import { readerOf } from '../../core/engine/words.ts';
import { randomGame } from '../tools/random-game.ts';

const bot = await gameOf('mautoma')!.rules();
const onMap = await gameOf('terra-mystica')!.rules();
const mirrored = { way: 'mirror', map: 'base', deck: 'built-in' };

export function measure() {
  for (let seed = 0; seed < 300; seed++) randomGame(bot, seed); // warm
  return {
    gamesPerSecond: gamesPerSecond(1000),
    turnMs: turnMs(),
    replayMs: replayMs(bot),
    mapReplayMs: replayMs(onMap, mirrored),
    buildMs: worstBuildMs(),
  };
}

function gamesPerSecond(count: number): number {
  const ms = timed(() => {
    for (let seed = 0; seed < count; seed++) randomGame(bot, seed);
  });
  return (count * 1000) / ms;
}

/** From "I am done" to the sentences of the bot's turn, in the middle of a game; median. */
function turnMs(): number {
  const read = readerOf('de', bot.texts);
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

function replayMs(of: Bot, options: Options = {}): number {
  const { start, session } = randomGame(of, 7, options);
  return median(Array.from({ length: 20 }, () => timed(() => replay(of, start, session.deeds), 10)));
}

/** The slowest of all turns on the map in which she builds, each by its median: what a turn of hers costs at most. */
function worstBuildMs(): number {
  const games = Array.from({ length: 12 }, (_, seed) => randomGame(onMap, seed, mirrored));
  return Math.max(
    ...games.flatMap(({ start, session }) =>
      session.deeds.flatMap((deed, at) => {
        if (deed.type !== 'played' || deed.script !== 'turn') return [];
        const before = session.deeds.slice(0, at).reduce<Session>(advance, begin(onMap, start));
        const turn = () => advance(before, deed);
        const builds = turn()
          .turns.at(-1)
          ?.steps.some(({ say }) => say.startsWith('build'));
        return builds ? [median(Array.from({ length: 7 }, () => timed(turn, 20)))] : [];
      }),
    ),
  );
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
