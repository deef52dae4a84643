import { expect, fixture, html } from '@open-wc/testing';
import '../../components/table/answer-marks.ts';
import type { AnswerMarks } from '../../components/table/answer-marks.ts';
import {
  askedBoard,
  back,
  begun,
  given,
  put,
  skip,
  tapped,
  type Draft,
  type MarksExpected,
} from '../../components/table/marking.ts';
import type { Prompt } from '../../core/engine/bot.ts';
import { testContext } from './fixtures.ts';

const colours = ['yellow', 'red', 'black', 'green', 'blue'];
const asking = (min: number): Prompt & { expects: MarksExpected } => ({
  say: 'marks-brush',
  with: {},
  rule: { section: '' },
  expects: { kind: 'marks', board: 'any', of: ['1a', '1b', '7'], marks: colours, min },
});

/** The palette; what it puts comes back to it, as at the table. */
async function palette(prompt: Prompt, draft: Draft = { marks: {} }): Promise<AnswerMarks> {
  const { text } = await testContext();
  const element = await fixture<AnswerMarks>(
    html`<answer-marks
      .text=${text}
      .boards=${{ named: {} }}
      .prompt=${prompt}
      .draft=${draft}
    ></answer-marks>`,
  );
  element.addEventListener('draft', ({ detail }) => (element.draft = detail));
  return element;
}

async function choose(element: AnswerMarks, ...marks: readonly string[]): Promise<void> {
  for (const mark of marks) {
    element.shadowRoot?.querySelector<HTMLElement>(`[data-mark=${mark}]`)?.click();
    await element.updateComplete;
  }
}

describe('marks that the player puts where they belong', () => {
  const prompt = asking(1);
  const checked = (element: AnswerMarks) =>
    element.shadowRoot?.querySelector<HTMLElement>('[aria-checked=true]')?.dataset['mark'];

  it('have a drawing for every colour', async () => {
    const element = await palette(prompt);
    expect(element.shadowRoot?.querySelectorAll('[role=radio] svg')).to.have.length(colours.length);
    await expect(element).to.be.accessible();
  });

  it('are of the colour that was chosen last, where the next question offers it', async () => {
    const element = await palette(prompt);
    expect(checked(element)).to.equal('yellow');
    await choose(element, 'green');
    expect(element.draft).to.deep.equal({ marks: {}, brush: 'green' });
    expect(checked(await palette(prompt, element.draft))).to.equal('green');
    const { expects } = prompt;
    expect(tapped(expects, element.draft, '1b').marks).to.deep.equal({ '1b': 'green' });
    expect(tapped(expects, { marks: { '1b': 'green' }, brush: 'green' }, '1b').marks).to.deep.equal({});
    expect(checked(await palette(prompt, { marks: {}, brush: 'free' }))).to.equal('yellow');
  });
});

describe('marks that mostly fill all places', () => {
  const { expects } = asking(0);
  const start = { '1a': 'red' };
  const prompt = { ...asking(0), expects: { ...expects, likely: 3, start } };

  it('are guided, begin with what is known, and may be fewer', async () => {
    expect(begun(asking(0))).to.deep.equal({});
    const element = await palette(prompt, { marks: begun(prompt) });
    await choose(element, 'blue');
    expect(element.draft.marks).to.deep.equal({ '1a': 'red', '1b': 'blue', '7': 'next' });
    const done = element.shadowRoot!.querySelector<HTMLButtonElement>('.done')!;
    expect(done.textContent.trim()).to.equal('2 von 3');
    expect(done.disabled).to.equal(false);
  });
});

describe('marks that fill all places', () => {
  const prompt = asking(2);
  const { expects } = prompt;

  it('go to one place after the other, each with one tap', async () => {
    const element = await palette(prompt);
    await choose(element, 'red', 'red', 'blue');
    expect(element.draft.marks).to.deep.equal({ '1a': 'red', '1b': 'red', '7': 'blue' });
    await expect(element).to.be.accessible();
  });

  it('show where they go, back, past an empty place, and on where the board is tapped', () => {
    expect(askedBoard(prompt, { marks: {} })?.marks).to.deep.equal({ '1a': 'next' });
    const one = put(expects, {}, 'red');
    expect(one).to.deep.equal({ '1a': 'red', '1b': 'next' });
    expect(back(expects, one)).to.deep.equal({ '1a': 'next' });
    const skipped = skip(expects, one);
    expect(skipped).to.deep.equal({ '1a': 'red', '7': 'next' });
    expect(put(expects, skipped, 'blue')).to.deep.equal({ '1a': 'red', '7': 'blue', '1b': 'next' });
    expect(tapped(expects, { marks: one, brush: 'blue' }, '1a').marks).to.deep.equal({ '1a': 'next' });
    expect(given(one)).to.deep.equal({ '1a': 'red' });
  });
});
