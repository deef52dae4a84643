import { expect, fixture, html } from '@open-wc/testing';
import '../../components/parts/back-to-game.ts';
import '../../components/settings/data-settings.ts';
import { takeFile } from '../../components/files/take-file.ts';
import { gameFile } from '../../components/files/downloads.ts';
import { writeBackup } from '../../components/files/backup.ts';
import { Refusal } from '../../core/engine/refusal.ts';
import { listGames } from '../../core/store/games.ts';
import { readSettings, writeSetting } from '../../core/store/settings.ts';
import { waitUntil } from '../tools/wait-until.ts';
import { find, setUp, storedGame, testContext } from './fixtures.ts';

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
  it('is taken for what it is: a game, or a backup', async () => {
    const from = await testContext();
    await storedGame(from, setUp);
    const [record] = await listGames(from.database);
    for (const text of [await gameFile(from.database, record!), (await writeBackup(from.database)).text]) {
      const { database } = await testContext();
      expect(await takeFile(database, new Blob([text]))).to.deep.equal({ at: 'games' });
      expect((await listGames(database)).map(({ start }) => start.bot)).to.deep.equal(['template']);
    }
  });

  it('that is none of ours is refused', async () => {
    const { database } = await testContext();
    for (const [text, say] of [
      ['{}', 'refused-file-foreign'],
      ['no json', 'refused-file-json'],
    ] as const) {
      const refusal: unknown = await takeFile(database, new Blob([text])).catch((error: unknown) => error);
      expect(refusal).to.be.instanceOf(Refusal).with.property('say', say);
    }
  });
});

describe('a screen that was opened from the table', () => {
  it('leads back to it', async () => {
    const context = await testContext('de');
    const link = async (from: typeof context.from) =>
      find(await fixture(html`<back-to-game .context=${{ ...context, from }}></back-to-game>`), 'a');
    expect((await link({ at: 'table', game: '7' }))?.getAttribute('href')).to.equal('#/table/7');
    expect(await link({ at: 'home' })).to.equal(undefined);
  });
});
