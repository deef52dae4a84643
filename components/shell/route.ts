import { gameOf } from '../../core/bots/index.ts';

/** Places in the app, kept in the address behind #, so that every base path and a deep link work offline. */
export type Route =
  | { readonly at: 'home' }
  | { readonly at: 'setup'; readonly bot: string }
  | { readonly at: 'table'; readonly game: string }
  | { readonly at: 'result'; readonly game: string }
  | { readonly at: 'games' }
  | { readonly at: 'print'; readonly bot: string }
  | { readonly at: 'cards'; readonly bot: string }
  | { readonly at: 'settings' }
  | { readonly at: 'train' };

export function addressOf(route: Route): string {
  switch (route.at) {
    case 'home':
      return '#/';
    case 'setup':
    case 'print':
    case 'cards':
      return `#/${route.at}/${route.bot}`;
    case 'table':
    case 'result':
      return `#/${route.at}/${route.game}`;
    case 'games':
    case 'settings':
    case 'train':
      return `#/${route.at}`;
  }
}

/** An unknown address leads home, and so does one of an unknown bot. */
export function routeOf(address: string): Route {
  const [at, id] = address.replace(/^#?\/?/, '').split('/');
  switch (at) {
    case 'setup':
    case 'print':
    case 'cards':
      return id && gameOf(id) ? { at, bot: id } : { at: 'home' };
    case 'table':
    case 'result':
      return id ? { at, game: id } : { at: 'home' };
    case 'games':
    case 'settings':
    case 'train':
      return { at };
    default:
      return { at: 'home' };
  }
}
