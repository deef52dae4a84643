import { expect, fixture, html } from '@open-wc/testing';
import '../../components/games/games-screen.ts';
import '../../components/screens/result-screen.ts';
import template from '../../core/cli/template/bot.ts';
import { randomGame } from '../tools/random-game.ts';
import { waitUntil } from '../tools/wait-until.ts';
import { find, setUp, storedGame, tableAfter, testContext } from './fixtures.ts';

describe('storage that the browser does not clear by itself', () => {
  after(() => {
    // What the browser has of its own is not the manager's but its prototype's.
    for (const name of ['persisted', 'persist']) Reflect.deleteProperty(navigator.storage, name);
  });

  it('is asked for when the first game is over, not while one is begun, played or listed', async () => {
    let asked = 0;
    const own = (value: unknown) => ({ value, configurable: true });
    Object.defineProperties(navigator.storage, {
      persisted: own(() => Promise.resolve(false)),
      persist: own(() => Promise.resolve((asked += 1) > 0)),
    });
    const context = await testContext('de');
    await tableAfter(context, setUp);
    const list = await fixture(html`<games-screen .context=${context}></games-screen>`);
    await waitUntil(() => find(list, 'li'));
    expect(asked).to.equal(0);

    const { deeds } = randomGame(template, 7, { deck: 'built-in' }).session;
    const id = await storedGame(context, deeds, { deck: 'built-in' });
    for (let times = 0; times < 2; times++) {
      const screen = await fixture(html`<result-screen .context=${context} .gameId=${id}></result-screen>`);
      await waitUntil(() => find(screen, 'button.main') && asked > 0);
    }
    expect(asked).to.equal(1);
  });
});
