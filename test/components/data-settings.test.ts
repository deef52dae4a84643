import { expect, fixture, html } from '@open-wc/testing';
import '../../components/cards/cards-screen.ts';
import '../../components/games/games-screen.ts';
import '../../components/parts/back-to-game.ts';
import '../../components/settings/data-settings.ts';
import { takeFile } from '../../components/files/take-file.ts';
import { gameFile } from '../../components/files/downloads.ts';
import { writeBackup } from '../../components/files/backup.ts';
import bot from '../../core/cli/template/bot.ts';
import { writeCardsFile } from '../../core/engine/cards-file.ts';
import { confirmed } from '../../core/engine/edits.ts';
import { Refusal } from '../../core/engine/refusal.ts';
import { gamesAtRisk, noteBackup } from '../../core/store/backups.ts';
import { ownCards } from '../../core/store/cards.ts';
import { listGames } from '../../core/store/games.ts';
import { readSettings, writeSetting } from '../../core/store/settings.ts';
import { unitsOf } from '../../core/engine/units.ts';
import { waitUntil } from '../tools/wait-until.ts';
import { randomGame } from '../tools/random-game.ts';
import { find, setUp, storedGame, testContext, type TestContext } from './fixtures.ts';

describe('everything on this device', () => {
  it('is deleted when it was asked twice, and a backup is offered first', async () => {
    const context = await testContext('de');
    await storedGame(context, setUp);
    await writeSetting(context.database, 'theme', 'black');
    const screen = await fixture(html`<data-settings .context=${context}></data-settings>`);
    const press = async (id: string, next: string) => {
      find(screen, `#${id}`)?.click();
      await waitUntil(() => find(screen, `#${next}`), `no #${next}`);
    };
    await press('clear', 'save-first');
    await press('clear-on', 'clear-all');
    await press('keep-all', 'clear');
    expect(await listGames(context.database)).to.have.length(1);

    await press('clear', 'clear-on');
    await press('clear-on', 'clear-all');
    find(screen, '#clear-all')?.click();
    await waitUntil(() => context.routes.length > 0);
    expect(context.routes).to.deep.equal([{ at: 'home' }]);
    expect(await listGames(context.database)).to.deep.equal([]);
    expect((await readSettings(context.database)).theme).to.equal('auto');
  });
});

describe('a backup that is brought back', () => {
  /** So many games that are over, with different seeds. */
  async function finished(context: TestContext, games: number, from = 1): Promise<void> {
    for (let seed = from; seed < from + games; seed++) {
      const { deeds } = randomGame(bot, seed, { deck: 'built-in' }).session;
      await storedGame(context, deeds, { deck: 'built-in' }, bot, seed);
    }
  }
  async function broughtTo(context: TestContext, text: string): Promise<void> {
    const screen = await fixture(html`<data-settings .context=${context}></data-settings>`);
    const files = new DataTransfer();
    files.items.add(new File([text], 'backup.json'));
    const input = find<HTMLInputElement>(screen, 'input[type=file]')!;
    input.files = files.files;
    input.dispatchEvent(new Event('change'));
    await waitUntil(() => find(screen, '#fetch'));
    find(screen, '#fetch')?.click();
    await waitUntil(() => context.undos.length === 1);
    await waitUntil(() => !find(screen, '#plan'));
  }

  it('is no reason to be reminded of a backup: its games are in its file', async () => {
    const [there, here] = [await testContext('de'), await testContext('de')];
    await finished(there, 10);
    expect(await gamesAtRisk(there.database)).to.equal(10);
    const { text } = await writeBackup(there.database);
    await broughtTo(here, text);
    expect(await listGames(here.database)).to.have.length(10);
    expect(await gamesAtRisk(here.database)).to.equal(undefined);
  });

  it('does not hide that games here are saved nowhere', async () => {
    const [there, here] = [await testContext('de'), await testContext('de')];
    await finished(here, 10);
    await finished(there, 1, 50);
    await noteBackup(there.database);
    const { text } = await writeBackup(there.database);
    await broughtTo(here, text);
    expect(await gamesAtRisk(here.database)).to.equal(11);
  });
});

