import { nothing } from 'lit';
import { Directive, directive, type ElementPart } from 'lit/directive.js';
import { botId, pairs } from '../../core/look/pairs.ts';

/** How the page is dressed, once the device has been asked. */
export type Theme = 'light' | 'dark' | 'black';

/**
 * The game's ink pair. The bot's field is deep in light, night in dark and black on OLED; the main button is
 * bright on dark and deep on light.
 */
function properties(bot: string, theme: Theme): Readonly<Record<string, string>> {
  const { deep, bright, night } = pairs[botId(bot)];
  const light = theme === 'light';
  return {
    '--deep': deep,
    '--bright': bright,
    '--night': night,
    '--field': { light: deep, dark: night, black: '#000000' }[theme],
    '--edge': theme === 'black' ? bright : 'var(--ink)',
    '--main': light ? deep : bright,
    '--on-main': light ? '#FFFFFF' : night,
  };
}

/** Sets the pair on an element. Not a style attribute: the page's policy allows none. */
class PairDirective extends Directive {
  override render(_bot: string, _theme: Theme): typeof nothing {
    return nothing;
  }

  override update(part: ElementPart, [bot, theme]: [string, Theme]): typeof nothing {
    const { style } = part.element as HTMLElement;
    for (const [name, value] of Object.entries(properties(bot, theme))) style.setProperty(name, value);
    return nothing;
  }
}

export const inPair = directive(PairDirective);
