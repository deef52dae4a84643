import { languages, type Language } from '../../core/engine/text.ts';
import type { Settings } from '../../core/store/settings.ts';
import { wear, type Theme } from './theme-colour.ts';

export const darkness = matchMedia('(prefers-color-scheme: dark)');

export function languageOf({ language }: Pick<Settings, 'language'>): Language {
  if (language !== 'auto') return language;
  const wanted = navigator.languages.map((tag) => tag.slice(0, 2));
  return wanted.find((tag): tag is Language => languages.some((known) => known === tag)) ?? 'en';
}

export function themeOf({ theme }: Pick<Settings, 'theme'>): Theme {
  if (theme !== 'auto') return theme;
  return darkness.matches ? 'dark' : 'light';
}

type Dress = Pick<Settings, 'language' | 'theme' | 'typeSize'>;

/** Language, colours and size of type of the page. */
export function dress(settings: Dress): void {
  const page = document.documentElement;
  page.lang = languageOf(settings);
  page.dataset['theme'] = themeOf(settings);
  page.dataset['type'] = settings.typeSize;
  wear(themeOf(settings));
  document.querySelector('#manifest')?.setAttribute('href', `manifest.${page.lang}.webmanifest`);
}

/** What the next start is to know before the database has answered: how the page looks, and what home is like. */
export interface Known extends Dress {
  /** What home showed last: `new` to one who has finished no game, `running` with a game to go on with. */
  readonly home: string;
  /** The game that lay on the table last, and its bot. */
  readonly table: string;
}
const key = 'visavis-start';
const unknown: Known = { language: 'auto', theme: 'auto', typeSize: 'normal', home: 'new', table: '' };

export function known(): Known {
  try {
    return { ...unknown, ...(JSON.parse(localStorage.getItem(key) ?? '{}') as Partial<Known>) };
  } catch {
    return unknown; // refused, or written by somebody else
  }
}

export function remember(news: Partial<Known>): void {
  const { language, theme, typeSize, home, table } = { ...known(), ...news };
  try {
    localStorage.setItem(key, JSON.stringify({ language, theme, typeSize, home, table }));
  } catch {
    // The next start looks as the first one.
  }
}

/** The frame of a table that stands in the page is needed until there is one, or something else. */
export function unframe(): void {
  delete document.documentElement.dataset['bot'];
}