describe('a private window', () => {
  for (const [language, forgets, normal] of [
    ['de', 'Ein privates Fenster vergisst', 'in einem normalen Fenster, nicht in einem privaten'],
    ['en', 'A private window forgets', 'in a normal window, not a private one'],
  ] as const)
    it(`is named where data is kept, and where nothing can be: ${language}`, async () => {
      const context = await testContext(language);
      const screen = await fixture(html`<data-settings .context=${context}></data-settings>`);
      expect(screen.shadowRoot!.textContent).to.include(forgets);
      expect(context.text.text(new Refusal('refused-store-unavailable'))).to.include(normal);
    });
});

describe('a file that is opened with the app', () => {
  it('goes to the list if it is a game', async () => {
    const from = await testContext();
    await storedGame(from, setUp);
    const [record] = await listGames(from.database);
    const context = await testContext();
    const file = new Blob([await gameFile(from.database, record!)]);
    expect(await takeFile(file)).to.deep.equal({ at: 'games' });
    const screen = await fixture(html`<games-screen .context=${context}></games-screen>`);
    await waitUntil(() => find(screen, 'li'));
    expect((await listGames(context.database)).map(({ start }) => start.bot)).to.deep.equal(['template']);
  });

  it('goes to the settings if it is a backup: they say first what it would bring', async () => {
    const from = await testContext();
    await storedGame(from, setUp);
    const context = await testContext();
    expect(await takeFile(new Blob([(await writeBackup(from.database)).text]))).to.deep.equal({
      at: 'settings',
    });
    const screen = await fixture(html`<data-settings .context=${context}></data-settings>`);
    await waitUntil(() => find(screen, '#plan'));
    expect(await listGames(context.database)).to.deep.equal([]);
    find(screen, '#fetch')?.click();
    await waitUntil(() => context.undos.length > 0);
    expect(await listGames(context.database)).to.have.length(1);
  });

  it('goes to the cards if it has some, and can be taken back', async () => {
    const { shipped } = bot.cards;
    const own = confirmed(shipped, [...unitsOf(shipped).keys()].slice(0, 1));
    const context = await testContext();
    const route = await takeFile(new Blob([writeCardsFile(bot, own)]));
    expect(route).to.deep.equal({ at: 'cards', bot: bot.id });
    await fixture(html`<cards-screen .context=${context} .botId=${bot.id}></cards-screen>`);
    await waitUntil(() => context.undos.length > 0);
    expect(await ownCards(context.database, bot)).to.have.length(1);
    await context.undos[0]!.undo();
    expect(await ownCards(context.database, bot)).to.deep.equal([]);
  });

  it('that is none of ours is refused', async () => {
    for (const [text, say] of [
      ['{}', 'refused-file-foreign'],
      ['no json', 'refused-file-json'],
    ] as const) {
      const refusal: unknown = await takeFile(new Blob([text])).catch((error: unknown) => error);
      expect(refusal).to.be.instanceOf(Refusal).with.property('say', say);
    }
  });
});

describe('a screen that was opened from the table', () => {
  it('leads back to it', async () => {
    const context = await testContext('de');
    const way = async (from: typeof context.from) =>
      fixture<HTMLElement>(html`<back-to-game .context=${{ ...context, from }}></back-to-game>`);
    const fromTable = await way({ at: 'table', game: '7' });
    expect(find(fromTable, 'a')?.getAttribute('href')).to.equal('#/table/7');
    expect(fromTable.hidden).to.equal(false);
    const fromHome = await way({ at: 'home' });
    expect(find(fromHome, 'a')).to.equal(undefined);
    expect(fromHome.hidden, 'it takes no room').to.equal(true);
  });
});
