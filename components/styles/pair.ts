import { nothing } from 'lit';
import { Directive, directive, type ElementPart } from 'lit/directive.js';
import type { Look } from '../../core/look/look.ts';
import { latest } from '../../core/look/once.ts';
import { fieldOf, type Theme } from '../shell/theme-colour.ts';

/**
 * The game's ink pair. The bot's field is deep in light, night in dark and black on OLED; the main button is
 * bright on dark and deep on light.
 */
function properties(look: Look, theme: Theme): Readonly<Record<string, string>> {
  const { deep, bright, night } = look.pair;
  const light = theme === 'light';
  return {
    '--deep': deep,
    '--bright': bright,
    '--night': night,
    '--field': fieldOf(look, theme),
    '--lit': light ? night : deep,
    '--edge': theme === 'black' ? bright : 'var(--ink)',
    '--main': light ? deep : bright,
    '--on-main': light ? '#FFFFFF' : night,
  };
}

/** Sets the pair on an element. Not a style attribute: the page's policy allows none. */
class PairDirective extends Directive {
  readonly #wear = latest((style: CSSStyleDeclaration, look: Look, theme: Theme) => {
    for (const [name, value] of Object.entries(properties(look, theme))) style.setProperty(name, value);
  });

  override render(_look: Look, _theme: Theme): typeof nothing {
    return nothing;
  }

  override update(part: ElementPart, [look, theme]: [Look, Theme]): typeof nothing {
    this.#wear((part.element as HTMLElement).style, look, theme);
    return nothing;
  }
}

export const inPair = directive(PairDirective);
