import type { Phrase } from '../../core/engine/bot.ts';
import { undoes, type Session } from '../../core/engine/session.ts';
import type { Reader } from '../../core/engine/text.ts';
import type { Boards } from '../../core/look/board.ts';
import { answerWords } from './answering.ts';

/** What an undo takes back: as an offer, and when it is done. Nothing at the start of a game. */
export function undoPhrases(
  session: Session,
  boards: Boards,
  text: Reader,
): { offer: Phrase; done: Phrase } | undefined {
  const deed = undoes(session);
  const turn = session.turns.at(-1);
  const about = (what: string) => ({
    offer: { say: `undo-${deed?.type}`, with: { what } },
    done: { say: `undone-${deed?.type}`, with: { what } },
  });
  switch (deed?.type) {
    case 'read': {
      const step = turn?.steps[session.read - 1];
      return step && about(text.text(step));
    }
    case 'answered': {
      const given = turn?.answers.at(-1);
      return about(given ? answerWords(text, boards, given.prompt, given.value) : '');
    }
    case 'played':
      return about(text.text({ say: `script-${deed.script}`, with: {} }));
    case 'recarded':
      return about('');
    default:
      return undefined;
  }
}
