import { botId, pairs } from '../../core/look/pairs.ts';

/** How the page is dressed, once the device has been asked. */
export type Theme = 'light' | 'dark' | 'black';

/**
 * The game's ink pair as custom properties, for styleMap. The bot's field is deep in light, night in dark and
 * black on OLED; the main button is bright on dark and deep on light.
 */
export function pairStyle(bot: string, theme: Theme): Readonly<Record<string, string>> {
  const { deep, bright, night } = pairs[botId(bot)];
  const field = { light: deep, dark: night, black: '#000000' }[theme];
  const main = theme === 'light' ? { '--main': deep, '--on-main': '#FFFFFF' } : { '--main': bright, '--on-main': night };
  return { '--deep': deep, '--bright': bright, '--night': night, '--field': field, ...main };
}
