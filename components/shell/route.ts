import { gameOf } from '../../core/bots/index.ts';

/** Places in the app, kept in the address behind #, so that every base path and a deep link work offline. */
export type Route =
  | { readonly at: 'home' }
  | { readonly at: 'setup'; readonly bot: string }
  | { readonly at: 'table'; readonly game: string }
  | { readonly at: 'result'; readonly game: string }
  /** A game, looked at again. */
  | { readonly at: 'replay'; readonly game: string }
  | { readonly at: 'games' }
  | { readonly at: 'print'; readonly bot: string }
  | { readonly at: 'cards'; readonly bot: string }
  /** A trial turn. */
  | { readonly at: 'try'; readonly bot: string }
  | { readonly at: 'help'; readonly bot: string; readonly section?: string }
  | { readonly at: 'settings' }
  /** The game that was played last. */
  | { readonly at: 'continue' }
  /** A game as a code for another device. */
  | { readonly at: 'code'; readonly game: string }
  /** The game of a code; without one, the camera looks for it. */
  | { readonly at: 'open'; readonly code?: string }
  /** What another app handed over. */
  | { readonly at: 'shared' }
  | { readonly at: 'train' };

/**
 * The way that led here, from home on: who comes back to a screen is there again, and what came after it is forgotten.
 * What lies before the last one is where "back" leads.
 */
export function walked(way: readonly Route[], to: Route): readonly Route[] {
  if (to.at === 'home') return [to];
  const at = way.findIndex((route) => route.at === to.at);
  return [...(at < 0 ? way : way.slice(0, at)), to];
}

export function addressOf(route: Route): string {
  switch (route.at) {
    case 'home':
      return '#/';
    case 'setup':
    case 'try':
    case 'print':
    case 'cards':
      return `#/${route.at}/${route.bot}`;
    case 'help':
      return `#/help/${route.bot}${route.section ? `/${route.section}` : ''}`;
    case 'table':
    case 'result':
    case 'code':
    case 'replay':
      return `#/${route.at}/${route.game}`;
    case 'open':
      return `#/open${route.code ? `/${route.code}` : ''}`;
    case 'games':
    case 'settings':
    case 'continue':
    case 'shared':
    case 'train':
      return `#/${route.at}`;
  }
}

/** An unknown address leads home, and so does one of an unknown bot. */
export function routeOf(address: string): Route {
  const [at, id, section] = address.replace(/^#?\/?/, '').split('/');
  switch (at) {
    case 'setup':
    case 'try':
    case 'print':
    case 'cards':
      return id && gameOf(id) ? { at, bot: id } : { at: 'home' };
    case 'help':
      return id && gameOf(id) ? { at, bot: id, ...(section ? { section } : {}) } : { at: 'home' };
    case 'table':
    case 'result':
    case 'code':
    case 'replay':
      return id ? { at, game: id } : { at: 'home' };
    case 'open':
      return id ? { at, code: id } : { at };
    case 'games':
    case 'settings':
    case 'continue':
    case 'shared':
    case 'train':
      return { at };
    default:
      return { at: 'home' };
  }
}
