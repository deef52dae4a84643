import type { LitElement } from 'lit';
import { expect, fixture, html, nextFrame } from '@open-wc/testing';
import '../../components/print/print-screen.ts';
import type { PrintScreen } from '../../components/print/print-screen.ts';
import { languages, type Language } from '../../core/engine/text.ts';
import { cardSizes } from '../../print/geometry.ts';
import { games } from '../tools/games.ts';
import { find, loadPageStyles, testContext, type TestContext } from '../components/fixtures.ts';
import { waitUntil } from '../tools/wait-until.ts';

async function screenIn(context: TestContext, bot = 'template'): Promise<PrintScreen> {
  const element = await fixture<PrintScreen>(
    html`<print-screen .botId=${bot} .context=${context}></print-screen>`,
  );
  await waitUntil(
    () => find(element, '.main') ?? find(element, 'p[role=status]')?.textContent.includes('„'),
    'not opened',
  );
  await settled(element);
  return element;
}

const screen = async (language: Language): Promise<PrintScreen> => screenIn(await testContext(language));

/** Form and preview are up to date, too. */
async function settled(element: PrintScreen): Promise<void> {
  await element.updateComplete;
  await waitUntil(() => find(element, '.preview')?.ariaBusy !== 'true', 'still laying out');
  for (const tag of ['print-form', 'print-preview', 'print-printer'] as const)
    await find<LitElement>(element, tag)?.updateComplete;
  // A page is drawn in one frame, painted in the next ones.
  for (let n = 0; n < 4; n++) await nextFrame();
}

const status = (element: PrintScreen) => find(element, 'p[role=status]')?.textContent ?? '';

const boxes = (element: PrintScreen): HTMLInputElement[] => [
  ...(find(element, 'print-form')?.shadowRoot?.querySelectorAll<HTMLInputElement>('fieldset input') ?? []),
];

/** Ships, dock, sheet, booklet; cards that answer and a stand, which are printed when they are asked for. */
const items = 6;

async function press(element: PrintScreen, selector: string): Promise<void> {
  find(element, selector)?.click();
  await settled(element);
}

async function type(element: PrintScreen, name: string, value: string): Promise<void> {
  const field = find<HTMLInputElement>(element, `input[name=${name}]`);
  if (!field) throw new Error(`no field ${name}`);
  field.value = value;
  field.dispatchEvent(new Event('change'));
  await settled(element);
}

