import type { Look } from '../../core/look/look.ts';
import { fieldOf, type Theme } from '../styles/pair.ts';

/** The colours of the page's ground, as page.css has them. */
const grounds: Readonly<Record<Theme, string>> = { light: '#e6e8e4', dark: '#121518', black: '#000000' };

/** The browser's bar has the colour of what lies below it: the ground, or a game's field. */
export function wear(theme: Theme, look?: Look): void {
  const colour = look ? fieldOf(look, theme) : grounds[theme];
  document.querySelector('meta[name=theme-color]')?.setAttribute('content', colour);
}
