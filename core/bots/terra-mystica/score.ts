import type { Score, ScoreLine } from '../../engine/bot.ts';
import { finalLines, type Final } from './final.ts';
import { gains, type Human, type Owner, type State } from './state.ts';

export function totalOf(final: Final, owner: Owner): number {
  return finalLines.reduce((sum, line) => sum + final[owner][line], 0);
}

function bestOf(s: Readonly<State>, final: Final): Human {
  return s.humans.reduce((one, other) => (totalOf(final, other) > totalOf(final, one) ? other : one));
}

/** The best player against her; equal points are a shared victory. */
export function outcome(
  s: Readonly<State>,
  final: Final,
): { result: 'won' | 'tied' | 'lost'; margin: number; who: Human | 'only' } {
  const hers = totalOf(final, 'bot');
  const best = bestOf(s, final);
  const margin = totalOf(final, best) - hers;
  const who = s.humans.length === 1 ? 'only' : best;
  return { result: margin > 0 ? 'won' : margin === 0 ? 'tied' : 'lost', margin: Math.abs(margin), who };
}

/** Of two players, the account of the better one stands beside hers. */
export function score(s: Readonly<State>): Score | undefined {
  const { final } = s;
  if (!final) return undefined;
  const best = bestOf(s, final);
  const yours = final[best];
  const { faction = 0 } = s.gained;
  const gained = gains.reduce((sum, by) => sum + s.gained[by], faction);
  const lines: ScoreLine[] = [
    { id: 'game', you: yours.game },
    { id: 'start', bot: final.bot.game - gained },
    { id: 'cards', bot: s.gained.cards },
    { id: 'tiles', bot: s.gained.tiles },
    ...(s.merchants ? [{ id: 'trade', bot: s.gained.trade }] : []),
    ...(faction > 0 ? [{ id: 'faction', bot: faction }] : []),
    { id: 'cults', bot: final.bot.cults, you: yours.cults },
    { id: 'area', bot: final.bot.area, you: yours.area },
    ...(s.endTile === 'none' ? [] : [{ id: 'end-tile', bot: final.bot['end-tile'], you: yours['end-tile'] }]),
    ...(final.bot.buildings > 0 ? [{ id: 'buildings', bot: final.bot.buildings }] : []),
    { id: 'resources', you: yours.resources },
  ];
  const ended = outcome(s, final);
  return {
    lines,
    bot: totalOf(final, 'bot'),
    you: totalOf(final, best),
    isWon: ended.result !== 'lost',
    verdict: { say: 'verdict', with: ended },
  };
}
