import { expect } from '@open-wc/testing';
import '../../core/cli/template/game.ts';
import { addressOf, routeOf, walked, type Route } from '../../components/shell/route.ts';

describe('an address', () => {
  const known: Route[] = [
    { at: 'home' },
    { at: 'setup', bot: 'template' },
    { at: 'print', bot: 'template' },
    { at: 'try', bot: 'template' },
    { at: 'cards', bot: 'template' },
    { at: 'help', bot: 'template' },
    { at: 'help', bot: 'template', section: 'set-up' },
    { at: 'table', game: '1-2' },
    { at: 'result', game: '1-2' },
    { at: 'games' },
    { at: 'settings' },
    { at: 'train' },
    { at: 'continue' },
    { at: 'shared' },
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

describe('the way back', () => {
  const [home, table, settings, train]: Route[] = [
    { at: 'home' },
    { at: 'table', game: '1' },
    { at: 'settings' },
    { at: 'train' },
  ];

  it('leads through the settings to the table again', () => {
    const there = [table!, settings!, train!].reduce(walked, [home!]);
    expect(there.at(-2)).to.equal(settings);
    expect(walked(there, settings!)).to.deep.equal([home, table, settings]);
  });

  it('is forgotten at home', () => {
    expect(walked([home!, table!, settings!], home!)).to.deep.equal([home]);
  });

  it('does not count the games that one leafs through', () => {
    const cards = (bot: string): Route => ({ at: 'cards', bot });
    expect(walked([home!, table!, cards('one')], cards('two'))).to.deep.equal([home, table, cards('two')]);
  });
});
