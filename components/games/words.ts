import type { Context } from '../shell/context.ts';
import type { Bot } from '../../core/engine/bot.ts';
import type { Reader } from '../../core/engine/text.ts';
import de from './de.ftl';
import en from './en.ftl';

const texts = { de, en };

/** The words of the list, and those of a bot where it is known. */
export const gamesText = ({ textWith }: Context, bot?: Bot): Reader =>
  bot ? textWith(bot.texts, texts) : textWith(texts);
