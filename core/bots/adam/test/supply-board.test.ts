import { expect, fixture, html } from '@open-wc/testing';
import '../../../../components/boards/supply-board.ts';
import type { SupplyBoard } from '../../../../components/boards/supply-board.ts';
import '../../../../components/table/answer-marks.ts';
import type { AnswerMarks } from '../../../../components/table/answer-marks.ts';
import {
  back,
  drawn,
  given,
  put,
  skip,
  tapped,
  type MarksExpected,
} from '../../../../components/table/marking.ts';
import { shipped } from '../cards.ts';
import type { Marks, Prompt } from '../../../engine/bot.ts';
import { pieceColours } from '../piece-drawing.ts';
import { byNumber, supplyFields } from '../supply-drawing.ts';
import { testContext } from '../../../../test/components/fixtures.ts';

const fields = byNumber(shipped.numbers.spots);
const places = supplyFields(fields).flatMap((field) => field.places.map(({ id }) => id));

async function board(marks: Marks, choices: readonly string[] = [], language: 'de' | 'en' = 'de') {
  const { text } = await testContext(language);
  return fixture<SupplyBoard>(
    html`<supply-board .text=${text} .fields=${fields} .marks=${marks} .choices=${choices}></supply-board>`,
  );
}

const buttons = (element: SupplyBoard) => [
  ...(element.shadowRoot?.querySelectorAll<SVGGElement>('[role=button]') ?? []),
];
const labels = (element: SupplyBoard) => buttons(element).map((button) => button.getAttribute('aria-label'));
const label = (element: SupplyBoard) => element.shadowRoot?.querySelector('svg')?.getAttribute('aria-label');

describe('supply board', () => {
  it('has twelve places in the ring, two heads and two tails', () => {
    expect(places.join(' ')).to.equal('1a 1b 2a 2b 3a 3b 4a 4b 5a 5b 6a 6b 7 8 9 10');
  });

  it('names what lies where', async () => {
    const shown = await board({ '4a': 'red', '4b': 'blue', '9': 'black' });
    expect(label(shown)).to.equal('Vorratstafel. Feld 4, rot, blau. Feld 9, Schwanz, schwarz');
    expect(buttons(shown)).to.have.length(0);
    await expect(shown).to.be.accessible();
  });

  for (const [language, expected] of [
    ['de', ['Feld 4, Teil 2, rot', 'Feld 7, Kopf, leer']],
    ['en', ['Field 4, piece 2, red', 'Field 7, head, empty']],
  ] as const)
    it(`names the places that can be tapped (${language})`, async () => {
      const open = await board({ '4b': 'red' }, ['4b', '7'], language);
      expect(labels(open)).to.deep.equal(expected);
      await expect(open).to.be.accessible();
    });

  it('tells which place was tapped or pressed', async () => {
    const open = await board({}, places);
    const heard: string[] = [];
    open.addEventListener('place', ({ detail }) => heard.push(detail));
    const [first, second] = buttons(open);
    first?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    second?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
    expect(heard).to.deep.equal(['1a', '1b']);
  });

  it('takes a whole field where fields are asked for', async () => {
    const open = await board({ '2a': 'green' }, ['2', '8']);
    expect(labels(open)).to.deep.equal(['Feld 2, grün, leer', 'Feld 8, Kopf, leer']);
  });

  it('gives every place a target of at least 48 pixels on a phone', async () => {
    const open = await board({}, places);
    const { style } = open;
    style.width = '350px';
    style.height = '350px';
    for (const button of buttons(open)) {
      const { width, height } = button.getBoundingClientRect();
      expect(Math.min(width, height), button.dataset['place']).to.be.at.least(48);
    }
  });

  it('lights the field that he takes', async () => {
    const shown = await board({ '7': 'yellow', 'field-7': 'target' });
    expect(shown.shadowRoot?.querySelectorAll('.target')).to.have.length(1);
    expect(shown.shadowRoot?.querySelector('.target .number')?.textContent.trim()).to.equal('7');
  });
});

describe('palette of colours', () => {
  const prompt: Prompt = {
    say: 'marks-brush',
    with: {},
    rule: { section: '' },
    expects: { kind: 'marks', board: 'supply-board', of: places, marks: pieceColours, min: 1 },
  };

  async function palette(): Promise<AnswerMarks> {
    const { text } = await testContext();
    return fixture<AnswerMarks>(html`<answer-marks .text=${text} .prompt=${prompt}></answer-marks>`);
  }
  const brushes = (element: AnswerMarks) => [
    ...(element.shadowRoot?.querySelectorAll<HTMLElement>('[role=radio]') ?? []),
  ];

  it('has a drawing for every colour', async () => {
    const element = await palette();
    expect(brushes(element).filter((brush) => brush.querySelector('svg'))).to.have.length(
      pieceColours.length,
    );
    await expect(element).to.be.accessible();
  });

  it('keeps the colour that was chosen last', async () => {
    brushes(await palette())[3]?.click();
    const next = await palette();
    expect(brushes(next)[3]?.getAttribute('aria-checked')).to.equal('true');
    expect(next.tapped('2b')).to.deep.equal({ '2b': 'green' });
  });

  describe('where all places are to be filled', () => {
    const all: Prompt = {
      ...prompt,
      expects: { kind: 'marks', board: 'supply-board', of: ['1a', '1b', '7'], marks: pieceColours, min: 2 },
    };
    const expects = all.expects as MarksExpected;

    async function guided(marks: Marks = {}): Promise<AnswerMarks> {
      const { text } = await testContext();
      return fixture<AnswerMarks>(
        html`<answer-marks .text=${text} .prompt=${all} .marks=${marks}></answer-marks>`,
      );
    }

    it('puts a colour on one place after the other, each with one tap', async () => {
      const element = await guided();
      element.addEventListener('marks', ({ detail }) => (element.marks = detail));
      for (const colour of ['red', 'red', 'blue']) {
        element.shadowRoot?.querySelector<HTMLElement>(`[data-mark=${colour}]`)?.click();
        await element.updateComplete;
      }
      expect(element.marks).to.deep.equal({ '1a': 'red', '1b': 'red', '7': 'blue' });
      await expect(element).to.be.accessible();
    });

    it('shows where it is, goes back, leaves a place empty, and goes on where the board is tapped', () => {
      expect(drawn(expects, {})).to.deep.equal({ '1a': 'next' });
      const one = put(expects, {}, 'red');
      expect(one).to.deep.equal({ '1a': 'red', '1b': 'next' });
      expect(back(expects, one)).to.deep.equal({ '1a': 'next' });
      const skipped = skip(expects, one);
      expect(skipped).to.deep.equal({ '1a': 'red', '7': 'next' });
      expect(put(expects, skipped, 'blue')).to.deep.equal({ '1a': 'red', '7': 'blue', '1b': 'next' });
      expect(tapped(expects, { '1a': 'red', '1b': 'next' }, '1a', 'blue')).to.deep.equal({ '1a': 'next' });
      expect(given({ '1a': 'red', '1b': 'next' })).to.deep.equal({ '1a': 'red' });
    });
  });
});
