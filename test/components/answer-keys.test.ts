import { expect, fixture, html } from '@open-wc/testing';
import { render, type LitElement } from 'lit';
import { answerKeys } from '../../components/table/answer-keys.ts';
import type { Expects, Prompt } from '../../core/engine/bot.ts';
import type { Faces } from '../../core/look/faces.ts';
import { find, testContext } from './fixtures.ts';

async function asking(): Promise<{ place: HTMLElement; ask(prompt: Prompt): Promise<void> }> {
  const { text } = await testContext();
  const place = await fixture<HTMLElement>(html`<div></div>`);
  const ask = async (prompt: Prompt) => {
    render(answerKeys(text, prompt, { marks: {} }, { boards: { named: {} } }), place);
    await (place.firstElementChild as LitElement).updateComplete;
  };
  return { place, ask };
}

const prompt = (say: string, expects: Expects): Prompt => ({ say, with: {}, rule: { section: '' }, expects });

describe('answer keys begin anew with every question', () => {
  it('typed digits', async () => {
    const { place, ask } = await asking();
    const fish = prompt('points-fish', { kind: 'count', min: 0, max: 999 });
    await ask(fish);
    dispatchEvent(new KeyboardEvent('keydown', { key: '2' }));
    await ask(fish);
    expect(find(place, 'output')?.textContent).to.equal('2');
    await ask(prompt('points-schools', fish.expects));
    expect(find(place, 'output'), 'digits of the question before').to.equal(undefined);
  });

  it('counted things', async () => {
    const { place, ask } = await asking();
    const bag = prompt('tally-done', { kind: 'tally', of: ['red', 'blue'] });
    await ask(bag);
    find(place, 'li .key:last-child')?.click();
    await ask(bag);
    expect(find(place, 'li b')?.textContent).to.equal('1');
    await ask(prompt('table-over', bag.expects));
    expect(find(place, 'li b')?.textContent).to.equal('0');
    await ask(prompt('table-over', { kind: 'tally', of: ['red', 'blue'], start: { red: 3, blue: 0 } }));
    expect(find(place, 'li b')?.textContent).to.equal('3');
  });
});

describe('keys for many cards', () => {
  const cards = Array.from({ length: 14 }, (_, n) => `card-${n + 1}`);

  const strip = { width: 60, height: 20, shapes: [] };
  const faces: Faces = { decks: () => [], face: () => undefined, strip: () => strip };

  async function keysFor(of: readonly string[]) {
    const { text } = await testContext();
    const place = await fixture<HTMLElement>(html`<div style="width: 350px"></div>`);
    const which = prompt('which-card', { kind: 'choice', of });
    render(answerKeys(text, which, { marks: {} }, { boards: { named: {} }, faces }), place);
    await (place.firstElementChild as LitElement).updateComplete;
    return (name: string, part: string) =>
      find(place, `[data-option=${name}]`)?.querySelector(part)?.getBoundingClientRect();
  }

  it('show each card at a glance', async () => {
    const box = await keysFor(cards.slice(0, 8));
    for (const name of ['card-1', 'card-8']) expect(box(name, 'i svg')?.width).to.be.greaterThan(90);
  });

  it('of a whole deck have room for its names, and each number in one line', async () => {
    const box = await keysFor([...cards, 'none']);
    expect(box('card-14', 'i svg')?.width).to.equal(0);
    expect(box('none', 'b')?.height).to.be.lessThan(40);
  });
});
