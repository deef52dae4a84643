import type { Phrase } from '../../core/engine/bot.ts';
import { languages, type Texts } from '../../core/engine/text.ts';
import { readerOf } from '../../core/engine/words.ts';

/** A step as its row says it where there is no room for its detail, in both languages. */
export const rowOf = (texts: Texts, say: string, values: Phrase['with'] = {}): (string | undefined)[] =>
  languages.map((language) => readerOf(language, texts).part({ say, with: values }, 'row'));
