import { expect, fixture, html, oneEvent } from '@open-wc/testing';
import { reader } from '../../core/engine/text.ts';
import en from '../../components/shell/en.ftl';
import '../../components/table/answer-count.ts';
import type { AnswerCount } from '../../components/table/answer-count.ts';
import type { AnswerEvent } from '../../components/table/answering.ts';

const text = reader('en', [en]);
const pad = (min: number, max: number) =>
  fixture<AnswerCount>(
    html`<answer-count .text=${text} .expects=${{ kind: 'count' as const, min, max }}></answer-count>`,
  );
const keys = (element: Element) => [...element.shadowRoot!.querySelectorAll<HTMLElement>('.key')];
const labels = (element: Element) => keys(element).map((key) => key.textContent.trim());
const typed = (key: string) => dispatchEvent(new KeyboardEvent('keydown', { key, cancelable: true }));

async function tap(element: AnswerCount, label: string, detail = 1): Promise<void> {
  keys(element)
    .find((key) => key.textContent.trim() === label)!
    .dispatchEvent(new MouseEvent('click', { detail }));
  await element.updateComplete;
}

describe('how many?', () => {
  it('a large number takes two taps: its tens, and the number', async () => {
    const element = await pad(0, 400);
    await tap(element, '130–139');
    expect(labels(element)).to.include.members(['130', '139', 'Back']);
    setTimeout(() => void tap(element, '132'));
    const { detail } = await oneEvent<AnswerEvent>(element, 'answer');
    expect(detail).to.equal(132);
  });

  it('the second tap of a double tap is no answer', async () => {
    const element = await pad(0, 400);
    let given = 0;
    element.addEventListener('answer', () => (given += 1));
    await tap(element, '130–139');
    await tap(element, '136', 2);
    expect(given).to.equal(0);
    await tap(element, 'Back');
    expect(labels(element)).to.include('130–139');
  });

  it('greater ones are a page further, and none is beyond what fits', async () => {
    const element = await pad(5, 215);
    expect(labels(element).slice(0, 2)).to.deep.equal(['5–9', '10–19']);
    await tap(element, '200 or more');
    expect(labels(element)).to.deep.equal(['200–209', '210–215', 'Back']);
    await tap(element, '210–215');
    expect(labels(element).at(-2)).to.equal('215');
  });

  it('on a keyboard it is typed', async () => {
    const element = await pad(0, 400);
    for (const key of ['1', '3', '2']) typed(key);
    setTimeout(() => typed('Enter'));
    expect((await oneEvent<AnswerEvent>(element, 'answer')).detail).to.equal(132);
  });

  it('up to 21 have a key each: one tap', async () => {
    const element = await pad(0, 20);
    expect(labels(element)).to.have.length(21);
    setTimeout(() => void tap(element, '17'));
    expect((await oneEvent<AnswerEvent>(element, 'answer')).detail).to.equal(17);
    expect(labels(await pad(0, 21))).to.include('10–19');
  });

  it('few have a key each; two digits are typed, too', async () => {
    const element = await pad(0, 12);
    expect(labels(element)).to.have.length(13);
    for (const key of ['1', '2']) typed(key);
    setTimeout(() => typed('Enter'));
    expect((await oneEvent<AnswerEvent>(element, 'answer')).detail).to.equal(12);
  });
});
