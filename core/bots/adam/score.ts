import type { Score } from '../../engine/bot.ts';
import { botPoints, heroOf, type AdamTable, type State, type Yours } from './state.ts';

const highestPoints = 200;

/** «Wertung»: his fulfilled cards at their highest level; cards that are not fulfilled give nothing. */
export function end(s: State, table: AdamTable): void {
  table.tell('end-reached', { ended: s.ended ?? 'bodies' });
  const points = botPoints(s);
  table.tell('end-total', { points, cards: s.fulfilled.length }, heroOf(points));
  const yours = table.count({ say: 'your-total', min: 0, max: highestPoints });
  // Whoever is not ahead does not win with a temple card, either.
  const temple = !s.levels.includes(1) || yours <= points || table.yesNo({ say: 'your-temple' });
  s.yours = { points: yours, temple };
  const { result, margin } = outcome(points, s.yours);
  table.tell(
    'end-verdict',
    { result, margin },
    result === 'won' || result === 'lost' ? { hero: margin } : {},
  );
}

/** «Wertung»: he wins a tie. «Level 1»: without a temple card the player cannot win. */
export function outcome(
  bot: number,
  { points, temple }: Yours,
): { result: 'won' | 'tied' | 'lost' | 'temple'; margin: number } {
  const ahead = points > bot ? (temple ? 'won' : 'temple') : points === bot ? 'tied' : 'lost';
  return { result: ahead, margin: Math.abs(points - bot) };
}

export function score(s: Readonly<State>): Score | undefined {
  if (s.yours === null) return undefined;
  const bot = botPoints(s);
  const ended = outcome(bot, s.yours);
  return {
    lines: [{ id: 'prophecies', bot }],
    bot,
    you: s.yours.points,
    isWon: ended.result === 'won',
    verdict: { say: 'verdict', with: ended },
  };
}
