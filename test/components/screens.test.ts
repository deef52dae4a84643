import { expect, fixture, html } from '@open-wc/testing';
import '../../components/games/games-screen.ts';
import '../../components/screens/home-screen.ts';
import '../../components/screens/result-screen.ts';
import '../../components/settings/settings-screen.ts';
import '../../components/screens/setup-screen.ts';
import '../../components/settings/train-screen.ts';
import { games } from '../../core/bots/index.ts';
import { Refusal } from '../../core/engine/refusal.ts';
import { appendEntries, listGames } from '../../core/store/games.ts';
import { listPlayers, saveTakes } from '../../core/store/voices.ts';
import template from '../../core/cli/template/bot.ts';
import { randomGame } from '../tools/random-game.ts';
import { find, loadPageStyles, setUp, storedGame, testContext } from './fixtures.ts';
import { waitUntil } from '../tools/wait-until.ts';

describe('screens', () => {
  before(loadPageStyles);

  for (const language of ['de', 'en'] as const) {
    it(`home is accessible and offers the games that are there (${language})`, async () => {
      const context = await testContext(language);
      await storedGame(context, setUp);
      const screen = await fixture(html`<home-screen .context=${context}></home-screen>`);
      await waitUntil(() => find(screen, '.continue'));
      expect(find(screen, 'a.tile[href="#/setup/template"]')).to.not.equal(undefined);
      expect(screen.shadowRoot?.querySelectorAll('a.tile')).to.have.length(games.length);
      await expect(screen).to.be.accessible();
    });

    it(`setup is accessible and starts a game (${language})`, async () => {
      const context = await testContext(language);
      const screen = await fixture(
        html`<setup-screen .context=${context} .botId=${'template'}></setup-screen>`,
      );
      await waitUntil(() => find(screen, '#start'));
      await expect(screen).to.be.accessible();
      find(screen, '#row-deck')?.click();
      await waitUntil(() => find(screen, '#option-deck [data-value=on-table]'));
      await expect(screen).to.be.accessible();
      find(screen, '#option-deck [data-value=on-table]')?.click();
      find(screen, '#start')?.click();
      await waitUntil(() => context.routes.length > 0);
      const [game] = await listGames(context.database);
      expect(game?.start.options).to.deep.equal({ deck: 'on-table' });
      expect(context.routes[0]).to.deep.equal({ at: 'table', game: game?.id });
    });

    it(`settings are accessible (${language})`, async () => {
      const context = await testContext(language);
      const screen = await fixture(html`<settings-screen .context=${context}></settings-screen>`);
      await expect(screen).to.be.accessible();
    });

    it(`the training of a voice is accessible, with words that are known (${language})`, async () => {
      const context = await testContext(language);
      const takes = [7, 11].map((step) => Uint8Array.from({ length: 480 }, (_, n) => 60 + ((n * step) % 90)));
      for (const word of ['next', '3']) await saveTakes(context.database, 'Ada', language, word, takes, 1);
      const screen = await fixture(html`<train-screen .context=${context}></train-screen>`);
      await waitUntil(() => find(screen, '.risks'));
      expect(find<HTMLInputElement>(screen, 'input')?.value).to.equal('Ada');
      expect(find(screen, '[data-group=first]')?.textContent).to.contain(
        language === 'de' ? '2 von 21' : '2 of 21',
      );
      expect(find(screen, '.risks')?.textContent).to.contain(
        language === 'de' ? 'Leicht zu verwechseln: drei – weiter.' : 'Easily mistaken: three – next.',
      );
      await expect(screen).to.be.accessible();
      find(screen, '#remove')?.click();
      await waitUntil(() => !find(screen, '[data-word=next]'));
      expect(await listPlayers(context.database)).to.deep.equal([]);
    });

    it(`the result is accessible, and names the game (${language})`, async () => {
      const context = await testContext(language);
      const { session } = randomGame(template, 7, { deck: 'built-in' });
      const id = await storedGame(context, session.deeds);
      const screen = await fixture(html`<result-screen .context=${context} .gameId=${id}></result-screen>`);
      await waitUntil(() => find(screen, 'header'));
      expect(find(screen, 'header span')?.textContent).to.equal('Template');
      expect(find(screen, '.you h1')?.textContent).to.not.equal('');
      await expect(screen).to.be.accessible();
    });

    it(`the list of games is accessible (${language})`, async () => {
      const context = await testContext(language);
      await storedGame(context, setUp);
      const screen = await fixture(html`<games-screen .context=${context}></games-screen>`);
      await waitUntil(() => find(screen, 'li'));
      await expect(screen).to.be.accessible();
    });
  }

  it('a bot that is not there leads home with a sentence', async () => {
    const context = await testContext();
    await fixture(html`<setup-screen .context=${context} .botId=${'nobody'}></setup-screen>`);
    await waitUntil(() => context.refusals.length > 0);
    expect(context.refusals[0]).to.be.instanceOf(Refusal);
    expect(context.text.text(context.refusals[0] as Refusal)).to.contain('nobody');
    expect(context.routes).to.deep.equal([{ at: 'home' }]);
  });

  it('a game whose words an update took hides no other', async () => {
    const context = await testContext();
    for (let i = 0; i < 2; i++) await storedGame(context, setUp);
    const [game] = await listGames(context.database);
    const summary = { headline: { say: 'gone', with: {} }, over: false };
    await appendEntries(
      context.database,
      game!.id,
      setUp.length,
      [{ at: Date.now() + 1, entry: { type: 'read' } }],
      summary,
    );
    const list = await fixture(html`<games-screen .context=${context}></games-screen>`);
    await waitUntil(() => find(list, 'games-list')?.shadowRoot?.querySelectorAll('li').length === 2);
    const home = await fixture(html`<home-screen .context=${context}></home-screen>`);
    await waitUntil(() => find(home, `.continue[href="#/table/${game!.id}"]`));
    expect(context.refusals).to.deep.equal([]);
  });

  it('home has the game that was played last, a row or two more, and a line for the rest', async () => {
    const context = await testContext();
    const home = async () => {
      const screen = await fixture(html`<home-screen .context=${context}></home-screen>`);
      await waitUntil(() => find(screen, '.continue'));
      const count = (selector: string) => screen.shadowRoot!.querySelectorAll(selector).length;
      return { screen, rows: count('.run'), more: find(screen, '.more.tall')?.textContent.trim() };
    };
    for (let i = 0; i < 3; i++) await storedGame(context, setUp);
    const three = await home();
    expect([three.rows, three.more]).to.deep.equal([2, undefined]);
    expect(find(three.screen, '.run em')?.textContent).to.match(/^\d+Automa hat \d+ Punkte$/);
    await storedGame(context, setUp);
    const four = await home();
    expect([four.rows, four.more]).to.deep.equal([1, '2 weitere laufen: Template']);
  });
});
