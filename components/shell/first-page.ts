/**
 * Home as it stands in the page itself, so that it is there before any script: made when the app is built, of home's own
 * component, and shown until home is drawn with what the database has.
 */
import { render } from '@lit-labs/ssr';
import { collectResultSync } from '@lit-labs/ssr/lib/render-result.js';
import { html } from 'lit';
import { games } from '../../core/bots/index.ts';
import { languages, type Language } from '../../core/engine/text.ts';
import { defaultSettings } from '../../core/store/settings.ts';
import '../screens/home-screen.ts';
import { low, narrow, tablet, wide } from '../styles/rooms.ts';
import type { Context } from './context.ts';
import { textWith } from './words.ts';

/** Home of somebody who is here for the first time. */
function home(language: Language): string {
  const context = {
    text: textWith[language](),
    textWith: textWith[language],
    language,
    settings: { ...defaultSettings, installOffer: false },
    theme: 'light',
    refuse: () => undefined, // there is no database yet
  } as Partial<Context> as Context;
  const drawn = collectResultSync(
    render(html`<home-screen .context=${context} .isNew=${true}></home-screen>`),
  );
  return drawn
    .replace(/<!--.*?-->/gs, '')
    .replace(/<(\/?)(?:home-screen|nav-bar)\b/g, '<$1div')
    .replace(/ (?:defer-hydration|shadowroot="open"|at="home")/g, '')
    .replace(/\s+/g, ' ')
    .replace(/ (?=>)|(?<=>) (?=<)/g, '')
    .replace(/(?<=<style>)[^<]*/g, (style) =>
      style
        .replace(/\/\*.*?\*\//g, '')
        .replace(rule, needed)
        .replace(/ ?([{};,]) ?|: (?=[^{}]*})/g, shorter),
    );
}

/** What only games that run look like is not needed yet. */
const rule = /([^{}]+)\{[^{}]*\}/g;
const later = /\.(continue|runs?|news|more|tall|short|unseen)\b|^\s*em\b|header button/;
const needed = (whole: string, selectors: string): string =>
  selectors.split(',').every((selector) => later.test(selector)) ? '' : whole;
const shorter = (_: string, sign?: string): string => sign ?? ':';

/** Where two languages say other things, both stand there; the page's language shows one of them. */
function woven(pages: readonly (readonly [Language, string])[]): string {
  const parts = pages.map(([language, page]) => ({ language, parts: page.split(/(<[^>]+>)/) }));
  const [first] = parts;
  return first!.parts
    .map((part, n) => {
      const isSame = parts.every((other) => other.parts[n] === part);
      if (isSame || part.startsWith('<')) return part;
      return parts.map((one) => `<in-${one.language}>${one.parts[n]}</in-${one.language}>`).join('');
    })
    .join('');
}

/** The colours that the app sets on each tile by script; the language; and what is kept back until the database has answered. */
const inside = [
  ...games.map(
    ({ look: { pair } }, n) =>
      `${n === 0 ? '.trial,' : ''}li:nth-child(${n + 1}) .tile{--deep:${pair.deep};--bright:${pair.bright}}`,
  ),
  ...languages.map((language) => `in-${language}{display:var(--in-${language},none)}`),
  '.new{visibility:var(--start-new,visible)}:is(.about a,.trial){visibility:var(--start-try,visible)}',
].join('');

/** For the page around it. */
export const outside = [
  ...languages.map((language) => `:root:lang(${language}){--in-${language}:contents}`),
  ':root[data-start~=running]{--start-new:hidden}',
  ':root[data-start]:not([data-start~=new]){--start-try:hidden}',
  ':root[data-start=elsewhere] #first-page{display:none}',
  // A table has its field and its bot's name, where they will be, before it is there.
  ':root[data-bot] visavis-app::before{content:var(--bot);position:fixed;inset:0;padding:calc(env(safe-area-inset-top) + var(--top,8.8px)) calc(env(safe-area-inset-left) + var(--left,16px));background:var(--frame);color:#fff;font-size:var(--name,22px);font-weight:700;line-height:1.2;letter-spacing:-.01em}',
  `@media ${narrow.cssText}{visavis-app::before{--left:14px}}`,
  `@media ${tablet.cssText}{visavis-app::before{--top:8px;--left:28px;--name:28px}}`,
  `@media ${low.cssText}{visavis-app::before{--top:2.8px;--left:20px}}`,
  `@media ${wide.cssText}{visavis-app::before{--top:20px}}`,
  ...games.map(
    ({ id, bot, look: { pair } }) =>
      `:root[data-bot=${id}]{--bot:"${bot}";--frame:${pair.deep}}:root[data-theme=dark][data-bot=${id}]{--frame:${pair.night}}`,
  ),
  ':root[data-theme=black][data-bot]{--frame:#000}',
].join('');

export const firstPage = (): string =>
  woven(languages.map((language) => [language, home(language)]))
    .replace('<div', '<div id="first-page"')
    .replaceAll('</style>', `${inside}</style>`);
