import type { Phrase, ShownBoard, Step } from '../../core/engine/bot.ts';
import { view, type Session, type View } from '../../core/engine/session.ts';
import type { Reader } from '../../core/engine/text.ts';

/** The step or question in front of the player. */
export function stepInView(session: Session): Step | undefined {
  const seen = view(session);
  if (seen.kind === 'step') return seen.step;
  return seen.kind === 'prompt' ? seen.prompt : undefined;
}

/** What is in front of the player, as a phrase: to be heard, or read by a screen reader. */
export function phraseInView(session: Session, text: Reader): Phrase {
  return stepInView(session) ?? { say: waiting(view(session), text), with: {} };
}

/** Between turns it is the player's, unless the bot has other words for what comes next. */
function waiting(seen: View, text: Reader): string {
  if (seen.kind !== 'idle') return 'table-over';
  const own = `waiting-${seen.next[0]}`;
  return text.has(own) ? own : 'table-your-turn';
}

/** Is there a drawing to look at beside what is to be pressed? */
export function showsBoard(seen: View, { bot, state }: Session): boolean {
  if (seen.kind === 'idle') return (bot.shows(state).boards?.length ?? 0) > 0;
  return seen.kind === 'prompt' && seen.prompt.board !== undefined;
}

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
