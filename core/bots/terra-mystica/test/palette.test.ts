import { expect, fixture, html } from '@open-wc/testing';
import '../../../../components/table/answer-marks.ts';
import type { AnswerMarks } from '../../../../components/table/answer-marks.ts';
import { loadPageStyles, testContext } from '../../../../test/components/fixtures.ts';
import { languages } from '../../../engine/text.ts';
import boards from '../boards.ts';
import bot from '../bot.ts';

const buildings = ['dwelling', 'trading-house', 'temple', 'stronghold', 'sanctuary'];

describe('buildings to put on the map', () => {
  before(loadPageStyles);

  for (const language of languages)
    for (const width of [324, 354, 420])
      it(`keep their words inside their keys, ${language}, ${width} px`, async () => {
        const { textWith } = await testContext(language);
        const marks = buildings.map((building) => `bot-${building}`);
        const prompt = {
          ...{ say: 'mirror-buildings', with: { who: 'bot' }, rule: { section: '' } },
          expects: { kind: 'marks', board: 'map', of: ['A1', 'A2'], marks, min: 0 },
        };
        const element = await fixture<AnswerMarks>(
          html`<answer-marks
            style="width: ${width}px"
            .text=${textWith(bot.texts)}
            .boards=${boards}
            .prompt=${prompt}
            .draft=${{ marks: {} }}
          ></answer-marks>`,
        );
        await document.fonts.ready;
        for (const key of element.shadowRoot!.querySelectorAll('.brushes .key')) {
          const { left, right, top, bottom } = key.getBoundingClientRect();
          for (const part of key.children) {
            const box = part.getBoundingClientRect();
            expect([box.left >= left, box.right <= right], key.textContent).to.deep.equal([true, true]);
            expect([box.top >= top, box.bottom <= bottom], key.textContent).to.deep.equal([true, true]);
          }
        }
      });
});
