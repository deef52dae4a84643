import { gameOf } from '../../core/bots/index.ts';
import type { Options } from '../../core/engine/bot.ts';
import { frozen } from '../../core/engine/play.ts';
import { restOfGame, wholeGame, type Standing } from '../../core/engine/simulation.ts';

/** A game that may begin, or one that is going on. */
export type Asked = { readonly options: Options; readonly cards: unknown } | { readonly standing: Standing };

export interface Order {
  readonly bot: string;
  readonly asked: readonly Asked[];
  /** After so many games of each it is told. */
  readonly games: readonly number[];
}

/** What the bot scored so far in the games of each question. */
export type Totals = readonly (readonly number[])[];

addEventListener('message', ({ data }: MessageEvent<Order>) => void simulate(data));

async function simulate({ bot: id, asked, games }: Order): Promise<void> {
  const game = gameOf(id);
  if (!game) return;
  const [bot, habits] = [await game.rules(), await game.habits()];
  const runs = asked.map((one) => {
    // Cards never change: frozen ones are not copied with every turn.
    if ('standing' in one) {
      frozen(one.standing.state.cards);
      return (seed: number) => restOfGame({ bot, habits }, one.standing, seed);
    }
    const setting = { bot, habits, options: one.options, cards: frozen(one.cards) };
    return (seed: number) => wholeGame(setting, seed);
  });
  const totals: number[][] = runs.map(() => []);
  let seed = 1;
  for (const until of games) {
    for (; seed <= until; seed += 1)
      for (const [n, run] of runs.entries()) {
        const points = bot.scoring.score(run(seed))?.bot;
        if (points !== undefined) totals[n]?.push(points);
      }
    postMessage(totals);
  }
}
