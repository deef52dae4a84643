import de from './de.ftl';
import en from './en.ftl';
import { reader, type Language, type Reader, type Texts } from './text.ts';

/** What is said whatever the bot. */
export const words: Texts = { de, en };

/** A bot's words over those that every bot says. */
export const readerOf = (language: Language, ...texts: readonly Texts[]): Reader =>
  reader(
    language,
    [words, ...texts].map((text) => text[language]),
  );
