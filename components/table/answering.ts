import type { Answer, Prompt } from '../../core/engine/bot.ts';
import { choiceNumbers } from '../../core/engine/expects.ts';
import type { Reader } from '../../core/engine/text.ts';
import { isShortcut } from './inputs.ts';
import { placeName, type Boards } from '../../core/look/board.ts';

/** An answer to the open prompt, on its way up to the table. */
export class AnswerEvent extends CustomEvent<Answer> {
  constructor(value: Answer) {
    super('answer', { detail: value, bubbles: true, composed: true });
  }
}

/** The option whose number was typed. */
export function typedOption(event: KeyboardEvent, of: readonly string[]): string | undefined {
  return isShortcut(event) ? undefined : of[choiceNumbers(of).indexOf(Number(event.key))];
}

/** An answer as words, for the log and for undo. */
export function answerWords(text: Reader, boards: Boards, prompt: Prompt, value: Answer): string {
  const { expects } = prompt;
  switch (expects.kind) {
    case 'yes-no': {
      const name = value === true ? 'yes' : 'no';
      return text.part(prompt, name) ?? text.text({ say: `answer-${name}`, with: {} });
    }
    case 'count':
      return `${value as number}`;
    case 'place':
      return placeName(boards, expects.board, value as string, text);
    case 'choice':
      return text.label(prompt, value as string);
    case 'several':
      return (
        (value as readonly string[]).map((one) => text.label(prompt, one)).join(', ') ||
        text.text({ say: 'answer-none', with: {} })
      );
    case 'tally':
      return Object.entries(value as Record<string, number>)
        .filter(([, count]) => count > 0)
        .map(([name, count]) => `${count} ${text.label(prompt, name)}`)
        .join(', ');
    case 'marks':
      return Object.entries(value as Record<string, string>)
        .map(
          ([place, mark]) => `${placeName(boards, expects.board, place, text)} ${text.label(prompt, mark)}`,
        )
        .join(', ');
  }
}

declare global {
  interface HTMLElementEventMap {
    answer: AnswerEvent;
  }
}
