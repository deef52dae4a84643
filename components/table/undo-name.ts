import type { Phrase } from '../../core/engine/bot.ts';
import { undoes, type Deed, type Session } from '../../core/engine/session.ts';
import type { Reader } from '../../core/engine/text.ts';
import type { Boards } from '../../core/look/board.ts';
import { answerWords } from './answering.ts';

/** Is there something of the turn to be taken back before the turn itself? */
export function withinTurn(session: Session | undefined): boolean {
  const type = session && undoes(session)?.type;
  return type === 'read' || type === 'answered';
}

/** What an undo took back and can be done again as it was; nothing if more than that became otherwise. */
export function redoable(before: Session, after: Session): Deed | undefined {
  const isPlain = !before.aside && !after.aside && after.deeds.every((deed, n) => deed === before.deeds[n]);
  return isPlain ? before.deeds[after.deeds.length] : undefined;
}

/** What an undo takes back: as an offer, and when it is done. Nothing at the start of a game. */
export function undoPhrases(
  session: Session,
  boards: Boards,
  text: Reader,
): { offer: Phrase; done: Phrase } | undefined {
  const entry = undoes(session);
  const turn = session.turns.at(-1);
  const about = (what: string) => ({
    offer: { say: `undo-${entry?.type}`, with: { what } },
    done: { say: `undone-${entry?.type}`, with: { what } },
  });
  switch (entry?.type) {
    case 'read': {
      const step = turn?.steps[session.read - 1];
      return step && about(text.text(step));
    }
    case 'answered': {
      const given = turn?.answers.findLast(({ to, value }) => to === entry.to && value === entry.value);
      return about(given ? answerWords(text, boards, given.prompt, given.value) : '');
    }
    case 'played':
      return about(text.text({ say: `script-${entry.script}`, with: {} }));
    case 'recarded':
    case 'reopened':
    case 'rejoined':
      return about('');
    default:
      return undefined;
  }
}
