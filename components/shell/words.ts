import type { Phrase } from '../../core/engine/bot.ts';
import { reader, type Language, type Reader, type Texts } from '../../core/engine/text.ts';
import { words } from '../../core/engine/words.ts';
import storeDe from '../../core/store/de.ftl';
import storeEn from '../../core/store/en.ftl';
import de from './de.ftl';
import en from './en.ftl';

/** Reads the app's words and more: a bot's, or those on paper. */
export type TextWith = (...more: readonly Texts[]) => Reader;

const own: readonly Texts[] = [words, { de: storeDe, en: storeEn }, { de, en }];

/** A reader is slow to make: for the same texts it stays the same, whatever else changes. */
function readersIn(language: Language): TextWith {
  const known: { readonly more: readonly Texts[]; readonly reader: Reader }[] = [];
  const make = (more: readonly Texts[]) => {
    const texts = [...own, ...more].map((text) => text[language]);
    const made = { more, reader: reader(language, texts) };
    known.push(made);
    return made;
  };
  return (...more) => {
    const isSame = (other: readonly Texts[]) =>
      other.length === more.length && other.every((text, n) => text === more[n]);
    return (known.find((one) => isSame(one.more)) ?? make(more)).reader;
  };
}

/** In each language. */
export const textWith: Readonly<Record<Language, TextWith>> = { de: readersIn('de'), en: readersIn('en') };

/** What is kept of a game, in words; none where an update took them: one game must not hide all others. */
export function summaryWords(text: Reader, phrase: Phrase): string {
  try {
    return text.text(phrase);
  } catch {
    return '';
  }
}
