import { expect, fixture, html } from '@open-wc/testing';
import { games } from '../tools/games.ts';
import '../../components/help/help-screen.ts';
import type { HelpScreen } from '../../components/help/help-screen.ts';
import '../../components/table/why-dialog.ts';
import { waitUntil } from '../tools/wait-until.ts';
import { find, loadPageStyles, setUp, tableAfter, testContext } from './fixtures.ts';

async function help(language: 'de' | 'en', section = ''): Promise<HelpScreen> {
  const context = await testContext(language);
  const screen = await fixture<HelpScreen>(
    html`<help-screen .context=${context} .botId=${'template'} .section=${section}></help-screen>`,
  );
  await waitUntil(() => find(screen, 'section'));
  return screen;
}

const headings = (screen: HelpScreen): string[] =>
  [...screen.renderRoot.querySelectorAll('h2')].map((one) => one.textContent.replace(/\s+/g, ' ').trim());

describe('the help', () => {
  before(loadPageStyles);

  for (const language of ['de', 'en'] as const)
    it(`is accessible, with every heading of the rulebook and a legend (${language})`, async () => {
      const screen = await help(language);
      expect(headings(screen)).to.have.length(5);
      await expect(screen).to.be.accessible();
      expect(screen.renderRoot.querySelectorAll('li').length).to.be.greaterThan(7);
    });

  it('draws every sign of the legend whole', async () => {
    const screen = await help('de');
    const drawings = [
      ...screen.renderRoot.querySelectorAll<SVGSVGElement>('li i > svg[viewBox="0 0 32 32"]'),
    ];
    expect(drawings.length).to.be.greaterThan(2);
    for (const drawing of drawings) {
      const { x, y, width, height } = drawing.getBBox();
      expect(Math.min(x, y), drawing.outerHTML).to.be.at.least(0);
      expect(Math.max(x + width, y + height), drawing.outerHTML).to.be.at.most(32);
      expect(width * height, drawing.outerHTML).to.be.greaterThan(100);
    }
  });

  it('has the headings in the language of the player, the printed one beside it with its page', async () => {
    expect(headings(await help('de'))).to.include('Automas Zug »A turn of Automa«, Seite 2');
    expect(headings(await help('en'))).to.include('A turn of Automa page 2');
  });

  it('finds what is sought, and says where it finds nothing', async () => {
    const screen = await help('de');
    const seek = async (words: string): Promise<string[]> => {
      const input = find<HTMLInputElement>(screen, 'input')!;
      input.value = words;
      input.dispatchEvent(new Event('input'));
      await screen.updateComplete;
      return headings(screen);
    };
    expect(await seek('GLEICHSTAND')).to.deep.equal(['Spielende »End of the game«, Seite 3']);
    expect(await seek(' gleichstand spiel\u00adende')).to.deep.equal([
      'Spielende »End of the game«, Seite 3',
    ]);
    expect(await seek('nirgends zu finden')).to.deep.equal([]);
    expect(find(screen, '[role=status]')?.textContent).to.equal('Dazu steht hier nichts.');
  });

  it('goes on to the rules of another game', async () => {
    const screen = await help('de');
    const found = () => headings(screen).join();
    for (const { id } of games) {
      const before = found();
      screen.botId = id;
      await waitUntil(() => found() !== before && headings(screen).length > 0);
    }
  });

  it('opens at the heading behind a reason', async () => {
    const context = await testContext('de');
    const table = await tableAfter(context, setUp);
    find(find(table, 'your-side')!, '#why')?.click();
    const reasons = () => find(table, 'why-dialog')?.shadowRoot?.querySelector('reason-list');
    const link = () => reasons()?.shadowRoot?.querySelector('a');
    await waitUntil(link);
    expect(link()?.getAttribute('href')).to.equal('#/help/template/a-turn-of-automa');
    const screen = await help('de', 'a-turn-of-automa');
    expect(find(screen, '.asked h2')?.textContent).to.contain('Automas Zug');
  });
});
