import type { Bot, Values } from '../../core/engine/bot.ts';
import type { Forecast } from '../../core/engine/forecast.ts';
import type { Language } from '../../core/engine/text.ts';
import de from './de.ftl';
import en from './en.ftl';

export const forecastTexts = { de, en };

/** What its sentences are filled with. */
export function forecastValues(
  { scoring }: Bot,
  { games, mean, low, high, sure }: Forecast,
  language: Language,
): Values {
  return {
    games,
    mean: Math.round(mean),
    low,
    high,
    alone: scoring.alone ? 'yes' : 'no',
    sure: new Intl.NumberFormat(language, { maximumFractionDigits: 1, minimumFractionDigits: 1 }).format(
      sure,
    ),
  };
}
