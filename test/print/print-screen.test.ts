import { expect, fixture, html, oneEvent, waitUntil } from '@open-wc/testing';
import '../../components/screens/print-screen.ts';
import type { PrintScreen } from '../../components/screens/print-screen.ts';
import { games } from '../../core/bots/index.ts';
import type { Language } from '../../core/engine/text.ts';
import { testContext } from '../components/fixtures.ts';

async function screen(language: Language, bot = 'mautoma'): Promise<PrintScreen> {
  const context = await testContext(language);
  const element = await fixture<PrintScreen>(
    html`<print-screen .botId=${bot} .context=${context}></print-screen>`,
  );
  await waitUntil(() => find(element, '.main') ?? find(element, '[role=status]')?.textContent);
  return element;
}

const find = (element: PrintScreen, selector: string) =>
  element.shadowRoot?.querySelector<HTMLElement>(selector) ?? undefined;

describe('print screen', () => {
  before(async () => {
    const tokens = document.createElement('link');
    tokens.rel = 'stylesheet';
    tokens.href = new URL('../../components/styles/page.css', import.meta.url).href;
    document.head.append(tokens);
    await oneEvent(tokens, 'load');
  });

  it('tells the number of pages, and counts again', async () => {
    const element = await screen('de');
    expect(find(element, '.main')?.textContent).to.contain('4 Seiten');
    find(element, 'label input')?.click();
    await element.updateComplete;
    expect(find(element, '.main')?.textContent).to.contain('2 Seiten');
  });

  it('previews card, back, board and sheet', async () => {
    const element = await screen('en');
    expect(element.shadowRoot?.querySelectorAll('figure > svg[role=img]')).to.have.length(4);
  });

  it('makes a PDF and offers it, until something else is chosen', async () => {
    const element = await screen('en');
    find(element, '.main')?.click();
    await waitUntil(() => find(element, 'a.main'), 'no PDF', { timeout: 15_000 });
    const link = find(element, 'a.main') as HTMLAnchorElement;
    expect(link.download).to.equal('visavis-mautoma-en-a4.pdf');
    expect(await (await fetch(link.href)).text()).to.match(/^%PDF-/);
    find(element, '[data-value=letter]')?.click();
    await element.updateComplete;
    expect(find(element, 'a.main')).to.equal(undefined);
    expect(find(element, 'button.main')?.textContent).to.contain('4 pages');
  });

  it('stops when told to', async () => {
    const element = await screen('en');
    find(element, '.main')?.click();
    await element.updateComplete;
    find(element, 'section > button.key')?.click();
    await waitUntil(() => find(element, '[role=status]')?.textContent.includes('Cancelled'));
    expect(find(element, 'button.main')).to.have.property('disabled', false);
  });

  it('cannot print nothing', async () => {
    const element = await screen('en');
    for (const box of element.shadowRoot?.querySelectorAll<HTMLElement>('label input') ?? []) {
      box.click();
      await element.updateComplete;
    }
    expect(find(element, '.main')).to.have.property('disabled', true);
  });

  for (const { id } of games)
    it(`has something to print of every game: ${id}`, async () => {
      const element = await screen('de', id);
      expect(find(element, 'button.main')?.textContent).to.match(/[1-9]\d* Seiten/);
      expect(find(element, 'button.main')).to.have.property('disabled', false);
    });

  it('is accessible', async () => {
    await expect(await screen('de')).to.be.accessible();
  });
});
