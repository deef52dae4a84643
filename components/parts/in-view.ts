import type { Phrase, Step } from '../../core/engine/bot.ts';
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
