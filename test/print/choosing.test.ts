import { expect, fixture, html } from '@open-wc/testing';
import '../../components/print/print-cards.ts';
import '../../components/print/print-presets.ts';
import type { PrintCards } from '../../components/print/print-cards.ts';
import type { PrintPresets } from '../../components/print/print-presets.ts';
import de from '../../components/print/de.ftl';
import en from '../../components/print/en.ftl';
import { Refusal } from '../../core/engine/refusal.ts';
import { choicesFrom, inManner, presetOf, type Choices, type Preset } from '../../print/choices.ts';
import { plainSetup } from '../../print/geometry.ts';
import { studio } from '../../print/jobs.ts';
import { layOut } from '../../print/lay-out.ts';
import { presetFile, presetIn } from '../../print/preset-file.ts';
import { loadPageStyles, testContext } from '../components/fixtures.ts';
import fc from '../tools/cases.ts';
import { orderOf } from '../tools/print-order.ts';
import { waitUntil } from '../tools/wait-until.ts';

const words = { de, en };

/** What an element chooses is given back to it, as the studio does. */
function follow(element: PrintCards | PrintPresets): void {
  element.addEventListener('choose', ({ detail }) => (element.choices = detail));
}

describe('single cards', () => {
  before(loadPageStyles);

  async function cards(): Promise<PrintCards> {
    const { textWith } = await testContext('de');
    const made = await studio('template', 'de');
    const element = await fixture<PrintCards>(
      html`<print-cards
        .text=${textWith(words)}
        .choices=${choicesFrom({})}
        .decks=${[{ deck: made.decks()[0]!, name: 'Schiffe' }]}
        .botId=${'template'}
      ></print-cards>`,
    );
    follow(element);
    element.renderRoot.querySelector('details')!.open = true;
    await waitUntil(() => element.renderRoot.querySelectorAll('.card svg').length === 8, 'not painted');
    return element;
  }

  it('are left out and taken back by tapping them', async () => {
    const element = await cards();
    const [, second] = element.renderRoot.querySelectorAll<HTMLElement>('.card');
    expect(second!.ariaPressed).to.equal('true');
    second!.click();
    await element.updateComplete;
    expect(second!.ariaPressed).to.equal('false');
    expect(element.choices.leftOut).to.deep.equal(['template/ships/1']);
    second!.click();
    await element.updateComplete;
    expect(element.choices.leftOut).to.deep.equal([]);
  });

  it('are all put aside, and all wanted again, with one tap', async () => {
    const element = await cards();
    element.renderRoot.querySelector<HTMLElement>('#none')!.click();
    await element.updateComplete;
    expect(element.choices.leftOut).to.have.length(8);
    element.renderRoot.querySelector<HTMLElement>('#all')!.click();
    await element.updateComplete;
    expect(element.choices.leftOut).to.deep.equal([]);
  });

  it('that are left out are not printed', async () => {
    const made = await studio('template', 'de');
    const leaveOut = new Set(['ships/0', 'ships/1']);
    const { pages } = await layOut([made], { ...orderOf(['deck-ships'], { paper: 'single' }), leaveOut });
    expect(pages).to.have.length(12);
    expect(pages[0]?.file).to.equal('de/ships-01');
  });
});

