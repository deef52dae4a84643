import type { Phrase } from '../../core/engine/bot.ts';
import type { Reader } from '../../core/engine/text.ts';

/** What is kept of a game, in words; none where an update took them: one game must not hide all others. */
export function summaryWords(text: Reader, phrase: Phrase): string {
  try {
    return text.text(phrase);
  } catch {
    return '';
  }
}
