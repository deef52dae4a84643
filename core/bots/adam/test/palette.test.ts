import { expect, fixture, html } from '@open-wc/testing';
import '../../../../components/table/answer-marks.ts';
import type { AnswerMarks } from '../../../../components/table/answer-marks.ts';
import {
  askedBoard,
  back,
  given,
  put,
  skip,
  tapped,
  type Draft,
  type MarksExpected,
} from '../../../../components/table/marking.ts';
import boards from '../boards/index.ts';
import { colours } from '../cards.ts';
import { supplyBoard } from '../supply.ts';
import type { Prompt } from '../../../engine/bot.ts';
import { testContext } from '../../../../test/components/fixtures.ts';
import { german } from './table.ts';

describe('A.D.A.M.: palette of colours', () => {
  const asking = (min: number): Prompt & { expects: MarksExpected } => ({
    say: 'marks-brush',
    with: {},
    rule: { section: '' },
    expects: { kind: 'marks', board: supplyBoard, of: ['1a', '1b', '7'], marks: colours, min },
  });

  /** The keys, with the draft that they make. */
  async function palette(prompt: Prompt): Promise<AnswerMarks> {
    const { text } = await testContext();
    const element = await fixture<AnswerMarks>(
      html`<answer-marks .text=${text} .boards=${boards} .prompt=${prompt}></answer-marks>`,
    );
    element.addEventListener('draft', ({ detail }) => (element.draft = detail));
    await expect(element).to.be.accessible();
    return element;
  }

  async function choose(element: AnswerMarks, colour: string): Promise<HTMLElement> {
    const key = element.shadowRoot!.querySelector<HTMLElement>(`[data-mark=${colour}]`)!;
    key.click();
    await element.updateComplete;
    return key;
  }

  it('has a drawing for every colour, and keeps the one that was chosen last', async () => {
    const { expects, ...prompt } = asking(1);
    const element = await palette({ ...prompt, expects });
    expect(element.shadowRoot!.querySelectorAll('[role=radio] svg')).to.have.length(colours.length);
    const green = await choose(element, 'green');
    expect(green.getAttribute('aria-checked')).to.equal('true');
    expect(tapped(expects, element.draft, '1b').marks).to.deep.equal({ '1b': 'green' });
  });

  describe('where all places are to be filled', () => {
    const prompt = asking(2);
    const { expects } = prompt;

    it('puts a colour on one place after the other, each with one tap', async () => {
      const element = await palette(prompt);
      for (const colour of ['red', 'red', 'blue']) await choose(element, colour);
      expect(element.draft.marks).to.deep.equal({ '1a': 'red', '1b': 'red', '7': 'blue' });
    });

    it('shows where it is, goes back, leaves a place empty, and goes on where the board is tapped', () => {
      const drawn = (draft: Draft) => askedBoard(german, prompt, draft)!.marks;
      expect(drawn({ marks: {} })).to.deep.equal({ '1a': 'next' });
      const one = put(expects, {}, 'red');
      expect(one).to.deep.equal({ '1a': 'red', '1b': 'next' });
      expect(back(expects, one)).to.deep.equal({ '1a': 'next' });
      const skipped = skip(expects, one);
      expect(skipped).to.deep.equal({ '1a': 'red', '7': 'next' });
      expect(put(expects, skipped, 'blue')).to.deep.equal({ '1a': 'red', '7': 'blue', '1b': 'next' });
      expect(tapped(expects, { marks: one }, '1a').marks).to.deep.equal({ '1a': 'next' });
      expect(given(one)).to.deep.equal({ '1a': 'red' });
    });
  });
});
