import type { Score } from '../../engine/bot.ts';
import type { Coins } from './cards.ts';
import { compareCoins } from './compare.ts';
import { levelOf, starsOf, type ExpeditionsTable, type State } from './state.ts';

/** «Schwierigkeitsstufen»: the adjustment changes the coins for a star, never below nothing. */
export function coinsForEach(s: Readonly<State>): Coins {
  const { coins } = levelOf(s);
  return { ...coins, star: Math.max(0, coins.star + s.adjust) };
}

interface Line {
  readonly id: 'stars' | 'maps' | 'corruption';
  readonly count: number;
  readonly each: number;
  readonly coins: number;
}

/** «Spielende und Wertung»: by the piece, whatever is printed on it; what she would have if the game ended now. */
export function botLines(s: Readonly<State>): Line[] {
  const each = coinsForEach(s);
  const line = (id: Line['id'], count: number, worth: number): Line => {
    return { id, count, each: worth, coins: count * worth };
  };
  return [
    line('stars', starsOf(s), each.star),
    line('maps', s.maps, each.map),
    line('corruption', s.corruption, each.corruption),
  ];
}

export function botCoins(s: Readonly<State>): number {
  return botLines(s).reduce((sum, line) => sum + line.coins, 0);
}

const highestCoins = 400;

/** «Spielende und Wertung» */
export function end(s: State, table: ExpeditionsTable): void {
  compareCoins(s, table);
  table.tell('end-reached', { by: s.endedBy ?? 'automa' });
  const { coins: printed, provenance } = levelOf(s);
  const from = { printed: printed.star, adjust: s.adjust, provenance };
  for (const { id, count, each, coins } of botLines(s))
    table.tell(`end-${id}`, { count, each, coins, ...from }, coins > 0 ? { hero: coins } : {});
  const coins = botCoins(s);
  table.tell('end-total', { coins }, { hero: coins });
  s.yours = table.count({ say: 'your-total', min: 0, max: highestCoins });
  const { result, margin } = outcome(coins, s.yours);
  table.tell('end-verdict', { result, margin }, result === 'tied' ? {} : { hero: margin });
}

/** «Spielende und Wertung»: she wins a tie. */
export function outcome(bot: number, you: number): { result: 'won' | 'tied' | 'lost'; margin: number } {
  const result = you > bot ? 'won' : you === bot ? 'tied' : 'lost';
  return { result, margin: Math.abs(you - bot) };
}

export function score(s: Readonly<State>): Score | undefined {
  if (s.yours === null) return undefined;
  const bot = botCoins(s);
  return {
    lines: botLines(s).map(({ id, coins }) => ({ id, bot: coins })),
    bot,
    you: s.yours,
    isWon: s.yours > bot,
    verdict: { say: 'verdict', with: outcome(bot, s.yours) },
  };
}
