import { expect, fixture, html, oneEvent } from '@open-wc/testing';
import { fits } from '../../core/engine/expects.ts';
import type { Prompt } from '../../core/engine/bot.ts';
import { reader } from '../../core/engine/text.ts';
import en from '../../components/shell/en.ftl';
import '../../components/table/answer-account.ts';
import type { AnswerEvent } from '../../components/table/answering.ts';

const text = reader('en', [
  en,
  'your-points = Your points\n    .fish = Fish\n    .eggs = Eggs\n    .rest = Rest',
]);
const prompt: Prompt = {
  say: 'your-points',
  with: {},
  rule: { section: 'Made up' },
  expects: {
    kind: 'tally',
    of: ['fish', 'eggs', 'rest'],
    start: { eggs: 4 },
    account: { most: 99, bot: { fish: 12, eggs: 3 } },
  },
};
const sheet = () => fixture(html`<answer-account .text=${text} .prompt=${prompt}></answer-account>`);
const key = (name: string) => dispatchEvent(new KeyboardEvent('keydown', { key: name, cancelable: true }));
const sums = (element: Element) =>
  [...element.shadowRoot!.querySelectorAll('.sum :is(i, output)')].map(({ textContent }) => textContent);

const points = (element: Element) =>
  [...element.shadowRoot!.querySelectorAll('.points')].map((line) => line.textContent.trim());

describe("the player's points", () => {
  it('are typed line by line, with a sum that runs along, and given at the end', async () => {
    const element = await sheet();
    for (const name of ['2', '8', 'Enter']) key(name);
    await (element as unknown as { updateComplete: Promise<void> }).updateComplete;
    expect(sums(element)).to.deep.equal(['15', '32']);
    key('Enter'); // what the app knows stays
    key('7');
    setTimeout(() => key('Enter'));
    const { detail } = await oneEvent<AnswerEvent>(element, 'answer');
    expect(detail).to.deep.equal({ fish: 28, eggs: 4, rest: 7 });
    expect(fits(prompt.expects, detail)).to.equal(true);
  });

  it('go no higher than a line can: the next digit begins the next line, and none the last one anew', async () => {
    const element = await sheet();
    for (const name of ['9', '9', '1', '2', '7', '8', '6']) key(name);
    await (element as unknown as { updateComplete: Promise<void> }).updateComplete;
    expect(points(element)).to.deep.equal(['99', '12', '78']);
    expect(fits(prompt.expects, { fish: 100 })).to.equal(false);
  });

  it('a line may have room for more: then the player says where it ends', async () => {
    const expects = { ...prompt.expects, account: { most: 99, mostOf: { fish: 199 } } };
    const element = await fixture(
      html`<answer-account .text=${text} .prompt=${{ ...prompt, expects }}></answer-account>`,
    );
    for (const name of ['1', '2', '3', '4']) key(name);
    await (element as unknown as { updateComplete: Promise<void> }).updateComplete;
    expect(points(element)).to.deep.equal(['123', '4', '']);
  });

  it('what is left is none', async () => {
    const element = await sheet();
    key('7');
    setTimeout(() => element.shadowRoot!.querySelector<HTMLElement>('.done')!.click());
    const { detail } = await oneEvent<AnswerEvent>(element, 'answer');
    expect(detail).to.deep.equal({ fish: 7, eggs: 4 });
  });

  it('can be put right: a tap on a line begins it anew', async () => {
    const element = await sheet();
    element.shadowRoot!.querySelectorAll<HTMLElement>('.points')[1]!.click();
    key('6');
    await (element as unknown as { updateComplete: Promise<void> }).updateComplete;
    expect(sums(element)[1]).to.equal('6');
  });
});