describe('print screen', () => {
  before(loadPageStyles);

  it('tells the number of pages and sheets, and counts again', async () => {
    const element = await screen('de');
    expect(find(element, '.main')?.textContent).to.contain('7 Seiten, 4 Blatt');
    boxes(element)[0]?.click();
    await settled(element);
    expect(find(element, '.main')?.textContent).to.contain('5 Seiten, 3 Blatt');
    await press(element, '[data-value=fronts]');
    expect(find(element, '.main')?.textContent).to.contain('3 Seiten, 3 Blatt');
  });

  it('shows the pages as they are printed, one after the other', async () => {
    const element = await screen('en');
    const shown = () => find(element, 'figcaption')?.textContent.trim();
    const page = () => find(element, 'print-preview')?.shadowRoot?.querySelector('.page svg');
    expect(page()?.getAttribute('viewBox')).to.equal('0 0 210 297');
    expect(shown()).to.contain('Page 1 of 7 · Ships 1–8');
    const first = page()?.innerHTML;
    const [, after] = find(element, 'print-preview')?.shadowRoot?.querySelectorAll('button') ?? [];
    after?.click();
    await settled(element);
    expect(shown()).to.contain('Page 2 of 7 · Backs: Ships 1–8');
    expect(page()?.innerHTML).not.to.equal(first);
    await press(element, '[data-value=letter]');
    expect(page()?.getAttribute('viewBox')).to.equal('0 0 215.9 279.4');
  });

  it('tells before anything is printed how small the type is, how much ink it takes, and what is left out and why', async () => {
    const element = await screen('en');
    const told = () => find(element, 'print-facts')?.shadowRoot?.textContent ?? '';
    await waitUntil(() => told().includes('Ink covers'), 'no ink');
    expect(told()).to.match(/Smallest type: (?:8\.[2-9]|9(?:\.\d)?|1\d(?:\.\d)?) points/);
    const covered = () => Number(/covers about (\d+) %/.exec(told())?.[1]);
    const full = covered();
    expect(full).to.be.above(0);
    expect(told()).not.to.contain('Not printed');
    await press(element, '[data-value=lines]');
    await waitUntil(() => covered() < full, 'no less ink');
    await press(element, '[data-value=custom]');
    await type(element, 'print-width', '20');
    expect(told()).to.match(
      /Not printed – Ships: cannot be read at 20 × 88\.9 mm\. Smallest usual size: [\d.]+ × /,
    );
  });

  for (const language of languages)
    it(`names the sleeves that a size of cards fits, ${language}`, async () => {
      const element = await screen(language);
      const hints = () => [...(find(element, 'print-form')?.shadowRoot?.querySelectorAll('.hint') ?? [])];
      for (const [name, { width, height }] of Object.entries(cardSizes)) {
        if (name === 'large') continue; // fits none
        await press(element, `[data-value=${name}]`);
        const told = hints().flatMap(
          ({ textContent }) => /(?:Sleeves|Hüllen): .* (\S+) × (\d+)/.exec(textContent)?.slice(1) ?? [],
        );
        const [across, high] = told.map((length) => Number(length.replace(',', '.')));
        expect(across, name).to.be.within(width - 0.1, width + 0.6);
        // A poker card is as high as its sleeve's name says, or a little higher: sleeves have two millimetres to spare.
        expect(high, name).to.be.within(height - 1, height + 0.6);
      }
    });

  it('has a file for a desktop cutter where its marks are printed', async () => {
    const element = await screen('en');
    const register = [
      ...(find(element, 'print-form')?.shadowRoot?.querySelectorAll<HTMLLabelElement>('.more label') ?? []),
    ].find(({ textContent }) => textContent.includes('cutter'));
    register?.querySelector('input')?.click();
    await settled(element);
    find(element, '.main')?.click();
    await waitUntil(() => find(element, 'a.main'), 'no PDF');
    const link = find(element, '#cutting') as HTMLAnchorElement;
    expect(link.download).to.equal('visavis-poker-a4.svg');
    expect(await (await fetch(link.href)).text()).to.match(/^<svg /);
  });

  it('remembers what was chosen', async () => {
    const context = await testContext('en');
    const before = await screenIn(context);
    await press(before, '[data-value=a5]');
    await press(before, '[data-value=grey]');
    await type(before, 'print-copies', '3');
    boxes(before)[0]?.click();
    await settled(before);
    const chosen = boxes(before).map(({ checked }) => checked);
    expect(chosen).to.include.members([true, false]);
    before.remove();
    const again = await screenIn(context);
    expect(find(again, '[data-value=a5]')?.ariaChecked).to.equal('true');
    expect(find(again, '[data-value=grey]')?.ariaChecked).to.equal('true');
    expect(boxes(again).map(({ checked }) => checked)).to.deep.equal(chosen);
    expect(find<HTMLInputElement>(again, 'input[name=print-copies]')?.value).to.equal('3');
  });

  it('makes a PDF and offers it, until something else is chosen', async () => {
    const element = await screen('en');
    find(element, '.main')?.click();
    await waitUntil(() => find(element, 'a.main'), 'no PDF');
    expect(find(element, '#cutting'), 'no marks, no cutter').to.equal(undefined);
    const link = find(element, 'a.main') as HTMLAnchorElement;
    expect(link.download).to.equal('visavis-template-en-a4.pdf');
    expect(await (await fetch(link.href)).text()).to.match(/^%PDF-/);
    await press(element, '[data-value=letter]');
    expect(find(element, 'a.main')).to.equal(undefined);
    expect(find(element, 'button.main')?.textContent).to.contain('7 pages');
  });

  it('does not hand over the PDF of another game, nor counts it as printed', async () => {
    const context = await testContext('en');
    const element = await screenIn(context);
    find(element, '.main')?.click();
    await waitUntil(() => find(element, 'a.main'), 'no PDF');
    element.botId = games.find(({ id }) => id !== 'template')!.id;
    await element.updateComplete;
    expect(find(element, 'a.main')).to.equal(undefined);
    const form = () => find(element, 'print-form')?.shadowRoot?.textContent ?? 'Ships';
    await waitUntil(() => !form().includes('Ships'));
    await settled(element);
    expect(find(element, 'a.main')).to.equal(undefined);
    expect(form()).not.to.contain('Only what changed');
  });

  it('prints only what changed, once something was printed', async () => {
    const context = await testContext('en');
    const element = await screenIn(context);
    expect(find(element, 'print-form')?.shadowRoot?.textContent).not.to.contain('Only what changed');
    find(element, '.main')?.click();
    await waitUntil(() => find(element, 'a.main'), 'no PDF');
    const link = find(element, 'a.main') as HTMLAnchorElement;
    link.addEventListener('click', (event) => event.preventDefault());
    link.click();
    await waitUntil(() => boxes(element).length === items + 1, 'no choice of what changed');
    element.remove();
    const again = await screenIn(context);
    boxes(again)[items]?.click();
    await settled(again);
    expect(status(again)).to.contain('Nothing has changed since the last print');
    expect(find(again, '.main')).to.have.property('disabled', true);
  });

  describe('sharing, with a stand-in for the dialog of the system', () => {
    const standIn = (share: (data: ShareData) => Promise<void>): void => {
      const canShare = (data?: ShareData) => data?.files?.length === 1;
      Object.defineProperties(navigator, {
        canShare: { value: canShare, configurable: true },
        share: { value: share, configurable: true },
      });
    };
    afterEach(() => {
      // What the browser has of its own is not the navigator's but its prototype's.
      for (const name of ['canShare', 'share']) Reflect.deleteProperty(navigator, name);
    });

    async function shareIn(context: TestContext): Promise<PrintScreen> {
      const element = await screenIn(context);
      find(element, '.main')?.click();
      await waitUntil(() => find(element, '#share'), 'nothing to share');
      await press(element, '#share');
      return element;
    }

    it('hands the file over, which counts as printed', async () => {
      const given: File[] = [];
      standIn(({ files = [] }) => Promise.resolve(void given.push(...files)));
      const element = await shareIn(await testContext('en'));
      expect(given.map(({ name, type }) => [name, type])).to.deep.equal([
        ['visavis-template-en-a4.pdf', 'application/pdf'],
      ]);
      expect(await given[0]?.text()).to.match(/^%PDF-/);
      await waitUntil(() => boxes(element).length === items + 1, 'no choice of what changed');
    });

    it('leaves all as it was when the player changes his mind', async () => {
      standIn(() => Promise.reject(new DOMException('closed', 'AbortError')));
      const element = await shareIn(await testContext('en'));
      expect(status(element)).to.contain('ready');
      expect(boxes(element)).to.have.length(items);
    });

    it('says so when it does not work, and still has the file', async () => {
      standIn(() => Promise.reject(new DOMException('no', 'NotAllowedError')));
      const element = await shareIn(await testContext('en'));
      expect(status(element)).to.contain('Sharing did not work');
      expect(find(element, 'a.main')).to.have.property('download', 'visavis-template-en-a4.pdf');
      expect(boxes(element)).to.have.length(items);
    });
  });

  it('moves the backs of a printer as its test page showed', async () => {
    const context = await testContext('en');
    const element = await screenIn(context);
    const backs = () => {
      const [, after] = find(element, 'print-preview')?.shadowRoot?.querySelectorAll('button') ?? [];
      after?.click();
    };
    backs();
    await settled(element);
    const left = () =>
      /translate\(([\d.]+) /.exec(
        find(element, 'print-preview')?.shadowRoot?.querySelector('.page svg')?.innerHTML ?? '',
      )?.[1];
    const before = Number(left());
    await press(element, '#add');
    const printer = () => find(element, 'print-printer')?.shadowRoot;
    expect(printer()?.querySelector('select')?.value).to.equal('Printer 1');
    await waitUntil(() => printer()?.querySelectorAll('.square').length === 81);
    // G is the seventh column: two halves of a millimetre to the right.
    const square = [...(printer()?.querySelectorAll<HTMLElement>('.square') ?? [])].find(
      (one) => one.textContent.trim() === 'G5',
    );
    square?.click();
    await settled(element);
    expect(Number(left())).to.be.closeTo(before + 1, 0.001);
    await type(element, 'print-x', '-2.5');
    expect(Number(left())).to.be.closeTo(before - 2.5, 0.001);
    await press(element, '#remove');
    expect(Number(left())).to.be.closeTo(before, 0.001);
  });

  it('makes the test page', async () => {
    const element = await screen('en');
    await press(element, '#test');
    await waitUntil(() => find(element, 'a.main'), 'no PDF');
    const link = find(element, 'a.main') as HTMLAnchorElement;
    expect(await (await fetch(link.href)).text()).to.match(/^%PDF-/);
  });

  it('prints both languages', async () => {
    const element = await screen('en');
    await press(element, '[data-value=both]');
    await waitUntil(() => find(element, '.main')?.textContent.includes('15 pages'));
    expect(status(element)).to.contain('100 mm');
  });

  it('stops when told to', async () => {
    const element = await screen('en');
    find(element, '.main')?.click();
    await element.updateComplete;
    find(element, '#cancel')?.click();
    await waitUntil(() => status(element).includes('Cancelled'));
    expect(find(element, 'button.main')).to.have.property('disabled', false);
  });

  it('cannot print nothing, and says so', async () => {
    const element = await screen('en');
    for (const box of boxes(element).filter(({ checked }) => checked)) {
      box.click();
      await settled(element);
    }
    expect(status(element)).to.contain('Choose at least one');
    expect(find(element, '.main')).to.have.property('disabled', true);
  });

  const refused: readonly (readonly [string, string, string])[] = [
    ['print-margin', '-2', 'The margin can be 0 to 30 mm'],
    ['print-margin', '', 'The margin can be 0 to 30 mm'],
    ['print-bleed', '11', 'The bleed can be 0 to 10 mm'],
    ['print-copies', '0', '1 to 20 copies'],
  ];
  for (const [field, value, sentence] of refused)
    it(`says why it cannot print with ${field} “${value}”`, async () => {
      const element = await screen('en');
      await type(element, field, value);
      expect(status(element)).to.contain(sentence);
      expect(find(element, '.main')).to.have.property('disabled', true);
    });

  it('says so when a card does not fit the paper', async () => {
    const element = await screen('de');
    await press(element, '[data-value=custom]');
    await type(element, 'print-width', '200');
    await press(element, '[data-value=a5]');
    expect(status(element)).to.contain('200 × 88,9 mm passt nicht');
  });

  for (const { id } of games)
    it(`has something to print of every game: ${id}`, async () => {
      const element = await screenIn(await testContext('de'), id);
      expect(find(element, 'button.main')?.textContent).to.match(/[1-9]\d* Seiten/);
      expect(find(element, 'button.main')).to.have.property('disabled', false);
    });

  it('is accessible', async () => {
    await expect(await screen('de')).to.be.accessible();
  });
});
