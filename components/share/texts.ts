import de from './de.ftl';
import en from './en.ftl';

/** The words of a shared game and its picture. */
export const shareTexts = { de, en };
