import { expect, fixture, html, waitUntil } from '@open-wc/testing';
import de from '../../components/screens/print.de.ftl';
import en from '../../components/screens/print.en.ftl';
import '../../components/screens/print-screen.ts';
import type { PrintScreen } from '../../components/screens/print-screen.ts';
import { reader, type Language } from '../../core/engine/text.ts';

const texts = { de, en };

async function screen(language: Language, bot = 'mautoma'): Promise<PrintScreen> {
  const text = reader(language, [texts[language]]);
  const element = await fixture<PrintScreen>(
    html`<print-screen .botId=${bot} .language=${language} .text=${text}></print-screen>`,
  );
  await waitUntil(() => find(element, '.main') ?? find(element, '.status')?.textContent);
  return element;
}

const find = (element: PrintScreen, selector: string) =>
  element.shadowRoot?.querySelector<HTMLElement>(selector) ?? undefined;

describe('print screen', () => {
  it('tells the number of pages, and counts again', async () => {
    const element = await screen('de');
    expect(find(element, '.main')?.textContent).to.contain('4 Seiten');
    find(element, '.check input')?.click();
    await element.updateComplete;
    expect(find(element, '.main')?.textContent).to.contain('2 Seiten');
  });

  it('previews card, back, board and sheet', async () => {
    const element = await screen('en');
    expect(element.shadowRoot?.querySelectorAll('figure svg[role=img]')).to.have.length(4);
  });

  it('cannot print nothing', async () => {
    const element = await screen('en');
    for (const box of element.shadowRoot?.querySelectorAll<HTMLElement>('.check input') ?? []) {
      box.click();
      await element.updateComplete;
    }
    expect(find(element, '.main')).to.have.property('disabled', true);
  });

  it('says so when a game has nothing to print', async () => {
    const element = await screen('de', 'nobody');
    expect(find(element, '.status')?.textContent).to.contain('noch nichts');
  });

  it('is accessible', async () => {
    await expect(await screen('de')).to.be.accessible();
  });
});