describe('presets', () => {
  before(loadPageStyles);
  const chosen: Choices = choicesFrom({
    ink: 'grey',
    format: 'png600',
    copies: 2,
    language: 'both',
    setup: { paper: 'letter', size: 'tarot', bleed: 2 },
  });

  async function presets(choices: Choices): Promise<PrintPresets> {
    const { textWith } = await testContext('en');
    const element = await fixture<PrintPresets>(
      html`<print-presets .text=${textWith(words)} .choices=${choices}></print-presets>`,
    );
    follow(element);
    return element;
  }

  it('are kept under a name, taken with a tap, replaced by the same name, deleted', async () => {
    const element = await presets(chosen);
    const keep = async (name: string) => {
      element.renderRoot.querySelector('input')!.value = name;
      element.renderRoot.querySelector<HTMLElement>('#keep')!.click();
      await element.updateComplete;
    };
    await keep('Shop');
    await keep(' Shop ');
    expect(element.choices.presets).to.deep.equal([presetOf(chosen, 'Shop')]);
    element.choices = { ...choicesFrom({}), presets: element.choices.presets };
    await element.updateComplete;
    element.renderRoot.querySelector<HTMLElement>('.preset .key')!.click();
    expect(element.choices).to.deep.equal({ ...chosen, presets: [presetOf(chosen, 'Shop')] });
    element.renderRoot.querySelector<HTMLElement>('.preset .key:last-child')!.click();
    expect(element.choices.presets).to.deep.equal([]);
  });

  it('are the same after they were stored', () => {
    const stored: unknown = JSON.parse(JSON.stringify({ ...chosen, presets: [presetOf(chosen, 'Shop')] }));
    expect(choicesFrom(stored).presets).to.deep.equal([presetOf(chosen, 'Shop')]);
    expect(choicesFrom({ presets: [{}, null, 3, { name: ' ' }] }).presets).to.deep.equal([]);
  });

  it('come whole out of a file, without what others print and with which printer', async () => {
    const file = presetFile(
      presetOf({ ...chosen, leftOut: ['template/ships/1'], printer: 'Mine' }, 'My shop'),
    );
    expect(file.name).to.equal('visavis-my-shop.json');
    const preset = await presetIn(file);
    expect(inManner(choicesFrom({}), preset)).to.deep.equal(chosen);
  });

  for (const [what, content] of [
    ['nothing', ''],
    ['no JSON', '{'],
    ['another file of ours', '{"visavis":1,"bot":"template"}'],
    ['a list', '[]'],
    ['null', 'null'],
    ['no name', '{"visavis-print":1,"setup":{}}'],
    ['no way to print', '{"visavis-print":1,"name":"x","setup":[]}'],
    ['too much', `{"visavis-print":1,"name":"x","setup":{},"more":"${'x'.repeat(30_000)}"}`],
  ] as const)
    it(`are refused with a sentence: ${what}`, async () => {
      const element = await presets(chosen);
      const field = element.renderRoot.querySelector<HTMLInputElement>('input[type=file]')!;
      const files = new DataTransfer();
      files.items.add(new File([content], 'x.json'));
      field.files = files.files;
      field.dispatchEvent(new Event('change'));
      await waitUntil(() => element.renderRoot.querySelector('[role=alert]'), 'nothing said');
      expect(element.renderRoot.querySelector('[role=alert]')?.textContent).to.contain(
        'not a Visavis print preset',
      );
      expect(element.choices).to.equal(chosen);
    });

  it('whatever is in their file, are refused with a sentence, or hold and can be printed or refused', async () => {
    const made = await studio('template', 'de');
    const odd = fc.oneof(
      fc.jsonValue(),
      fc.constantFrom(1e308, -1, 0.1, 1e-9, 'a5', 'single', 'large', 'fold'),
    );
    const some = (names: readonly string[]) =>
      fc.record(Object.fromEntries(names.map((name) => [name, odd])), { requiredKeys: [] });
    const files = fc.record({
      name: fc.oneof(fc.string(), odd),
      setup: fc.oneof(odd, some(Object.keys(plainSetup))),
      manner: some(['language', 'copies', 'ink', 'format', 'presets', 'printers', '__proto__']),
    });
    await fc.assert(
      fc.asyncProperty(files, async ({ manner, ...rest }) => {
        const content = JSON.stringify({ 'visavis-print': 1, ...manner, ...rest }).replaceAll(
          '1e+308',
          '1e999',
        );
        const preset = await presetIn(new Blob([content])).catch((error: unknown) => error);
        if (preset instanceof Refusal) {
          expect(preset.say).to.equal('print-preset-refused');
          return;
        }
        const choices = inManner(choicesFrom({}), preset as Preset);
        const { setup, copies, ink, format } = choices;
        const order = { ...orderOf(['deck-ships', 'sheet']), setup, copies, ink, format };
        const problem = await layOut([made], order).catch((error: unknown) => error);
        if (problem instanceof Error) expect(problem).to.be.instanceOf(Refusal);
      }),
      { numRuns: 150 },
    );
  });

  it('are opened from a file and hold at once', async () => {
    const element = await presets(choicesFrom({}));
    const field = element.renderRoot.querySelector<HTMLInputElement>('input[type=file]')!;
    const files = new DataTransfer();
    files.items.add(presetFile(presetOf(chosen, 'Shop')));
    field.files = files.files;
    field.dispatchEvent(new Event('change'));
    await waitUntil(() => element.choices.presets.length === 1, 'nothing chosen');
    expect(element.choices).to.deep.equal({ ...chosen, presets: [presetOf(chosen, 'Shop')] });
  });
});
