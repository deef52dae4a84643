import type { Look } from '../../core/look/look.ts';
import { latest } from '../../core/look/once.ts';

/** How the page is dressed, once the device has been asked. */
export type Theme = 'light' | 'dark' | 'black';

/** The colours of the page's ground, as page.css has them. */
const grounds: Readonly<Record<Theme, string>> = { light: '#e6e8e4', dark: '#121518', black: '#000000' };

export const fieldOf = ({ pair: { deep, night } }: Look, theme: Theme): string =>
  ({ light: deep, dark: night, black: '#000000' })[theme];

/** The browser's bar has the colour of what lies below it: the ground, or a game's field. */
export const wear = latest((theme: Theme, look?: Look): void => {
  const colour = look ? fieldOf(look, theme) : grounds[theme];
  document.querySelector('meta[name=theme-color]')?.setAttribute('content', colour);
});
