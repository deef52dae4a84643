import type { ShownCard } from '../../../engine/bot.ts';
import type { Support } from '../cards.ts';
import { cardOf, found, supportOf, type State } from '../state.ts';

/** What an action needs to know besides the state: the support card, and which row of the action card it is. */
export interface Doing {
  readonly support: Support;
  readonly card: ShownCard;
}

export function doing(s: Readonly<State>, row: number): Doing {
  const card = cardOf(s, found(s.laid.at(-1), 'action card'));
  return { support: supportOf(s), card: { deck: 'automa', card: card.id, row } };
}
