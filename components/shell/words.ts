import type { Phrase } from '../../core/engine/bot.ts';
import { reader, type Language, type Reader, type Texts } from '../../core/engine/text.ts';
import storeDe from '../../core/store/de.ftl';
import storeEn from '../../core/store/en.ftl';
import de from './home.de.ftl';
import en from './home.en.ftl';

/** Reads the app's words and more: a bot's, or those on paper. */
export type TextWith = (...more: readonly Texts[]) => Reader;

/** What home needs; whatever is needed elsewhere is learned from `all-words.ts`, which comes with the first other screen. */
let own: readonly Texts[] = [
  { de: storeDe, en: storeEn },
  { de, en },
];

/** From now on these words are known everywhere. */
export function learn(...texts: readonly Texts[]): void {
  own = [...texts, ...own];
}

/** A reader is slow to make: for the same texts it stays the same, whatever else changes. */
function readersIn(language: Language): TextWith {
  const known: { readonly texts: readonly Texts[]; readonly reader: Reader }[] = [];
  const make = (texts: readonly Texts[]) => {
    const made = {
      texts,
      reader: reader(
        language,
        texts.map((text) => text[language]),
      ),
    };
    known.push(made);
    return made;
  };
  return (...more) => {
    const texts = [...own, ...more];
    const isSame = (other: readonly Texts[]) =>
      other.length === texts.length && other.every((text, n) => text === texts[n]);
    return (known.find((one) => isSame(one.texts)) ?? make(texts)).reader;
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
