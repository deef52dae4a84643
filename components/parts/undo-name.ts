import { undoes, type Session } from '../../core/engine/session.ts';
import type { Reader } from '../../core/engine/text.ts';
import { answerWords } from './answering.ts';

/** What an undo takes back, in words; nothing at the start of a game. */
export function undoName(session: Session, text: Reader): string {
  const deed = undoes(session);
  const turn = session.turns.at(-1);
  switch (deed?.type) {
    case 'read': {
      const step = turn?.steps[session.read - 1];
      return step ? text.text({ say: 'undo-read', with: { what: text.text(step) } }) : '';
    }
    case 'answered': {
      const given = turn?.answers.at(-1);
      const what = given ? answerWords(text, given.prompt, given.value) : '';
      return text.text({ say: 'undo-answered', with: { what } });
    }
    case 'played': {
      const what = text.text({ say: `script-${deed.script}`, with: {} });
      return text.text({ say: 'undo-played', with: { what } });
    }
    case 'recarded':
      return text.text({ say: 'undo-recarded', with: {} });
    default:
      return '';
  }
}
