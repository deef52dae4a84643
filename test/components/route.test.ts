import { expect } from '@open-wc/testing';
import '../../core/cli/template/game.ts';
import { addressOf, routeOf, type Route } from '../../components/shell/route.ts';

describe('an address', () => {
  const known: Route[] = [
    { at: 'home' },
    { at: 'setup', bot: 'template' },
    { at: 'print', bot: 'template' },
    { at: 'cards', bot: 'template' },
    { at: 'table', game: '1-2' },
    { at: 'result', game: '1-2' },
    { at: 'games' },
    { at: 'settings' },
    { at: 'train' },
  ];
  for (const route of known)
    it(`leads to ${addressOf(route)}`, () => {
      expect(routeOf(addressOf(route))).to.deep.equal(route);
    });

  for (const address of ['', '#', '#/nowhere', '#/table', '#/print/', '#/print/nobody', '#/cards/toString'])
    it(`leads home if it is "${address}"`, () => {
      expect(routeOf(address)).to.deep.equal({ at: 'home' });
    });
});
