import type { Phrase, Step } from '../../core/engine/bot.ts';
import { view, type Session } from '../../core/engine/session.ts';

/** The step or question in front of the player. */
export function stepInView(session: Session): Step | undefined {
  const seen = view(session);
  if (seen.kind === 'step') return seen.step;
  return seen.kind === 'prompt' ? seen.prompt : undefined;
}

/** What is in front of the player, as a phrase: to be heard, or read by a screen reader. */
export function phraseInView(session: Session): Phrase {
  const say = view(session).kind === 'over' ? 'table-over' : 'table-your-turn';
  return stepInView(session) ?? { say, with: {} };
}
