import { expect, fixture, html } from '@open-wc/testing';
import '../../components/try/try-screen.ts';
import type { TryScreen } from '../../components/try/try-screen.ts';
import { listGames } from '../../core/store/games.ts';
import { waitUntil } from '../tools/wait-until.ts';
import { find, loadPageStyles, testContext } from './fixtures.ts';

describe('the trial turn on the table', () => {
  before(loadPageStyles);

  it('leads from the own turn to the end, touches no game, and can be left', async () => {
    const context = await testContext('de');
    const screen = await fixture<TryScreen>(
      html`<try-screen .context=${context} .botId=${'template'}></try-screen>`,
    );
    const note = () => find(screen, 'aside [role=status]')?.textContent ?? '';
    await waitUntil(() => find(screen, '#done'), 'the table is not laid');
    await waitUntil(() => note().startsWith('Automa hat gezogen'));
    await expect(screen).to.be.accessible();
    find(screen, '#done')?.click();
    await waitUntil(() => note().startsWith('Manchmal siehst nur du'), 'no question');
    const answers = () => find(screen, 'answer-several')?.shadowRoot;
    answers()?.querySelector<HTMLElement>('.several .key')?.click();
    await waitUntil(() => answers()?.querySelector('.done:not([disabled])'));
    answers()?.querySelector<HTMLElement>('.done')?.click();
    await waitUntil(() => find(screen, '#choose'), 'no end');
    expect(note()).to.contain('»Zurück«');
    find(screen, '#choose')?.click();
    expect(context.routes).to.deep.equal([{ at: 'home' }]);
    expect(await listGames(context.database)).to.deep.equal([]);
  });

  it('can be skipped', async () => {
    const context = { ...(await testContext('en')), from: { at: 'setup', bot: 'template' } as const };
    const screen = await fixture(html`<try-screen .context=${context} .botId=${'template'}></try-screen>`);
    await waitUntil(() => find(screen, '#skip'));
    find(screen, '#skip')?.click();
    expect(context.routes).to.deep.equal([{ at: 'setup', bot: 'template' }]);
  });
});
