import type { ShownBoard } from '../../core/engine/bot.ts';
import type { Session } from '../../core/engine/session.ts';

/** What the player may report between turns: by keys of their own, or by a tap on a drawn board. */
export function playerEvents({ bot, state }: Session): {
  keys: readonly string[];
  tapped: readonly string[];
} {
  const events = bot.next(state).slice(1);
  const onTap = (bot.shows(state).boards ?? []).map((board) => board.onTap);
  return {
    keys: events.filter((script) => !onTap.includes(script)),
    tapped: events.filter((script) => onTap.includes(script)),
  };
}

/** The spaces of a board that can be tapped between turns. */
export const tappable = ({ marks, places }: ShownBoard): readonly string[] => places ?? Object.keys(marks);

/** What a tap on a space plays. */
export function playedBy({ bot, state }: Session, place: string): string | undefined {
  const boards = bot.shows(state).boards ?? [];
  const script = boards.find((board) => board.onTap && tappable(board).includes(place))?.onTap;
  return script && bot.next(state).includes(script) ? script : undefined;
}
